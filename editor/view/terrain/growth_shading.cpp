// SPDX-License-Identifier: MIT
#include "editor/view/terrain/growth_shading.h"

#include "editor/view/style/theme.h"

#include <algorithm>
#include <cmath>

namespace cave {
namespace {

constexpr unsigned kAllCells = 511;

float smooth(float low, float high, float value)
{
    const float t = std::clamp((value - low) / (high - low), 0.F, 1.F);
    return t * t * (3 - 2 * t);
}

} // namespace

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

GrowthShading::GrowthShading(const GrowthColours &colours, const TileLook &look, int size)
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

/// Three crowns in a triangle, slightly different in each cell; the southern ones cover the northern.
void GrowthShading::growCrowns(unsigned variant)
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

QRgb GrowthShading::over(TilePoint point, QRgb ground, QRgb rock, float coverage) const
{
    if (!m_hasWater && !m_hasTrees)
        return coverage <= 0 ? ground : coverage >= 1 ? rock : mixed(ground, rock, coverage);
    QRgb colour = ground;
    // Only of the surrounding open cells: water extends to the foot of rock.
    const float open = std::max(m_open.at(point).value, 0.01F);
    if (coverage < 1 && m_hasWater)
        colour = wet(point, colour, m_water.at(point).value / open);
    if (coverage < 1 && m_hasTrees)
        colour = mixed(colour, m_colours.undergrowth, smooth(0.25F, 0.75F, m_trees.at(point).value / open));
    if (coverage > 0)
        colour = mixed(colour, rock, coverage);
    return m_crownCount > 0 ? crowned(point, colour) : colour;
}

/// `share`: the share of surrounding ground that is water; the shore is at one half.
QRgb GrowthShading::wet(TilePoint point, QRgb ground, float share) const
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
float GrowthShading::ripple(TilePoint point) const
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

QRgb GrowthShading::crowned(TilePoint point, QRgb below) const
{
    const float outline = std::max(0.035F, 0.9F / m_size);
    QRgb colour = below;
    for (std::size_t i = 0; i < m_crownCount; ++i) {
        const Crown &crown = m_crowns[i];
        const float dx = point.x - crown.centre.x;
        const float dy = point.y - crown.centre.y;
        const float reach = crown.radius * (1.F + 0.09F * std::sin(5.F * std::atan2(dy, dx) + crown.turn));
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

} // namespace cave
