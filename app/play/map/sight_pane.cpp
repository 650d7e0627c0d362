// SPDX-License-Identifier: MIT
#include "app/play/map/sight_pane.h"

#include "core/world/world.h"
#include "editor/panels/inline_question.h"
#include "editor/panels/past/watch_edit.h"
#include "editor/panels/sight/sight_panel.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/page_action.h"
#include "editor/view/style/type_scale.h"

#include <QAction>
#include <QLayout>

#include <utility>

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
        askAgain();
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
        tr("The sight debugger shows monsters and terrain that your character can't see. This world "
           "will no longer count for best scores and achievements."),
        tr("Show it"), tr("Cancel"), [this] { emit agreed(); });
}

void SightPane::refresh()
{
    m_panel->keepFight(); // even while closed: it may be opened after the fight
    if (m_open)
        m_panel->refresh();
}

} // namespace cave

#include "moc_sight_pane.cpp"
