// SPDX-License-Identifier: MIT
#include "app/play/map/sight_dock.h"

#include "core/session/session.h"
#include "editor/panels/inline_question.h"
#include "editor/panels/sight/sight_panel.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/page_action.h"
#include "editor/view/style/type_scale.h"

#include <QAction>

namespace cave {

SightDock::SightDock(MapView &map, OverlayStack &overlays)
    : m_panel(new SightPanel(map, overlays))
    , m_question(new InlineQuestion(QStringLiteral("sight.reveal")))
{
    setObjectName(QStringLiteral("sightDock"));
    auto *whole = new QWidget;
    vbox(*whole, kStyleSpacing, kNoMargins, {{m_question, 0, Qt::AlignTop}, {m_panel, 1}});
    m_question->setContentsMargins(kGrid, kGrid, kGrid, kGrid);
    setWidget(whole);
    m_panel->setActive(false);
    QAction *toggle = toggleViewAction();
    toggle->setObjectName(QStringLiteral("play.sightDebugger"));
    toggle->setShortcut(QKeySequence(Qt::Key_F9));
    toggle->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(toggle); // so that its shortcut also closes it from inside
    connect(toggle, &QAction::toggled, this, &SightDock::apply);
    connect(toggle, &QAction::triggered, this, [this](bool open) {
        if (open && m_held)
            ask(); // which takes the keyboard
    });
    connect(m_question, &InlineQuestion::answered, this, [this, &map](bool yes) {
        if (!yes)
            close();
        map.setFocus();
    });
    bindTexts(*this, [this] { retranslate(); });
}

void SightDock::setSession(Session *session)
{
    m_panel->setWorld(
        [session]() -> World * { return session != nullptr ? &session->mutableWorld() : nullptr; });
    m_panel->keepFight();
    m_hasSession = session != nullptr;
    apply();
}

void SightDock::setHeld(bool held)
{
    m_held = held;
    apply();
}

void SightDock::apply()
{
    const bool active = toggleViewAction()->isChecked() && !m_held;
    m_panel->setVisible(!m_held);
    m_panel->setActive(active);
    if (m_held && m_question->isHidden())
        ask();
    else if (!m_held)
        m_question->hide();
    if (active && m_hasSession)
        emit shown();
}

void SightDock::ask()
{
    m_question->ask(
        tr("The sight debugger shows monsters and terrain that your character can't see. This world "
           "will no longer count for best scores and achievements."),
        tr("Show it"), tr("Cancel"), [this] { emit agreed(); });
}

void SightDock::refresh()
{
    m_panel->keepFight(); // even while closed: it may be opened after the fight
    if (toggleViewAction()->isChecked())
        m_panel->refresh();
}

bool SightDock::takesClick(WorldPos cell) const
{
    return m_panel->takesClick(cell);
}

void SightDock::retranslate()
{
    setWindowTitle(tr("Sight debugger"));
    setActionTexts(*toggleViewAction(), tr("Sight de&bugger"),
                   tr("Show lines of sight and explain them, including hidden monsters"));
    m_panel->setNotice(tr("This reveals monsters and terrain that your character can't see."));
    if (m_held)
        ask();
}

} // namespace cave

#include "moc_sight_dock.cpp"
