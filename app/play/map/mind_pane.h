// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/region_changes.h"

#include <QDockWidget>
#include <QWidget>

#include <optional>
#include <vector>

class QAction;

namespace cave {

class MapView;
class MindPanel;
class OverlayStack;
class Session;

/// The frame of the live decisions of monsters, with its commands; `MindPane` is in it while a world is open.
/// It is closed and unavailable unless a world has something to show there.
class MindDock : public QDockWidget {
    Q_OBJECT

public:
    MindDock();

    /// Available, it is open again if it was so in the last world where it was available.
    void setAvailable(bool on);
    /// Goes to the next monster; it has no effect of its own.
    [[nodiscard]] QAction *nextAction() const { return m_next; }

private:
    QAction *m_next;
    bool m_available = false;
    bool m_wasOpen = false; ///< in the last world where it was available
};

/// Live decisions of monsters in a world with free movement: the decision tree of one of them with the path
/// taken. Shows the monster under the mouse, else the chosen one, else the nearest.
class MindPane : public QWidget {
    Q_OBJECT

public:
    /// Is put into `dock`, which is available from now on if the movement of `session` is free. All must
    /// outlive this.
    MindPane(Session &session, MapView &map, OverlayStack &overlays, MindDock &dock);
    ~MindPane() override;

    /// From now on shows the monsters of another moment, on its map. Both must outlive this or the next call.
    void showMoment(Session &session, OverlayStack &overlays);
    /// Also follows the mouse over another map.
    void follow(const MapView &map);
    /// Call this after a command, or when time has passed.
    void refresh();
    /// Chooses the monster on a cell, or deselects it if chosen already; false if the dock is closed or the
    /// cell is empty.
    bool takeClick(WorldPos cell);
    /// Chooses the next monster by distance from the player.
    void chooseNext();
    /// The monster shown.
    [[nodiscard]] const std::optional<MonsterId> &shown() const { return m_shown; }

private:
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] std::optional<MonsterId> agentAt(WorldPos cell) const;
    [[nodiscard]] bool isAlive(const std::optional<MonsterId> &id) const;
    [[nodiscard]] std::vector<MonsterId> byDistance() const;
    [[nodiscard]] std::optional<MonsterId> wanted() const;
    void showNone();

    Session *m_session;       ///< of the moment shown
    OverlayStack *m_overlays; ///< the same
    MindDock &m_dock;
    MindPanel *m_panel;
    std::optional<WorldPos> m_hovered;
    std::optional<MonsterId> m_chosen;
    std::optional<MonsterId> m_shown;
    bool m_empty = false; ///< no monster is shown
};

} // namespace cave
