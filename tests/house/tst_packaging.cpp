// SPDX-License-Identifier: MIT
// What is installed beside the programs: file types, icons, manual pages and the description of the program
// agree with the program and with each other.
#include "app/version/version.h"
#include "core/io/seeds/seed_card.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <filesystem>
#include <iterator>
#include <pugixml.hpp>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include "tests/house/commands.h"
#include "tests/house/include_rules.h"

using Catch::Matchers::ContainsSubstring;

namespace {

namespace fs = std::filesystem;
using Names = std::set<std::string>;

const fs::path kPackaging = house::kRoot / "packaging";
constexpr const char *kId = "org.cavegame.CaveGame";

std::string packaged(const std::string &ending)
{
    return house::readFile(kPackaging / (kId + ending));
}

pugi::xml_document xmlOf(const std::string &ending)
{
    pugi::xml_document document;
    REQUIRE(document.load_string(packaged(ending).c_str()));
    return document;
}

/// All that the first group of an expression matches in a text.
Names matches(const std::string &text, const std::string &expression)
{
    const std::regex regex(expression);
    Names found;
    for (std::sregex_iterator at(text.begin(), text.end(), regex); at != std::sregex_iterator(); ++at)
        found.insert((*at)[1]);
    return found;
}

/// The types of a line such as "MimeType=a/b;c/d;".
Names typesOf(const std::string &text)
{
    const Names lines = matches(text, "MimeType=([^\n]*)");
    REQUIRE(lines.size() == 1);
    return matches(*lines.begin(), "([^;]+)");
}

Names declaredTypes()
{
    const pugi::xml_document document = xmlOf(".mime.xml");
    Names types;
    for (const pugi::xml_node type : document.child("mime-info").children("mime-type"))
        types.insert(type.attribute("type").value());
    return types;
}

/// A manual page as it reads, without what only troff understands.
std::string pageText(const fs::path &page)
{
    std::string text = house::readFile(page);
    for (const char *escape : {"\\fB", "\\fI", "\\fR", "\\"}) {
        for (std::size_t at = text.find(escape); at != std::string::npos; at = text.find(escape, at))
            text.erase(at, std::string(escape).size());
    }
    return text;
}

} // namespace

TEST_CASE("every file type has an icon, a thumbnail and a program that opens it")
{
    const Names types = declaredTypes();
    REQUIRE(types.size() == 2);
    CHECK(typesOf(packaged(".desktop")) == types);
    CHECK(typesOf(packaged(".thumbnailer")) == types);
    const pugi::xml_document metainfo = xmlOf(".metainfo.xml");
    Names provided;
    for (const pugi::xml_node type : metainfo.child("component").child("provides").children("mediatype"))
        provided.insert(type.child_value());
    CHECK(provided == types);
    for (std::string name : types) {
        std::ranges::replace(name, '/', '-');
        CHECK(fs::exists(kPackaging / "mimetypes" / (name + ".svg")));
    }
}

TEST_CASE("seed cards are known by their name and by how they begin")
{
    const pugi::xml_document document = xmlOf(".mime.xml");
    const pugi::xml_node type =
        document.child("mime-info")
            .find_child_by_attribute("type", "application/vnd.cavegame.seed-card+json");
    CHECK("*" + std::string(cave::kSeedCardSuffix) == type.child("glob").attribute("pattern").value());
    cave::SeedCard card; // with all that comes before its format
    card.camera = cave::SeedCamera{{-cave::kWorldLimit, -cave::kWorldLimit}, -16};
    const std::string text = seedCardToJson(card);
    const pugi::xml_node start = type.child("magic").child("match");
    CHECK(text.starts_with(start.attribute("value").value()));
    const std::size_t at = text.find(start.child("match").attribute("value").value());
    CHECK(at <= 256);
    CHECK(std::string(start.child("match").attribute("offset").value()) == "1:256");
}

TEST_CASE("the manual page of seed cards explains every field that one can have")
{
    cave::SeedCard card;
    card.camera = cave::SeedCamera{};
    card.marks = {true, {"tag"}, "note", {{{1, 2}, "label"}}};
    card.run = cave::RunClaim{};
    const std::string page = pageText(kPackaging / "man" / "cavegame-seed-card.5");
    for (const std::string &key : matches(seedCardToJson(card), "\n  \"([A-Za-z]+)\":"))
        CHECK_THAT(page, ContainsSubstring(".TP\n" + key + "\n"));
    for (const std::string &key : matches(seedCardToJson(card), "\n    \"([A-Za-z]+)\":")) // in one of them
        CHECK_THAT(page, ContainsSubstring(key));
}

