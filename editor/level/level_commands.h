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
};

} // namespace cave
