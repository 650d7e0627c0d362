// SPDX-License-Identifier: MIT
#include "editor/view/terrain/tile_set.h"

#include "core/base/hashing.h"
#include "editor/view/style/theme.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace cave {
namespace {

std::array<float, 3> weights(float t)
{
    return {0.5F * (1 - t) * (1 - t), 0.5F + t * (1 - t), 0.5F * t * t};
}

std::array<float, 3> slopes(float t)
{
    return {t - 1, 1 - 2 * t, t};
}

/// Colours of water and trees in one kind of light.
struct GrowthColours {
    QRgb water = 0;
    QRgb shallow = 0;
    QRgb ripple = 0;
    QRgb shore = 0;
    QRgb undergrowth = 0;
    QRgb crown = 0;
    QRgb crownLight = 0;
    QRgb crownShade = 0;
};
GrowthColours growthColours(Tone tone, const Theme &theme);

constexpr unsigned kAllCells = 511;

float smooth(float low, float high, float value)
{
    const float t = std::clamp((value - low) / (high - low), 0.F, 1.F);
    return t * t * (3 - 2 * t);
}

/// What covers the ground of one cell: water with a soft shore that is rounded at corners, and tree crowns
/// over darker ground. Procedural, so that it scales to any size and continues from cell to cell.
class GrowthShading {
public:
    /// `size`: device pixels per cell side.
    GrowthShading(const GrowthColours &colours, const TileLook &look, int size)
        : m_colours(colours)
        , m_open(kAllCells & ~look.solid)
        , m_water(look.water)
        , m_trees(look.trees)
        , m_hasWater(look.water != 0)
        , m_hasTrees(look.trees != 0)
        , m_variant(look.variant)
        , m_size(static_cast<float>(size))
    {
        if (look.terrain == Terrain::Trees)
            growCrowns(look.variant);
    }

    /// The colour of a point: the ground, covered with water and undergrowth if there is any, then by rock
    /// (`coverage`, 0 .. 1), then by crowns.
    [[nodiscard]] QRgb over(TilePoint point, QRgb ground, QRgb rock, float coverage) const
    {
        if (!m_hasWater && !m_hasTrees)
            return coverage <= 0 ? ground : coverage >= 1 ? rock : mixed(ground, rock, coverage);
        QRgb colour = ground;
        // Only of the surrounding open cells: water extends to the foot of rock.
        const float open = std::max(m_open.at(point).value, 0.01F);
        if (coverage < 1 && m_hasWater)
            colour = wet(point, colour, m_water.at(point).value / open);
        if (coverage < 1 && m_hasTrees)
            colour =
                mixed(colour, m_colours.undergrowth, smooth(0.25F, 0.75F, m_trees.at(point).value / open));
        if (coverage > 0)
            colour = mixed(colour, rock, coverage);
        return m_crownCount > 0 ? crowned(point, colour) : colour;
    }

private:
    struct Crown {
        TilePoint centre;
        float radius = 0;
        float turn = 0; ///< of its lobes, radians
    };

    /// Three crowns in a triangle, slightly different in each cell; the southern ones cover the northern.
    void growCrowns(unsigned variant)
    {
        constexpr std::array<Crown, 3> kPlaces{Crown{{0.50F, 0.68F}, 0.27F, 0.F},
                                               Crown{{0.30F, 0.36F}, 0.255F, 1.F},
                                               Crown{{0.69F, 0.34F}, 0.265F, 2.F}};
        for (const Crown &place : kPlaces) {
            const auto at = static_cast<int>(m_crownCount);
            Crown grown = place;
            grown.centre.x += 0.045F * grain(at, 1, variant, 31);
            grown.centre.y += 0.045F * grain(at, 2, variant, 31);
            grown.radius *= 1.F + 0.08F * grain(at, 3, variant, 31);
            grown.turn += 3.F * grain(at, 4, variant, 31);
            m_crowns[m_crownCount++] = grown;
        }
    }

