// SPDX-License-Identifier: MIT
// How the ground of a map is painted: floor, rock, water, trees, what lies outside, the ways in and out.

#include "core/gen/generator.h"
#include "core/world/generator_info.h"
#include "editor/view/terrain/chunk_painter.h"

#include <QFontDatabase>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/drawn_levels.h"
#include "tests/support/plain_source.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// A level with a field of each terrain, five cells a side.
const std::vector<std::string> kFields{
    "xxxxxxxxxxxxxxxxxxxx", "xxxxxxxxxxxxxxxxxxxx", "xxxxxxxxxxxxxxxxxxxx", "xxxxxxxxxxxxxxxxxxxx",
    "xxxxxxxxxxxxxxxxxxxx", "####################", "####################", "####################",
    "####################", "####################", "~~~~~.....TTTTT.....", "~~~~~.....TTTTT.....",
    "~~~~~.....TTTTT..S..", "~~~~~.....TTTTT.....", "~~~~~.....TTTTT..F..", "~~~~~.....TTTTT.....",
    "~~~~~.....TTTTT.....", "~~~~~.....TTTTT.....", "~~~~~.....TTTTT.....", "~~~~~.....TTTTT.....",
};

std::shared_ptr<const RegionSource> fields()
{
    return std::make_shared<DrawnLevels>(std::vector<std::vector<std::string>>{kFields});
}

/// A cell of each terrain with only such cells around; a wall for rock.
const std::vector<std::pair<const char *, WorldPos>> kSamples{
    {"floor", {7, 4}}, {"wall", {7, 10}}, {"water", {2, 4}}, {"trees", {12, 4}}, {"outside", {7, 17}}};

constexpr WorldPos kStart{17, 7};
constexpr WorldPos kFinish{17, 5};
constexpr WorldPos kPlain{17, 2};
constexpr CellRect kAll{{0, 0}, 20, 20};

/// How a part of a picture looks to who sees no colours: how bright it is, and how uneven.
struct Look {
    double mean = 0;
    double spread = 0;

    [[nodiscard]] double differenceTo(const Look &other) const
    {
        return std::max(std::abs(mean - other.mean), std::abs(spread - other.spread));
    }
};

Look lookOf(const QImage &image, WorldPos cell, int pixels)
{
    double sum = 0;
    double squares = 0;
    const int left = static_cast<int>(cell.x) * pixels;
    const int top = (kAll.height - 1 - static_cast<int>(cell.y)) * pixels;
    for (int y = top; y < top + pixels; ++y) {
        for (int x = left; x < left + pixels; ++x) {
            const double grey = qGray(image.pixel(x, y));
            sum += grey;
            squares += grey * grey;
        }
    }
    const double count = static_cast<double>(pixels) * pixels;
    return {sum / count, std::sqrt(std::max(0.0, squares / count - sum / count * sum / count))};
}

QImage pictureOf(const QImage &image, WorldPos cell, int pixels)
{
    return image.copy(static_cast<int>(cell.x) * pixels,
                      (kAll.height - 1 - static_cast<int>(cell.y)) * pixels, pixels, pixels);
}

QImage painted(int pixels, Tone tone, bool dark, MapStyle style)
{
    WorldMap map(fields());
    return ChunkPainter(dark ? darkTheme() : lightTheme(), style,
                        QFontDatabase::systemFont(QFontDatabase::FixedFont))
        .paintCells(map, Zoom{pixels}, kAll, tone);
}

/// The picture of unexplored cells.
QImage unexploredPicture(int pixels, bool dark, MapStyle style)
{
    const auto source = fields();
    const MapScene scene{source, std::make_shared<const ExploredMap>()};
    ChunkPainter painter(source, dark ? darkTheme() : lightTheme(), style);
    return painter.paint(scene, ChunkKey{Zoom{pixels}, 0, 0, Tone::Lit});
}

/// Relative luminance and contrast as WCAG 2 defines them.
double luminanceOf(QRgb colour)
{
    const auto linear = [](int channel) {
        const double value = channel / 255.0;
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) + 0.0722 * linear(qBlue(colour));
}

double contrastOf(double a, double b)
{
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

struct Luminances {
    double ground = 0; ///< of the middle one of all pixels
    double ink = 0;    ///< of the one that stands out most from it
};

Luminances luminances(const QImage &image)
{
    std::vector<double> all;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            all.push_back(luminanceOf(image.pixel(x, y)));
    }
    std::sort(all.begin(), all.end());
    const double ground = all[all.size() / 2];
    const bool darker = contrastOf(all.front(), ground) > contrastOf(all.back(), ground);
    return {ground, darker ? all.front() : all.back()};
}

int coloursIn(const QImage &image)
{
    std::map<QRgb, int> colours;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            ++colours[image.pixel(x, y)];
    }
    return static_cast<int>(colours.size());
}

