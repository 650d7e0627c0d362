// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/overlays/overlay_stack.h"

#include <QDockWidget>

namespace cave {

class MapView;
class SightPanel;
class Session;

/// The sight debugger: the inspector's sight panel for the world being played.
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

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    SightPanel *m_panel;
};

} // namespace cave
