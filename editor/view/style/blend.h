// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

#include <algorithm>
#include <cstdint>

namespace cave {

/// Blends all three channels of two opaque pixels at once; `weight` 0 .. 256, where 256 is all `to`.
constexpr QRgb blended(QRgb from, QRgb to, std::uint32_t weight)
{
    const std::uint32_t keep = 256 - weight;
    const std::uint32_t redBlue = ((from & 0xFF00FFU) * keep + (to & 0xFF00FFU) * weight) >> 8U;
    const std::uint32_t green = ((from & 0x00FF00U) * keep + (to & 0x00FF00U) * weight) >> 8U;
    return 0xFF000000U | (redBlue & 0xFF00FFU) | (green & 0x00FF00U);
}

/// The colour with this opacity, clamped to 0 .. 1.
inline QColor withOpacity(QColor colour, double opacity)
{
    colour.setAlphaF(static_cast<float>(std::clamp(opacity, 0.0, 1.0)));
    return colour;
}

} // namespace cave
