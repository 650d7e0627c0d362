// SPDX-License-Identifier: MIT
#pragma once

#include "app/net/guest_client.h"
#include "app/net/host_server.h"
#include "app/net/identity.h"
#include "app/net/shared_worlds.h"
#include "core/session/players/test_player.h"
#include "core/world/generator_info.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTimer>

#include <catch2/catch_test_macros.hpp>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace cave::test {

/// What Qt's event loop needs.
inline void needApplication()
{
    static int count = 0;
    static QCoreApplication application(count, nullptr);
}

/// Lets events happen until a condition holds; false if that takes too long.
template<class Condition>
bool waitUntil(Condition condition, int seconds = 240) // a busy machine is no reason to fail
{
    QElapsedTimer clock;
    clock.start();
    while (!condition()) {
        if (clock.elapsed() > seconds * 1000)
            return false;
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 20);
    }
    return true;
}

inline WorldSpec specOf(GeneratorKind kind)
{
    return WorldSpec{"together", {kind, generatorInfo(kind).versions.back()}, generatorInfo(kind).defaults};
}

/// A host who plays in a saved world.
class Host {
public:
    explicit Host(const WorldSpec &spec, HostOptions options = {}, HostLimits limits = busy())
    {
        needApplication();
        options.announce = false;
        session.emplace(*SavedSession::create(path(), "Hollow", spec));
        world = std::make_unique<HostedSession>(*session, HostPlayer{1, "Ada", 0xFF0000, true},
                                                [this](const std::vector<Event> &list) { take(list); });
        HostSettings settings;
        settings.identity = linkIdentity("test");
        settings.worldName = "Hollow";
        settings.hostName = "Ada";
        settings.hostPlayer = 1;
        settings.limits = limits;
        server = std::make_unique<HostServer>(settings, *world, options);
        QObject::connect(server.get(), &HostServer::ordered, server.get(), [this] { world->showPending(); });
        QObject::connect(server.get(), &HostServer::happened, server.get(),
                         [this](const HostEvent &event) { events.push_back(event); });
        QObject::connect(server.get(), &HostServer::codeGuessed, server.get(),
                         [this](const QString &, int tries) { guessed = tries; });
        REQUIRE(server->listen());
    }

    /// As many commands as a test has.
    static HostLimits busy()
    {
        HostLimits limits;
        limits.requests = {10'000'000, 100'000};
        return limits;
    }

    /// As much as has passed since the last call.
    void passTime()
    {
        session->session().passTime(m_clock.isValid() ? static_cast<double>(m_clock.restart()) / 1000.0
                                                      : 0.0);
        if (!m_clock.isValid())
            m_clock.start();
        while (const std::optional<TickCommand> tick = session->session().takeDueTick())
            server->ownCommand(*tick);
    }
    [[nodiscard]] std::filesystem::path path() const
    {
        return m_folder.filePath(QStringLiteral("host.cave")).toStdString();
    }

    [[nodiscard]] std::uint64_t hash() { return session->session().stateHash(); }
    [[nodiscard]] std::int64_t commands() const { return session->session().world().commands; }

    std::vector<HostEvent> events;
    std::vector<Event> shown; ///< of the world
    int guessed = 0;
    QTemporaryDir m_folder;
    std::optional<SavedSession> session;
    std::unique_ptr<HostedSession> world;
    std::unique_ptr<HostServer> server;

private:
    void take(const std::vector<Event> &list) { shown.insert(shown.end(), list.begin(), list.end()); }

    QElapsedTimer m_clock;
};

/// A guest over real sockets.
class Guest : public JoinedSession::Keeper {
public:
    Guest(const std::string &name, quint16 port, const QString &code,
          LinkIdentity identity = linkIdentity("test"), bool watches = false)
        : joined(*this)
        , client({std::move(identity), name, 0x00FF00, watches}, joined, {QStringLiteral("127.0.0.1"), port},
                 code)
    {
        QObject::connect(&client, &GuestClient::ordered, &client, [this] { joined.showPending(); });
        QObject::connect(&client, &GuestClient::happened, &client,
                         [this](const GuestEvent &event) { take(event); });
        QObject::connect(&client, &GuestClient::ended, &client, [this](const Message &why) { end = why; });
        client.start();
    }

    [[nodiscard]] bool plays() const { return client.state() == GuestLink::State::Playing && saved; }
    [[nodiscard]] std::uint64_t hash() { return saved->session().stateHash(); }

    // --- Keeper ---
    [[nodiscard]] LinkPlayer localPlayer() const override { return *client.player(); }
    [[nodiscard]] std::filesystem::path folderForWorld() const override
    {
        return m_folder.path().toStdString();
    }
    void findFile(const std::filesystem::path & /*received*/, FileFound found) override
    {
        saved.reset();
        found(Result<std::filesystem::path>(
            std::filesystem::path(m_folder.filePath(QStringLiteral("guest.cave")).toStdString())));
    }
    void open(SavedSession opened) override
    {
        ++loads;
        saved.emplace(std::move(opened));
    }
    SavedSession *session() override { return saved ? &*saved : nullptr; }
    void show(const std::vector<Event> &list) override
    {
        shown.insert(shown.end(), list.begin(), list.end());
    }

    std::vector<Event> shown;
    std::vector<GuestEvent> events;
    std::int64_t done = 0;
    std::int64_t refused = 0;
    int loads = 0;
    std::optional<Message> end;
    QTemporaryDir m_folder;
    std::optional<SavedSession> saved;
    JoinedSession joined;
    GuestClient client;

private:
    void take(const GuestEvent &event)
    {
        events.push_back(event);
        done += std::holds_alternative<RequestDone>(event) ? 1 : 0;
        refused += std::holds_alternative<RequestRefused>(event) ? 1 : 0;
    }
};

template<class Wanted, class List>
std::vector<Wanted> only(const List &events)
{
    std::vector<Wanted> found;
    for (const auto &event : events) {
        if (const auto *it = std::get_if<Wanted>(&event))
            found.push_back(*it);
    }
    return found;
}

} // namespace cave::test