    /// `share`: the share of surrounding ground that is water; the shore is at one half.
    [[nodiscard]] QRgb wet(TilePoint point, QRgb ground, float share) const
    {
        const float distance = share - 0.5F; // approximately in cells, positive in the water
        const float coverage = std::clamp(distance * m_size + 0.5F, 0.F, 1.F);
        QRgb colour = mixed(ground, m_colours.shore, 0.8F * std::exp(-std::max(-distance, 0.F) / 0.07F));
        if (coverage <= 0)
            return distance > -0.3F ? colour : ground;
        QRgb water = mixed(m_colours.shallow, m_colours.water, smooth(0.F, 0.35F, distance));
        water = mixed(water, m_colours.ripple, 0.55F * std::exp(-std::abs(distance - 0.09F) / 0.03F));
        water = mixed(water, m_colours.ripple, 0.75F * ripple(point) * smooth(0.15F, 0.3F, distance));
        return mixed(colour, water, coverage);
    }

    /// Two short waves in a cell, 0 .. 1.
    [[nodiscard]] float ripple(TilePoint point) const
    {
        constexpr float kReach = 0.2F;
        float light = 0;
        for (int i = 0; i < 2; ++i) {
            const float x = 0.5F + (i == 0 ? -0.18F : 0.18F) + 0.1F * grain(i, 1, m_variant, 41);
            const float y = (i == 0 ? 0.7F : 0.27F) + 0.1F * grain(i, 2, m_variant, 41);
            const float along = (point.x - x) / kReach;
            if (std::abs(along) >= 1)
                continue;
            const float away = std::abs(point.y - y - 0.035F * std::sin(along * 4.7F));
            const float half = std::max(0.028F, 0.6F / m_size);
            light = std::max(light, std::clamp((half - away) * m_size + 0.5F, 0.F, 1.F) *
                                        smooth(0.F, 0.4F, 1 - std::abs(along)));
        }
        return light;
    }

    [[nodiscard]] QRgb crowned(TilePoint point, QRgb below) const
    {
        const float outline = std::max(0.035F, 0.9F / m_size);
        QRgb colour = below;
        for (std::size_t i = 0; i < m_crownCount; ++i) {
            const Crown &crown = m_crowns[i];
            const float dx = point.x - crown.centre.x;
            const float dy = point.y - crown.centre.y;
            const float reach =
                crown.radius * (1.F + 0.09F * std::sin(5.F * std::atan2(dy, dx) + crown.turn));
            const float inside = reach - std::hypot(dx, dy);
            const float coverage = std::clamp(inside * m_size + 0.5F, 0.F, 1.F);
            if (coverage <= 0)
                continue;
            // Light comes from the north-west.
            const float light = std::clamp(0.5F + (dy - dx) / (2.2F * crown.radius), 0.F, 1.F);
            QRgb leaf = mixed(m_colours.crownShade, m_colours.crown, smooth(0.F, 0.55F, light));
            leaf = mixed(leaf, m_colours.crownLight, 0.85F * smooth(0.6F, 1.F, light));
            const float edge = std::clamp((outline - inside) * m_size + 0.5F, 0.F, 1.F);
            leaf = mixed(leaf, mixed(m_colours.crownShade, qRgb(0, 0, 0), 0.35), edge);
            colour = mixed(colour, leaf, coverage);
        }
        return colour;
    }

