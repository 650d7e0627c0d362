// SPDX-License-Identifier: MIT
#include "core/base/java_seed.h"
#include "core/gen/classic/classic_caves.h"
#include "core/io/exports/region_text.h"
#include "core/world/world_spec.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <filesystem>
#include <rapidcheck.h>
#include <sstream>
#include <string>
#include <vector>

#include "tests/gen/gen_fixtures.h"
#include "tests/support/test_data.h"

using namespace cave;
using namespace cave::test;

namespace {

WorldSettings classicSettings()
{
    return defaultSettings(GeneratorKind::Classic);
}

/// The rules of `classic` written down one by one, cell by cell, with real floats: slow and plain.
class PlainClassic {
public:
    PlainClassic(std::int64_t regionSeed, const WorldSettings &settings)
        : m_size(settings.regionSize)
        , m_state((static_cast<std::uint64_t>(regionSeed) ^ 0x5DEECE66DULL) & kMask)
        , m_rock(cellCount())
        , m_chest(cellCount())
    {
        fill(asFloat(settings.floorChance.perTenThousand));
        for (int i = 0; i < settings.iterations; ++i)
            smooth(settings.threshold);
        placeChests(asFloat(10000 - settings.chestChance.perTenThousand));
    }

    Region region(RegionPos pos, std::int64_t seed)
    {
        Region region;
        region.pos = pos;
        region.size = m_size;
        region.seed = seed;
        bool anyFree = false;
        for (int x = 0; x < m_size; ++x) {
            for (int y = 0; y < m_size; ++y) {
                if (m_rock[index(x, y)] != 0)
                    region.rock[static_cast<std::size_t>(y)] |= std::uint64_t{1} << static_cast<unsigned>(x);
                if (m_chest[index(x, y)] != 0)
                    region.chests.push_back({x, y});
                anyFree = anyFree || isFree(x, y);
            }
        }
        if (anyFree)
            region.monsters.push_back(monster());
        return region;
    }

private:
    static constexpr std::uint64_t kMask = 0xFFFFFFFFFFFFULL;

    /// As Java reads "0.4500f": the float nearest to the decimal fraction.
    static float asFloat(int perTenThousand)
    {
        std::string digits = std::to_string(perTenThousand);
        return std::strtof((digits + "e-4").c_str(), nullptr);
    }

    [[nodiscard]] std::size_t cellCount() const
    {
        return static_cast<std::size_t>(m_size) * static_cast<std::size_t>(m_size);
    }
    [[nodiscard]] std::size_t index(int x, int y) const
    {
        const int wrappedX = (x + m_size) % m_size;
        const int wrappedY = (y + m_size) % m_size;
        return static_cast<std::size_t>(wrappedX) * static_cast<std::size_t>(m_size) +
               static_cast<std::size_t>(wrappedY);
    }
    [[nodiscard]] bool isFree(int x, int y) const
    {
        return m_rock[index(x, y)] == 0 && m_chest[index(x, y)] == 0;
    }

    std::int32_t next(unsigned bits)
    {
        m_state = (m_state * 0x5DEECE66DULL + 0xBULL) & kMask;
        return static_cast<std::int32_t>(static_cast<std::uint32_t>(m_state >> (48U - bits)));
    }
    float nextFloat() { return static_cast<float>(next(24)) / static_cast<float>(1 << 24); }
    int nextInt(int bound)
    {
        if ((bound & -bound) == bound)
            return static_cast<int>((static_cast<std::int64_t>(bound) * next(31)) >> 31);
        for (;;) {
            const std::int32_t bits = next(31);
            const std::int32_t value = bits % bound;
            if (static_cast<std::int64_t>(bits) - value + (bound - 1) <= 0x7FFFFFFF)
                return value;
        }
    }

