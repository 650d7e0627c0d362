// SPDX-License-Identifier: MIT
#pragma once

#include "editor/document/job_runner.h"
#include "editor/panels/past/past_reader.h"
#include "editor/panels/past/turn_table.h"
#include "ui_trace_panel.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <cstdint>
#include <optional>

class QAction;

namespace cave {

/// A monster turn by turn, around the turn shown: where it was, whether it saw the player and what was in
/// the way, what it knew, decided and did, and why it attacked or didn't. Or a player: what they did, and who
/// saw them. Traces off the interface thread, while it is visible.
class TracePanel : public QWidget {
    Q_OBJECT

public:
    explicit TracePanel(QWidget *parent = nullptr);

    /// The past to trace in, which may be destroyed before the panel; null for none. There is no monster
    /// then.
    void setPast(PastReader *past);
    /// The chosen monster, whose turns are listed unless the user has chosen a player.
    /// More of the same past, or null until there is more: whom to follow stays.
    void continueIn(PastReader *past);
    void setMonster(std::optional<MonsterId> monster);
    /// The player whose turns are listed while there is no monster.
    void setPlayer(int player);
    /// The turn that is shown, whose row is marked.
    void setTurn(std::int64_t turn);

    /// Whether the list may be of other turns than those around the turn shown.
    [[nodiscard]] bool isBusy() const { return m_jobs.isBusy() || m_again.isActive(); }

    [[nodiscard]] QSize sizeHint() const override { return {320, 480}; }

signals:
    /// A row was chosen by a click or by Enter.
    void turnChosen(qint64 turn);

private:
    void readFrom(PastReader *past);
    void nameChoices();
    void begin();
    void trace();
    void run(int player, std::int64_t first, std::int64_t last);
    void run(const MonsterId &monster, std::int64_t first, std::int64_t last);
    void take(bool traced);
    void list(TurnTable &table);
    void fitColumns();
    /// Whose turns are listed; none for the monster's.
    [[nodiscard]] std::optional<int> playerListed() const;
    [[nodiscard]] QString nameOfPlayer(int player) const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] bool isFar() const;
    void refresh();
    void updateCopy();
    [[nodiscard]] QString emptyText() const;
    void showTurn();
    void choose(const QModelIndex &index);
    void copy();
    void chooseFile();
    void saveTo(const QString &file);

    QPointer<PastReader> m_past;
    std::optional<MonsterId> m_monster;
    int m_player = 1;
    bool m_going = false; ///< to a turn that was chosen here
    std::int64_t m_turn = 0;
    std::int64_t m_centre = 0; ///< of the turns that are traced
    bool m_traced = false;     ///< the list is of this monster or player
    bool m_reading = false;    ///< its first turn wasn't read yet
    QTimer m_again;            ///< until more is read
    TraceModel m_monsterTurns;
    PlayerTraceModel m_playerTurns;
    TurnTable *m_table; ///< one of these
    QAction *m_copy;
    Ui::TracePanel m_ui;
    JobRunner m_files;
    JobRunner m_jobs; ///< last member, so that its work ends before anything else is destroyed
};

} // namespace cave
