// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/hud/objective.h"
#include "app/play/hud/player_facts.h"
#include "app/play/hud/things_in_view.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QWidget>

#include <vector>

namespace cave {

class HudStrip;
class PlayActions;
class PlayScene;
class PlaySession;
class PlaySidebar;
class Preferences;

/// What is shown beside the map or, in a narrow window, above it.
struct HudState {
    PlayerFacts facts;
    QString objective;
    std::vector<ThingInView> things;
    bool vitals = true; ///< health and equipment; false where another bar shows them

    friend bool operator==(const HudState &, const HudState &) = default;
};

/// Keeps the player's condition, the objective and what is in view on the screen, in every scenario: in a
/// sidebar, or in a strip above the map while that is hidden or there is no room for it.
class PlayHud : public QObject {
    Q_OBJECT

public:
    /// All must outlive this. Sidebar and strip are children of `page`.
    PlayHud(PlaySession &session, PlayScene &scene, PlayActions &actions, QWidget &page);

    [[nodiscard]] QWidget *sidebar() const;
    [[nodiscard]] QWidget *strip() const;
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

/// Shows hints for the first minutes over `map`, each when it first applies, and only once in all worlds. All
/// must outlive `map`.
void offerHints(PlaySession &session, const PlayHud &hud, const PlayActions &actions,
                Preferences &preferences, QWidget &map);

} // namespace cave
