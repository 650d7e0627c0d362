// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cctype>
#include <filesystem>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "tests/house/include_rules.h"

namespace {

/// True if the text of a declaration is that of a function: a parenthesis comes before any value.
bool declaresFunction(const std::string &declaration)
{
    int angles = 0;
    for (const char c : declaration) {
        if (c == '<')
            ++angles;
        else if (c == '>')
            --angles;
        else if (c == '(' && angles <= 0)
            return true;
        else if (c == '=' || c == '{')
            return false;
    }
    return false;
}

/// How many functions each class of a text declares. Relies on the formatter: a class begins and ends in the
/// first column, its members in the fifth.
std::map<std::string, int> methodsIn(const std::string &text)
{
    constexpr std::array<std::string_view, 8> kOther{"//",    "}",    "Q_",     "friend",
                                                     "using", "enum", "struct", "class"};
    const auto isOther = [&](const std::string &line) {
        return std::ranges::any_of(
            kOther, [&](std::string_view word) { return line.compare(4, word.size(), word) == 0; });
    };
    std::map<std::string, int> counts;
    std::istringstream lines(text);
    std::string name;
    std::string declaration;
    for (std::string line; std::getline(lines, line);) {
        if (const std::string begun = name.empty() ? house::typeDefinedOn(line) : std::string();
            !begun.empty() && line.find("};") == std::string::npos) {
            name = begun;
            counts.try_emplace(name, 0);
        } else if (line.starts_with("};")) {
            name.clear();
            declaration.clear();
        } else if (!name.empty()) {
            const bool begins = line.size() > 4 && line.starts_with("    ") && line[4] != ' ';
            if (declaration.empty() && (!begins || isOther(line)))
                continue;
            declaration += line.substr(0, line.find("//"));
            if (declaration.find_first_of(";{") == std::string::npos)
                continue;
            counts[name] += declaresFunction(declaration) ? 1 : 0;
            declaration.clear();
        }
    }
    return counts;
}

/// The classes that a source defines functions of: "Class::function(" in a line that begins in the first
/// column.
std::set<std::string> classesDefinedIn(const std::string &text)
{
    const auto isPart = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    std::set<std::string> classes;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const std::string head = line.substr(0, line.find('('));
        const std::size_t colons = head.rfind("::");
        if (line.empty() || !isPart(line[0]) || head.size() == line.size() || colons == std::string::npos ||
            head.find('=') != std::string::npos)
            continue;
        const auto end = head.begin() + static_cast<std::ptrdiff_t>(colons);
        const auto begin = std::find_if_not(std::make_reverse_iterator(end), head.rend(), isPart).base();
        classes.emplace(begin, end);
    }
    return classes;
}

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

struct ClassSize {
    int methods = 0;
    std::set<std::string> sources;
};

std::map<std::string, ClassSize> classSizes()
{
    const std::filesystem::path root = CAVEGAME_SOURCE_DIR;
    std::map<std::string, ClassSize> sizes;
    for (const char *part : {"core", "editor", "app"}) {
        for (const auto &entry : std::filesystem::recursive_directory_iterator(root / part)) {
            const std::string ending = entry.path().extension().string();
            if (ending != ".h" && ending != ".cpp")
                continue;
            const std::string text = house::readFile(entry.path());
            for (const auto &[name, methods] : methodsIn(text))
                sizes[name].methods = std::max(sizes[name].methods, methods);
            if (ending != ".cpp")
                continue;
            for (const std::string &name : classesDefinedIn(text))
                sizes[name].sources.insert(entry.path().lexically_relative(root).generic_string());
        }
    }
    return sizes;
}

} // namespace

TEST_CASE("no class has over 40 functions, or its functions in more than two sources")
{
    constexpr int kMostFunctions = 40;
    constexpr std::size_t kMostSources = 2;
    const std::map<std::string, ClassSize> sizes = classSizes();
    REQUIRE(sizes.size() > 500);
    for (const auto &[name, size] : sizes) {
        if (size.methods == 0)
            continue; // a namespace, or plain data
        INFO(name << ": " << size.methods << " functions in " << size.sources.size() << " sources");
        CHECK(size.methods <= kMostFunctions);
        CHECK(size.sources.size() <= kMostSources);
    }
}

TEST_CASE("no function is longer than 60 lines, and no header longer than 250")
{
    constexpr std::size_t kMostInFunction = 60;
    // Headers that are longer yet, with their lines: these only ever shrink.
    const std::map<std::string, std::ptrdiff_t> kLonger{{"core/io/world_file/world_file_format.h", 255}};
    const std::filesystem::path root = CAVEGAME_SOURCE_DIR;
    for (const char *part : {"core", "editor", "app"}) {
        for (const auto &entry : std::filesystem::recursive_directory_iterator(root / part)) {
            const std::string ending = entry.path().extension().string();
            if (ending != ".h" && ending != ".cpp")
                continue;
            const std::string text = house::readFile(entry.path());
            const std::string file = entry.path().lexically_relative(root).generic_string();
            INFO(file);
            CHECK(longestFunction(text) <= kMostInFunction);
            const auto longer = kLonger.find(file);
            if (ending == ".h")
                CHECK(std::ranges::count(text, '\n') <= (longer == kLonger.end() ? 250 : longer->second));
        }
    }
}

TEST_CASE("the lines of functions are counted between their braces")
{
    REQUIRE(longestFunction(
                "void f()\n{\n    if (a) {\n        b();\n    }\n}\n\nint g()\n{\n    return 1;\n}\n") == 3);
    REQUIRE(longestFunction("class A {\n    int f()\n    {\n        return 1;\n    }\n};\n") == 1);
}

TEST_CASE("functions of a class are distinguished from its data")
{
    const auto methods =
        methodsIn("class A : public B {\npublic:\n    A();\n    int f() const { return 1; }\n"
                  "    std::function<void(int)> g;\n    int x = h(3);\n    // i();\n"
                  "    void j(int a,\n           int b);\n    struct C {\n        void k();\n    };\n};\n");
    REQUIRE(methods.at("A") == 3);
}

TEST_CASE("generators and ways to play are named where their tables are")
{
    constexpr std::size_t kMostFiles = 12;
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
    CHECK(files.size() <= kMostFiles);
}