    GrowthColours m_colours;
    TileSurface m_open; ///< of the cells without rock
    TileSurface m_water;
    TileSurface m_trees;
    bool m_hasWater;
    bool m_hasTrees;
    unsigned m_variant;
    float m_size;
    std::array<Crown, 3> m_crowns{};
    std::size_t m_crownCount = 0;
};

GrowthColours growthColours(Tone tone, const Theme &theme)
{
    const QRgb black = qRgb(0, 0, 0);
    GrowthColours colours;
    const bool lit = tone == Tone::Lit;
    const QRgb ground = lit ? theme.floorLit.rgb() : theme.floorRemembered.rgb();
    // Remembered colours lose most of their saturation, and half of their contrast to the floor.
    const auto faded = [&](QRgb colour) {
        const int grey = qGray(colour);
        return lit ? colour : mixed(mixed(colour, qRgb(grey, grey, grey), 0.35), ground, 0.3);
    };
    colours.water = lit || !theme.dark ? faded(theme.water.rgb()) : mixed(theme.water.rgb(), black, 0.45);
    colours.shallow = mixed(colours.water, ground, theme.dark ? 0.30 : 0.45);
    colours.ripple = lit || !theme.dark ? faded(theme.ripple.rgb())
                                        : mixed(theme.ripple.rgb(), theme.background.rgb(), 0.45);
    colours.shore = mixed(ground, theme.dark ? black : qRgb(90, 84, 70), theme.dark ? 0.5 : 0.35);
    colours.crown = faded(theme.trees.rgb());
    colours.crownLight = mixed(colours.crown, lit ? qRgb(236, 232, 160) : qRgb(210, 220, 215), 0.30);
    colours.crownShade = mixed(colours.crown, black, theme.dark ? 0.62 : 0.5);
    colours.undergrowth = mixed(ground, colours.crownShade, theme.dark ? 0.55 : 0.35);
    return colours;
}

/// Colours that a stone tile is shaded between.
struct StoneColours {
    QRgb floor;
    QRgb floorShade;
    QRgb wall;
    QRgb wallEdge;
    QRgb outline;
};

QRgb lit(QColor colour, QColor warmth, double amount)
{
    return mixed(colour.rgb(), warmth.rgb(), amount);
}

StoneColours stoneColours(Tone tone, const Theme &theme)
{
    const QRgb black = qRgb(0, 0, 0);
    if (theme.dark) {
        if (tone == Tone::Lit) {
            return {theme.floorLit.rgb(), mixed(theme.floorLit.rgb(), qRgb(26, 18, 12), 0.72),
                    lit(theme.wall, QColor(0x6b, 0x55, 0x3c), 0.45),
                    lit(theme.wallEdge, QColor(0xd9, 0xae, 0x6e), 0.55), qRgb(20, 16, 14)};
        }
        return {theme.floorRemembered.rgb(), mixed(theme.floorRemembered.rgb(), black, 0.5),
                mixed(theme.wall.rgb(), theme.deepRock.rgb(), 0.25),
                mixed(theme.wallEdge.rgb(), theme.wall.rgb(), 0.35), qRgb(14, 15, 19)};
    }
    if (tone == Tone::Lit) {
        return {theme.floorLit.rgb(), mixed(theme.floorLit.rgb(), qRgb(140, 110, 70), 0.42),
                lit(theme.wall, QColor(0xb0, 0x98, 0x70), 0.3),
                lit(theme.wallEdge, QColor(0x7a, 0x60, 0x38), 0.25), qRgb(70, 62, 50)};
    }
    return {theme.floorRemembered.rgb(), mixed(theme.floorRemembered.rgb(), qRgb(120, 112, 98), 0.4),
            mixed(theme.wall.rgb(), theme.deepRock.rgb(), 0.35),
            mixed(theme.wallEdge.rgb(), theme.wall.rgb(), 0.35), qRgb(96, 90, 80)};
}

/// Shading of the few pebbles on some variants: light toward the north-west, dark on the other side.
float pebbles(float x, float y, unsigned variant)
{
    constexpr unsigned kWithPebbles = 3; // of all variants; more would look like gravel
    float shade = 0;
    for (unsigned i = 0; variant < kWithPebbles && i <= variant; ++i) {
        const float centreX = 0.5F + 0.32F * grain(static_cast<int>(i), 1, variant, 11);
        const float centreY = 0.5F + 0.32F * grain(static_cast<int>(i), 2, variant, 11);
        const float radius = 0.07F + 0.025F * grain(static_cast<int>(i), 3, variant, 11);
        const float dx = (x - centreX) / radius;
        const float dy = (y - centreY) / (0.8F * radius);
        const float square = dx * dx + dy * dy;
        if (square < 1)
            shade += 4.5F * (dy - dx) * 0.7F;
        else if (square < 2.6F && dx - dy > 0)
            shade -= 3.F * (2.6F - square) / 1.6F;
    }
    return shade;
}

class StoneTiles final : public TileSet {
public:
    StoneTiles(int size, Tone tone, const Theme &theme)
        : TileSet(size)
        , m_colours(stoneColours(tone, theme))
        , m_growth(growthColours(tone, theme))
        , m_dark(theme.dark)
    {
    }

