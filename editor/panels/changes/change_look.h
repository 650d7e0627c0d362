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

/// What a change is about.
enum class ChangeFamily : std::uint8_t { Terrain, Chests, Items, Monsters };
inline constexpr std::size_t kChangeFamilies = 4;

ChangeFamily familyOf(ChangeKind kind);
/// "Terrain", "Chests".
QString familyText(ChangeFamily family);
/// The families are distinguished by Okabe and Ito's colours (Color Universal Design, 2008).
QColor familyColour(ChangeFamily family, const Theme &theme);

/// How a kind of change is drawn. Kinds of one colour differ by hatching or shape.
struct ChangeLook {
    QColor colour;
    bool cells = false;   ///< squares of the map are filled; else there is a mark
    bool hatched = false; ///< of cells
    MapMark::Shape shape = MapMark::Shape::Dot;
};
ChangeLook lookOf(ChangeKind kind, const Theme &theme);

/// "Dug", "Chests claimed": the kind, for totals and legends.
QString changeText(ChangeKind kind);
inline constexpr int kChangeIcon = 14; ///< logical pixels a side, in lists
/// A sample of the look, as the map shows it, `size` logical pixels a side.
QIcon changeIcon(ChangeKind kind, const Theme &theme, int size, double ratio);

} // namespace cave