TEST_CASE("the manual page of the window program has every option of its help")
{
    const fs::path program = fs::path(CAVEGAME_BUILD_DIR) / "bin" / "cavegame";
    if (!fs::exists(program)) // the build without a window
        return;
    const house::CommandResult help =
        house::shell("LANGUAGE=C LC_ALL=C " + house::quoted(program) + " --help");
    REQUIRE(help.status == 0);
    const Names options = matches(help.out, "(--[a-z-]+)");
    REQUIRE(options.size() >= 4);
    const std::string page = pageText(kPackaging / "man" / "cavegame.6");
    for (const std::string &option : options)
        CHECK_THAT(page, ContainsSubstring(option + " ") || ContainsSubstring(option + "\n"));
}

TEST_CASE("the manual page of world files is made of their description")
{
    const house::CommandResult page = house::shell(
        "awk -v name=cavegame-world -v what='world files' -v 'also=cavegame-cli (1), cavegame (6)' -f " +
        house::quoted(kPackaging / "man" / "markdown_to_man.awk") + " " +
        house::quoted(house::kRoot / "docs" / "world-file.md"));
    REQUIRE(page.status == 0);
    for (const char *part :
         {".TH CAVEGAME\\-WORLD 5 ", ".SH NAME\ncavegame\\-world \\- world files\n", ".SH 4. TABLES\n",
          ".SS \\fBmeta\\fR: identity and origin of the world\n", ".TP\n\\fBexplored_cells\\fR  INTEGER\n",
          ".fi\n.SH SEE ALSO\n", ".BR cavegame\\-cli (1),\n.BR cavegame (6)\n"}) {
        INFO(part);
        CHECK(page.out.find(part) != std::string::npos);
    }
    CHECK(page.out.find("|---|") == std::string::npos);
    CHECK(page.out.find("```") == std::string::npos);
}

TEST_CASE("the program names the same homepage as its packages")
{
    const std::string homepage(cave::kHomepage);
    const pugi::xml_document metainfo = xmlOf(".metainfo.xml");
    const pugi::xml_node component = metainfo.child("component");
    CHECK(component.find_child_by_attribute("url", "type", "homepage").child_value() == homepage);
    CHECK_THAT(house::readFile(kPackaging / "debian" / "control.in"),
               ContainsSubstring("Homepage: " + homepage + "\n"));
}

TEST_CASE("the pictures that software centres show are there, with a caption in every language")
{
    const pugi::xml_document metainfo = xmlOf(".metainfo.xml");
    const pugi::xml_node component = metainfo.child("component");
    const std::string homepage = component.find_child_by_attribute("url", "type", "homepage").child_value();
    std::size_t pictures = 0;
    for (const pugi::xml_node shot : component.child("screenshots").children()) {
        const std::string url = shot.child("image").child_value();
        INFO(url);
        REQUIRE(url.starts_with(homepage + "/"));
        CHECK(fs::exists(house::kRoot / url.substr(homepage.size() + 1)));
        const auto captions = shot.children("caption");
        CHECK(std::distance(captions.begin(), captions.end()) == 4);
        ++pictures;
    }
    CHECK(pictures >= 3);
}

TEST_CASE("the last release has the version of the project, wherever it is written down")
{
    const Names project =
        matches(house::readFile(house::kRoot / "CMakeLists.txt"), "project\\(cavegame VERSION ([0-9.]+)");
    REQUIRE(project.size() == 1);
    const std::string &version = *project.begin();
    const pugi::xml_document metainfo = xmlOf(".metainfo.xml");
    CHECK(version ==
          metainfo.child("component").child("releases").child("release").attribute("version").value());
    CHECK_THAT(house::readFile(kPackaging / "debian" / "changelog"),
               ContainsSubstring("cavegame (" + version + "-"));
    CHECK_THAT(house::readFile(house::kRoot / "CHANGELOG.md"), ContainsSubstring("\n## " + version + " "));
}
