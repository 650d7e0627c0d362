// SPDX-License-Identifier: MIT
#include "app/play/map/sight_pane.h"

#include "app/play/map/sight_dock.h"
#include "core/session/session.h"
#include "editor/panels/inline_question.h"
#include "editor/panels/sight/sight_panel.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/type_scale.h"

#include <QAction>

namespace cave {

SightPane::SightPane(Session &session, MapView &map, OverlayStack &overlays, SightDock &dock)
    : m_dock(dock)
    , m_panel(new SightPanel(map, overlays))
    , m_question(new InlineQuestion(QStringLiteral("sight.reveal")))
{
    vbox(*this, kStyleSpacing, kNoMargins, {{m_question, 0, Qt::AlignTop}, {m_panel, 1}});
    m_question->setContentsMargins(kGrid, kGrid, kGrid, kGrid);
    m_panel->setActive(false);
    m_panel->setWorld([&session] { return &session.mutableWorld(); });
    m_panel->keepFight();
    dock.setWidget(this);
    const QAction *toggle = dock.toggleViewAction();
    connect(toggle, &QAction::toggled, this, &SightPane::apply);
    connect(toggle, &QAction::triggered, this, [this](bool open) {
        if (open && m_held)
            ask(); // which takes the keyboard
    });
    connect(m_question, &InlineQuestion::answered, this, [this, &map](bool yes) {
        if (!yes)
            m_dock.close();
        map.setFocus();
    });
    bindTexts(*this, [this] { retranslate(); });
}

void SightPane::setHeld(bool held)
{
    m_held = held;
    apply();
}

void SightPane::apply()
{
    const bool active = m_dock.toggleViewAction()->isChecked() && !m_held;
    m_panel->setVisible(!m_held);
    m_panel->setActive(active);
    if (m_held && m_question->isHidden())
        ask();
    else if (!m_held)
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
    if (m_dock.toggleViewAction()->isChecked())
        m_panel->refresh();
}

bool SightPane::takesClick(WorldPos cell) const
{
    return m_panel->takesClick(cell);
}

void SightPane::retranslate()
{
    m_panel->setNotice(tr("This reveals monsters and terrain that your character can't see."));
    if (m_held)
        ask();
}

} // namespace cave

#include "moc_sight_pane.cpp"
