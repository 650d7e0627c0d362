// SPDX-License-Identifier: MIT
#include "core/base/hashing.h"
#include "core/gen/caves/caves.h"
#include "core/io/exports/region_text.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/gen/gen_fixtures.h"
#include "tests/support/test_data.h"

using namespace cave;
using namespace cave::test;

namespace {

// The files of tests/data/caves hold what version 1 of the generator makes: comment lines with the seed and
// the settings that are not the default's, then regions as `regionText` writes them. To add one, write its
// comment lines and the first words
// ("region X Y") of its regions, and run this test with CAVEGAME_REWRITE_GOLDEN set. No file that is there
// may ever change.
const std::filesystem::path kFolder = testData("caves");
const std::string kGoldenSeedLine = "# seed: ";
const std::string kGoldenSettingLine = "# setting: ";

struct Golden {
    std::string header;
    std::string seed;
    WorldSettings settings;
    std::vector<RegionPos> positions;
    std::vector<std::string> lines; ///< after the header
};

bool rewriting()
{
    return std::getenv("CAVEGAME_REWRITE_GOLDEN") != nullptr;
}

std::vector<std::string> linesOf(const std::string &text)
{
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

void writeFile(const std::filesystem::path &path, const std::string &text)
{
    std::ofstream file(path, std::ios::binary);
    file << text;
}

/// A line like "caves.threshold 6"; chances in ten-thousandths.
void applySetting(WorldSettings &settings, const std::string &line)
{
    std::istringstream words(line);
    std::string key;
    int value = 0;
    words >> key >> value;
    const SettingInfo *info = findSetting(key);
    INFO(line);
    REQUIRE(info != nullptr);
    info->set(settings, value);
}

Golden readGolden(const std::filesystem::path &path)
{
    Golden golden;
    for (const std::string &line : linesOf(readFile(path))) {
        if (line.rfind("# ", 0) == 0) {
            golden.header += line + '\n';
            if (line.rfind(kGoldenSeedLine, 0) == 0)
                golden.seed = line.substr(kGoldenSeedLine.size());
            if (line.rfind(kGoldenSettingLine, 0) == 0)
                applySetting(golden.settings, line.substr(kGoldenSettingLine.size()));
            continue;
        }
        golden.lines.push_back(line);
        std::istringstream words(line);
        std::string keyword;
        RegionPos pos;
        if (words >> keyword >> pos.x >> pos.y)
            golden.positions.push_back(pos);
    }
    return golden;
}

std::vector<std::filesystem::path> goldenFiles()
{
    std::vector<std::filesystem::path> files;
    for (const auto &entry : std::filesystem::directory_iterator(kFolder)) {
        if (entry.path().extension() == ".txt")
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::string regionTexts(const Golden &golden, CaveUnits units)
{
    const Caves caves(golden.seed, golden.settings, units);
    std::string text;
    for (const RegionPos pos : golden.positions)
        text += regionText(caves.generate(pos));
    return text;
}

/// Names the first line that differs, by its region and row; empty if none does.
std::string firstDifference(const std::vector<std::string> &expected, const std::vector<std::string> &actual)
{
    std::string region;
    int row = 0;
    for (std::size_t i = 0; i < std::max(expected.size(), actual.size()); ++i) {
        const std::string was = i < expected.size() ? expected[i] : "(nothing)";
        const std::string is = i < actual.size() ? actual[i] : "(nothing)";
        const bool startsRegion = was.rfind("region ", 0) == 0;
        row = startsRegion ? 0 : row + 1;
        if (startsRegion)
            region = was;
        if (was != is) {
            std::ostringstream message;
            message << region << ", row " << row << " from the north: expected\n" << was << "\ngot\n" << is;
            return message.str();
        }
    }
    return {};
}

WorldSettings mixedSettings(std::uint64_t world)
{
    WorldSettings settings;
    for (std::size_t i = 0; world % 2 != 0 && i < settingInfos().size(); ++i) {
        const SettingInfo &info = settingInfos().at(i);
        const auto choices = static_cast<std::uint32_t>(info.maximum - info.minimum + 1);
        if (info.shapesTerrain)
            info.set(settings, info.minimum + static_cast<int>(pickBelow(combine(world, i), choices)));
    }
    return settings;
}

std::uint64_t hashOf(const Region &region)
{
    std::uint64_t hash = combine(0, static_cast<std::uint64_t>(region.seed));
    for (const std::uint64_t row : region.rock)
        hash = combine(hash, row);
    for (const std::vector<CellPos> *cells : {&region.chests, &region.monsters}) {
        hash = combine(hash, cells->size());
        for (const CellPos cell : *cells)
            hash =
                combine(hash, static_cast<std::uint64_t>(cell.x) * 64 + static_cast<std::uint64_t>(cell.y));
    }
    return hash;
}

/// One hash over 10,000 regions: 200 worlds, every other one with the default settings, 50 regions of each,
/// near and far.
std::string hashOfManyRegions(CaveUnits units)
{
    std::uint64_t hash = 0;
    for (std::uint64_t world = 0; world < 200; ++world) {
        const Caves caves("world " + std::to_string(world), mixedSettings(world), units);
        const std::int64_t corner = world % 4 < 2 ? -3 : 20'000'000'000;
        for (std::int64_t i = 0; i < 50; ++i)
            hash = combine(hash, hashOf(caves.generate({corner + i % 7, corner - i / 7})));
    }
    std::ostringstream text;
    text << std::hex << hash << '\n';
    return text.str();
}

} // namespace

TEST_CASE("version 1 of the caves makes the regions that it always made")
{
    REQUIRE(goldenFiles().size() >= 7);
    for (const std::filesystem::path &path : goldenFiles()) {
        const Golden golden = readGolden(path);
        REQUIRE_FALSE(golden.positions.empty());
        if (rewriting()) {
            writeFile(path, golden.header + regionTexts(golden, portableCaveUnits()));
            FAIL_CHECK("rewritten: " << path.filename().string());
            continue;
        }
        INFO(path.filename().string());
        CHECK(firstDifference(golden.lines, linesOf(regionTexts(golden, portableCaveUnits()))) == "");
        CHECK(firstDifference(golden.lines, linesOf(regionTexts(golden, fastestCaveUnits()))) == "");
    }
}

TEST_CASE("10,000 regions of many settings, near and far, have the hash that they always had")
{
    const std::filesystem::path path = kFolder / "many.hash";
    if (rewriting()) {
        writeFile(path, hashOfManyRegions(portableCaveUnits()));
        FAIL_CHECK("rewritten: " << path.filename().string());
        return;
    }
    CHECK(hashOfManyRegions(portableCaveUnits()) == readFile(path));
    CHECK(hashOfManyRegions(fastestCaveUnits()) == readFile(path));
}
