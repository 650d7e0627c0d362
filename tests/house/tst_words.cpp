// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cctype>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "tests/house/include_rules.h"

namespace {

/// See docs/glossary.md.
constexpr std::array kUnused = std::to_array<std::string_view>(
    {"told", "anew", "nobody", "somebody", "so many", "put away", "let go", "makes no sense", "passed over",
     "for good", "full health rises", "no join code", "explored share", "is whole already"});

bool isLetter(char c)
{
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

/// The unused words of a text, as whole words in any case.
std::vector<std::string> unusedIn(std::string text)
{
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    std::vector<std::string> found;
    for (const std::string_view word : kUnused) {
        for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
            const bool begins = at == 0 || !isLetter(text[at - 1]);
            const std::size_t end = at + word.size();
            if (begins && (end == text.size() || !isLetter(text[end])))
                found.emplace_back(word);
        }
    }
    return found;
}

/// What stands between quotes in a source, but for names and SQL: literals with a space in them.
std::vector<std::string> stringsOf(const std::string &source)
{
    std::vector<std::string> strings;
    for (std::size_t at = 0; at < source.size(); ++at) {
        if (source.compare(at, 2, "//") == 0) {
            at = source.find('\n', at);
        } else if (source[at] == '\'' && at + 2 < source.size()) {
            at += source[at + 1] == '\\' ? 3 : 2; // a character, or the grouping of a number
            if (source[std::min(at, source.size() - 1)] != '\'')
                at -= 2;
        } else if (source[at] == '"') {
            std::string text;
            for (++at; at < source.size() && source[at] != '"'; ++at) {
                if (source[at] == '\\')
                    ++at;
                text += source[at];
            }
            if (text.find(' ') != std::string::npos)
                strings.push_back(std::move(text));
        }
        if (at == std::string::npos)
            break;
    }
    return strings;
}

} // namespace

TEST_CASE("strings use the words of the glossary")
{
    const std::filesystem::path root = CAVEGAME_SOURCE_DIR;
    std::size_t strings = 0;
    for (const char *part : {"core", "editor", "app", "bench", "tests", "tools"}) {
        for (const auto &entry : std::filesystem::recursive_directory_iterator(root / part)) {
            const std::string ending = entry.path().extension().string();
            if (ending != ".h" && ending != ".cpp" && ending != ".ui")
                continue;
            if (entry.path().filename() == "tst_words.cpp")
                continue; // which has to name them
            for (const std::string &text : stringsOf(house::textOf(entry.path()))) {
                ++strings;
                for (const std::string &word : unusedIn(text))
                    FAIL_CHECK(entry.path() << ": '" << word << "' in \"" << text << '"');
            }
        }
    }
    REQUIRE(strings > 3000);
}

TEST_CASE("the guide and the README use the words of the glossary")
{
    const std::filesystem::path root = CAVEGAME_SOURCE_DIR;
    std::vector<std::filesystem::path> files{root / "README.md", root / "docs/gallery.md",
                                             root / "docs/keys.md"};
    for (const auto &entry : std::filesystem::directory_iterator(root / "resources/help"))
        if (entry.is_regular_file()) // the folders are in other languages
            files.push_back(entry.path());
    REQUIRE(files.size() > 20);
    for (const std::filesystem::path &file : files) {
        for (const std::string &word : unusedIn(house::readFile(file)))
            FAIL_CHECK(file << ": '" << word << '\'');
    }
}

TEST_CASE("content and rooms use the words of the glossary")
{
    // The texts of a room are part of the hash of its worlds, so this one stays as it was released.
    constexpr std::string_view kReleased = "Nobody comes in here.";
    const std::filesystem::path root = CAVEGAME_SOURCE_DIR;
    std::size_t files = 0;
    for (const char *part : {"resources/content", "resources/rooms"}) {
        for (const auto &entry : std::filesystem::recursive_directory_iterator(root / part)) {
            if (!entry.is_regular_file())
                continue;
            ++files;
            std::string text = house::readFile(entry.path());
            if (const std::size_t at = text.find(kReleased); at != std::string::npos)
                text.erase(at, kReleased.size());
            for (const std::string &word : unusedIn(text))
                FAIL_CHECK(entry.path() << ": '" << word << '\'');
        }
    }
    REQUIRE(files > 20);
}

TEST_CASE("unused words are found as whole words, in strings alone")
{
    CHECK(unusedIn("Read the file Anew; toldest") == std::vector<std::string>{"anew"});
    CHECK(stringsOf("// \"told you\"\nf(\"so many words\", 'x', \"name\", 1'000, \"a \\\" b\");") ==
          std::vector<std::string>{"so many words", "a \" b"});
}
