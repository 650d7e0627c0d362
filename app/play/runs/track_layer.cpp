// SPDX-License-Identifier: MIT
#include "app/play/runs/track_layer.h"

#include "app/common/player_look.h"

namespace cave {

OverlayLayer trackLayer(const World &world, const PlayerTracks &tracks)
{
    OverlayLayer layer;
    for (const PartyMember &member : world.party.members) {
        const QColor colour = playerColour(member.id, member.colour);
        const std::span<const WorldPos> cells = tracks.of(member.id);
        layer.overlays.tracks.push_back({{cells.begin(), cells.end()}, colour});
        layer.legend.append({LegendEntry::Mark::Line, colour, playerName(member.id, member.name), {}});
    }
    return layer;
}

} // namespace cave
