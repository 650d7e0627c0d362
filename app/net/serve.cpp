// SPDX-License-Identifier: MIT
#include "app/net/serve.h"

#include "app/net/host_memory.h"
#include "app/net/host_server.h"
#include "app/net/identity.h"
#include "app/net/shared_worlds.h"
#include "app/net/timing.h"
#include "core/io/files/error_text.h"
#include "core/io/worlds/saved_session.h"
#include "core/link/link_events.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTimer>

#include <optional>
#include <utility>
#include <variant>

namespace cave {
namespace {

constexpr int kBeatMs = 15; ///< of real time
constexpr int kSyncMs = 500;

/// One hosted world, from its opening to its end.
class Service {
public:
    Service(const ServeOptions &options, SavedSession session)
        : m_options(options)
        , m_session(std::move(session))
        , m_worldName(m_session.file().name().valueOr(""))
        , m_hosted(m_session, host(), [](const std::vector<Event> &) {})
        , m_server(settings(), m_hosted, hostOptions())
    {
        QObject::connect(&m_server, &HostServer::ordered, &m_server, [this] { m_hosted.showPending(); });
        QObject::connect(&m_server, &HostServer::happened, &m_server,
                         [this](const HostEvent &event) { note(event); });
        QObject::connect(&m_server, &HostServer::codeGuessed, &m_server,
                         [this](const QString &address, int tries) {
                             m_options.note(message("%1: %2 wrong join codes", address.toStdString(), tries));
                         });
    }

    Result<SharedEnd> run()
    {
        CAVE_TRY(m_server.listen());
        noteProblems();
        std::vector<std::string> addresses;
        for (const QString &address : m_server.addresses())
            addresses.push_back(address.toStdString());
        m_options.begun(m_server.code().toStdString(), addresses);
        QTimer beat;
        QTimer ask;
        QTimer sync;
        QElapsedTimer clock;
        clock.start();
        QObject::connect(&beat, &QTimer::timeout, &m_server,
                         [&] { passTime(static_cast<double>(clock.restart()) / 1000.0); });
        QObject::connect(&ask, &QTimer::timeout, &m_server, [this] {
            m_isFileGone = m_isFileGone || !m_session.file().checkPlace();
            noteSaving();
            if (m_isFileGone || m_options.interrupted() ||
                (m_options.stopWhenEmpty && m_hadGuests && m_server.guests().empty()))
                QCoreApplication::quit();
        });
        QObject::connect(&sync, &QTimer::timeout, &m_server, [this] { m_sync.look(m_session.file()); });
        beat.start(kBeatMs);
        sync.start(kSyncMs);
        ask.start(kAskMs);
        QCoreApplication::exec();
        // As the guests have it; that they leave is the host's alone.
        const SharedEnd end{m_session.session().world().commands, m_session.session().stateHash()};
        m_server.stop(m_isFileGone ? kWorldFileGone : "");
        playAlone(m_session);
        const Result<void> saved = m_session.save();
        if (m_isFileGone || m_session.isStranded())
            return recover();
        if (!saved)
            return saved.error();
        return end;
    }

private:
    /// What was found when the world was opened, and what isn't as it was asked for.
    void noteProblems() const
    {
        for (const DamagedRegion &region : m_session.damaged())
            m_options.note(message("damaged %1", region.reason));
        for (const std::vector<Message> &problems : {m_session.notices(), m_session.remarks()}) {
            for (const Message &problem : problems)
                m_options.note(problem);
        }
        if (m_options.ownMaps && !m_session.session().world().party.ownMaps)
            m_options.note(message("players share what they explore, as others have played in this world"));
    }
    /// Once when the world can't be saved any more, and once when it can again.
    void noteSaving()
    {
        const std::optional<Error> &error = m_session.saveError();
        if (error == m_saveError || m_isFileGone) // of which the end says more
            return;
        m_saveError = error;
        m_options.note(error ? message("the world can't be saved: %1", error->message)
                             : message("the world is saved again"));
    }
    /// Saves a world whose file is gone; the error says where.
    Error recover()
    {
        const auto file = CAVE_TRY(m_options.fileForRecovered(m_worldName));
        CAVE_TRY(m_session.saveAs(file));
        return {
            ErrorCode::NotFound,
            message("its file was deleted, moved or replaced by another program; hosting has stopped, and "
                    "the world as it was played is saved as %1",
                    quoted(file))};
    }
    [[nodiscard]] HostPlayer host() const
    {
        return {static_cast<LinkPlayer>(m_session.session().world().party.shown), {}, 0, false};
    }
    [[nodiscard]] HostSettings settings() const
    {
        HostSettings settings;
        settings.identity = linkIdentity(m_options.version);
        settings.worldName = m_worldName;
        settings.hostPlayer = host().number;
        return settings;
    }
    [[nodiscard]] HostOptions hostOptions() const
    {
        HostOptions options;
        options.port = static_cast<quint16>(m_options.port);
        options.anyAddress = m_options.anyAddress;
        options.ownMaps = m_options.ownMaps;
        options.code = QString::fromStdString(m_options.code);
        options.newCode = m_options.newCode;
        options.memory = hostMemoryFile(m_options.dataFolder, m_options.world);
        return options;
    }

