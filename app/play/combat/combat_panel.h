// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/combat/dice_fight_view.h"
#include "app/play/combat/modal_overlay.h"
#include "core/session/session.h"

#include <QPointer>

#include <functional>
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
class FighterCard;
class PaceBox;
class Preferences;

/// Shows the fight that a session is in over its parent, which it dims and keeps the keyboard from: blow by
/// blow by hand, by itself at a set pace, or finished at once. Then tells how it ended, and goes on to the
/// next fight or gives the keyboard back. Fights by dice go on by what the player chooses to do.
class CombatPanel : public ModalOverlay {
    Q_OBJECT

public:
    /// Carries out a command and tells what came of it.
    using Act = std::function<std::vector<Event>(const Command &)>;

    /// The pace is kept in `preferences`, which must outlive the panel. `parent` is what it covers; not null.
    CombatPanel(Preferences &preferences, QWidget *parent);

    /// Closes the panel, and shows the fights of `session` from now on, which is observed until another is
    /// set; null: of no one.
    void setSession(Session *session, Act act);
    /// Opens the panel if the session is in a fight, one begun just now or one that was loaded. Does nothing
    /// while the panel is open: it goes on to the next fight by itself.
    void open();
    [[nodiscard]] bool isOpen() const { return m_stage != Stage::Closed; }

    /// Shows what a command made of the fight by dice that is shown, such as a scroll read from the
    /// inventory; the panel's own it knows already.
    void takeDice(const std::vector<Event> &events);

    /// Whether bars ease and portraits shake.
    void setMotion(bool on) { m_motion = on; }

    [[nodiscard]] bool isRunning() const;
    /// Steps, runs, finishes, goes on: for menus and the overview of keys.
    [[nodiscard]] QList<QAction *> keyActions() const override;

signals:
    /// By dice: a scroll is to be chosen.
    void castRequested();
    /// The last fight is over and was looked at; the keyboard is back where it was.
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refreshLook();
    enum class Stage { Closed, Fighting, Over };

    void makeActions();
    void layOut();
    QWidget *makeLog();
    void connectParts();
    void retranslate();

    void beginFight();
    void beginBlows();
    void beginDice();
    void throwDice(const Command &command);
    void showThrown(const std::vector<Event> &events);
    bool strike();
    void takeBlow(const Blow &blow);
    void finish();
    void setRunning(bool on);
    void goOn();
    void end(const Event &ending);
    void showOutcome(const QString &goOn);
    void close();
    void showFighters(bool eased);
    void showFoot();
    [[nodiscard]] bool showsPace() const;
    void addLog(const QString &line, std::optional<Side> by);
    [[nodiscard]] int easeMs() const;

    Session *m_session = nullptr;
    Act m_act;
    bool m_motion = true;
    bool m_acting = false;  ///< a command of the panel's own is being carried out
    bool m_hurried = false; ///< finishing: nothing is to be seen of the single blows
    Stage m_stage = Stage::Closed;
    std::optional<ArmourCombat> m_combat; ///< as shown; outlives the session's own
    std::size_t m_kind = 0;               ///< the enemy's, index into `Content::monsters`
    std::optional<DiceFightView> m_dice;  ///< by dice; `m_combat` is empty then
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
    PaceBox *m_pace;
    QAction *m_step = nullptr;
    QAction *m_run = nullptr;
    QAction *m_finish = nullptr;
    QAction *m_attack = nullptr; ///< these three by dice
    QAction *m_dodge = nullptr;
    QAction *m_cast = nullptr;
    QAction *m_goOn = nullptr;
};

} // namespace cave
