// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/java/java_world.h"

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <utility>

#include "tests/io/files/io_fixtures.h"
#include "tests/support/json_values.h"
#include "tests/support/test_data.h"

namespace cave::test {

/// A folder as the original has it, of the seed "lantern": regions (-1, -1), (-1, 0) and (0, -1); six chests
/// opened and the monster of (-1, 0) killed.
inline std::filesystem::path lanternFolder()
{
    return testData("java/lantern");
}

/// The file of the region (-1, -1) there.
inline constexpr const char *kHomeFile = "r-1,-1.json";

/// A copy of a world of the original's, to be changed.
class JavaFolder {
public:
    explicit JavaFolder(const std::filesystem::path &source = lanternFolder())
    {
        std::filesystem::copy(source, path());
    }

    [[nodiscard]] std::filesystem::path path() const { return m_folder / "world"; }
    [[nodiscard]] std::filesystem::path file(const std::string &name) const { return path() / name; }

    /// Changes one file as JSON.
    void edit(const std::string &name, const std::function<void(Json &)> &change) const
    {
        Json json = jsonOf(readBytes(file(name)));
        change(json);
        writeBytes(file(name), json.dump());
    }

private:
    TempFolder m_folder;
};

/// The files of a folder, parsed, by name.
inline std::map<std::string, Json> jsonFiles(const std::filesystem::path &folder)
{
    std::map<std::string, Json> files;
    for (const auto &entry : std::filesystem::directory_iterator(folder))
        files[entry.path().filename().string()] = jsonOf(readBytes(entry.path()));
    return files;
}

/// A folder that must import.
inline JavaImport imported(const std::filesystem::path &folder)
{
    Result<JavaImport> result = importJavaWorld(folder);
    if (!result)
        FAIL(result.error().text());
    return std::move(*result);
}

} // namespace cave::test
