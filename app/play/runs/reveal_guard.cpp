// SPDX-License-Identifier: MIT
#include "app/play/runs/reveal_guard.h"

#include "app/play/map/sight_panes.h"
#include "app/play/session/play_actions.h"
#include "app/play/session/play_session.h"
#include "editor/panels/inline_question.h"

#include <QAction>
#include <QScopedValueRollback>
#include <QSettings>
#include <QWidget>

namespace cave {
namespace {

constexpr const char *kFogKey = "play/fog"; // in worlds of which more was shown already

} // namespace

RevealGuard::RevealGuard(Parts parts, QWidget &page)
    : QObject(&page)
    , m_parts(parts)
    , m_question(new InlineQuestion(QStringLiteral("play.reveal"), &page))
{
    for (QAction *action : {m_parts.actions.fog, m_parts.actions.allMonsters})
        connect(action, &QAction::toggled, this, [this, action] { take(*action); });
    connectSight(m_parts.sight);
    connect(&m_parts.session, &PlaySession::runEnded, this, [this] { setHeld(false); });
    connect(m_question, &InlineQuestion::answered, &m_parts.map, qOverload<>(&QWidget::setFocus));
}

void RevealGuard::connectSight(SightPane &sight)
{
    m_sights.emplace_back(&sight);
    connect(&sight, &SightPane::agreed, this, &RevealGuard::agree);
    connect(&sight, &SightPane::shown, this, [this] {
        if (m_parts.session.isGoing())
            emit revealed();
    });
}

void RevealGuard::follow(SightPane &sight)
{
    std::erase_if(m_sights, [](const QPointer<SightPane> &other) { return other.isNull(); });
    connectSight(sight);
    sight.setHeld(asksFirst());
}

void RevealGuard::setHeld(bool held)
{
    for (const QPointer<SightPane> &sight : m_sights) {
        if (sight != nullptr)
            sight->setHeld(held);
    }
}

QWidget *RevealGuard::question() const
{
    return m_question;
}

bool RevealGuard::asksFirst() const
{
    return !m_agreed && m_parts.session.isGoing() && m_counts && m_counts();
}

bool RevealGuard::shows(const QAction &action) const
{
    return action.isChecked() != (&action == m_parts.actions.fog);
}

void RevealGuard::begin()
{
    const bool counts = asksFirst();
    setHeld(counts);
    if (!counts)
        m_parts.actions.fog->setChecked(QSettings().value(kFogKey, true).toBool());
}

void RevealGuard::take(QAction &action)
{
    if (m_settling)
        return;
    if (shows(action) && asksFirst()) {
        const QScopedValueRollback settling(m_settling, true);
        action.toggle(); // nothing was painted yet
        return ask(action);
    }
    if (&action == m_parts.actions.fog)
        QSettings().setValue(kFogKey, action.isChecked());
    else
        emit monstersShown(action.isChecked());
    if (shows(action) && m_parts.session.isGoing())
        emit revealed();
}

void RevealGuard::ask(QAction &action)
{
    const bool fog = &action == m_parts.actions.fog;
    m_question->ask(
        [fog] {
            return InlineQuestion::Texts{
                fog ? tr("Without fog you see what you haven't explored. This world will no longer count for "
                         "best scores and achievements.")
                    : tr("You see monsters that your character can't see. This world will no longer count "
                         "for best scores and achievements."),
                fog ? tr("Turn fog off") : tr("Show all monsters"), tr("Cancel")};
        },
        [this, &action] {
            agree();
            action.toggle();
        });
}

void RevealGuard::agree()
{
    m_agreed = true;
    m_question->hide();
    setHeld(false);
}

} // namespace cave

#include "moc_reveal_guard.cpp"