    [[nodiscard]] bool isSoft() const override { return true; }

protected:
    [[nodiscard]] std::uint64_t key(const TileLook &look) const override
    {
        const std::uint64_t around = (std::uint64_t{look.trees} << 18U) | (look.water << 9U) | look.solid;
        return around * kVariants + variantOf(look);
    }

    void draw(const TileLook &look, QRgb *pixels) override
    {
        const unsigned variant = variantOf(look);
        const TileSurface surface(look.solid);
        const bool pebbled = look.solid == 0 && look.water == 0 && look.trees == 0;
        const GrowthShading growth(m_growth, look, size());
        const int cellsPerGrain = std::max(1, size() / 16);
        const auto pitch = 1.F / static_cast<float>(size());
        for (int row = 0; row < size(); ++row) {
            const float y = 1.F - (static_cast<float>(row) + 0.5F) * pitch;
            for (int column = 0; column < size(); ++column) {
                const float x = (static_cast<float>(column) + 0.5F) * pitch;
                const float noise = grain(column / cellsPerGrain, row / cellsPerGrain, variant, 7) * 0.5F;
                const float pebble = pebbled ? pebbles(x, y, variant) : 0;
                const Stone stone = shade(surface.at({x, y}), noise, pebble);
                *pixels++ = growth.over({x, y}, stone.ground, stone.rock, stone.coverage);
            }
        }
    }

private:
    /// Faces distract from the grain, so they need fewer variants; pebbles are on open floor only.
    [[nodiscard]] static unsigned variantOf(const TileLook &look)
    {
        constexpr unsigned kFaceVariants = 3;
        const bool grown = (look.water | look.trees) != 0;
        return look.solid == 0 || grown ? look.variant : look.variant % kFaceVariants;
    }

    /// A point of a cell: the ground, and the rock that covers a share of it.
    struct Stone {
        QRgb ground = 0;
        QRgb rock = 0;
        float coverage = 0; ///< 0 .. 1
    };

    [[nodiscard]] Stone shade(const TileSurface::Sample &sample, float noise, float pebble) const
    {
        const float slope = std::hypot(sample.slopeX, sample.slopeY);
        // Distance to the face in cells, positive in rock; flat parts of the surface are far from any face.
        const float distance = slope > 0.02F ? std::clamp((sample.value - 0.5F) / slope, -1.F, 1.F)
                                             : (sample.value > 0.5F ? 1.F : -1.F);
        // Light comes from the north-west: positive where the face is oriented that way (out of rock, down
        // the slope).
        const float facing = slope > 0.02F ? (sample.slopeX - sample.slopeY) / slope * 0.7071F : 0.F;
        const float coverage = std::clamp(distance * static_cast<float>(size()) + 0.5F, 0.F, 1.F);
        if (coverage <= 0)
            return {floorColour(distance, facing, noise + pebble), 0, 0};
        const QRgb rock = rockColour(distance, facing, noise);
        return {coverage >= 1 ? rock : floorColour(distance, facing, noise), rock, coverage};
    }

    [[nodiscard]] QRgb rockColour(float distance, float facing, float noise) const
    {
        const float inside = std::max(distance, 0.F);
        const float edge = std::exp(-inside / 0.10F);
        const float bevel = std::exp(-inside / 0.30F);
        QRgb colour = mixed(m_colours.wall, m_colours.wallEdge, 0.95 * edge + 0.22 * bevel);
        colour = brightened(colour, 1.F + 0.22F * facing * bevel + 0.035F * noise);
        return colour;
    }

    [[nodiscard]] QRgb floorColour(float distance, float facing, float noise) const
    {
        const float outside = std::max(-distance, 0.F);
        // Soft occlusion at the foot of rock, and a cast shadow where rock is toward the light.
        const float occlusion = 0.55F * std::exp(-outside / 0.16F);
        const float cast = std::max(-facing, 0.F) * 0.45F * std::exp(-outside / 0.42F);
        const float shadow = std::min(occlusion + cast, 0.92F);
        QRgb colour = mixed(m_colours.floor, m_colours.floorShade, shadow);
        const float line = std::exp(-outside * static_cast<float>(size()) / 0.8F);
        colour = mixed(colour, m_colours.outline, (m_dark ? 0.75 : 0.55) * line);
        return brightened(colour, 1.F + (m_dark ? 0.045F : 0.012F) * noise);
    }

