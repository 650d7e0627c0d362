// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/level_file.h"

#include <QRectF>
#include <QString>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <vector>

namespace cave {

class LevelDocument;
class LevelTools;

/// Commands that apply at once to the selection or the level.
enum class LevelCommand : std::uint8_t {
    Undo,
    Redo,
    Cut,
    Copy,
    Paste,
    Duplicate,
    Delete,
    SelectAll,
    SelectNone,
    SelectSame,
    Rotate,
    MirrorAcross,
    MirrorUpDown,
    BorderWalls
};

/// The commands of the level editor, for the document and selection of its tools.
class LevelCommands {
public:
    /// `tools` must outlive it.
    explicit LevelCommands(LevelTools &tools) : m_tools(tools) {}

    void run(LevelCommand command);
    [[nodiscard]] bool canRun(LevelCommand command) const;
    /// Pastes with the north-west corner of the copied area on this tile.
    void pasteAt(LevelPoint tile);
    /// Moves the selection by this many snap steps, or tiles without a snap.
    void nudge(int columns, int rows);

private:
    [[nodiscard]] const LevelFile &level() const;
    void duplicate();
    void copy() const;
    void insert(std::vector<LevelRecord> records, const QString &label);
    void eraseSelected(const QString &label, bool objectsOnly);
    void transform(const QString &label, const std::function<LevelPoint(LevelPoint, const QRectF &)> &map);
    void selectAll();
    void selectSame();
    [[nodiscard]] std::vector<LevelRecord> selectedObjects() const;

    LevelTools &m_tools;
    std::size_t m_nextNudge = 0; ///< the history position after which a nudge is merged
    std::uint64_t m_nudgeStroke = 0;
    const LevelDocument *m_nudgedDocument = nullptr; ///< of the last nudge; only compared
    std::set<std::size_t> m_nudged;                  ///< the selection then
};

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
