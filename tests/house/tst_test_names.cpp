// SPDX-License-Identifier: MIT
// CTest runs each case by its name. A semicolon ends a CMake list element and a leading dash looks like an
// option, so a case with such a name would be reported without having run.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "tests/house/include_rules.h"

namespace {

/// The names of the cases in the text of a source file; adjacent literals are one name.
std::vector<std::string> caseNames(std::string_view text)
{
    const std::string macro = std::string("TEST_CASE") + "("; // apart, so that this line is no case
    std::vector<std::string> names;
    for (std::size_t at = text.find(macro); at != std::string_view::npos; at = text.find(macro, at)) {
        at += macro.size();
        std::string name;
        while ((at = text.find_first_not_of(" \n", at)) != std::string_view::npos && text[at] == '"') {
            const std::size_t end = std::min(text.find('"', at + 1), text.size() - 1);
            name += text.substr(at + 1, end - at - 1);
            at = end + 1;
        }
        if (!name.empty())
            names.push_back(name);
        at = std::min(at, text.size());
    }
    return names;
}

bool canBeRunByName(const std::string &name)
{
    return !name.starts_with('-') && name.find(';') == std::string::npos;
}

} // namespace

TEST_CASE("every test case has a name that CTest can run it by")
{
    std::size_t count = 0;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(
             std::filesystem::path(CAVEGAME_SOURCE_DIR) / "tests")) {
        if (entry.path().extension() != ".cpp")
            continue;
        for (const std::string &name : caseNames(house::readFile(entry.path()))) {
            ++count;
            if (!canBeRunByName(name))
                FAIL_CHECK(entry.path().string() << ": \"" << name << "\" holds ';' or starts with '-'");
        }
    }
    REQUIRE(count > 10);
}

TEST_CASE("names that CTest would cut or misread are distinguished from good ones")
{
    const std::vector<std::string> names = caseNames(
        "TEST_CASE(\"one; two\")\n{\n}\nTEST_CASE(\n    \"split \"\n    \"name\")\nTEST_CASE(\"--out\")");
    REQUIRE(names == std::vector<std::string>{"one; two", "split name", "--out"});
    REQUIRE_FALSE(canBeRunByName(names[0]));
    REQUIRE(canBeRunByName(names[1]));
    REQUIRE_FALSE(canBeRunByName(names[2]));
}
