// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <QWidget>

namespace cave {

class InlineQuestion;
class MapView;
class OverlayStack;
class Session;
class SightDock;
class SightPanel;

/// The sight debugger: the inspector's sight panel for the world being played, or a question while it is held
/// back.
class SightPane : public QWidget {
    Q_OBJECT

public:
    /// Is put into `dock`, and shows nothing until it is said whether it is held. All must outlive this.
    SightPane(Session &session, MapView &map, OverlayStack &overlays, SightDock &dock);

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

    SightDock &m_dock;
    SightPanel *m_panel;
    InlineQuestion *m_question;
    bool m_held = false;
};

} // namespace cave