    StoneColours m_colours;
    GrowthColours m_growth;
    bool m_dark;
};

class GlyphTiles final : public TileSet {
public:
    GlyphTiles(int size, Tone tone, const Theme &theme, const QFont &font, GlyphSet glyphs)
        : TileSet(size)
        , m_tone(tone)
        , m_theme(theme)
        , m_font(font)
        , m_glyphs(glyphs)
    {
    }

    [[nodiscard]] bool isSoft() const override { return false; }

protected:
    [[nodiscard]] std::uint64_t key(const TileLook &look) const override
    {
        return static_cast<std::uint64_t>(look.terrain) * (kDepths + 1) +
               static_cast<std::uint64_t>(look.depth);
    }

    void draw(const TileLook &look, QRgb *pixels) override
    {
        QImage image(reinterpret_cast<uchar *>(pixels), size(), size(), static_cast<qsizetype>(size()) * 4,
                     QImage::Format_RGB32);
        const QRgb background = unexploredColour(m_theme);
        const bool blocks = look.terrain == Terrain::Rock || look.terrain == Terrain::Bounds;
        const QRgb ground = groundOf(look.terrain);
        image.fill(blocks && look.depth > 1 ? background : ground);
        const double fade = !blocks || look.depth <= 1 ? 0.0 : 0.35 + 0.2 * (look.depth - 2);
        const QRgb ink = mixed(inkOf(look.terrain), background, fade);
        if (look.terrain == Terrain::Rock && m_glyphs == GlyphSet::Levels)
            return drawShade(image, ink);
        if (const QChar glyph = glyphOf(look.terrain); !glyph.isSpace())
            drawText(image, glyph, ink);
    }

private:
    static constexpr int kDepths = 8; ///< more than a cell can have

    [[nodiscard]] QChar glyphOf(Terrain terrain) const
    {
        switch (terrain) {
        case Terrain::Floor:
            return QChar(0xB7);
        case Terrain::Water:
            return '~';
        case Terrain::Trees:
            return '&';
        case Terrain::Bounds:
            return 'x';
        case Terrain::Rock:
            break;
        }
        return '#';
    }

    [[nodiscard]] QRgb groundOf(Terrain terrain) const
    {
        const QRgb background = unexploredColour(m_theme);
        const QRgb floor = m_tone == Tone::Lit
                               ? mixed(background, m_theme.floorLit.rgb(), m_theme.dark ? 0.42 : 1.0)
                               : mixed(background, m_theme.floorRemembered.rgb(), m_theme.dark ? 0.55 : 1.0);
        const GrowthColours colours = growthColours(m_tone, m_theme);
        if (terrain == Terrain::Bounds)
            return background;
        // In the dark theme water is as bright as floor, so it is dimmed to be distinguishable without its
        // glyph.
        if (terrain == Terrain::Water)
            return m_theme.dark ? mixed(colours.water, qRgb(0, 0, 0), 0.4) : mixed(floor, colours.water, 0.6);
        return terrain == Terrain::Trees ? mixed(floor, colours.crown, 0.2) : floor;
    }

    [[nodiscard]] QRgb inkOf(Terrain terrain) const
    {
        const GrowthColours colours = growthColours(m_tone, m_theme);
        const QRgb wall = m_tone == Tone::Lit ? mixed(m_theme.wallEdge.rgb(), m_theme.gold.rgb(), 0.4)
                                              : m_theme.wallEdge.rgb();
        switch (terrain) {
        case Terrain::Floor:
            return mixed(groundOf(terrain), m_theme.mutedText.rgb(), 0.6);
        case Terrain::Water:
            return m_theme.dark ? colours.ripple : mixed(m_theme.water.rgb(), m_theme.text.rgb(), 0.6);
        case Terrain::Trees:
            return mixed(colours.crown, m_theme.text.rgb(), m_theme.dark ? 0.2 : 0.3);
        case Terrain::Bounds:
            return mixed(unexploredColour(m_theme), m_theme.wallEdge.rgb(), 0.45);
        case Terrain::Rock:
            break;
        }
        return wall;
    }

