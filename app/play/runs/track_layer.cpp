// SPDX-License-Identifier: MIT
#include "app/play/runs/track_layer.h"

#include <QCoreApplication>

namespace cave {

QString nameOf(const PartyMember &member)
{
    return member.name.empty() ? QCoreApplication::translate("cave::ReplayWindow", "Player %1").arg(member.id)
                               : QString::fromStdString(member.name);
}

QColor colourOf(const PartyMember &member)
{
    if (member.colour != 0)
        return QColor::fromRgb(member.colour);
    constexpr int kHueStep = 137; // the golden angle: neighbours differ most
    return QColor::fromHsv(member.id * kHueStep % 360, 190, 220);
}

OverlayLayer trackLayer(const World &world, const PlayerTracks &tracks)
{
    OverlayLayer layer;
    for (const PartyMember &member : world.party.members) {
        const QColor colour = colourOf(member);
        const std::span<const WorldPos> cells = tracks.of(member.id);
        layer.overlays.tracks.push_back({{cells.begin(), cells.end()}, colour});
        layer.legend.append({LegendEntry::Mark::Line, colour, nameOf(member), {}});
        if (member.id == world.party.shown || member.watching)
            continue;
        const WorldPos at = playerOf(world, member).position;
        layer.overlays.marks.push_back({at, MapMark::Shape::Dot, colour});
        layer.overlays.labels.push_back({at, nameOf(member)});
    }
    return layer;
}

} // namespace cave
