// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/dice_combat.h"
#include "core/session/session.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace cave {

class CombatOutcome;
class FighterCard;

/// A fight with dice as shown; outlives the session's own.
class DiceFightView {
    Q_DECLARE_TR_FUNCTIONS(cave::CombatPanel)

public:
    /// Shows the current fight of `session` on the two cards; all must outlive this.
    DiceFightView(const Session &session, FighterCard &player, FighterCard &enemy);

    /// Shows the points lost or gained by an action; the portrait hit shakes for `easeMs` milliseconds.
    void take(const DiceAction &action, int easeMs);
    /// The same for what an ally did to the enemy, or it to them.
    void takeFromAlly(const DiceAction &action, int easeMs);
    /// Shows the current state of both fighters; bars are animated over `easeMs` milliseconds, 0: at once.
    void show(int easeMs) const;
    /// Shows how the fight ended; returns true if the player lost.
    bool end(const std::vector<Event> &events, CombatOutcome &outcome) const;

    /// An action and its result.
    [[nodiscard]] QString text(const DiceAction &action) const;
    /// The same of an ally, in short.
    [[nodiscard]] QString textOfAlly(const DiceAction &action, const QString &ally) const;
    /// Whether the player has a scroll to read.
    [[nodiscard]] bool hasScrolls() const;

private:
    [[nodiscard]] const MonsterType &enemy() const { return m_session->content().monsters[m_kind]; }

    const Session *m_session;
    FighterCard *m_playerCard;
    FighterCard *m_enemyCard;
    std::size_t m_kind; ///< of the enemy, index into `Content::monsters`
    int m_playerHealth;
    int m_enemyHealth;
    int m_dodgeTenths;
};

} // namespace cave
