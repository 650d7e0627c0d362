// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/level_file.h"

#include <QString>

#include <array>
#include <vector>

namespace cave {

/// The ids of markers.
inline constexpr std::array kMarkerIds{"Door", "Enemy", "Loot"};

/// What the level editor's tools place: an object with its fields, or the player's start.
struct LevelPiece {
    std::string type; ///< empty for the player's start
    bool dynamic = false;
    std::vector<std::string> fields;

    friend bool operator==(const LevelPiece &, const LevelPiece &) = default;
    [[nodiscard]] bool isStart() const { return type.empty(); }
    /// A record of it at a position.
    [[nodiscard]] LevelRecord recordAt(LevelPoint at) const;
};

/// The piece of an existing object.
LevelPiece pieceOf(const LevelRecord &record);
/// All placeable pieces, in the order of the table: the start, then objects with default fields, one per kind
/// of marker.
std::vector<LevelPiece> levelPieces();

/// "Wall", "Door marker", "Player start"; an unknown type's own name.
QString pieceName(const LevelPiece &piece);
/// A description in one sentence.
QString pieceHint(const LevelPiece &piece);
/// "Health", with the unit in brackets if there is one.
QString fieldTitle(LevelField field);

/// The valid content of a field: "A whole number from 1 to 9".
QString fieldHint(LevelField field);
/// Why a text is invalid in a field, for display; empty if it is valid.
QString fieldProblem(LevelField field, const QString &text);

} // namespace cave
