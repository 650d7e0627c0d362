// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/hud/objective.h"
#include "app/play/hud/play_sidebar.h"

#include <QElapsedTimer>
#include <QObject>

namespace cave {

class PlayActions;
class PlayScene;
class PlaySession;

/// Keeps the player's condition, the objective and what is in view on the screen, in every scenario: in a
/// sidebar, or in a strip above the map while that is hidden or there is no room for it.
class PlayHud : public QObject {
    Q_OBJECT

public:
    /// All must outlive this. Sidebar and strip are children of `page`.
    PlayHud(PlaySession &session, PlayScene &scene, PlayActions &actions, QWidget &page);

    [[nodiscard]] QWidget *sidebar() const { return m_sidebar; }
    [[nodiscard]] QWidget *strip() const { return m_strip; }
    /// As shown.
    [[nodiscard]] const HudState &state() const { return m_state; }

signals:
    /// Something in `state` has changed.
    void changed();
    /// Whether the sidebar is shown has changed; without it there is the strip.
    void sidebarShown(bool on);
    /// The map should get the focus.
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectParts(PlayActions &actions);
    void recount(const std::vector<Event> &events);
    void refresh();
    void place();
    [[nodiscard]] bool isNarrow() const;
    void setOpen(bool open);

    PlaySession &m_play;
    PlayScene &m_scene;
    PlayActions &m_actions;
    QWidget &m_page;
    PlaySidebar *m_sidebar;
    HudStrip *m_strip;
    HudState m_state;
    ObjectiveText m_objective;
    bool m_openThoughNarrow = false;
    QElapsedTimer m_sinceRefresh;
};

} // namespace cave
