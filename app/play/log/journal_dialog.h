// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/rules/player_summary.h"

#include <QDialog>
#include <QList>
#include <QPair>
#include <QString>

#include <memory>
#include <vector>

class QGridLayout;
class QLabel;
class QTabWidget;
class QTreeWidget;

namespace cave {

class AchievementsView;
class BestiaryView;
struct PlayRecord;

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
    void refreshLook();
    QWidget *makeWorldPage();
    QWidget *makeWorldsPage();
    QWidget *makeKnownPage();
    void retranslate();
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
    QTabWidget *m_tabs;
    QLabel *m_title = nullptr;
    QTreeWidget *m_players = nullptr; ///< hidden if there is only one
    QGridLayout *m_facts = nullptr;
    QLabel *m_killsTitle = nullptr;
    QTreeWidget *m_kills = nullptr;
    QLabel *m_noKills = nullptr;
    QTreeWidget *m_known = nullptr; ///< its tab is there only where something can be known
    QLabel *m_noneKnown = nullptr;
    QWidget *m_knownPage = nullptr;
    QLabel *m_worldsNote = nullptr;
    QTreeWidget *m_best = nullptr;
    BestiaryView *m_bestiary;
    AchievementsView *m_achievements;
};

/// "2 h 5 min", "40 s"; "–" if unknown.
QString durationText(qint64 milliseconds);
/// "12:05"; `seconds` 0 or more.
QString minutesText(qint64 seconds);

} // namespace cave
