// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/level_file.h"

#include <QString>

#include <array>
#include <vector>

namespace cave {

/// What a marker can stand for.
inline constexpr std::array kMarkerIds{"Door", "Enemy", "Loot"};

/// What the tools of the level editor place: an object with its fields, or the player's start.
struct LevelPiece {
    std::string type; ///< empty: where the player starts
    bool dynamic = false;
    std::vector<std::string> fields;

    friend bool operator==(const LevelPiece &, const LevelPiece &) = default;
    [[nodiscard]] bool isStart() const { return type.empty(); }
    /// A line for it at a place.
    [[nodiscard]] LevelRecord recordAt(LevelPoint at) const;
};

/// That of an object that is there.
LevelPiece pieceOf(const LevelRecord &record);
/// Every piece that can be placed, in the order of the table: objects with usual values in their fields, one
/// for each kind of marker; the start first.
std::vector<LevelPiece> levelPieces();

/// "Wall", "Door marker", "Player start"; an unknown type's own name.
QString pieceName(const LevelPiece &piece);
/// What it does, in a sentence.
QString pieceHint(const LevelPiece &piece);
/// "Health", with the unit in brackets where there is one.
QString fieldTitle(LevelField field);

/// What can be in a field: "A whole number from 1 to 9".
QString fieldHint(LevelField field);
/// Why this can't be in a field, for people; empty if it can.
QString fieldProblem(LevelField field, const QString &text);

} // namespace cave
