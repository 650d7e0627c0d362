// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/region_changes.h"
#include "editor/view/map/overlay_stack.h"

#include <QDockWidget>

#include <optional>
#include <vector>

class QAction;

namespace cave {

class MapView;
class MindPanel;
class Session;

/// Live decisions of monsters in a world with free movement: the decision tree of one of them with the path
/// taken. Shows the monster under the mouse, else the chosen one, else the nearest. In other worlds the dock
/// is closed and unavailable.
class MindDock : public QDockWidget {
    Q_OBJECT

public:
    /// Both must outlive this.
    MindDock(MapView &map, OverlayStack &overlays);

    /// Null: no world is being played.
    void setSession(Session *session);
    /// Call this after a command, or when time has passed.
    void refresh();
    /// Chooses the monster on a cell, or deselects it if chosen already; false if the dock is closed or the
    /// cell is empty.
    bool takeClick(WorldPos cell);
    /// Chooses the next monster by distance from the player.
    void chooseNext();
    [[nodiscard]] QAction *nextAction() const { return m_next; }
    /// The monster shown.
    [[nodiscard]] const std::optional<MonsterId> &shown() const { return m_shown; }

private:
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] std::optional<MonsterId> agentAt(WorldPos cell) const;
    [[nodiscard]] bool isAlive(const std::optional<MonsterId> &id) const;
    [[nodiscard]] std::vector<MonsterId> byDistance() const;
    [[nodiscard]] std::optional<MonsterId> wanted() const;
    void showNobody();
    void retranslate();

    OverlayStack &m_overlays;
    Session *m_session = nullptr;
    MindPanel *m_panel;
    QAction *m_next;
    std::optional<WorldPos> m_hovered;
    std::optional<MonsterId> m_chosen;
    std::optional<MonsterId> m_shown;
    bool m_empty = false;   ///< no monster is shown
    bool m_wasOpen = false; ///< in the last world where it was available
};

} // namespace cave
