// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/dice_combat.h"
#include "core/session/session.h"

#include <QCoreApplication>
#include <QString>

#include <utility>
#include <vector>

namespace cave {

class CombatOutcome;
class FighterCard;
class JointFight;

/// A fight with dice as shown; outlives the session's own.
class DiceFightView {
    Q_DECLARE_TR_FUNCTIONS(cave::CombatPanel)

public:
    /// Shows the current fight of `session` on the two cards; all must outlive this.
    DiceFightView(const Session &session, FighterCard &player, FighterCard &enemy);

    /// Shows the points lost or gained by an action; the portrait hit shakes for `easeMs` milliseconds.
    void take(const DiceAction &action, int easeMs);
    /// The same for what allies in the fight did to the enemy, or it to them; a line for each.
    std::vector<std::pair<QString, Side>> takeFromAllies(const std::vector<Event> &events,
                                                         const JointFight &fight, int easeMs);
    /// Shows the current state of both fighters; bars are animated over `easeMs` milliseconds, 0: at once.
    void show(int easeMs) const;
    /// Shows how the fight ended; returns true if the player lost.
    bool end(const std::vector<Event> &events, CombatOutcome &outcome) const;

    /// An action and its result.
    [[nodiscard]] QString text(const DiceAction &action) const;
    /// Whether the player has a scroll to read.
    [[nodiscard]] bool hasScrolls() const;

private:
    void takeFromAlly(const DiceAction &action, int easeMs);
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