class TestTerrainPainting : public QObject {
    Q_OBJECT

private slots:
    void eachTerrainDiffersFromTheOthersWithoutColour_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<bool>("glyphs");
        QTest::addColumn<bool>("lit");
        QTest::addColumn<int>("pixels");
        for (const bool dark : {true, false}) {
            for (const bool lit : {true, false}) {
                for (const bool glyphs : {true, false}) {
                    for (const int pixels : {12, 28})
                        QTest::addRow("%s, %s, %s, %d", dark ? "dark" : "light", lit ? "lit" : "remembered",
                                      glyphs ? "glyphs" : "tiles", pixels)
                            << dark << glyphs << lit << pixels;
                }
            }
        }
    }
    void eachTerrainDiffersFromTheOthersWithoutColour()
    {
        QFETCH(bool, dark);
        QFETCH(bool, glyphs);
        QFETCH(bool, lit);
        QFETCH(int, pixels);
        const QImage image = painted(pixels, lit ? Tone::Lit : Tone::Remembered, dark,
                                     glyphs ? MapStyle::Glyphs : MapStyle::Tiles);
        for (const auto &[name, cell] : kSamples) {
            for (const auto &[other, otherCell] : kSamples) {
                if (cell == otherCell)
                    continue;
                const double difference =
                    lookOf(image, cell, pixels).differenceTo(lookOf(image, otherCell, pixels));
                QVERIFY2(difference >= 3,
                         qPrintable(QString("%1 and %2 differ by %3 only").arg(name, other).arg(difference)));
            }
        }
    }

    void cellsTooSmallForPicturesStillHaveAColourForEachTerrain_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("dark") << true;
        QTest::newRow("light") << false;
    }
    void cellsTooSmallForPicturesStillHaveAColourForEachTerrain()
    {
        QFETCH(bool, dark);
        for (const Tone tone : {Tone::Lit, Tone::Remembered}) {
            const QImage image = painted(3, tone, dark, MapStyle::Tiles);
            std::map<QRgb, const char *> seen;
            for (const auto &[name, cell] : kSamples) {
                const QRgb colour = pictureOf(image, cell, 3).pixel(1, 1);
                QVERIFY2(!seen.contains(colour), name);
                seen[colour] = name;
            }
        }
    }

    void startAndFinishAreDrawnOnTheirCells_data()
    {
        QTest::addColumn<bool>("glyphs");
        QTest::addColumn<int>("pixels");
        QTest::newRow("tiles") << false << 24;
        QTest::newRow("glyphs") << true << 24;
        QTest::newRow("dots") << false << 4;
    }
    void startAndFinishAreDrawnOnTheirCells()
    {
        QFETCH(bool, glyphs);
        QFETCH(int, pixels);
        const QImage image = painted(pixels, Tone::Lit, true, glyphs ? MapStyle::Glyphs : MapStyle::Tiles);
        const Look plain = lookOf(image, kPlain, pixels);
        QVERIFY(lookOf(image, kStart, pixels).differenceTo(plain) > 5);
        QVERIFY(lookOf(image, kFinish, pixels).differenceTo(plain) > 5);
        QVERIFY(pictureOf(image, kStart, pixels) != pictureOf(image, kFinish, pixels));
    }

    void whatNobodyKnowsOfIsNotDrawn()
    {
        const auto source = fields();
        const MapScene scene{source, std::make_shared<const ExploredMap>()};
        ChunkPainter painter(source, darkTheme(), MapStyle::Tiles);
        for (const int step : {24, 4, 1, -2}) {
            const QImage image = painter.paint(scene, ChunkKey{Zoom{step}, 0, 0, Tone::Lit});
            QCOMPARE(coloursIn(image), 1);
            QCOMPARE(image.pixel(0, 0), darkTheme().background.rgb());
        }
    }

    void whatIsLitRememberedRockAndUnexploredIsClearlyApart_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<bool>("glyphs");
        QTest::addColumn<int>("pixels");
        for (const bool dark : {true, false}) {
            for (const int pixels : {3, 14}) {
                QTest::addRow("%s, tiles, %d", dark ? "dark" : "light", pixels) << dark << false << pixels;
                QTest::addRow("%s, glyphs, %d", dark ? "dark" : "light", pixels) << dark << true << pixels;
            }
        }
    }
    void whatIsLitRememberedRockAndUnexploredIsClearlyApart()
    {
        QFETCH(bool, dark);
        QFETCH(bool, glyphs);
        QFETCH(int, pixels);
        const MapStyle style = glyphs ? MapStyle::Glyphs : MapStyle::Tiles;
        const QImage litPicture = painted(pixels, Tone::Lit, dark, style);
        const QImage rememberedPicture = painted(pixels, Tone::Remembered, dark, style);
        const auto apart = [](const char *what, double contrast, double least) {
            QVERIFY2(contrast >= least, qPrintable(QString("%1: %2:1").arg(what).arg(contrast, 0, 'f', 2)));
        };
        const double unknown = luminances(unexploredPicture(pixels, dark, style)).ground;
        const Luminances lit = luminances(pictureOf(litPicture, {7, 4}, pixels));
        const Luminances remembered = luminances(pictureOf(rememberedPicture, {7, 4}, pixels));
        apart("lit and unexplored", contrastOf(lit.ground, unknown), 1.35);
        apart("remembered and unexplored", contrastOf(remembered.ground, unknown), 1.12);
        apart("lit and remembered", contrastOf(lit.ground, remembered.ground), 1.2);
        for (const auto &[picture, floor] :
             {std::pair(litPicture, lit), std::pair(rememberedPicture, remembered)}) {
            const Luminances wall = luminances(pictureOf(picture, {7, 10}, pixels));
            const auto stoneAgainst = [&wall](double other) {
                return std::max(contrastOf(wall.ground, other), contrastOf(wall.ink, other));
            };
            apart("rock and unexplored", stoneAgainst(unknown), 1.35);
            if (pixels > 4) // smaller ones have no edges
                apart("rock and floor", stoneAgainst(floor.ground), 1.35);
            if (glyphs && pixels > 4)
                apart("the dot of floor", contrastOf(floor.ink, floor.ground), 1.3);
        }
    }

    void floorsHaveADotAndRockOfLevelsAShade()
    {
        constexpr int kPixels = 24;
        const QImage bounded = painted(kPixels, Tone::Lit, true, MapStyle::Glyphs);
        QVERIFY(coloursIn(pictureOf(bounded, kPlain, kPixels)) > 1);  // a dot
        QCOMPARE(coloursIn(pictureOf(bounded, {7, 10}, kPixels)), 2); // a shade
        WorldMap endless(std::make_shared<test::PlainSource>());
        const QImage plain =
            ChunkPainter(darkTheme(), MapStyle::Glyphs).paintCells(endless, Zoom{kPixels}, kAll, Tone::Lit);
        QVERIFY(coloursIn(plain) > 1); // dots
    }

    void waterGoesOnFromCellToCell()
    {
        constexpr int kPixels = 32;
        const QImage image = painted(kPixels, Tone::Lit, true, MapStyle::Tiles);
        // Along the shore between water and floor, left and right of the border of two cells.
        const int column = 5 * kPixels - 6;
        const int border = (kAll.height - 5) * kPixels;
        const int above = qGray(image.pixel(column, border - 1));
        const int below = qGray(image.pixel(column, border));
        QVERIFY(std::abs(above - below) < 12);
    }

    /// Several painters share a map, and each paints what its thread comes to.
    void aPlaceLooksTheSameWhateverWasPaintedBeforeIt_data()
    {
        QTest::addColumn<bool>("glyphs");
        QTest::newRow("tiles") << false;
        QTest::newRow("glyphs") << true;
    }
    void aPlaceLooksTheSameWhateverWasPaintedBeforeIt()
    {
        QFETCH(const bool, glyphs);
        for (const GeneratorKind kind : seedGenerators()) {
            const GeneratorInfo &info = generatorInfo(kind);
            const WorldSpec spec{"order", {info.kind, info.versions.back()}, info.defaults};
            const std::shared_ptr<const RegionSource> source = makeRegionSource(spec).value();
            const MapScene everything{source, nullptr};
            const MapStyle style = glyphs ? MapStyle::Glyphs : MapStyle::Tiles;
            ChunkPainter fresh(source, darkTheme(), style);
            ChunkPainter used(source, darkTheme(), style);
            const auto paint = [&](ChunkPainter &painter, std::int64_t x) {
                return painter.paint(everything, ChunkKey{Zoom{16}, x, 0, Tone::Remembered});
            };
            paint(used, 1);
            QVERIFY2(paint(used, 0) == paint(fresh, 0), std::string(info.key).c_str());
        }
    }

    /// Nothing else differs between two places of the same terrain.
    void theDeeperBandsOfAJourneyAreTinted_data()
    {
        QTest::addColumn<int>("zoom");
        for (const int zoom : {16, 3, -2})
            QTest::newRow(qPrintable(QString::number(zoom))) << zoom;
    }
    void theDeeperBandsOfAJourneyAreTinted()
    {
        QFETCH(const int, zoom);
        const GeneratorInfo &info = generatorFor(ScenarioKind::Journey);
        const WorldSpec spec{"tints", {info.kind, info.versions.back()}, info.defaults};
        const std::shared_ptr<const RegionSource> journey = makeRegionSource(spec).value();
        ChunkPainter painter(journey, darkTheme(), MapStyle::Tiles);
        const auto warmthAt = [&](std::int64_t x) {
            const CellRect cells{{x, 0}, 64, 64};
            WorldMap terrain(journey);
            const QImage image = painter.paintCells(terrain, {zoom}, cells, Tone::Lit);
            double warmth = 0;
            for (int row = 0; row < image.height(); ++row) {
                for (int column = 0; column < image.width(); ++column)
                    warmth += qRed(image.pixel(column, row)) - qBlue(image.pixel(column, row));
            }
            return warmth / image.width() / image.height();
        };
        const double shallows = warmthAt(0);
        QVERIFY(warmthAt(160) < shallows - 2); // the Galleries are blue
        QVERIFY(warmthAt(600) > shallows + 2); // the Abyss is red
    }
};

} // namespace

CAVE_WIDGET_TEST(TestTerrainPainting)
#include "tst_terrain_painting.moc"
