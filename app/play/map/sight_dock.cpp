// SPDX-License-Identifier: MIT
#include "app/play/map/sight_dock.h"

#include "core/session/session.h"
#include "editor/panels/sight/sight_panel.h"
#include "editor/view/style/page_action.h"

#include <QAction>
#include <QEvent>

namespace cave {

SightDock::SightDock(MapView &map, OverlayStack &overlays) : m_panel(new SightPanel(map, overlays))
{
    setObjectName(QStringLiteral("sightDock"));
    setWidget(m_panel);
    m_panel->setActive(false);
    QAction *toggle = toggleViewAction();
    toggle->setObjectName(QStringLiteral("play.sightDebugger"));
    toggle->setShortcut(QKeySequence(Qt::Key_F9));
    toggle->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(toggle); // so that its shortcut also closes it from inside
    connect(toggle, &QAction::toggled, m_panel, &SightPanel::setActive);
    retranslate();
}

void SightDock::setSession(Session *session)
{
    m_panel->setWorld(
        [session]() -> World * { return session != nullptr ? &session->mutableWorld() : nullptr; });
    m_panel->keepFight();
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

void SightDock::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDockWidget::changeEvent(event);
}

void SightDock::retranslate()
{
    setWindowTitle(tr("Sight debugger"));
    setActionTexts(*toggleViewAction(), tr("Sight de&bugger"),
                   tr("Show lines of sight and explain them, including hidden monsters"));
    m_panel->setNotice(tr("This reveals monsters and terrain that your character can't see."));
}

} // namespace cave

#include "moc_sight_dock.cpp"
