// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>

namespace cave {

/// Viridis at equal steps, by Stéfan van der Walt and Nathaniel Smith (matplotlib, CC0): perceptually
/// uniform, also in greyscale and with any colour vision.
inline constexpr std::array<QRgb, 10> kViridis{0x440154, 0x482878, 0x3e4989, 0x31688e, 0x26828e,
                                               0x1f9e89, 0x35b779, 0x6ece58, 0xb5de2b, 0xfde725};

/// The colour at a share (0 .. 1) of the scale, clamped to its ends.
inline QColor viridisColour(double share)
{
    const double place = std::clamp(share, 0.0, 1.0) * static_cast<double>(kViridis.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const QColor from(kViridis[below]);
    const QColor to(kViridis[std::min(below + 1, kViridis.size() - 1)]);
    const double weight = place - static_cast<double>(below);
    const auto mixed = [weight](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * weight)); };
    return {mixed(from.red(), to.red()), mixed(from.green(), to.green()), mixed(from.blue(), to.blue())};
}

} // namespace cave
