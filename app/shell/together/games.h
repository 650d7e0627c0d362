// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/preferences.h"
#include "app/net/guest_client.h"
#include "app/net/host_server.h"
#include "app/net/shared_worlds.h"
#include "app/play/session/play_session.h"
#include "app/together/guest_table.h"
#include "app/together/join_dialog.h"
#include "core/link/link_events.h"
#include "core/world/bookmark.h"
#include "editor/document/job_runner.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace cave {

class GuestClient;
class PlayPage;
class PlayPlace;
struct LinkView;

/// A message as a sentence.
QString sentenceOf(const Message &message);

/// Why joining failed, and what to do about it.
QString joinProblemText(const GuestClient &client, const Message &why);

/// Why a game that was joined is over, and what follows: the guest keeps a copy of the world.
QString gameOverText(const QString &world, const Message &why);

/// The world open on the play page, hosted for others. Orders its commands until `stop`.
class HostedGame : public QObject, private CommandOrder {
    Q_OBJECT

public:
    /// `page` has an open world, and must outlive this; the world stays open until `stop`.
    HostedGame(PlayPage &page, const PlayerLook &look, const HostOptions &options, QObject *parent = nullptr);
    ~HostedGame() override;

    /// Begins. Errors: those of `HostServer::listen`.
    Result<void> start();
    /// Ends the game for all guests; the host plays on alone.
    void stop();

    [[nodiscard]] HostServer &server() { return m_server; }
    /// Everyone, the host first.
    [[nodiscard]] QList<GuestRow> players() const;
    /// Guests who are there.
    [[nodiscard]] int presentGuests() const;
    void say(const QString &text);
    void point(WorldPos cell);

signals:
    /// Who is here, or how far away, has changed.
    void playersChanged();

private:
    [[nodiscard]] bool keepsTime() const override { return true; }
    [[nodiscard]] bool isOnlooker() const override { return false; }
    [[nodiscard]] bool hasCompany() const override { return presentGuests() > 0; }
    void give(const Command &command) override;
    [[nodiscard]] bool awaitsAnswer() const override { return false; }
    void setPaused(bool on) override;
    void show(const HostEvent &event);
    void reportPlayers();
    [[nodiscard]] QString nameOf(LinkPlayer player) const;
    [[nodiscard]] LinkPlayer localPlayer() const;

    PlayPage &m_page;
    PlayerLook m_look;
    HostedSession m_world;
    HostServer m_server;
    std::map<LinkPlayer, QElapsedTimer> m_away; ///< since their link ended
    std::map<LinkPlayer, QString> m_names;      ///< of guests, those who have gone included
    bool m_runs = false;
};

/// Where a guest's copy of the host's world is kept, and how it gets onto the play page.
struct CopyPlace {
    /// The folder that copies are in; it exists.
    std::function<std::filesystem::path()> folder;
    /// A free file for a copy with this name.
    std::function<Result<std::filesystem::path>(const QString &name)> newFile;
    /// The files of copies with these names from earlier times.
    std::function<Result<std::vector<std::filesystem::path>>(const QStringList &names)> earlierFiles;
    /// The name for copies of a world of this host; the host may be unknown, which is empty.
    std::function<QString(const QString &world, const QString &host)> nameFor;
    /// The same for their files: in each language, as a game is found again by it.
    std::function<QString(const QString &world, const QString &host)> fileNameFor;
    /// The same, if it is free, else followed by a number.
    std::function<QString(const QString &name)> freeName;
    /// Waits until nothing is written to the file of the open world any more.
    std::function<void()> finishSaving;
    /// Closes another world that is open; false if it can't be saved.
    std::function<bool()> makeRoom;
    /// Opens the copy, whose commands go to `order`; no world is open.
    std::function<void(SavedSession, CommandOrder &order)> enter;
};

/// What a copy keeps of the one whose place it takes: it is the player's, not the host's.
struct EarlierCopy {
    std::string name;
    std::vector<Bookmark> bookmarks;
};

/// A game that another machine hosts: the link to it, and the copy of its world on the play page, whose
/// commands it orders until `leave` or `ended`.
class JoinedGame : public QObject, private CommandOrder, private JoinedSession::Keeper {
    Q_OBJECT

public:
    /// `pages` must outlive it.
    JoinedGame(PlayPlace &pages, CopyPlace place, const JoinRequest &request, const GameAddress &address,
               QObject *parent = nullptr);
    ~JoinedGame() override;

    void start() { m_client.start(); }
    /// Ends the link; an open copy is the player's own world from then on.
    void leave();

    [[nodiscard]] GuestClient &client() { return m_client; }
    /// Whether the host's world is open.
    [[nodiscard]] bool isInWorld() const { return m_isInWorld; }
    /// Whether the open copy is just being replaced by another one.
    [[nodiscard]] bool isReplacing() const { return m_isReplacing; }
    [[nodiscard]] LinkView view() const;
    /// These return false if nothing can be sent now, as the connection is lost.
    [[nodiscard]] bool say(const QString &text);
    [[nodiscard]] bool point(WorldPos cell);

signals:
    /// The host's world is open now.
    void entered();
    /// The state of the link has changed.
    void changed();
    /// A pause couldn't be asked for, as the connection is lost.
    void unsent();
    /// The game is over for this guest; a copy that is open (`hasCopy`) is their own world from now on.
    void ended(const cave::Message &why, bool hasCopy);

private:
    // CommandOrder
    [[nodiscard]] bool keepsTime() const override { return false; }
    [[nodiscard]] bool isOnlooker() const override { return localPlayer() >= kFirstWatcher; }
    [[nodiscard]] bool hasCompany() const override { return true; }
    void give(const Command &command) override;
    [[nodiscard]] bool awaitsAnswer() const override { return m_client.waitingRequests() > 0; }
    void setPaused(bool on) override;

    // Keeper
    [[nodiscard]] LinkPlayer localPlayer() const override;
    [[nodiscard]] std::filesystem::path folderForWorld() const override { return m_place.folder(); }
    void findFile(const std::filesystem::path &received, FileFound done) override;
    void stopLooking() override { m_jobs.forgetAll(); }
    void open(SavedSession session) override;
    SavedSession *session() override;
    void show(const std::vector<Event> &events) override;

    void handle(const GuestEvent &event);
    void followState();
    [[nodiscard]] QString nameOfCopies() const;
    [[nodiscard]] QString fileNameOfCopies() const;
    Result<void> makeRoom();
    void findFirst(const std::filesystem::path &received, FileFound done);
    Result<void> nameCopy(WorldFile &file);
    void sayKept(const QString &name);
    void showChat(const ChatHeard &heard);
    void showPlace(const PlaceShown &place);
    void showPause();
    void replace(SavedSession session);
    void release();
    [[nodiscard]] PlayPage &page() const;
    [[nodiscard]] QString nameOf(LinkPlayer player) const;

    PlayPlace &m_pages;
    CopyPlace m_place;
    JoinedSession m_world;
    GuestClient m_client;
    QString m_ownName;
    bool m_isInWorld = false;
    bool m_isReplacing = false;
    bool m_isBroken = false;
    std::optional<LinkPlayer> m_pause; ///< who has paused the game, if it is
    bool m_differed = false; ///< the open copy is different from the host's world, which comes again
    std::optional<EarlierCopy> m_earlier;      ///< that the copy takes the place of
    QString m_kept;                            ///< the name of another one, which has something of its own
    std::optional<SteerCommand> m_unsentSteer; ///< given while it could not be sent
    QElapsedTimer m_brokenFor;
    JobRunner m_jobs; ///< reads earlier copies; last member, so that it is destroyed first
};

} // namespace cave
