// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/combat/fight_view.h"
#include "core/rules/dice_combat.h"

#include <QCoreApplication>

namespace cave {

class FighterCard;

/// A fight with dice.
class DiceFightView final : public FightView {
    Q_DECLARE_TR_FUNCTIONS(cave::CombatPanel)

public:
    /// Shows the current fight of `session` on the two cards; all must outlive this.
    DiceFightView(const Session &session, FighterCard &player, FighterCard &enemy);

    [[nodiscard]] QString hint() const override;
    [[nodiscard]] std::vector<Line> before() const override;
    std::vector<Line> handle(const std::vector<Event> &events, int easeMs) override;
    std::vector<Line> takeFromAllies(const std::vector<Event> &events, const JointFight &fight,
                                     int easeMs) override;
    void show(int easeMs) override;
    QString end(const std::vector<Event> &events, CombatOutcome &outcome) const override;
    [[nodiscard]] bool canCast() const override;

private:
    void take(const DiceAction &action, int easeMs);
    void takeFromAlly(const DiceAction &action, int easeMs);
    [[nodiscard]] Line line(const DiceAction &action) const;
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