    /// The medium shade of old character sets, continuous from cell to cell.
    void drawShade(QImage &image, QRgb ink) const
    {
        const int dot = std::max(1, size() / 8);
        for (int row = 0; row < size(); ++row) {
            auto *pixels = reinterpret_cast<QRgb *>(image.scanLine(row));
            for (int column = 0; column < size(); ++column) {
                if ((row / dot + column / dot) % 2 == 0)
                    pixels[column] = ink;
            }
        }
    }

    void drawText(QImage &image, QChar glyph, QRgb ink) const
    {
        QPainter painter(&image);
        QFont font = m_font;
        font.setPixelSize(std::max(4, size() * 11 / 10));
        font.setBold(true);
        font.setStyleStrategy(QFont::PreferAntialias);
        painter.setFont(font);
        painter.setPen(QColor(ink));
        painter.drawText(QRectF(0, 0, size(), size()), Qt::AlignCenter, QString(glyph));
    }

    Tone m_tone;
    Theme m_theme;
    QFont m_font;
    GlyphSet m_glyphs;
};

} // namespace

QRgb mixed(QRgb a, QRgb b, double t)
{
    return blended(a, b, static_cast<std::uint32_t>(std::lround(std::clamp(t, 0.0, 1.0) * 256)));
}

QRgb unexploredColour(const Theme &theme)
{
    return theme.dark ? theme.background.rgb() : mixed(theme.deepRock.rgb(), theme.background.rgb(), 0.5);
}

QRgb brightened(QRgb colour, float factor)
{
    const auto channel = [factor](int value) {
        return std::clamp(static_cast<int>(std::lround(static_cast<float>(value) * factor)), 0, 255);
    };
    return qRgb(channel(qRed(colour)), channel(qGreen(colour)), channel(qBlue(colour)));
}

float grain(int x, int y, unsigned variant, unsigned salt)
{
    const std::uint64_t hash = hashAt(variant * 97U + salt, x, y);
    return static_cast<float>(hash >> 40U) / static_cast<float>(1U << 23U) - 1.F;
}

TileSurface::TileSurface(unsigned cells)
{
    for (unsigned i = 0; i < 9; ++i)
        m_cells[i] = ((cells >> i) & 1U) != 0 ? 1.F : 0.F;
}

TileSurface::Sample TileSurface::at(TilePoint point) const
{
    const std::array<float, 3> wx = weights(point.x);
    const std::array<float, 3> wy = weights(point.y);
    const std::array<float, 3> dx = slopes(point.x);
    const std::array<float, 3> dy = slopes(point.y);
    Sample sample{0, 0, 0};
    for (std::size_t j = 0; j < 3; ++j) {
        float row = 0;
        float rowSlope = 0;
        for (std::size_t i = 0; i < 3; ++i) {
            row += wx[i] * m_cells[3 * j + i];
            rowSlope += dx[i] * m_cells[3 * j + i];
        }
        sample.value += wy[j] * row;
        sample.slopeX += wy[j] * rowSlope;
        sample.slopeY += dy[j] * row;
    }
    return sample;
}

const QRgb *TileSet::tile(const TileLook &look)
{
    std::vector<QRgb> &pixels = m_tiles[key(look)];
    if (pixels.empty()) {
        pixels.resize(static_cast<std::size_t>(m_size) * static_cast<std::size_t>(m_size));
        draw(look, pixels.data());
    }
    return pixels.data();
}

std::unique_ptr<TileSet> makeStoneTiles(int size, Tone tone, const Theme &theme)
{
    return std::make_unique<StoneTiles>(size, tone, theme);
}

std::unique_ptr<TileSet> makeGlyphTiles(int size, Tone tone, const Theme &theme, const QFont &font,
                                        GlyphSet glyphs)
{
    return std::make_unique<GlyphTiles>(size, tone, theme, font, glyphs);
}

FlatColours flatColours(Tone tone, const Theme &theme)
{
    const StoneColours colours = stoneColours(tone, theme);
    const GrowthColours growth = growthColours(tone, theme);
    return {colours.floor,
            mixed(colours.wall, colours.wallEdge, 0.35),
            theme.deepRock.rgb(),
            unexploredColour(theme),
            growth.water,
            mixed(growth.undergrowth, growth.crown, 0.5),
            mixed(unexploredColour(theme), theme.bounds.rgb(), 0.7)};
}

} // namespace cave
