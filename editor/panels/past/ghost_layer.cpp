// SPDX-License-Identifier: MIT
#include "editor/panels/past/ghost_layer.h"

#include "editor/view/style/theme.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace cave {
namespace {

struct GhostText {
    Q_DECLARE_TR_FUNCTIONS(Ghosts)
};

constexpr float kFaintest = 0.35F;

QString timeText(int time)
{
    return QString(time < 0 ? u'−' : u'+') + QString::number(std::abs(time));
}

} // namespace

OverlayLayer layerOf(const std::vector<Ghost> &ghosts, const Theme &theme)
{
    int farthest = 1;
    for (const Ghost &ghost : ghosts)
        farthest = std::max(farthest, std::abs(ghost.time));
    OverlayLayer layer;
    bool players = false;
    bool monsters = false;
    for (const Ghost &ghost : ghosts) {
        const bool isMonster = ghost.monster.has_value();
        (isMonster ? monsters : players) = true;
        QColor colour = isMonster ? theme.danger : theme.accent;
        const float share = static_cast<float>(std::abs(ghost.time) - 1) / static_cast<float>(farthest);
        colour.setAlphaF(1 - (1 - kFaintest) * share);
        layer.overlays.marks.push_back(
            {ghost.at, isMonster ? MapMark::Shape::Dot : MapMark::Shape::Ring, colour});
        layer.overlays.labels.push_back({ghost.at, timeText(ghost.time)});
    }
    if (players)
        layer.legend.append({LegendEntry::Mark::Outline,
                             theme.accent,
                             GhostText::tr("Player some turns before (−) or after (+)"),
                             {}});
    if (monsters)
        layer.legend.append({LegendEntry::Mark::Dot,
                             theme.danger,
                             GhostText::tr("Monster some turns before (−) or after (+)"),
                             {}});
    return layer;
}

} // namespace cave
