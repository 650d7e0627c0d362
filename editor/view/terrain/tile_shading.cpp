// SPDX-License-Identifier: MIT
#include "editor/view/terrain/tile_shading.h"

#include "core/base/hashing.h"
#include "editor/view/style/theme.h"

#include <algorithm>
#include <cmath>

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

} // namespace cave
