#include "editor/view/tile_set.h"

#include "core/base/hashing.h"
#include "editor/view/blend.h"
#include "editor/view/theme.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace cave {
namespace {

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

/// The smoothed surface of rock over one cell: quadratic B-splines over the 3×3 cells around it. The value is
/// 1 inside rock, 0 inside floor, ½ along a straight face at the cell's border, and continuous, with its
/// slope, from cell to cell.
class Surface {
public:
    explicit Surface(unsigned solid)
    {
        for (unsigned i = 0; i < 9; ++i)
            m_cells[i] = ((solid >> i) & 1U) != 0 ? 1.F : 0.F;
    }

    struct Sample {
        float value;
        float slopeX; ///< eastward
        float slopeY; ///< northward
    };

    /// x east, y north, each 0 .. 1 over the cell.
    [[nodiscard]] Sample at(float x, float y) const
    {
        const std::array<float, 3> wx = weights(x);
        const std::array<float, 3> wy = weights(y);
        const std::array<float, 3> dx = slopes(x);
        const std::array<float, 3> dy = slopes(y);
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

private:
    static std::array<float, 3> weights(float t)
    {
        return {0.5F * (1 - t) * (1 - t), 0.5F + t * (1 - t), 0.5F * t * t};
    }
    static std::array<float, 3> slopes(float t) { return {t - 1, 1 - 2 * t, t}; }

    std::array<float, 9> m_cells{};
};

/// Deterministic grain for a pixel, −1 .. 1; the same on every run so that pictures can be compared.
float grain(int x, int y, unsigned variant, unsigned salt)
{
    const std::uint64_t hash = hashAt(variant * 97U + salt, x, y);
    return static_cast<float>(hash >> 40U) / static_cast<float>(1U << 23U) - 1.F;
}

/// Shading of the few pebbles that lie on some variants: light toward the north-west, dark away from it.
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

QRgb brightened(QRgb colour, float factor)
{
    const auto channel = [factor](int value) {
        return std::clamp(static_cast<int>(std::lround(static_cast<float>(value) * factor)), 0, 255);
    };
    return qRgb(channel(qRed(colour)), channel(qGreen(colour)), channel(qBlue(colour)));
}

class StoneTiles final : public TileSet {
public:
    StoneTiles(int size, Tone tone, const Theme &theme)
        : TileSet(size)
        , m_colours(stoneColours(tone, theme))
        , m_dark(theme.dark)
    {
    }

    [[nodiscard]] bool isSoft() const override { return true; }

protected:
    [[nodiscard]] unsigned key(unsigned solid, int /*depth*/, unsigned variant) const override
    {
        // Faces draw the eye away from grain, so they make do with fewer variants; pebbles lie on open floor
        // only.
        return solid * kVariants + (solid == 0 ? variant : variant % kFaceVariants);
    }

    void draw(unsigned solid, int /*depth*/, unsigned variant, QRgb *pixels) override
    {
        const Surface surface(solid);
        const int cellsPerGrain = std::max(1, size() / 16);
        const auto pitch = 1.F / static_cast<float>(size());
        for (int row = 0; row < size(); ++row) {
            const float y = 1.F - (static_cast<float>(row) + 0.5F) * pitch;
            for (int column = 0; column < size(); ++column) {
                const float x = (static_cast<float>(column) + 0.5F) * pitch;
                const float noise = grain(column / cellsPerGrain, row / cellsPerGrain, variant, 7) * 0.5F;
                *pixels++ = shade(surface.at(x, y), noise, solid == 0 ? pebbles(x, y, variant) : 0);
            }
        }
    }

private:
    static constexpr unsigned kFaceVariants = 3;

