// SPDX-License-Identifier: MIT
#include "editor/view/camera/zoom.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

namespace cave {
namespace {

constexpr int kChunkPixels = 256;
constexpr std::array kZoomSteps{-4, -3, -2, -1, 1,  2,  3,  4,  5,  6,  8,   10,  12, 14,
                                16, 20, 24, 28, 32, 40, 48, 56, 64, 96, 128, 192, 256};

} // namespace

int Zoom::chunkCells() const
{
    if (step < 1)
        return kChunkPixels << -step;
    return std::max(4, static_cast<int>(std::bit_floor(static_cast<unsigned>(kChunkPixels / step))));
}

Zoom Zoom::steppedBy(int steps, int largest) const
{
    const auto *at = std::lower_bound(kZoomSteps.begin(), kZoomSteps.end(), step);
    const auto *end = std::upper_bound(kZoomSteps.begin(), kZoomSteps.end(), largest);
    const auto index =
        std::clamp<std::ptrdiff_t>(at - kZoomSteps.begin() + steps, 0, end - kZoomSteps.begin() - 1);
    return {kZoomSteps[static_cast<std::size_t>(index)]};
}

} // namespace cave
