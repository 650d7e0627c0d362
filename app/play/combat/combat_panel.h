// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/combat/fight_view.h"
#include "app/play/combat/joint_fight.h"
#include "app/play/combat/modal_overlay.h"
#include "core/session/session.h"

#include <QPointer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QAction;
class QFrame;
class QLabel;
class QListWidget;
class QStackedWidget;
class QTimer;

namespace cave {

class CombatOutcome;
class FightActions;
class FightChoices;
class FighterCard;
class PaceBox;
class Preferences;

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
    [[nodiscard]] QList<QAction *> keyActions() const override;

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
    void refreshLook();
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
    void end(const Event &ending);
    void showOutcome(const QString &goOn);
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
