// SPDX-License-Identifier: MIT
// Small pictures of worlds and seed cards, for file managers.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstdint>
#include <filesystem>
#include <png.h>
#include <set>
#include <string>
#include <vector>

#include "tests/cli/program.h"

using Catch::Matchers::ContainsSubstring;
using cli_test::readFile;
using cli_test::Run;
using cli_test::runProgram;
using cli_test::TemporaryFolder;
using cli_test::writeFile;

namespace {

struct Thumbnail {
    unsigned width = 0;
    unsigned height = 0;
    std::set<std::uint32_t> colours;
};

Thumbnail readThumbnail(const std::string &path)
{
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    REQUIRE(png_image_begin_read_from_file(&image, path.c_str()) != 0);
    image.format = PNG_FORMAT_RGBA;
    std::vector<std::uint32_t> pixels(std::size_t{image.width} * image.height);
    REQUIRE(png_image_finish_read(&image, nullptr, pixels.data(), 0, nullptr) != 0);
    return {image.width, image.height, {pixels.begin(), pixels.end()}};
}

/// A world, a seed card, and what a file manager does with them.
class ThumbnailFiles {
public:
    ThumbnailFiles()
    {
        REQUIRE(runProgram({"world", "create", "Small", "--seed", "lantern", "--data-dir", path("data")})
                    .exitCode == 0);
        REQUIRE(runProgram({"card", "write", "--seed", "lantern", "--out", card()}).exitCode == 0);
    }

    [[nodiscard]] std::string path(const std::string &name) const { return m_folder.path(name); }
    [[nodiscard]] std::string world() const { return path("data/worlds/Small.cave"); }
    [[nodiscard]] std::string card() const { return path("lantern.cavecard"); }
    [[nodiscard]] std::string picture() const { return path("thumbnail.png"); }
    [[nodiscard]] bool hasPicture() const { return std::filesystem::exists(picture()); }

    [[nodiscard]] Run draw(const std::string &file, const std::string &size = "128") const
    {
        return runProgram({"thumbnail", "--size", size, file, picture()});
    }

private:
    TemporaryFolder m_folder;
};

} // namespace

TEST_CASE("a thumbnail shows a world and a seed card, as large as asked for")
{
    const ThumbnailFiles files;
    for (const std::string &file : {files.world(), files.card()}) {
        INFO(file);
        for (const char *size : {"32", "128", "256"}) {
            const Run run = runProgram({"thumbnail", "--force", "--size", size, file, files.picture()});
            INFO(run.err);
            REQUIRE(run.exitCode == 0);
            CHECK(run.out.empty());
            const Thumbnail picture = readThumbnail(files.picture());
            CHECK(std::max(picture.width, picture.height) <= std::stoul(size));
            CHECK(std::max(picture.width, picture.height) * 2 > std::stoul(size));
            CHECK(picture.colours.size() >= 3); // rock, wall, floor
        }
    }
}

TEST_CASE("a thumbnail shows no more of a world than its player has seen")
{
    const ThumbnailFiles files;
    REQUIRE(files.draw(files.world()).exitCode == 0);
    const Thumbnail seen = readThumbnail(files.picture());
    const Run whole = runProgram({"world", "export", "Small", "--data-dir", files.path("data"), "--format",
                                  "png", "--out", files.path("whole.png"), "--area", "-50,-50,100,100"});
    REQUIRE(whole.exitCode == 0);
    CHECK(seen.colours.size() < readThumbnail(files.path("whole.png")).colours.size());
}

TEST_CASE("bounded worlds have thumbnails of their level")
{
    const ThumbnailFiles files;
    for (const char *generator : {"cavern", "dungeon", "rooms"}) {
        INFO(generator);
        const std::string card = files.path(std::string(generator) + ".cavecard");
        REQUIRE(
            runProgram({"card", "write", "--seed", "s", "--generator", generator, "--out", card}).exitCode ==
            0);
        const Run run = runProgram({"thumbnail", "--force", card, files.picture()});
        INFO(run.err);
        CHECK(run.exitCode == 0);
        CHECK(readThumbnail(files.picture()).colours.size() >= 3);
    }
}

TEST_CASE("a damaged file has no thumbnail")
{
    const ThumbnailFiles files;
    const std::string world = readFile(files.world());
    const std::string card = readFile(files.card());
    writeFile(files.path("cut.cave"), world.substr(0, 3000));
    writeFile(files.path("noise.cave"), "no database at all");
    writeFile(files.path("empty.cave"), "");
    writeFile(files.path("cut.cavecard"), card.substr(0, card.size() / 2));
    writeFile(files.path("other.json"), "{\"format\": \"something else\"}");
    for (const char *name :
         {"cut.cave", "noise.cave", "empty.cave", "cut.cavecard", "other.json", "none.cave"}) {
        const Run run = files.draw(files.path(name));
        INFO(name);
        CHECK(run.exitCode == 1);
        CHECK_THAT(run.err, ContainsSubstring("cavegame-cli: "));
        CHECK_FALSE(files.hasPicture());
    }
}

TEST_CASE("a thumbnail replaces a file only when forced to, and never a world")
{
    const ThumbnailFiles files;
    writeFile(files.picture(), "mine");
    const Run refused = files.draw(files.card());
    CHECK(refused.exitCode == 1);
    CHECK_THAT(refused.err, ContainsSubstring("--force"));
    CHECK(readFile(files.picture()) == "mine");
    const std::string before = readFile(files.world());
    CHECK(runProgram({"thumbnail", "--force", files.card(), files.world()}).exitCode == 1);
    CHECK(readFile(files.world()) == before);
}

TEST_CASE("a thumbnail has a size that makes sense")
{
    const ThumbnailFiles files;
    for (const char *size : {"0", "-1", "15", "5000", "x", ""}) {
        INFO(size);
        CHECK(files.draw(files.card(), size).exitCode == 2);
        CHECK_FALSE(files.hasPicture());
    }
}
