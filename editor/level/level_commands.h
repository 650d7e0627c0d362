// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/level_file.h"

#include <QRectF>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace cave {

class LevelTools;

/// What is done at once, to the selection or the level.
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

/// The commands of the level editor, on the document and the selection of its tools.
class LevelCommands {
public:
    /// `tools` must outlive it.
    explicit LevelCommands(LevelTools &tools) : m_tools(tools) {}

    void run(LevelCommand command);
    [[nodiscard]] bool canRun(LevelCommand command) const;
    /// Pastes so that the north-western corner of what was copied is on this tile.
    void pasteAt(LevelPoint tile);
    /// Moves the selection by this many steps of the snap, or tiles where that is 0.
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
    std::size_t m_nextNudge = 0; ///< the position in the history after which a nudge goes on
    std::uint64_t m_nudgeStroke = 0;
};

} // namespace cave
