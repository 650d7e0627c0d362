// SPDX-License-Identifier: MIT
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include "tests/house/include_rules.h"

namespace {

/// The most lines between the braces of a function of a text. Relies on the formatter: the braces of a
/// function stand alone in their lines, as far in as each other.
std::size_t longestFunction(const std::string &text)
{
    std::size_t longest = 0;
    std::map<std::size_t, std::size_t> begun; // by how far in the brace stands: its line
    std::istringstream lines(text);
    std::size_t number = 0;
    for (std::string line; std::getline(lines, line); ++number) {
        const std::size_t in = line.find_first_not_of(' ');
        if (in == std::string::npos)
            continue;
        if (line.compare(in, std::string::npos, "{") == 0)
            begun[in] = number;
        else if (const auto at = begun.find(in); line[in] == '}' && at != begun.end()) {
            longest = std::max(longest, number - at->second - 1);
            begun.erase(at);
        }
    }
    return longest;
}

} // namespace

TEST_CASE("no function is longer than 60 lines, and no header longer than 250")
{
    constexpr std::size_t kMaxInFunction = 60;
    const std::filesystem::path root = CAVEGAME_SOURCE_DIR;
    for (const char *part : {"core", "editor", "app"}) {
        for (const auto &entry : std::filesystem::recursive_directory_iterator(root / part)) {
            const std::string ending = entry.path().extension().string();
            if (ending != ".h" && ending != ".cpp")
                continue;
            const std::string text = house::readFile(entry.path());
            const std::string file = entry.path().lexically_relative(root).generic_string();
            INFO(file);
            CHECK(longestFunction(text) <= kMaxInFunction);
            if (ending == ".h")
                CHECK(std::ranges::count(text, '\n') <= 250);
        }
    }
}

TEST_CASE("the lines of functions are counted between their braces")
{
    REQUIRE(longestFunction(
                "void f()\n{\n    if (a) {\n        b();\n    }\n}\n\nint g()\n{\n    return 1;\n}\n") == 3);
    REQUIRE(longestFunction("class A {\n    int f()\n    {\n        return 1;\n    }\n};\n") == 1);
}

TEST_CASE("generators and ways to play are named where their tables are")
{
    constexpr std::size_t kMaxFiles = 12;
    const std::filesystem::path root = CAVEGAME_SOURCE_DIR;
    const auto namesKind = [](const std::string &text) {
        return text.find("GeneratorKind::") != std::string::npos ||
               text.find("ScenarioKind::") != std::string::npos;
    };
    std::set<std::string> files;
    for (const char *part : {"core", "editor", "app"}) {
        for (const auto &entry : std::filesystem::recursive_directory_iterator(root / part)) {
            if (entry.is_regular_file() && namesKind(house::readFile(entry.path())))
                files.insert(entry.path().lexically_relative(root).generic_string());
        }
    }
    std::string names;
    for (const std::string &file : files)
        names += "\n" + file;
    INFO(names);
    CHECK(!files.empty());
    CHECK(files.size() <= kMaxFiles);
}
