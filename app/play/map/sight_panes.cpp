// SPDX-License-Identifier: MIT
#include "app/play/map/sight_panes.h"

#include "core/rules/forecast/forecast.h"
#include "core/rules/monster_turn.h"
#include "core/session/session.h"
#include "core/world/world.h"
#include "editor/panels/inline_question.h"
#include "editor/panels/past/watch_edit.h"
#include "editor/panels/sight/mind_panel.h"
#include "editor/panels/sight/sight_panel.h"
#include "editor/view/form/form.h"
#include "editor/view/map/map_input.h"
#include "editor/view/map/map_view.h"
#include "editor/view/map/overlay_stack.h"
#include "editor/view/style/action_set.h"
#include "editor/view/style/theme.h"

#include <QAction>
#include <QLayout>
#include <QToolButton>

#include <algorithm>
#include <utility>

#include "moc_sight_panes.cpp"

namespace cave {

SightDock::SightDock()
{
    setObjectName(QStringLiteral("sightDock"));
    QAction *toggle = toggleViewAction();
    toggle->setObjectName(QStringLiteral("play.sightDebugger"));
    toggle->setShortcut(QKeySequence(Qt::Key_F9));
    toggle->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(toggle); // so that its shortcut also closes it from inside
    bindTexts(*this, [this] {
        setWindowTitle(tr("Sight debugger"));
        setActionTexts(*toggleViewAction(), tr("Sight de&bugger"),
                       tr("Show lines of sight and explain them, including hidden monsters"));
    });
}

SightPane::SightPane(std::function<World *()> world, MapView &map, OverlayStack &overlays, QWidget *parent)
    : QWidget(parent)
    , m_map(map)
    , m_panel(new SightPanel(map, overlays))
    , m_question(new InlineQuestion(QStringLiteral("sight.reveal")))
{
    vbox(*this, kStyleSpacing, kNoMargins, {{m_question, 0, Qt::AlignTop}, {m_panel, 1}});
    m_question->setContentsMargins(kGrid, kGrid, kGrid, kGrid);
    m_panel->setActive(false);
    m_panel->setWorld(std::move(world));
    m_panel->keepFight();
    connect(m_question, &InlineQuestion::answered, this, [this](bool yes) {
        if (!yes)
            emit declined();
        m_map.setFocus();
    });
    bindTexts(*this, [this] {
        m_panel->setNotice(tr("This reveals monsters and terrain that your character can't see."));
    });
}

void SightPane::setOpen(bool open)
{
    m_open = open;
    apply();
}

void SightPane::setHeld(bool held)
{
    m_held = held;
    if (m_watch != nullptr)
        m_watch->setLimited(held);
    emit heldChanged(held);
    apply();
}

WatchEdit &SightPane::showWatch(std::shared_ptr<const Content> content)
{
    m_watch = named("sight.watch", new WatchEdit(WatchEdit::NotePlace::Below));
    m_watch->setLimited(isHeld());
    m_watch->setContent(std::move(content));
    layout()->addWidget(m_watch);
    connect(m_watch, &WatchEdit::entered, &m_map, qOverload<>(&QWidget::setFocus));
    return *m_watch;
}

void SightPane::askAgain()
{
    if (m_held.value_or(false))
        ask();
}

void SightPane::apply()
{
    if (!m_held)
        return;
    const bool active = m_open && !*m_held;
    m_panel->setVisible(!*m_held);
    m_panel->setActive(active);
    if (*m_held && m_question->isHidden())
        ask();
    else if (!*m_held)
        m_question->hide();
    if (active)
        emit shown();
}

void SightPane::ask()
{
    m_question->ask(
        [] {
            return InlineQuestion::Texts{
                tr("The sight debugger shows monsters and terrain that your character can't see. This world "
                   "will no longer count for best scores and achievements."),
                tr("Show it"), tr("Cancel")};
        },
        [this] { emit agreed(); });
}

void SightPane::refresh()
{
    m_panel->keepFight(); // even while closed: it may be opened after the fight
    if (m_open)
        m_panel->refresh();
}

MindDock::MindDock() : m_next(makePageAction(*this, "play.nextMind", {Qt::CTRL | Qt::Key_Tab}, "step-on"))
{
    setObjectName(QStringLiteral("mindDock"));
    QAction *toggle = toggleViewAction();
    toggle->setObjectName(QStringLiteral("play.mind"));
    toggle->setShortcut(QKeySequence(Qt::Key_F8));
    toggle->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(toggle);
    // The window shows and hides docks, too, which isn't the user's choice.
    connect(toggle, &QAction::triggered, this, [this](bool open) { m_wasOpen = open; });
    bindTexts(*this, [this] {
        setWindowTitle(tr("Decisions"));
        setActionTexts(*toggleViewAction(), tr("M&ind"), tr("Show a monster's decisions as they happen"));
        setActionTexts(*m_next, tr("Next monster"), tr("Select the next monster; you can also click one"));
    });
    setAvailable(false);
}

void MindDock::setAvailable(bool on)
{
    toggleViewAction()->setEnabled(on);
    m_next->setEnabled(false); // until there is one
    setVisible(on && m_wasOpen);
}

/// By its own button.
void MindDock::closeEvent(QCloseEvent *event)
{
    m_wasOpen = false;
    QDockWidget::closeEvent(event);
}

namespace {

constexpr double kClickReach = 0.8; // cells from the centre of a clicked one

} // namespace

MindPane::MindPane(Session &session, MapView &map, OverlayStack &overlays, MindDock &dock)
    : m_session(&session)
    , m_overlays(&overlays)
    , m_dock(dock)
    , m_panel(new MindPanel)
{
    auto *next = named("mindDock.next", new QToolButton);
    next->setDefaultAction(dock.nextAction());
    next->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    vbox(*this, 0, QMargins(kGrid, kGrid, kGrid, 0), {{next, 0, Qt::AlignLeft}, {m_panel, 1}});
    m_panel->setSteppingShown(false);
    dock.setWidget(this);
    dock.setAvailable(session.content().scenario.freeMovement());
    connect(dock.toggleViewAction(), &QAction::toggled, this, &MindPane::refresh);
    connect(dock.nextAction(), &QAction::triggered, this, &MindPane::chooseNext);
    follow(map);
    refresh();
}

MindPane::~MindPane()
{
    m_dock.setAvailable(false);
}

void MindPane::showMoment(Session &session, OverlayStack &overlays)
{
    if (&overlays != m_overlays)
        m_overlays->clear(OverlayStack::Slot::Mind);
    m_session = &session;
    m_overlays = &overlays;
    m_empty = false;
    refresh();
}

void MindPane::follow(const MapView &map)
{
    connect(map.input(), &MapInput::cellHovered, this, [this](WorldPos cell) {
        m_hovered = cell;
        refresh();
    });
    connect(map.input(), &MapInput::hoverEnded, this, [this] {
        m_hovered.reset();
        refresh();
    });
}

void MindPane::refresh()
{
    if (!isOpen())
        return showNone();
    m_dock.nextAction()->setEnabled(true);
    m_empty = false;
    m_shown = wanted();
    std::optional<MonsterThought> thought;
    if (m_shown)
        thought = thoughtOf(m_session->mutableWorld(), *m_shown);
    if (thought)
        m_panel->setThought(thought, m_session->world());
    else
        m_panel->clear();
    m_overlays->set(OverlayStack::Slot::Mind, m_panel->layer());
}

void MindPane::showNone()
{
    if (std::exchange(m_empty, true))
        return; // called in every frame
    m_dock.nextAction()->setEnabled(false);
    m_shown.reset();
    m_panel->clear();
    m_overlays->clear(OverlayStack::Slot::Mind);
}

bool MindPane::isOpen() const
{
    return m_session->world().action.has_value() && m_dock.toggleViewAction()->isChecked();
}

std::optional<MonsterId> MindPane::agentAt(WorldPos cell) const
{
    const std::vector<Agent> &agents = m_session->world().action->agents;
    const auto away = [&](const Agent &agent) { return length(agent.position - middleOf(cell)); };
    const auto nearest = std::ranges::min_element(agents, {}, away);
    return nearest != agents.end() && away(*nearest) <= kClickReach ? std::optional(nearest->id)
                                                                    : std::nullopt;
}

bool MindPane::isAlive(const std::optional<MonsterId> &id) const
{
    return id && std::ranges::any_of(m_session->world().action->agents,
                                     [&](const Agent &agent) { return agent.id == *id; });
}

std::vector<MonsterId> MindPane::byDistance() const
{
    const World &world = m_session->world();
    std::vector<Agent> agents = world.action->agents;
    std::ranges::stable_sort(
        agents, {}, [&](const Agent &agent) { return length(agent.position - world.motion().player); });
    std::vector<MonsterId> ids;
    ids.reserve(agents.size());
    for (const Agent &agent : agents)
        ids.push_back(agent.id);
    return ids;
}

std::optional<MonsterId> MindPane::wanted() const
{
    if (m_hovered) {
        if (std::optional<MonsterId> under = agentAt(*m_hovered))
            return under;
    }
    if (isAlive(m_chosen))
        return m_chosen;
    const std::vector<MonsterId> all = byDistance();
    return all.empty() ? std::nullopt : std::optional(all.front());
}

bool MindPane::takeClick(WorldPos cell)
{
    const std::optional<MonsterId> clicked = isOpen() ? agentAt(cell) : std::nullopt;
    if (!clicked)
        return false;
    m_chosen = m_chosen == clicked ? std::nullopt : clicked;
    refresh();
    return true;
}

void MindPane::chooseNext()
{
    if (!isOpen())
        return;
    const std::vector<MonsterId> all = byDistance();
    if (all.empty())
        return;
    const auto shown = m_shown ? std::ranges::find(all, *m_shown) : all.end();
    const bool last = shown == all.end() || std::next(shown) == all.end();
    m_chosen = last ? all.front() : *std::next(shown);
    m_hovered.reset();
    refresh();
}

} // namespace cave
