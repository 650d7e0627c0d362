// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/overlays/overlay_stack.h"

#include <QDockWidget>

namespace cave {

class MapView;
class SightPanel;
class Session;

/// The sight debugger: the inspector's sight panel on the world that is played, for who wants to know more
/// than a player can.
class SightDock : public QDockWidget {
    Q_OBJECT

public:
    /// View and stack must outlive it.
    SightDock(MapView &map, OverlayStack &overlays);

    /// Null: nothing is played.
    void setSession(Session *session);
    /// A command was carried out.
    void refresh();
    /// True if a click on this cell is meant for the panel.
    [[nodiscard]] bool takesClick(WorldPos cell) const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    SightPanel *m_panel;
};

} // namespace cave