    [[nodiscard]] QRgb shade(const Surface::Sample &sample, float noise, float pebble) const
    {
        const float slope = std::hypot(sample.slopeX, sample.slopeY);
        // Distance to the face in cells, positive in rock; flat parts of the surface are far from any face.
        const float distance = slope > 0.02F ? std::clamp((sample.value - 0.5F) / slope, -1.F, 1.F)
                                             : (sample.value > 0.5F ? 1.F : -1.F);
        // Light falls from the north-west: positive where the face looks that way (out of rock, down the
        // slope).
        const float facing = slope > 0.02F ? (sample.slopeX - sample.slopeY) / slope * 0.7071F : 0.F;
        const float coverage = std::clamp(distance * static_cast<float>(size()) + 0.5F, 0.F, 1.F);
        if (coverage <= 0)
            return floorColour(distance, facing, noise + pebble);
        const QRgb rock = rockColour(distance, facing, noise);
        return coverage >= 1 ? rock : mixed(floorColour(distance, facing, noise), rock, coverage);
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
        // Soft occlusion at every foot of rock, and a cast shadow where rock stands toward the light.
        const float occlusion = 0.55F * std::exp(-outside / 0.16F);
        const float cast = std::max(-facing, 0.F) * 0.45F * std::exp(-outside / 0.42F);
        const float shadow = std::min(occlusion + cast, 0.92F);
        QRgb colour = mixed(m_colours.floor, m_colours.floorShade, shadow);
        const float line = std::exp(-outside * static_cast<float>(size()) / 0.8F);
        colour = mixed(colour, m_colours.outline, (m_dark ? 0.75 : 0.55) * line);
        return brightened(colour, 1.F + (m_dark ? 0.045F : 0.012F) * noise);
    }

    StoneColours m_colours;
    bool m_dark;
};

class GlyphTiles final : public TileSet {
public:
    GlyphTiles(int size, Tone tone, const Theme &theme, const QFont &font)
        : TileSet(size)
        , m_tone(tone)
        , m_theme(theme)
        , m_font(font)
    {
    }

    [[nodiscard]] bool isSoft() const override { return false; }

protected:
    [[nodiscard]] unsigned key(unsigned solid, int depth, unsigned /*variant*/) const override
    {
        return (solid & 16U) != 0 ? 1U + static_cast<unsigned>(depth) : 0U;
    }

    void draw(unsigned solid, int depth, unsigned /*variant*/, QRgb *pixels) override
    {
        QImage image(reinterpret_cast<uchar *>(pixels), size(), size(), static_cast<qsizetype>(size()) * 4,
                     QImage::Format_RGB32);
        const QRgb floor =
            m_tone == Tone::Lit
                ? mixed(m_theme.background.rgb(), m_theme.floorLit.rgb(), m_theme.dark ? 0.42 : 1.0)
                : mixed(m_theme.background.rgb(), m_theme.floorRemembered.rgb(), 0.55);
        image.fill(floor);
        if ((solid & 16U) == 0)
            return;
        const QRgb bright = m_tone == Tone::Lit ? mixed(m_theme.wallEdge.rgb(), m_theme.gold.rgb(), 0.4)
                                                : m_theme.wallEdge.rgb();
        const double fade = depth <= 1 ? 0.0 : 0.35 + 0.2 * (depth - 2);
        image.fill(mixed(floor, m_theme.background.rgb(), depth <= 1 ? 0.0 : 1.0));
        QPainter painter(&image);
        QFont font = m_font;
        font.setPixelSize(std::max(4, size() * 11 / 10));
        font.setBold(true);
        font.setStyleStrategy(QFont::PreferAntialias);
        painter.setFont(font);
        painter.setPen(QColor(mixed(bright, m_theme.background.rgb(), fade)));
        painter.drawText(QRectF(0, 0, size(), size()), Qt::AlignCenter, QStringLiteral("#"));
    }

private:
    Tone m_tone;
    Theme m_theme;
    QFont m_font;
};

} // namespace

QRgb mixed(QRgb a, QRgb b, double t)
{
    return blended(a, b, static_cast<std::uint32_t>(std::lround(std::clamp(t, 0.0, 1.0) * 256)));
}

const QRgb *TileSet::tile(unsigned solid, int depth, unsigned variant)
{
    std::vector<QRgb> &pixels = m_tiles[key(solid, depth, variant)];
    if (pixels.empty()) {
        pixels.resize(static_cast<std::size_t>(m_size) * static_cast<std::size_t>(m_size));
        draw(solid, depth, variant, pixels.data());
    }
    return pixels.data();
}

std::unique_ptr<TileSet> makeStoneTiles(int size, Tone tone, const Theme &theme)
{
    return std::make_unique<StoneTiles>(size, tone, theme);
}

std::unique_ptr<TileSet> makeGlyphTiles(int size, Tone tone, const Theme &theme, const QFont &font)
{
    return std::make_unique<GlyphTiles>(size, tone, theme, font);
}

FlatColours flatColours(Tone tone, const Theme &theme)
{
    const StoneColours colours = stoneColours(tone, theme);
    return {colours.floor, mixed(colours.wall, colours.wallEdge, 0.35), theme.deepRock.rgb(),
            theme.background.rgb()};
}

} // namespace cave
