// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/world/region_changes.h"

#include <QDockWidget>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QAction;

namespace cave {

class InlineQuestion;
class MapView;
class MindPanel;
class OverlayStack;
class Session;
class SightPanel;
class WatchEdit;
struct Content;
struct World;

/// The frame of the sight debugger, with its command; `SightPane` is in it while a world is open.
class SightDock : public QDockWidget {
    Q_OBJECT

public:
    SightDock();
};

/// The sight debugger: the inspector's sight panel for a world that is played or replayed, or a question
/// while it is held back.
class SightPane : public QWidget {
    Q_OBJECT

public:
    /// Shows nothing until it is open and it is known whether it is held. `world` may return null; map and
    /// overlays must outlive this.
    SightPane(std::function<World *()> world, MapView &map, OverlayStack &overlays,
              QWidget *parent = nullptr);

    /// Call this after a command.
    void refresh();
    /// Whether it is in view.
    void setOpen(bool open);
    /// While held, it shows nothing and asks whether it may.
    void setHeld(bool held);
    [[nodiscard]] bool isHeld() const { return m_held.value_or(true); }
    /// Asks again, if it is held; the question gets the keyboard.
    void askAgain();
    /// A field for a watch point, even while held, but limited then; without this call there is none.
    WatchEdit &showWatch(std::shared_ptr<const Content> content);
    [[nodiscard]] SightPanel &panel() const { return *m_panel; }

signals:
    /// The player agreed to what it shows.
    void agreed();
    /// The player doesn't want to see it.
    void declined();
    /// It is held back, or no longer.
    void heldChanged(bool held);
    /// It is open and shows the world.
    void shown();

private:
    void ask();
    void apply();

    MapView &m_map;
    SightPanel *m_panel;
    InlineQuestion *m_question;
    WatchEdit *m_watch = nullptr; ///< none unless wanted
    bool m_open = false;
    std::optional<bool> m_held; ///< unknown at first
};

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

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    QAction *m_next;
    bool m_wasOpen = false; ///< by the user's choice, in the last world where it was available
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