    void fill(float floorChance)
    {
        for (char &cell : m_rock)
            cell = nextFloat() < floorChance ? 0 : 1;
    }
    void smooth(int threshold)
    {
        const std::vector<char> before = m_rock;
        for (int x = 0; x < m_size; ++x) {
            for (int y = 0; y < m_size; ++y) {
                int rocks = -before[index(x, y)];
                for (int dx = -1; dx <= 1; ++dx) {
                    for (int dy = -1; dy <= 1; ++dy)
                        rocks += before[index(x + dx, y + dy)];
                }
                m_rock[index(x, y)] = rocks >= threshold ? 1 : 0;
            }
        }
    }
    void placeChests(float boundary)
    {
        for (std::size_t cell = 0; cell < m_rock.size(); ++cell)
            m_chest[cell] = nextFloat() > boundary && m_rock[cell] == 0 ? 1 : 0;
    }
    CellPos monster()
    {
        for (;;) {
            const int x = nextInt(m_size);
            const int y = nextInt(m_size);
            if (isFree(x, y))
                return {x, y};
        }
    }

    int m_size;
    std::uint64_t m_state;
    std::vector<char> m_rock; // index x · size + y, in the order of the draws
    std::vector<char> m_chest;
};

/// One file of regions that the original program made: comment lines, then blocks as `regionText` writes
/// them.
struct Recording {
    std::string seed;
    std::int64_t hash = 0;
    std::vector<std::string> blocks;
};

Recording readRecording(const std::filesystem::path &path)
{
    const std::string kSeedLine = "# world seed (UTF-8): ";
    const std::string kHashLine = "# world seed hash: ";
    Recording recording;
    std::istringstream lines(readFile(path));
    for (std::string line; std::getline(lines, line);) {
        if (line.rfind(kSeedLine, 0) == 0)
            recording.seed = line.substr(kSeedLine.size());
        else if (line.rfind(kHashLine, 0) == 0)
            recording.hash = std::stoll(line.substr(kHashLine.size()));
        else if (line.rfind("region ", 0) == 0)
            recording.blocks.push_back(line + '\n');
        else
            recording.blocks.back() += line + '\n';
    }
    return recording;
}

RegionPos positionIn(const std::string &block)
{
    std::istringstream words(block);
    std::string keyword;
    RegionPos pos;
    words >> keyword >> pos.x >> pos.y;
    return pos;
}

std::vector<std::filesystem::path> recordings()
{
    std::vector<std::filesystem::path> files;
    for (const auto &entry : std::filesystem::directory_iterator(testData("classic"))) {
        if (entry.path().extension() == ".txt")
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

WorldSettings anyClassicSettings()
{
    WorldSettings settings = classicSettings();
    for (const SettingInfo &info : settingInfos()) {
        if (info.shapesTerrain)
            info.set(settings, *rc::gen::inRange(info.minimum, info.maximum + 1));
    }
    return settings;
}

void checkAgainstPlain(std::int64_t seedHash, RegionPos pos, const WorldSettings &settings)
{
    const std::int64_t regionSeed = javaRegionSeed(seedHash, pos);
    const std::string expected = regionText(PlainClassic(regionSeed, settings).region(pos, regionSeed));
    RC_ASSERT(regionText(ClassicCaves(seedHash, settings, DrawUnit::Fastest).generate(pos)) == expected);
    RC_ASSERT(regionText(ClassicCaves(seedHash, settings, DrawUnit::Portable).generate(pos)) == expected);
}

} // namespace

TEST_CASE("classic regions are those of the original program, byte for byte")
{
    REQUIRE(recordings().size() == 5);
    for (const std::filesystem::path &path : recordings()) {
        const Recording recording = readRecording(path);
        INFO(path.filename().string());
        REQUIRE_FALSE(recording.blocks.empty());
        const Result<std::int64_t> hash = javaSeedHash(recording.seed);
        REQUIRE(hash.ok());
        CHECK(*hash == recording.hash);
        for (const DrawUnit unit : {DrawUnit::Fastest, DrawUnit::Portable}) {
            const ClassicCaves caves(recording.hash, classicSettings(), unit);
            for (const std::string &block : recording.blocks)
                CHECK(regionText(caves.generate(positionIn(block))) == block);
        }
    }
}

TEST_CASE("a classic world is made from its seed as typed")
{
    const Recording recording = readRecording(testData("classic/unicode.txt"));
    REQUIRE(recording.blocks.size() == 3);
    const auto caves = makeClassicCaves(recording.seed, classicSettings());
    REQUIRE(caves.ok());
    CHECK(regionText((*caves)->generate(positionIn(recording.blocks[1]))) == recording.blocks[1]);
}

TEST_CASE("a classic world is refused for a seed that is not UTF-8 and for settings out of range")
{
    const auto badSeed = makeClassicCaves("ab\xFF", classicSettings());
    REQUIRE_FALSE(badSeed.ok());
    CHECK(badSeed.error().code == ErrorCode::InvalidArgument);
    CHECK(badSeed.error().text().find("byte 2") != std::string::npos);

    WorldSettings settings = classicSettings();
    settings.regionSize = 51;
    const auto badSize = makeClassicCaves("ab", settings);
    REQUIRE_FALSE(badSize.ok());
    CHECK(badSize.error().text().find("region.size") != std::string::npos);
}

TEST_CASE("default classic regions follow the rules taken one cell at a time")
{
    REQUIRE(rc::check("terrain, chests and monster", [] {
        const auto hash = *rc::gen::arbitrary<std::int64_t>();
        const auto reach = std::int64_t{1'000'000'000'000};
        const RegionPos pos{*rc::gen::inRange(-reach, reach), *rc::gen::inRange(-reach, reach)};
        checkAgainstPlain(hash, pos, classicSettings());
    }));
}

TEST_CASE("classic regions of any settings follow the rules taken one cell at a time")
{
    REQUIRE(rc::check("terrain, chests and monster", [] {
        checkAgainstPlain(*rc::gen::arbitrary<std::int64_t>(),
                          {*rc::gen::arbitrary<int>(), *rc::gen::arbitrary<int>()}, anyClassicSettings());
    }));
}

TEST_CASE("every region size follows the rules, sides that are powers of two included")
{
    for (int size = kMinRegionSize; size <= kMaxRegionSize; ++size) {
        WorldSettings settings = classicSettings();
        settings.regionSize = size;
        for (std::int64_t x = -2; x < 2; ++x) {
            const std::int64_t seed = javaRegionSeed(size, {x, 7});
            const std::string expected = regionText(PlainClassic(seed, settings).region({x, 7}, seed));
            CHECK(regionText(ClassicCaves(size, settings, DrawUnit::Fastest).generate({x, 7})) == expected);
            CHECK(regionText(ClassicCaves(size, settings, DrawUnit::Portable).generate({x, 7})) == expected);
        }
    }
}

TEST_CASE("a classic region that is all rock has no monster and no chest")
{
    WorldSettings settings = classicSettings();
    settings.regionSize = kMinRegionSize;
    settings.floorChance = {3000};
    settings.threshold = 3;
    settings.iterations = 5;
    const Region region = ClassicCaves(1, settings).generate({0, 0});
    REQUIRE(region.floorCount() == 0);
    CHECK(region.monsters.empty());
    CHECK(region.chests.empty());
    CHECK(regionText(region).substr(0, regionText(region).find('\n')) ==
          "region 0 0 seed " + std::to_string(region.seed));
}

TEST_CASE("without a chance of chests there are none")
{
    WorldSettings settings = classicSettings();
    settings.chestChance = {0};
    const ClassicCaves caves(5, settings);
    for (std::int64_t x = 0; x < 50; ++x)
        CHECK(caves.generate({x, 0}).chests.empty());
}

TEST_CASE("probabilities are compared exactly as the original's floats are")
{
    // A draw d stands for the float d / 2^24, which is exact, so each limit can be checked against the float
    // itself.
    for (int perTenThousand = 1; perTenThousand <= kWholeChance; ++perTenThousand) {
        const float chance = std::strtof((std::to_string(perTenThousand) + "e-4").c_str(), nullptr);
        const auto drawn = [](std::uint32_t d) { return static_cast<float>(d) / 16777216.0F; };
        const JavaFloatLimits limits = javaFloatLimits({perTenThousand});
        const bool exact = !(drawn(limits.notBelow) < chance) && drawn(limits.notBelow - 1) < chance &&
                           drawn(limits.above + 1) > chance && !(drawn(limits.above) > chance);
        if (perTenThousand == kWholeChance) {
            CHECK(limits.above == 16777216); // no draw is greater than 1
            continue;
        }
        INFO(perTenThousand << " in ten thousand");
        CHECK(exact);
    }
    CHECK(javaFloatLimits({9950}).above == 16693330);
    CHECK(javaFloatLimits({5000}).notBelow == 8388608);
}