    void passTime(double seconds)
    {
        if (m_server.isPaused() || isEmpty())
            return;
        Session &session = m_session.session();
        session.passTime(seconds);
        while (const std::optional<TickCommand> tick = session.takeDueTick())
            m_server.ownCommand(*tick);
    }

    /// The world's own player stands still unless the guest is that one. An entry of the order, as others may
    /// be there already.
    void leaveUnplayed(LinkPlayer guest)
    {
        const auto number = static_cast<int>(host().number);
        const PartyMember *own = m_session.session().world().party.find(number);
        if (own != nullptr && own->present && guest != host().number)
            m_server.ownCommand(LeaveCommand{number});
    }

    [[nodiscard]] bool isEmpty() const
    {
        for (const HostLink::Guest &guest : m_server.guests()) {
            if (guest.isPresent)
                return false;
        }
        return true;
    }

    [[nodiscard]] std::string nameOf(LinkPlayer player) const
    {
        for (const HostLink::Guest &guest : m_server.guests()) {
            if (guest.player == player)
                return guest.name;
        }
        const PartyMember *member = m_session.session().world().party.find(static_cast<int>(player));
        return member != nullptr ? member->name : std::to_string(player);
    }

    void note(const HostEvent &event)
    {
        if (const auto *arrived = std::get_if<GuestArrived>(&event)) {
            m_hadGuests = true;
            leaveUnplayed(arrived->player);
            m_options.note(message("%1 joined", arrived->name));
        } else if (const auto *back = std::get_if<GuestCameBack>(&event)) {
            m_options.note(message("%1 is back", nameOf(back->player)));
        } else if (const auto *gone = std::get_if<GuestGone>(&event)) {
            m_options.note(message("%1 is gone: %2", nameOf(gone->player), gone->why));
        } else if (const auto *away = std::get_if<GuestTurnedAway>(&event)) {
            m_options.note(message("connection refused: %1", away->why));
        } else if (const auto *chat = std::get_if<ChatHeard>(&event)) {
            m_options.note(message("%1: %2", nameOf(chat->player), chat->text));
        } else if (const auto *differs = std::get_if<WorldsDiffer>(&event)) {
            m_options.note(message("the world of %1 differs at entry %2 in %3; sending it again",
                                   nameOf(differs->player), differs->position, partsMessage(differs->parts)));
        }
    }

    const ServeOptions &m_options;
    SavedSession m_session;
    std::string m_worldName;
    HostedSession m_hosted;
    HostServer m_server;
    WalSync m_sync;
    bool m_hadGuests = false;
    bool m_isFileGone = false;
    std::optional<Error> m_saveError; ///< the one that was noted
};

} // namespace

Result<SharedEnd> serveWorld(const ServeOptions &options)
{
    int count = 0;
    QCoreApplication application(count, nullptr);
    auto session = CAVE_TRY(SavedSession::open(options.world));
    return Service(options, std::move(session)).run();
}

} // namespace cave
