// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <QDockWidget>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

namespace cave {

class InlineQuestion;
class MapView;
class OverlayStack;
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

} // namespace cave
