// SPDX-License-Identifier: MIT
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
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

} // namespace

TEST_CASE("every file that the README links to is there")
{
    const std::filesystem::path root = CAVEGAME_SOURCE_DIR;
    std::ifstream stream(root / "README.md", std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    const std::vector<std::string> links = relativeLinks(text);
    REQUIRE_FALSE(links.empty());
    for (const std::string &link : links) {
        if (!std::filesystem::exists(root / link))
            FAIL_CHECK("README.md links to " << link << ", which is not there");
    }
}

TEST_CASE("links to files are distinguished from links to the web and within the page")
{
    const std::vector<std::string> links = relativeLinks(
        "![A](docs/a.png) [b](LICENSE \"title\") [c](https://example.org/x) [d](#top) [e](a.md#part)");
    REQUIRE(links == std::vector<std::string>{"docs/a.png", "LICENSE", "a.md"});
}
