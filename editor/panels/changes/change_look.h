// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/checks/world_difference.h"
#include "editor/view/overlays/map_marks.h"

#include <QColor>
#include <QIcon>
#include <QString>

#include <cstdint>

namespace cave {

struct Theme;

/// The subject of a change.
enum class ChangeFamily : std::uint8_t { Terrain, Chests, Items, Monsters };
inline constexpr std::size_t kChangeFamilies = 4;

ChangeFamily familyOf(ChangeKind kind);
/// "Terrain", "Chests".
QString familyText(ChangeFamily family);
/// The families have Okabe and Ito's colours (Color Universal Design, 2008).
QColor familyColour(ChangeFamily family, const Theme &theme);

/// The look of a kind of change. Kinds with the same colour differ by hatching or shape.
struct ChangeLook {
    QColor colour;
    bool cells = false;   ///< fills cells of the map; otherwise a mark
    bool hatched = false; ///< for cells
    MapMark::Shape shape = MapMark::Shape::Dot;
};
ChangeLook lookOf(ChangeKind kind, const Theme &theme);

/// "Dug", "Chests claimed": the kind, for totals and legends.
QString changeText(ChangeKind kind);
inline constexpr int kChangeIcon = 14; ///< logical pixels per side, in lists
/// A sample of the look on the map, `size` logical pixels per side.
QIcon changeIcon(ChangeKind kind, const Theme &theme, int size, double ratio);

} // namespace cave
