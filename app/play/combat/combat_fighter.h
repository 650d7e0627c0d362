// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/rules/armour_combat.h"
#include "core/rules/dice_combat.h"

#include <QFrame>
#include <QVariantAnimation>

class QLabel;

namespace cave {

class ArmourBar;
class FighterPortrait;
class HealthBar;

/// One side of a fight: portrait, name, health, armour and what of it comes back, whether it strikes next and
/// whether it is stunned.
class FighterCard : public QFrame {
    Q_OBJECT

public:
    /// What the card shows beside the two numbers that change.
    struct State {
        bool strikesNext = false;
        bool stunned = false;
        bool finished = false; ///< the fight is over
    };

    /// The parts that tests and helpers look for are named `<id>.health` and so on.
    FighterCard(Side side, const QString &id, QWidget *parent);

    /// Who fights. `enemy`: whom the portrait shows on the enemy's side; observed.
    void setFighter(const FighterStats &stats, const MonsterType &enemy);
    /// The same of one who fights by dice.
    void setFighter(const DiceStats &stats, const MonsterType &enemy);
    /// Bars ease in `easeMs`; 0: they jump.
    void show(const Fighter &fighter, const State &state, int easeMs);
    /// By dice: the points of health left, and a word about what is to come; empty: none.
    void show(int health, const QString &mark, const State &state, int easeMs);
    /// By dice: shows points lost, or with `healed` won, and shakes as below.
    void takeHarm(int points, bool healed, int shakeMs);
    /// Shows that a blow has struck: what it took, and a shake of the portrait for `shakeMs`, 0: none.
    void takeBlow(const Blow &blow, int shakeMs);
    /// Makes do with less height.
    void setCompact(bool compact);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void refreshLook();
    void retranslateUi();
    void layOut(const QString &id);
    void showMark(const State &state);
    void showByDice(bool byDice);

    Side m_side;
    FighterStats m_stats;
    bool m_active = false;
    FighterPortrait *m_portrait;
    QLabel *m_name;
    QLabel *m_mark;
    QLabel *m_healthCaption;
    QLabel *m_harm;
    QLabel *m_health;
    HealthBar *m_healthBar;
    QLabel *m_armourCaption;
    QLabel *m_armour;
    ArmourBar *m_armourBar;
    QLabel *m_returning; ///< by dice: what is rolled with
    bool m_compact = false;
    bool m_byDice = false;
};

/// The picture of a fighter; shakes and flashes when hit.
class FighterPortrait : public QWidget {
    Q_OBJECT

public:
    FighterPortrait(Side side, QWidget *parent);

    void setEnemy(const MonsterType &enemy);
    void shake(int ms);
    void setFallen(bool fallen);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Side m_side;
    const MonsterType *m_enemy = nullptr;
    double m_shaken = 0; ///< 1 when just hit, 0 at rest
    bool m_fallen = false;
    QVariantAnimation m_shake;
};

} // namespace cave
