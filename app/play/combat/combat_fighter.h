// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/rules/armour_combat.h"
#include "core/rules/dice_combat.h"

#include <QFrame>
#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;

namespace cave {

class FighterPortrait;
class HealthBar;

/// Remaining armour as a solid bar, followed by what will return: a dashed part for each blow at which some
/// does, in order, labelled with amount and time.
class ArmourBar : public QWidget {
    Q_OBJECT

public:
    explicit ArmourBar(QWidget *parent);

    /// `full`: points of armour before the fight.
    void setFighter(const Fighter &fighter, int full);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintPart(QPainter &painter, const QRectF &area, const QString &text, bool solid) const;

    Fighter m_fighter;
    int m_full = 0;
};

/// One side of a fight: portrait, name, health, armour and how much of it will return, whether it strikes
/// next and whether it is stunned.
class FighterCard : public QFrame {
    Q_OBJECT

public:
    /// What the card shows in addition to the numbers.
    struct State {
        bool strikesNext = false;
        bool stunned = false;
        bool finished = false; ///< the fight is over
    };

    /// Child widgets have object names such as `<id>.health`, for tests and accessibility tools.
    FighterCard(Side side, const QString &id, QWidget *parent);

    /// Sets the fighter. `enemy` is the monster shown in the portrait on the enemy's side; observed.
    /// `inWholes`: health is in whole points.
    void setFighter(const FighterStats &stats, const MonsterType &enemy, bool inWholes = false);
    /// Shows an ally instead of the player, by name; empty: the player.
    void setAlly(const QString &name, const FighterStats &stats);
    /// The same for a fighter with dice.
    void setFighter(const DiceStats &stats, const MonsterType &enemy);
    /// Animates bars over `easeMs` milliseconds; 0: at once.
    void show(const Fighter &fighter, const State &state, int easeMs);
    /// With dice: the remaining health, and a note on what is next, or empty.
    void show(int health, const QString &mark, const State &state, int easeMs);
    /// With dice: shows points lost, or gained if `healed`, and shakes as below.
    void takeHarm(int points, bool healed, int shakeMs);
    /// Shows the effect of a blow, and shakes the portrait for `shakeMs` milliseconds; 0: not at all.
    void takeBlow(const Blow &blow, int shakeMs);
    /// Renews the texts that stay while the fighter does. Call it before `show`, which renews the others.
    void retranslate();
    /// Uses less height.
    void setCompact(bool compact);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void layOut(const QString &id);
    void showMark(const State &state);
    void setFighter(const FighterStats &stats, std::optional<DiceStats> dice, const MonsterType &enemy);

    Side m_side;
    FighterStats m_stats;
    const MonsterType *m_enemy = nullptr;
    QString m_ally;                  ///< who is shown instead of the player; empty: the player
    std::optional<DiceStats> m_dice; ///< in a fight with dice
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
    QLabel *m_returning; ///< with dice: the dice rolled
    bool m_compact = false;
    bool m_inWholes = false;
};

} // namespace cave
