// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/rules/player_summary.h"
#include "ui_journal_dialog.h"

#include <QDialog>
#include <QList>
#include <QPair>
#include <QString>

#include <memory>
#include <vector>

namespace cave {

/// Statistics of one world.
struct JournalEntry {
    QString name;
    QString seed; ///< as shown
    Statistics statistics;
    qint64 turns = 0;
    qint64 gold = 0;    ///< currently carried
    qint64 playMs = -1; ///< time played, in milliseconds; negative if unknown
    bool current = false;
    QList<QPair<QString, QString>> known; ///< names of what the player knows, and what it does
    std::vector<PlayerSummary> players;   ///< if several played; the rest is about the one at this machine
};

/// The journal: statistics of the open world, compared with all others; monsters and achievements of all.
class JournalDialog : public QDialog {
    Q_OBJECT

public:
    explicit JournalDialog(QWidget *parent = nullptr);

    /// The open world; `content` has the names and figures of its monsters.
    void setWorld(const JournalEntry &entry, std::shared_ptr<const Content> content);
    /// All worlds including the open one, in any order.
    void setWorlds(const QList<JournalEntry> &worlds);
    /// Shown above the worlds: that some are missing, and why; none if empty.
    void setWorldsNote(const QString &note);
    void setPlayRecord(const PlayRecord &playRecord);

private:
    /// Null if there is only one.
    [[nodiscard]] const PlayerSummary *chosenPlayer() const;
    void fillPlayers();
    void fillFacts();
    void fillKills();
    void fillKnown();
    void fillWorlds();

    JournalEntry m_world;
    std::shared_ptr<const Content> m_content;
    QList<JournalEntry> m_worlds;
    Ui::JournalDialog m_ui;
};

/// "2 h 5 min", "40 s"; "–" if unknown.
QString durationText(qint64 milliseconds);
/// "12:05"; `seconds` 0 or more.
QString minutesText(qint64 seconds);

} // namespace cave
