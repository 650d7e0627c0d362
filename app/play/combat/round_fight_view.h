// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/combat/fight_view.h"

#include <QCoreApplication>

namespace cave {

class FighterCard;

/// A fight in rounds.
class RoundFightView final : public FightView {
    Q_DECLARE_TR_FUNCTIONS(cave::CombatPanel)

public:
    /// Shows the current fight of `session` on the two cards; all must outlive this.
    RoundFightView(const Session &session, FighterCard &player, FighterCard &enemy);

    [[nodiscard]] QString hint() const override;
    [[nodiscard]] std::vector<Line> before() const override;
    std::vector<Line> handle(const std::vector<Event> &events, int easeMs) override;
    std::vector<Line> takeFromAllies(const std::vector<Event> &events, const JointFight &fight,
                                     int easeMs) override;
    void show(int easeMs) override;
    QString end(const std::vector<Event> &events, CombatOutcome &outcome) const override;
    [[nodiscard]] bool canCast() const override;
    [[nodiscard]] bool showsChoices() const override { return true; }

private:
    void take(const RoundAction &action, int easeMs);
    [[nodiscard]] const MonsterType &enemy() const { return m_session->content().monsters[m_kind]; }

    const Session *m_session;
    FighterCard *m_playerCard;
    FighterCard *m_enemyCard;
    MonsterId m_id;
    std::size_t m_kind; ///< of the enemy, index into `Content::monsters`
    RoundFighter m_player;
    RoundFighter m_enemy;
};

} // namespace cave
