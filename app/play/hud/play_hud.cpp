// SPDX-License-Identifier: MIT
#include "app/play/hud/play_hud.h"

#include "app/play/hud/view_list.h"
#include "app/play/map/examiner.h"
#include "app/play/map/play_scene.h"
#include "app/play/session/play_actions.h"
#include "app/play/session/play_session.h"
#include "editor/view/style/click_focus.h"
#include "editor/view/style/theme.h"

#include <QAction>
#include <QEvent>

#include <algorithm>
#include <utility>

namespace cave {
namespace {

constexpr int kRefreshMs = 200; ///< while nothing but time passes
constexpr int kNarrowShare = 3; ///< the sidebar takes at most a third of the width

} // namespace

PlayHud::PlayHud(PlaySession &session, PlayScene &scene, PlayActions &actions, QWidget &page)
    : QObject(&page)
    , m_play(session)
    , m_scene(scene)
    , m_actions(actions)
    , m_page(page)
    , m_sidebar(new PlaySidebar(*actions.sidebar, &page))
    , m_strip(new HudStrip(*actions.sidebar, &page))
{
    keepKeyboardOnClicks(*m_sidebar, ClickFocus::Fields);
    keepKeyboardOnClicks(*m_strip, ClickFocus::Fields);
    page.installEventFilter(this);
    connectParts(actions);
    refresh();
    place();
}

void PlayHud::connectParts(PlayActions &actions)
{
    connect(&m_play, &PlaySession::changed, this, [this] {
        refresh();
        place();
    });
    const auto follow = [this] {
        const bool isDue = !m_sinceRefresh.isValid() || m_sinceRefresh.elapsed() >= kRefreshMs;
        if (m_play.isFree() && isDue) // by turns, `changed` follows
            refresh();
    };
    connect(&m_play, &PlaySession::allActed, this, follow);
    connect(&m_play, &PlaySession::timePassed, this, follow);
    connect(&m_play, &PlaySession::allActed, this, &PlayHud::recount);
    connect(&m_play, &PlaySession::happened, this, &PlayHud::recount);
    for (QAction *action : {actions.fog, actions.allMonsters})
        connect(action, &QAction::toggled, this, &PlayHud::refresh);
    connect(actions.sidebar, &QAction::toggled, this, [this] {
        m_openThoughNarrow = false;
        place();
    });
    connect(m_sidebar, &PlaySidebar::closeRequested, this, [this] { setOpen(false); });
    connect(m_strip, &HudStrip::openRequested, this, [this] { setOpen(true); });
    ViewList &view = m_sidebar->view();
    connect(&view, &ViewList::chosen, this, [this](WorldPos at) {
        m_scene.examiner().moveTo(at);
        emit left();
    });
    connect(&view, &ViewList::left, this, &PlayHud::left);
    connect(&view, &ViewList::pointedAt, &m_scene, &PlayScene::pointAt);
    connect(&m_scene.examiner(), &Examiner::changed, this,
            [this] { m_sidebar->view().select(m_scene.examiner().cursor()); });
}

void PlayHud::recount(const std::vector<Event> &events)
{
    const bool isLess = std::ranges::any_of(events, [](const Event &event) {
        return std::holds_alternative<FightWon>(event) || std::holds_alternative<ChestOpened>(event);
    });
    if (isLess)
        m_objective.recount();
}

void PlayHud::refresh()
{
    m_sinceRefresh.start();
    Session &session = m_play.session();
    HudState state;
    state.facts = playerFacts(session);
    state.objective = m_objective.text(session);
    state.things = thingsInView(session, m_scene.disclosure());
    state.vitals = !m_play.isFree(); // the bar of rooms shows them there
    if (state == m_state)
        return;
    m_state = std::move(state);
    m_sidebar->show(m_state);
    m_strip->show(m_state);
    m_sidebar->view().select(m_scene.examiner().cursor());
    emit changed();
}

bool PlayHud::isNarrow() const
{
    return m_page.width() < m_sidebar->sizeHint().width() * kNarrowShare;
}

/// Sidebar or strip.
void PlayHud::place()
{
    const bool wanted = m_actions.sidebar->isChecked() && (!isNarrow() || m_openThoughNarrow);
    m_sidebar->setFixedWidth(m_sidebar->sizeHint().width());
    m_sidebar->setVisible(wanted);
    m_strip->setVisible(!wanted);
    emit sidebarShown(wanted);
}

/// In a narrow window the strip is not the player's choice, so it isn't remembered as such.
void PlayHud::setOpen(bool open)
{
    const bool forNow = isNarrow() && (open || m_openThoughNarrow);
    if (!forNow || (open && !m_actions.sidebar->isChecked()))
        m_actions.sidebar->setChecked(open);
    m_openThoughNarrow = open && isNarrow();
    place();
    emit left();
}

bool PlayHud::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || isLookChange(*event))
        place();
    else if (event->type() == QEvent::LanguageChange) {
        m_state = {};
        refresh();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace cave

#include "moc_play_hud.cpp"
