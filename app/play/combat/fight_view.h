// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/interface.h"
#include "core/content/content.h"
#include "core/session/event.h"
#include "core/session/session.h"
#include "core/world/world.h"

#include <QColor>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QScrollArea;

namespace cave {

class FighterCard;
class JointFight;

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
    /// The end of a run, or only of the player's part in it.
    void showEnd(const MonsterType &enemy, bool othersPlay);

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

/// A fight in which the player chooses what to do, as shown on two cards; outlives the session's own.
class FightView : public Interface {
public:
    /// A line of the fight's log; `by`: whose deed it is.
    struct Line {
        QString text;
        std::optional<Side> by;
    };

    /// What the player should know about the fight, and what has happened in it.
    [[nodiscard]] virtual QString hint() const = 0;
    [[nodiscard]] virtual std::vector<Line> before() const = 0;
    /// Shows what a command of the player led to; the portrait hit shakes for `easeMs` milliseconds.
    virtual std::vector<Line> handle(const std::vector<Event> &events, int easeMs) = 0;
    /// The same for what allies in the fight did to the enemy, or it to them.
    virtual std::vector<Line> takeFromAllies(const std::vector<Event> &events, const JointFight &fight,
                                             int easeMs) = 0;
    /// Shows the current state of both fighters; bars are animated over `easeMs` milliseconds, 0: at once.
    virtual void show(int easeMs) = 0;
    /// Shows how the fight ended; returns what the button that leaves it says, to be translated by the panel.
    virtual const char *end(const std::vector<Event> &events, CombatOutcome &outcome) const = 0;
    /// Whether the player has something to read or use.
    [[nodiscard]] virtual bool canCast() const = 0;
    /// Whether choices are shown with what they would do, rather than as buttons in the foot.
    [[nodiscard]] virtual bool showsChoices() const { return false; }
};

/// Shows the current fight of `session`, with dice or in rounds, on the two cards; all must outlive the view.
std::unique_ptr<FightView> makeFightView(const Session &session, FighterCard &player, FighterCard &enemy);

} // namespace cave
