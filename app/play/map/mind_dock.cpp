// SPDX-License-Identifier: MIT
#include "app/play/map/mind_dock.h"

#include "editor/view/form/bindings.h"
#include "editor/view/style/page_action.h"

#include <QAction>

namespace cave {

MindDock::MindDock() : m_next(makePageAction(*this, "play.nextMind", {Qt::CTRL | Qt::Key_Tab}, "step-on"))
{
    setObjectName(QStringLiteral("mindDock"));
    QAction *toggle = toggleViewAction();
    toggle->setObjectName(QStringLiteral("play.mind"));
    toggle->setShortcut(QKeySequence(Qt::Key_F8));
    toggle->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(toggle); // what closes the dock now isn't the user's choice
    connect(toggle, &QAction::toggled, this, [this](bool open) {
        if (m_available)
            m_wasOpen = open;
    });
    bindTexts(*this, [this] { retranslate(); });
    setAvailable(false);
}

void MindDock::setAvailable(bool on)
{
    m_available = false; // closed by the program, not by the user
    toggleViewAction()->setEnabled(on);
    m_next->setEnabled(false); // until there is one
    setVisible(on && m_wasOpen);
    m_available = on;
}

void MindDock::retranslate()
{
    setWindowTitle(tr("Decisions"));
    setActionTexts(*toggleViewAction(), tr("M&ind"), tr("Show a monster's decisions as they happen"));
    setActionTexts(*m_next, tr("Next monster"), tr("Select the next monster; you can also click one"));
}

} // namespace cave

#include "moc_mind_dock.cpp"
