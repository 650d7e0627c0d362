// SPDX-License-Identifier: MIT
#include "app/play/map/mind_dock.h"

#include "core/rules/forecast/thought.h"
#include "core/rules/monster_turn.h"
#include "core/session/session.h"
#include "editor/panels/sight/mind_panel.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/map/map_input.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/page_action.h"
#include "editor/view/style/type_scale.h"

#include <QAction>
#include <QToolButton>

#include <algorithm>
#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr double kClickReach = 0.8; // cells from the centre of a clicked one

} // namespace

MindDock::MindDock(MapView &map, OverlayStack &overlays)
    : m_overlays(overlays)
    , m_panel(new MindPanel)
    , m_next(named("play.nextMind", new QAction(this)))
{
    setObjectName(QStringLiteral("mindDock"));
    m_next->setIcon(namedIcon(QStringLiteral("step-on")));
    m_next->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Tab));
    m_next->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(m_next, &QAction::triggered, this, &MindDock::chooseNext);
    auto *next = named("mindDock.next", new QToolButton);
    next->setDefaultAction(m_next);
    next->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto *whole = new QWidget;
    vbox(*whole, 0, QMargins(kGrid, kGrid, kGrid, 0), {{next, 0, Qt::AlignLeft}, {m_panel, 1}});
    setWidget(whole);
    m_panel->setSteppingShown(false);

    QAction *toggle = toggleViewAction();
    toggle->setObjectName(QStringLiteral("play.mind"));
    toggle->setShortcut(QKeySequence(Qt::Key_F8));
    toggle->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(toggle); // what closes the dock now isn't the user's choice
    connect(toggle, &QAction::toggled, this, [this](bool open) {
        if (m_session != nullptr)
            m_wasOpen = open;
        refresh();
    });
    connect(map.input(), &MapInput::cellHovered, this, [this](WorldPos cell) {
        m_hovered = cell;
        refresh();
    });
    connect(map.input(), &MapInput::hoverEnded, this, [this] {
        m_hovered.reset();
        refresh();
    });
    bindTexts(*this, [this] { retranslate(); });
    setSession(nullptr);
}

void MindDock::setSession(Session *session)
{
    m_session = nullptr; // closed by the program, not by the user
    m_chosen.reset();
    m_hovered.reset();
    const bool possible = session != nullptr && session->world().content->scenario.freeMovement();
    toggleViewAction()->setEnabled(possible);
    setVisible(possible && m_wasOpen);
    m_session = possible ? session : nullptr;
    refresh();
}

void MindDock::refresh()
{
    if (!isOpen())
        return showNobody();
    m_next->setEnabled(true);
    m_empty = false;
    m_shown = wanted();
    std::optional<MonsterThought> thought;
    if (m_shown)
        thought = thoughtOf(m_session->mutableWorld(), *m_shown);
    if (thought)
        m_panel->setThought(thought, m_session->world());
    else
        m_panel->clear();
    m_overlays.set(OverlayStack::Slot::Mind, m_panel->layer());
}

void MindDock::showNobody()
{
    if (std::exchange(m_empty, true))
        return; // called in every frame
    m_next->setEnabled(false);
    m_shown.reset();
    m_panel->clear();
    m_overlays.clear(OverlayStack::Slot::Mind);
}

bool MindDock::isOpen() const
{
    return m_session != nullptr && m_session->world().action.has_value() && toggleViewAction()->isChecked();
}

std::optional<MonsterId> MindDock::agentAt(WorldPos cell) const
{
    const std::vector<Agent> &agents = m_session->world().action->agents;
    const auto away = [&](const Agent &agent) { return length(agent.position - middleOf(cell)); };
    const auto nearest = std::ranges::min_element(agents, {}, away);
    return nearest != agents.end() && away(*nearest) <= kClickReach ? std::optional(nearest->id)
                                                                    : std::nullopt;
}

bool MindDock::isAlive(const std::optional<MonsterId> &id) const
{
    return id && std::ranges::any_of(m_session->world().action->agents,
                                     [&](const Agent &agent) { return agent.id == *id; });
}

std::vector<MonsterId> MindDock::byDistance() const
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

std::optional<MonsterId> MindDock::wanted() const
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

bool MindDock::takeClick(WorldPos cell)
{
    const std::optional<MonsterId> clicked = isOpen() ? agentAt(cell) : std::nullopt;
    if (!clicked)
        return false;
    m_chosen = m_chosen == clicked ? std::nullopt : clicked;
    refresh();
    return true;
}

void MindDock::chooseNext()
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

void MindDock::retranslate()
{
    setWindowTitle(tr("Decisions"));
    setActionTexts(*toggleViewAction(), tr("M&ind"), tr("Show a monster's decisions as they happen"));
    setActionTexts(*m_next, tr("Next monster"), tr("Select the next monster; you can also click one"));
}

} // namespace cave

#include "moc_mind_dock.cpp"
