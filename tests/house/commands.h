// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

namespace house {

/// How a command of the shell ended.
struct CommandResult {
    int status = -1; ///< 0: success
    std::string out; ///< standard output and error
};

/// Runs a command by sh.
inline CommandResult shell(const std::string &command)
{
    std::FILE *pipe = popen((command + " 2>&1").c_str(), "r");
    REQUIRE(pipe != nullptr);
    CommandResult result;
    std::array<char, 4096> block{};
    for (std::size_t count = 1; count > 0;) {
        count = std::fread(block.data(), 1, block.size(), pipe);
        result.out.append(block.data(), count);
    }
    result.status = pclose(pipe);
    return result;
}

/// As one word of the shell.
inline std::string quoted(const std::filesystem::path &path)
{
    return "'" + path.string() + "'";
}

/// A folder that is removed in the end.
class ScratchFolder {
public:
    ScratchFolder()
    {
        std::string name = (std::filesystem::temp_directory_path() / "cavegame-house-XXXXXX").string();
        REQUIRE(mkdtemp(name.data()) != nullptr);
        m_path = name;
    }
    ScratchFolder(const ScratchFolder &) = delete;
    ScratchFolder &operator=(const ScratchFolder &) = delete;
    ~ScratchFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

} // namespace house
