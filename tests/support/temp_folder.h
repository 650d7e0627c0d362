// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <system_error>
#include <unistd.h>

namespace cave::test {

/// A new, empty folder that goes with this object.
class TempFolder {
public:
    explicit TempFolder(const std::filesystem::path &parent = std::filesystem::temp_directory_path())
    {
        std::string name = (parent / "cavegame-test-XXXXXX").string();
        if (mkdtemp(name.data()) != nullptr)
            m_path = name;
    }
    TempFolder(const TempFolder &) = delete;
    TempFolder &operator=(const TempFolder &) = delete;
    ~TempFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }

    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }
    [[nodiscard]] std::filesystem::path operator/(const std::string &name) const { return m_path / name; }

private:
    std::filesystem::path m_path;
};

} // namespace cave::test
