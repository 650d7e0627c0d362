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

/// A fight by dice as it is shown; outlives the session's own.
class DiceFightView {
    Q_DECLARE_TR_FUNCTIONS(cave::CombatPanel)

public:
    /// Shows the fight that `session` is in on the two cards; all must outlive this.
    DiceFightView(const Session &session, FighterCard &player, FighterCard &enemy);

    /// Shows what an action took or gave; the portrait that it hit shakes for `easeMs`.
    void take(const DiceAction &action, int easeMs);
    /// Shows how both are now; bars ease in `easeMs`, 0: they jump.
    void show(int easeMs) const;
    /// Shows how the fight ended; true if the player has lost.
    bool end(const std::vector<Event> &events, CombatOutcome &outcome) const;

    /// What an action was and what came of it.
    [[nodiscard]] QString text(const DiceAction &action) const;
    /// Whether the player has a scroll to read.
    [[nodiscard]] bool hasScrolls() const;

private:
    [[nodiscard]] const MonsterType &enemy() const { return m_session->content().monsters[m_kind]; }

    const Session *m_session;
    FighterCard *m_playerCard;
    FighterCard *m_enemyCard;
    std::size_t m_kind; ///< the enemy's, index into `Content::monsters`
    int m_playerHealth;
    int m_enemyHealth;
    int m_dodgeTenths;
};

} // namespace cave
