// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/session/event.h"
#include "core/world/world.h"

#include <QColor>
#include <QWidget>

class QGridLayout;
class QLabel;
class QScrollArea;

namespace cave {

/// How a fight ended: what was won, or what was lost and where the player wakes.
class CombatOutcome : public QWidget {
    Q_OBJECT

public:
    explicit CombatOutcome(QWidget *parent);

    /// `goesOn`: the next enemy is already waiting.
    void showVictory(const World &world, const FightWon &won, bool goesOn);
    void showDeath(const World &world, const PlayerDied &died);
    /// The player got away.
    void showEscape(const MonsterType &enemy);
    /// With dice: the reward of a victory; `grown` is the text for a level gained, or empty.
    void showTriumph(const MonsterType &enemy, int experience, const QString &grown);
    /// The end of a run.
    void showEnd(const MonsterType &enemy);

    /// The whole text, as plain text.
    [[nodiscard]] QString text() const;

private:
    /// `more`: a last line, if any.
    void showTexts(const QColor &ink, const QString &title, const QString &text, const QString &more = {});
    void showStacks(const World &world, const std::vector<ItemStack> &stacks);

    QLabel *m_title;
    QLabel *m_text;
    QScrollArea *m_things;
    QStringList m_shown; ///< the texts in `m_things`
    QLabel *m_more;
};

} // namespace cave
