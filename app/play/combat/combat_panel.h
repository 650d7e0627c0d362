// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/combat/fight_view.h"
#include "app/play/combat/joint_fight.h"
#include "app/play/combat/modal_overlay.h"
#include "core/session/session.h"
#include "editor/view/style/action_set.h"

#include <QAction>
#include <QPointer>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QFrame;
class QLabel;
class QListWidget;
class QStackedWidget;
class QTimer;

namespace cave {

class FightChoices;
class FighterCard;
class PaceBox;
class Preferences;

/// The commands of a fight. They outlast the panel that shows one, so that their keys can be read and chosen
/// while no world is open. Its object name is that of the panel, in which the keys work.
class FightActions : public ActionSet {
    Q_OBJECT

public:
    explicit FightActions(QWidget *place = nullptr) : ActionSet(Qt::WidgetWithChildrenShortcut, place)
    {
        setObjectName(QStringLiteral("combatPanel"));
    }

    QAction *step = add(
        {"combat.step", "", "Space; Return; Enter", QT_TR_NOOP("One blow"), QT_TR_NOOP("Exchange one blow")});
    QAction *run =
        toggle({"combat.run", "", "R", QT_TR_NOOP("Run"), QT_TR_NOOP("Start or pause automatic fighting")});
    QAction *finish =
        add({"combat.finish", "", "F", QT_TR_NOOP("Finish"), QT_TR_NOOP("Finish the fight now")});
    /// These three with dice.
    QAction *attack = add({"combat.attack", "", "1; Space; Return; Enter", QT_TR_NOOP("Attack"),
                           QT_TR_NOOP("Attack with a strength roll; the enemy strikes back")});
    QAction *dodge = add({"combat.dodge", "", "2", QT_TR_NOOP("Dodge"),
                          QT_TR_NOOP("Improve your next dodge roll; the enemy attacks")});
    QAction *cast = add({"combat.cast", "", "3; C; I", QT_TR_NOOP("Cast…"),
                         QT_TR_NOOP("Read a scroll; this doesn't end your turn")});
    QAction *goOn = add({"combat.goOn", "", "Enter; Return; Space; Esc", QT_TR_NOOP("Continue"),
                         QT_TR_NOOP("Close the fight")});
    /// The rest in rounds.
    QAction *strike = add({"combat.strike", "", "1; Space; Return; Enter", QT_TR_NOOP("Strike"),
                           QT_TR_NOOP("Strike; the enemy answers")});
    QAction *guard = add({"combat.guard", "", "2; G", QT_TR_NOOP("Guard"),
                          QT_TR_NOOP("Get your armour back and soften the next blow")});
    QAction *swap = add({"combat.swap", "", "3; W", QT_TR_NOOP("Other weapon"),
                         QT_TR_NOOP("Wield another weapon; the enemy strikes")});
    QAction *use =
        add({"combat.use", "", "4; U; I", QT_TR_NOOP("Use…"), QT_TR_NOOP("Drink, read or throw something")});
    QAction *flee = add({"combat.flee", "", "5; L", QT_TR_NOOP("Flee"),
                         QT_TR_NOOP("Leave the fight at the price of a blow")});
    QAction *playOut =
        add({"combat.auto", "", "6; A", QT_TR_NOOP("Auto"), QT_TR_NOOP("Play out the rest of the fight")});
};

/// Shows the current fight of a session as a modal overlay over its parent: blow by blow on key presses,
/// automatically at a set pace, or finished at once. Then shows the outcome and continues with the next
/// fight, or returns the keyboard focus. In fights with dice or in rounds, the player chooses each action.
class CombatPanel : public ModalOverlay {
    Q_OBJECT

public:
    /// Performs a command and returns the resulting events.
    using Act = std::function<std::vector<Event>(const Command &)>;

    /// What the panel works with; all must outlive it.
    struct Parts {
        Session &session;         ///< whose fights are shown
        Preferences &preferences; ///< store the pace
        FightActions &actions;
    };

    /// `parent` is the widget covered; not null. Commands are given by `act`; they wait while `awaits`, if
    /// given, returns true: the last one has no answer yet.
    CombatPanel(const Parts &parts, Act act, std::function<bool()> awaits, QWidget *parent);

    /// Opens the panel if the session is in a fight, whether just begun or loaded. Does nothing while the
    /// panel is open: it continues with the next fight by itself.
    void open();
    [[nodiscard]] bool isOpen() const { return m_stage != Stage::Closed; }

    /// Shows the effect of a command from elsewhere on a fight with choices, such as a scroll read from the
    /// inventory; the panel already knows of its own commands.
    void takeChosen(const std::vector<Event> &events);
    /// In a world of several players, in place of the above: shows the effect on the fight of whatever any of
    /// them did.
    void takeShared(const std::vector<Event> &events);

    /// Whether bars and portraits are animated.
    void setMotion(bool on) { m_motion = on; }

    [[nodiscard]] bool isRunning() const;
    /// Step, run, finish, continue: for menus and the overview of keys.
    [[nodiscard]] QList<QAction *> keyActions() const override { return m_actions.all(); }

signals:
    /// The player wants to choose a scroll, or something else to use.
    void castRequested();
    /// The outcome of the last fight was dismissed; the keyboard focus is back where it was.
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Stage { Closed, Fighting, Over };

    void layOut();
    QWidget *makeLog();
    void connectParts();

    void beginFight();
    void beginBlows();
    void beginChoices();
    bool choose(const Command &command);
    void playOut();
    void showChosen(const std::vector<Event> &events);
    bool strike();
    void takeBlow(const Blow &blow);
    void catchUp(const std::vector<Event> &events, const std::vector<Event> &own);
    void finish();
    void setRunning(bool on);
    void end(std::vector<Event> events);
    void showOutcome();
    [[nodiscard]] const char *describeEnd();
    void showHint();
    void showCause();
    void showAgain();
    void close();
    void showFighters(bool eased);
    void showFoot();
    [[nodiscard]] bool showsPace() const;
    void addLog(const QString &line, std::optional<Side> by);
    [[nodiscard]] int easeMs() const;

    Session &m_session;
    FightActions &m_actions;
    Act m_act;
    std::function<bool()> m_awaits;
    bool m_motion = true;
    bool m_acting = false;  ///< one of the panel's own commands is being performed
    bool m_hurried = false; ///< finishing: single blows aren't shown
    Stage m_stage = Stage::Closed;
    std::optional<ArmourCombat> m_combat; ///< as shown; outlives the session's own
    JointFight m_joint;
    std::size_t m_blows = 0;           ///< shown of the fight
    std::size_t m_kind = 0;            ///< of the enemy, index into `Content::monsters`
    std::unique_ptr<FightView> m_view; ///< of a fight with choices; `m_combat` is empty then
    Points m_damage;                   ///< of the player's blows, in a fight that is shown blow by blow
    std::vector<Event> m_ending;       ///< what ended the fight
    const char *m_goOn =
        QT_TRANSLATE_NOOP("cave::CombatPanel", "Continue"); ///< what leaves the fight, to be translated
    QPointer<QWidget> m_focusBefore;
    QTimer *m_timer;

    QFrame *m_card;
    FighterCard *m_player;
    FighterCard *m_enemy;
    QLabel *m_description;
    QLabel *m_weakness;
    QLabel *m_cause; ///< why the fight began
    QStackedWidget *m_pages;
    QListWidget *m_log;
    CombatOutcome *m_outcome;
    FightChoices *m_choices; ///< in rounds
    PaceBox *m_pace;
    QWidget *m_foot = nullptr; ///< the pace and the buttons below the choices
};

} // namespace cave
