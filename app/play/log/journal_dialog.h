// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/session/marker_store.h"
#include "core/base/geometry.h"
#include "core/content/content.h"
#include "core/rules/player_summary.h"
#include "ui_journal_dialog.h"
#include "ui_places_dialog.h"

#include <QDialog>
#include <QList>
#include <QPair>
#include <QString>

#include <memory>
#include <vector>

class QTreeWidgetItem;

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

/// A place that the player can travel to.
struct RememberedPlace {
    enum class Kind { Spawn, Death, Marker, Ally, Exit, Start, Camp };

    Kind kind = Kind::Marker;
    WorldPos position;
    QString coordinates; ///< as displayed
    MapMarker marker;    ///< a note or a death; its text is the name of an ally
};

/// Lists the remembered places, the nearest first: to travel there, look there, and write or remove notes.
class PlacesDialog : public QDialog {
    Q_OBJECT

public:
    explicit PlacesDialog(QWidget *parent = nullptr);

    /// Shows `places` with their distances from `from`.
    void setPlaces(const QList<RememberedPlace> &places, WorldPos from);

signals:
    void travelRequested(cave::WorldPos target);
    void lookRequested(cave::WorldPos target);
    void markerChanged(const cave::MapMarker &marker);
    void markerRemoved(qint64 id);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fill();
    void search();
    void updateButtons();
    void travel();
    void remove();
    void keepText(QTreeWidgetItem *item);
    [[nodiscard]] const RememberedPlace *chosen() const;
    [[nodiscard]] QString nameOf(const RememberedPlace &place) const;

    QList<RememberedPlace> m_places;
    WorldPos m_from;
    Ui::PlacesDialog m_ui;
};

} // namespace cave
