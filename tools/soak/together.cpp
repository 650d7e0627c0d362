// SPDX-License-Identifier: MIT
#include "tools/soak/together.h"

#include "app/net/guest_client.h"
#include "app/net/host_server.h"
#include "app/net/identity.h"
#include "app/net/shared_worlds.h"
#include "core/session/players/test_player.h"
#include "core/world/generator_info.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace cave {
namespace {

constexpr LinkPlayer kHostPlayer = 1;
constexpr const char *kVersion = "soak";

class SoakHost {
public:
    explicit SoakHost(SavedSession session)
        : m_session(std::move(session))
        , m_world(m_session, {kHostPlayer, "Ada", 0xFF0000, true}, [](const std::vector<Event> &) {})
        , m_server(settings(), m_world, options())
        , m_player(1)
    {
        QObject::connect(&m_server, &HostServer::ordered, &m_server, [this] { m_world.showPending(); });
    }

    [[nodiscard]] HostServer &server() { return m_server; }
    [[nodiscard]] SavedSession &session() { return m_session; }
    void act() { m_server.ownCommand(m_player.next(m_session.session())); }

private:
    static HostSettings settings()
    {
        HostSettings settings;
        settings.identity = linkIdentity(kVersion);
        settings.worldName = "Soak";
        settings.hostName = "Ada";
        settings.hostPlayer = kHostPlayer;
        settings.limits.requests = {1'000'000'000, 1'000'000};
        return settings;
    }
    static HostOptions options()
    {
        HostOptions options;
        options.announce = false;
        return options;
    }

    SavedSession m_session;
    HostedSession m_world;
    HostServer m_server;
    RandomPlayer m_player;
};

class SoakGuest : private JoinedSession::Keeper {
public:
    SoakGuest(std::filesystem::path folder, HostServer &host)
        : m_folder(std::move(folder))
        , m_world(*this)
        , m_client({linkIdentity(kVersion), "Grace", 0x00FF00, false}, m_world,
                   {QStringLiteral("127.0.0.1"), host.port()}, host.code())
        , m_player(2)
    {
        QObject::connect(&m_client, &GuestClient::ordered, &m_client, [this] { m_world.showPending(); });
        QObject::connect(&m_client, &GuestClient::ended, &m_client,
                         [this](const Message &why) { m_end = why; });
        QObject::connect(&m_client, &GuestClient::happened, &m_client, [this](const GuestEvent &event) {
            m_differed = m_differed || std::holds_alternative<WorldsDiffer>(event);
        });
        m_client.start();
    }

    [[nodiscard]] std::filesystem::path file() const { return m_folder / "guest.cave"; }
    [[nodiscard]] bool plays() const
    {
        return m_client.state() == GuestLink::State::Playing && m_session.has_value();
    }
    [[nodiscard]] bool isQuiet() const { return m_client.waitingRequests() == 0; }
    [[nodiscard]] SavedSession *session() override { return m_session ? &*m_session : nullptr; }
    void act()
    {
        const Command command = m_player.next(m_session->session());
        if (!std::holds_alternative<TickCommand>(command)) // time is the host's
            m_client.request(command);
    }
    /// What went wrong, if anything.
    [[nodiscard]] Result<void> check() const
    {
        if (m_differed)
            return Error{ErrorCode::Damaged, "the guest's world differs from the host's"};
        return m_end ? Result<void>(Error{ErrorCode::Io, *m_end}) : Result<void>();
    }
    void leave() { m_client.leave(); }

private:
    // --- Keeper ---
    [[nodiscard]] LinkPlayer localPlayer() const override { return *m_client.player(); }
    [[nodiscard]] std::filesystem::path folderForWorld() const override { return m_folder; }
    void findFile(const std::filesystem::path & /*received*/, FileFound found) override { found(file()); }
    void open(SavedSession opened) override { m_session.emplace(std::move(opened)); }
    void show(const std::vector<Event> & /*events*/) override {}

    std::filesystem::path m_folder;
    std::optional<SavedSession> m_session;
    JoinedSession m_world;
    GuestClient m_client;
    RandomPlayer m_player;
    std::optional<Message> m_end;
    bool m_differed = false;
};

/// Lets the link work until a condition holds. Error: the link ended.
template<class Condition>
Result<void> workUntil(const SoakGuest &guest, Condition condition)
{
    constexpr int kBeatMs = 20;
    while (!condition()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, kBeatMs);
        CAVE_TRY(guest.check());
    }
    return {};
}

Result<void> playTogether(SoakHost &host, SoakGuest &guest, SoakNotes &notes, SoakCounts &counts)
{
    constexpr int kAtOnce = 8;
    CAVE_TRY(workUntil(guest, [&] { return guest.plays(); }));
    SavedSession &session = host.session();
    while (!notes.isOver(counts)) {
        const double start = processSeconds();
        for (int i = 0; i < kAtOnce; ++i) {
            host.act();
            guest.act();
        }
        const auto isSettled = [&] {
            return guest.isQuiet() &&
                   guest.session()->session().world().commands == session.session().world().commands;
        };
        CAVE_TRY(workUntil(guest, isSettled));
        counts.applying += processSeconds() - start;
        counts.commands = session.session().world().commands;
        for (const SavedSession *saved : {&session, guest.session()}) {
            if (saved->saveError())
                return *saved->saveError();
        }
        if (!notes.isDue(counts))
            continue;
        if (guest.session()->session().stateHash() != session.session().stateHash())
            return Error{ErrorCode::Damaged, "the worlds of host and guest differ"};
        CAVE_TRY(notes.write(session, counts));
        CAVE_TRY(notes.write(*guest.session(), counts));
    }
    return {};
}

} // namespace

Result<SoakCounts> soakTogether(const SoakTask &task)
{
    int count = 0;
    QCoreApplication application(count, nullptr);
    SoakNotes notes(task);
    SoakCounts counts;
    const GeneratorInfo &generator = generatorFor(ScenarioKind::EndlessCaves);
    const WorldSpec spec{"soak", {generator.kind, generator.versions.back()}, generator.defaults};
    const std::filesystem::path file = task.folder / "host.cave";
    auto session = CAVE_TRY(SavedSession::create(file, "Soak", spec));
    std::uint64_t hash = 0;
    std::uint64_t hashOfGuest = 0;
    std::filesystem::path fileOfGuest;
    {
        SoakHost host(std::move(session));
        CAVE_TRY(host.server().listen());
        SoakGuest guest(task.folder, host.server());
        fileOfGuest = guest.file();
        CAVE_TRY(playTogether(host, guest, notes, counts));
        hashOfGuest = guest.session()->session().stateHash();
        guest.leave();
        host.server().stop();
        CAVE_TRY(host.session().save());
        hash = host.session().session().stateHash();
    }
    CAVE_TRY(checkReopened(fileOfGuest, hashOfGuest));
    CAVE_TRY(checkReopened(file, hash));
    return counts;
}

} // namespace cave
