// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/log/journal_dialog.h"
#include "app/play/session/marker_store.h"
#include "core/base/result.h"
#include "editor/document/job_runner.h"

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QString>

#include <functional>

class QDialog;

namespace cave {

class InventoryDialog;
class PlaySession;
class PlacesDialog;
class TradeDialog;
struct PlayRecord;
struct RememberedPlace;

/// The dialogs about the world being played, each created on first use.
class PlayDialogs : public QObject {
    Q_OBJECT

public:
    /// The dialogs become children of `page`, and begin with the geometry in `geometries`, by object name. It
    /// and `session` must outlive this.
    PlayDialogs(PlaySession &session, QHash<QString, QByteArray> &geometries, QWidget *page);

    /// Of the dialogs that were opened.
    void keepGeometry();

    /// Reads all worlds but the open one, with which the journal compares it; called off the interface
    /// thread.
    using ReadWorlds = std::function<Result<QList<JournalEntry>>(const JobRunner::Wanted &wanted)>;
    /// Makes one for the open world; called when the journal is opened.
    void setOtherWorlds(std::function<ReadWorlds()> otherWorlds);
    /// What the journal shows of all worlds; called when it is opened.
    void setPlayRecord(std::function<PlayRecord()> playRecord);
    /// The playRecord changed, which the journal shows if it is open.
    void refreshPlayRecord();
    [[nodiscard]] InventoryDialog &inventory();

    void showInventory();
    void showTrade();
    void showPlaces();
    void showJournal();

signals:
    /// The inventory was opened or closed.
    void inventoryToggled();
    void travelRequested(cave::WorldPos target);
    void lookRequested(cave::WorldPos target);
    void markerChanged(const cave::MapMarker &marker);
    void markerRemoved(qint64 id);

private:
    [[nodiscard]] QList<RememberedPlace> rememberedPlaces();
    [[nodiscard]] JournalEntry journalEntry() const;
    void place(QDialog &dialog) const;
    void closeForFight();
    void readOtherWorlds(const JournalEntry &own);

    PlaySession &m_session;
    QHash<QString, QByteArray> &m_geometries;
    QWidget *m_page;
    bool m_inFight; ///< when things happened last
    std::function<ReadWorlds()> m_otherWorlds;
    std::function<PlayRecord()> m_playRecord;
    PlacesDialog *m_places = nullptr;
    JournalDialog *m_journal = nullptr;
    InventoryDialog *m_inventory = nullptr;
    TradeDialog *m_trade = nullptr;
    JobRunner m_jobs; // reads the other worlds
};

} // namespace cave
