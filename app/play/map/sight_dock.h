// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/map/overlay_stack.h"

#include <QDockWidget>

namespace cave {

class InlineQuestion;
class MapView;
class SightPanel;
class Session;

/// The sight debugger: the inspector's sight panel for the world being played, or a question while it is held
/// back.
class SightDock : public QDockWidget {
    Q_OBJECT

public:
    /// Both must outlive this.
    SightDock(MapView &map, OverlayStack &overlays);

    /// Null: no world is being played.
    void setSession(Session *session);
    /// Call this after a command.
    void refresh();
    /// True if a click on this cell is meant for the panel.
    [[nodiscard]] bool takesClick(WorldPos cell) const;
    /// While held, it shows nothing and asks whether it may.
    void setHeld(bool held);

signals:
    /// The player agreed to what it shows.
    void agreed();
    /// It is open and shows the world.
    void shown();

private:
    void retranslate();
    void ask();
    void apply();

    SightPanel *m_panel;
    InlineQuestion *m_question;
    bool m_hasSession = false;
    bool m_held = false;
};

} // namespace cave
