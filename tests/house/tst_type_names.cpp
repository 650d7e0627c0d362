// SPDX-License-Identifier: MIT
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cctype>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/house/include_rules.h"

namespace {

/// The classes, structures and enumerations that a text defines outside of other types and of unnamed
/// namespaces. Relies on the formatter: those begin in the first column.
std::vector<std::string> typesIn(const std::string &text)
{
    std::vector<std::string> types;
    bool isPrivate = false;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line == "namespace {")
            isPrivate = true;
        if (line == "} // namespace")
            isPrivate = false;
        if (std::string type = house::typeDefinedOn(line); !isPrivate && !type.empty())
            types.push_back(std::move(type));
    }
    return types;
}

} // namespace

TEST_CASE(
    "no two types of the project have one name, as the linker would take the parts of one for the other's")
{
    const std::filesystem::path root = CAVEGAME_SOURCE_DIR;
    std::map<std::string, std::set<std::string>> places;
    for (const char *part : {"core", "editor", "app", "bench"}) {
        for (const auto &entry : std::filesystem::recursive_directory_iterator(root / part)) {
            const std::string ending = entry.path().extension().string();
            if (ending != ".h" && ending != ".cpp")
                continue;
            for (const std::string &type : typesIn(house::readFile(entry.path())))
                places[type].insert(std::filesystem::relative(entry.path(), root).string());
        }
    }
    REQUIRE(places.size() > 500);
    for (const auto &[type, files] : places) {
        if (files.size() > 1)
            FAIL_CHECK(type << " is in " << *files.begin() << " and in " << *files.rbegin());
    }
}

TEST_CASE("types are distinguished from declarations, from parts of types and from what is private to a file")
{
    const std::string text =
        "struct A {\nclass B;\nclass C final : public D {\n    struct E {\nenum class F { G };\n"
        "class H\n    : public I {\nstruct J::K {\nnamespace {\nstruct L {\n} // namespace\n"
        "enum M : int {\nenum class O : int;\nstruct [[nodiscard]] N {};\n";
    REQUIRE(typesIn(text) == std::vector<std::string>{"A", "C", "F", "H", "M", "N"});
}
