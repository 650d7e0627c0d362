// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/combat/modal_overlay.h"
#include "app/play/keys/key_bindings.h"
#include "core/rules/player_summary.h"
#include "core/session/report/run_report.h"
#include "core/world/world.h"
#include "editor/view/style/action_set.h"
#include "ui_run_end_panel.h"

#include <QAction>
#include <QString>
#include <QWidget>

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace cave {

class RunPicture;
class Session;

/// The commands at the end of a run. They outlast the panel that shows it, so that their keys can be read and
/// chosen while no world is open. Its object name is that of the panel, in which the keys work. The texts are
/// those of a run that is over; the panel has others for what else it shows.
class RunEndActions : public ActionSet {
    Q_OBJECT

public:
    explicit RunEndActions(QWidget *place = nullptr) : ActionSet(Qt::WidgetWithChildrenShortcut, place)
    {
        setObjectName(QStringLiteral("runEndPanel"));
    }

    /// Those with keys: for the overview of them.
    [[nodiscard]] QList<QAction *> keyActions() const
    {
        return {again, sameSeed, watch, why, saveCard, leave, goOn};
    }

    /// Not with Enter, which may be meant for the fight that has just ended: it can't be undone.
    QAction *again =
        add({"run.again", "", "R", QT_TR_NOOP("Play again"), QT_TR_NOOP("Start a new run with a new seed")});
    QAction *sameSeed = add(
        {"run.sameSeed", "", "S", QT_TR_NOOP("Same seed"), QT_TR_NOOP("Start a new run with the same seed")});
    /// Also after a death that isn't the end, where keys that walk close the panel.
    QAction *watch = add({"run.watch", "", "V", QT_TR_NOOP("Watch the last minute"),
                          QT_TR_NOOP("Replay the end of this run")});
    /// After a death.
    QAction *why =
        add({"run.why", "", "E", QT_TR_NOOP("Why?"),
             QT_TR_NOOP("Show the turn of the death in the replay: what the monsters saw, and why it "
                        "happened")});
    QAction *saveCard = add({"run.saveCard", "", "C", QT_TR_NOOP("Save seed card…"),
                             QT_TR_NOOP("Share this world, with your run as proof")});
    QAction *leave = add({"run.leave", "", "Esc", QT_TR_NOOP("Close"), QT_TR_NOOP("Go to the start page")});
    /// These after a death that isn't the end.
    QAction *goOn = add({"run.goOn", "", "Enter; Return; Space; Esc", QT_TR_NOOP("Continue"),
                         QT_TR_NOOP("Continue playing; so does any movement key")});
    QAction *hideDeaths = add({"run.hideDeaths", "", "", QT_TR_NOOP("Don't show again"),
                               QT_TR_NOOP("The settings can show it again")});
};

/// A run's rank by score among all recorded ones with the same rules: 1 is the best.
struct RunPlace {
    int place = 1;
    int runs = 1;          ///< how many are recorded, including this one
    bool shared = false;   ///< another run was as good
    bool revealed = false; ///< it isn't ranked, as more was shown than the player saw
    bool copy = false;     ///< it isn't ranked, as the run went on elsewhere
    bool eased = false;    ///< among runs with gentle rules
};

/// How a run went.
struct RunSummary {
    ScenarioKind scenario{};
    bool levelFiles = false; ///< Rooms only: a sequence of level files
    bool won = false;
    bool cleared = false; ///< a cavern without monsters: the run goes on, and a larger cavern is offered
    bool watched = false; ///< it was the run of others, whom one only watched
    std::int64_t score = 0;
    int level = 1;
    int floor = 1;
    int floors = 1;
    std::int64_t kills = 0;
    std::int64_t treasures = 0;
    std::int64_t turns = 0;
    std::int64_t seconds = 0;           ///< game time, if it passes by itself
    std::vector<PlayerSummary> players; ///< if several played; the rest is about the one at this machine
    int place = 0;                      ///< `placeNumber` of where it ended
    std::int64_t playMs = -1;           ///< time played, in milliseconds; negative if unknown
    bool revealed = false;              ///< more was shown than the player saw: it isn't ranked
    bool copy = false;                  ///< the run went on elsewhere: it isn't ranked
    QString carried;                    ///< what the player had at the end
    std::vector<std::pair<std::size_t, std::int64_t>> killed; ///< kinds of `content`, most kills first
    std::shared_ptr<const Content> content;
    std::optional<Death> death;    ///< how the player died, if that is known
    std::optional<WorldPos> wakes; ///< where the player goes on, if this death isn't the end
    QString diedAt;                ///< coordinates, with `death`
    QString wakesAt;               ///< coordinates, with `wakes`
    QString lost;                  ///< what it cost; empty for nothing

    /// What counts as treasures in this scenario.
    [[nodiscard]] std::int64_t treasuresOf(const PlayerSummary &player) const;
};

/// The summary of a run in a bounded world, finished or not.
RunSummary summaryOf(const World &world);

/// Whether the player is in a cavern in which no monster is left alive.
bool isCavernCleared(World &world);

/// The end of a run, or of the work in a cavern: its result, and what to do next. Also a death that isn't the
/// end, in a shorter form.
class RunEndPanel : public ModalOverlay {
    Q_OBJECT

public:
    /// Covers `parent`; `actions` must outlive it.
    RunEndPanel(RunEndActions &actions, QWidget *parent);

    /// Opens the panel; `place` is none if unknown.
    void open(const RunSummary &run, std::optional<RunPlace> place);
    /// Adds how the run ended, with a picture; open or not. `session` is only read.
    void report(Session &session, const RunReport &report);
    void close();
    [[nodiscard]] bool isOpen() const { return !isHidden(); }
    /// The keys that walk also close the panel after a death that isn't the end.
    void setKeyBindings(const KeyBindings &bindings) { m_bindings = bindings; }
    [[nodiscard]] QList<QAction *> keyActions() const override { return m_actions.keyActions(); }
    /// All text, one line each.
    [[nodiscard]] QString text() const;

signals:
    void playAgainRequested(bool sameSeed);
    void leaveRequested();
    /// The player wants to see the last minute again.
    void watchRequested();
    /// The player wants to know what led to their death in a turn.
    void whyRequested(qint64 turn);
    void saveCardRequested();
    /// The player doesn't want to see deaths that aren't the end any more.
    void hideDeathsRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void nameActions();
    void offerActions();
    [[nodiscard]] bool tellsDeath() const { return m_run.death && !m_run.won && !m_run.cleared; }
    void showRun();
    void showPlace();
    void showDeath();
    [[nodiscard]] QString endText() const;
    [[nodiscard]] QString wakingText() const;
    [[nodiscard]] QString carriedText() const;
    [[nodiscard]] QString killsText() const;
    [[nodiscard]] QString factsText() const;
    [[nodiscard]] QString playersText() const;

    RunSummary m_run;
    std::optional<RunPlace> m_place;
    Ui::RunEndPanel m_ui;
    RunPicture *m_picture = nullptr; ///< hidden if there is nothing to show
    RunEndActions &m_actions;
    KeyBindings m_bindings;
};

} // namespace cave
