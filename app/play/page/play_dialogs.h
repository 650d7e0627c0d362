// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/log/journal_dialog.h"
#include "app/play/log/marker_store.h"
#include "core/base/result.h"
#include "editor/document/job_runner.h"

#include <QObject>

#include <functional>

namespace cave {

class InventoryDialog;
class PlaySession;
class PlacesDialog;
class TradeDialog;
class Session;
struct PlayRecord;
struct RememberedPlace;

/// The dialogs about the world being played, each created on first use.
class PlayDialogs : public QObject {
    Q_OBJECT

public:
    /// The dialogs become children of `page`; `session` must outlive this.
    PlayDialogs(PlaySession &session, QWidget *page);

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

    // These need an open world.

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
    void giveSession(Session *session);
    [[nodiscard]] QList<RememberedPlace> rememberedPlaces();
    [[nodiscard]] JournalEntry journalEntry() const;
    void readOtherWorlds(const JournalEntry &own);

    PlaySession &m_session;
    QWidget *m_page;
    std::function<ReadWorlds()> m_otherWorlds;
    std::function<PlayRecord()> m_playRecord;
    PlacesDialog *m_places = nullptr;
    JournalDialog *m_journal = nullptr;
    InventoryDialog *m_inventory = nullptr;
    TradeDialog *m_trade = nullptr;
    JobRunner m_jobs; // reads the other worlds
};

} // namespace cave
