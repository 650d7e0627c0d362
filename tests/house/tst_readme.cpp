// SPDX-License-Identifier: MIT
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace {

/// The targets of the Markdown links and pictures in a text that lead to files beside it; headings of those
/// files left off.
std::vector<std::string> relativeLinks(std::string_view text)
{
    std::vector<std::string> links;
    for (std::size_t at = text.find("]("); at != std::string_view::npos; at = text.find("](", at)) {
        at += 2;
        const std::string_view rest = text.substr(at);
        const std::string target(rest.substr(0, rest.find_first_of(") \n#")));
        if (!target.empty() && target.find(':') == std::string::npos)
            links.push_back(target);
    }
    return links;
}

const std::filesystem::path kRoot = CAVEGAME_SOURCE_DIR;

std::string textOf(const char *name)
{
    std::ifstream stream(kRoot / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

} // namespace

TEST_CASE("every file that the README links to is there")
{
    for (const char *name : {"README.md", "README.de.md", "README.fr.md", "README.zh_CN.md"}) {
        const std::vector<std::string> links = relativeLinks(textOf(name));
        REQUIRE_FALSE(links.empty());
        for (const std::string &link : links) {
            if (!std::filesystem::exists(kRoot / link))
                FAIL_CHECK(name << " links to " << link << ", which is not there");
        }
    }
}

TEST_CASE("the README links to the same files in each language")
{
    const auto linksOf = [](const char *name) {
        const std::vector<std::string> links = relativeLinks(textOf(name));
        std::set<std::string> files(links.begin(), links.end());
        std::erase_if(files, [](const std::string &file) { return file.starts_with("README"); });
        return files;
    };
    const std::set<std::string> english = linksOf("README.md");
    REQUIRE(english.size() > 10);
    for (const char *name : {"README.de.md", "README.fr.md", "README.zh_CN.md"}) {
        INFO(name);
        CHECK(linksOf(name) == english);
    }
}

TEST_CASE("the README shows the program and its five games before anything else, in small pictures")
{
    constexpr std::uintmax_t kMostBytes = 100'000;
    const std::string text = textOf("README.md");
    const std::vector<std::string> links = relativeLinks(text.substr(0, text.find("\n## ")));
    std::vector<std::string> pictures;
    std::ranges::copy_if(links, std::back_inserter(pictures),
                         [](const std::string &link) { return link.ends_with(".png"); });
    REQUIRE(pictures.size() == 6);
    std::uintmax_t bytes = 0;
    for (const std::string &picture : pictures)
        bytes += std::filesystem::file_size(kRoot / picture);
    CHECK(bytes <= kMostBytes);
}

TEST_CASE("links to files are distinguished from links to the web and within the page")
{
    const std::vector<std::string> links = relativeLinks(
        "![A](docs/a.png) [b](LICENSE \"title\") [c](https://example.org/x) [d](#top) [e](a.md#part)");
    REQUIRE(links == std::vector<std::string>{"docs/a.png", "LICENSE", "a.md"});
}
