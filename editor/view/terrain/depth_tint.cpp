// SPDX-License-Identifier: MIT
#include "editor/view/terrain/depth_tint.h"

#include "core/content/builtin.h"
#include "editor/view/style/blend.h"
#include "editor/view/style/theme.h"

#include <algorithm>
#include <string>
#include <utility>

namespace cave {
namespace {

constexpr unsigned kStoneWeight = 44;
constexpr unsigned kWaterWeight = 176;
constexpr std::int64_t kTransition = 12; // cells

DepthTint::Wash washOf(const std::string &colour, unsigned weight, const Theme &theme)
{
    if (colour.empty())
        return {};
    return {theme.creature(colour).rgb(), weight};
}

/// Read once, as painters change their source often.
const std::vector<Band> &builtInBands()
{
    static const std::vector<Band> bands = [] {
        const auto journey = std::ranges::find_if(scenarioInfos(), &ScenarioInfo::journey);
        Result<Content> content = builtInContent(journey->kind);
        return content && content->scenario.journey ? std::move(content->scenario.journey->bands)
                                                    : std::vector<Band>();
    }();
    return bands;
}

/// `share` 0 .. 256, where 256 is all `b`. A wash without weight has no colour of its own.
DepthTint::Wash mixedWash(const DepthTint::Wash &a, const DepthTint::Wash &b, unsigned share)
{
    const unsigned weight = (a.weight * (256 - share) + b.weight * share) / 256;
    if (a.weight == 0 || b.weight == 0)
        return {a.weight == 0 ? b.colour : a.colour, weight};
    return {blended(a.colour, b.colour, share), weight};
}

} // namespace

DepthTint::DepthTint(const RegionSource &source, const Theme &theme)
{
    if (source.journey().empty())
        return;
    for (const cave::Band &band : builtInBands()) {
        m_bands.push_back(
            {band.from, washOf(band.tint, kStoneWeight, theme), washOf(band.water, kWaterWeight, theme)});
    }
}

DepthTint::Wash DepthTint::at(WorldPos cell, unsigned water) const
{
    const std::int64_t depth = depthAt(cell) + kTransition / 2;
    const auto next = std::ranges::find_if(m_bands, [&](const Band &band) { return band.from > depth; });
    if (next == m_bands.begin())
        return {};
    const Band &band = *(next - 1);
    const Band &before = next - 1 == m_bands.begin() ? band : *(next - 2);
    const std::int64_t into = std::min(depth - band.from, kTransition);
    const auto share = static_cast<unsigned>(256 * into / kTransition);
    const Wash stone = mixedWash(before.stone, band.stone, share);
    return water == 0 ? stone : mixedWash(stone, mixedWash(before.water, band.water, share), water);
}

} // namespace cave
