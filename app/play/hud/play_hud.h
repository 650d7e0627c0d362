// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/hud/player_facts.h"
#include "app/play/hud/view_list.h"
#include "app/play/keys/key_bindings.h"
#include "core/base/geometry.h"
#include "core/session/session.h"

#include <QElapsedTimer>
#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QAction;

namespace cave {

class ActionBar;
class Examiner;
class HudStrip;
class PlayActions;
class PlayScene;
class PlaySession;
class PlaySidebar;
class Preferences;
struct OfferedAction;

/// What is shown beside the map or, in a narrow window, above it.
struct HudState {
    PlayerFacts facts;
    QString objective;
    std::vector<ThingInView> things;
    bool vitals = true; ///< health and equipment; false where another bar shows them

    friend bool operator==(const HudState &, const HudState &) = default;
};

/// What to do in the world being played; the only place that knows it for every scenario.
class ObjectiveText {
public:
    /// In one translated line.
    [[nodiscard]] QString text(Session &session);
    /// A monster fell, a chest was opened, or another world is played: what is left of a level is counted
    /// again. That looks at all its regions, which takes too long for each step.
    void recount() { m_left.reset(); }

private:
    /// What is left on a level.
    struct Remainder {
        int level = 0;
        int monsters = 0;
        int chests = 0;
    };

    [[nodiscard]] QString cavernText(World &world, const Level &level);
    [[nodiscard]] static Remainder leftOn(World &world, const Level &level);

    std::optional<Remainder> m_left;
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

private:
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

/// Chooses the actions of the bar: by the scenario, by what is in view, and by what goes on.
class ActionOffer : public QObject {
    Q_OBJECT

public:
    /// All must outlive this. The bar is a child of `page`.
    ActionOffer(PlaySession &session, const PlayHud &hud, PlayActions &actions, QWidget &page);

    [[nodiscard]] QWidget *bar() const;
    /// For the keys shown.
    void setBindings(const KeyBindings &bindings);
    /// The nearest chest, pile or exit in view, to which `PlayActions::approach` walks.
    [[nodiscard]] std::optional<WorldPos> nearestFind() const;

private:
    void refresh();
    [[nodiscard]] const ThingInView *find() const;
    [[nodiscard]] QList<OfferedAction> byTurns();
    [[nodiscard]] QList<OfferedAction> inRooms();
    [[nodiscard]] OfferedAction offer(QAction *action, const QString &text) const;
    [[nodiscard]] OfferedAction offer(PlayKey key, const QString &text, const QString &tip) const;

    PlaySession &m_play;
    const PlayHud &m_hud;
    PlayActions &m_actions;
    KeyBindings m_bindings;
    ActionBar *m_bar;
    QTimer m_soon; ///< one refresh for all that changes together
};

/// Shows hints for the first minutes over `map`, each when it first applies, and only once in all worlds; not
/// while something is examined there. All must outlive `map`.
void offerHints(PlaySession &session, const PlayHud &hud, const PlayActions &actions,
                Preferences &preferences, const Examiner &examiner, QWidget &map);

} // namespace cave
