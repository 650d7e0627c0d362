// SPDX-License-Identifier: MIT
// A game over loopback, encrypted as any other.
#include "app/net/guest_client.h"
#include "app/net/host_server.h"
#include "app/net/identity.h"
#include "app/net/shared_worlds.h"
#include "core/base/bit_grid.h"
#include "core/base/hashing.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QSslSocket>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bench/offscreen_application.h"

namespace {

using namespace cave;

template<class Condition>
void waitUntil(Condition condition)
{
    while (!condition())
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 20);
}

/// A host of a world of which about `exploredCells` cells are explored.
class Host {
public:
    explicit Host(std::int64_t exploredCells)
    {
        const std::filesystem::path path = m_folder.filePath("host.cave").toStdString();
        Result<Session> played = Session::begin({"bench", {}, defaultSettings(GeneratorKind::Caves)});
        const int side = static_cast<int>(std::sqrt(static_cast<double>(exploredCells) * 1.25)) + 1;
        BitGrid seen(side, side);
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x) {
                if (mix64(combine(static_cast<std::uint64_t>(x / 3), static_cast<std::uint64_t>(y / 3))) % 5 <
                    4)
                    seen.set(x, y);
            }
        }
        std::vector<RegionPos> touched;
        explored = played->mutableWorld().map.explore(1, {0, 0}, seen, touched);
        static_cast<void>(WorldFile::create(path, "Bench", played->world()));
        session.emplace(*SavedSession::open(path));
        world = std::make_unique<HostedSession>(*session, HostPlayer{}, [](const std::vector<Event> &) {});
        HostSettings settings;
        settings.identity = linkIdentity("bench");
        settings.hostName = "host";
        settings.hostPlayer = 1;
        settings.limits.requests = {1'000'000'000, 1'000'000};
        settings.limits.worlds = {1'000'000, 1'000'000};
        settings.limits.arrivals = {1'000'000, 1'000'000};
        HostOptions options;
        options.announce = false;
        server = std::make_unique<HostServer>(settings, *world, options);
        static_cast<void>(server->listen());
    }

    QTemporaryDir m_folder;
    int explored = 0;
    std::optional<SavedSession> session;
    std::unique_ptr<HostedSession> world;
    std::unique_ptr<HostServer> server;
};

class Guest : public JoinedSession::Keeper {
public:
    Guest(const Host &host, const std::string &name)
        : m_joined(*this)
        , client({linkIdentity("bench"), name, 0, false}, m_joined,
                 {QStringLiteral("127.0.0.1"), host.server->port()}, host.server->code())
    {
        client.start();
    }
    [[nodiscard]] bool plays() const { return client.state() == GuestLink::State::Playing; }
    [[nodiscard]] LinkPlayer localPlayer() const override { return *client.player(); }
    [[nodiscard]] std::filesystem::path folderForWorld() const override
    {
        return m_folder.path().toStdString();
    }
    void findFile(const std::filesystem::path & /*received*/, FileFound found) override
    {
        found(std::filesystem::path(m_folder.filePath("guest.cave").toStdString()));
    }
    void open(SavedSession opened) override { m_session.emplace(std::move(opened)); }
    SavedSession *session() override { return &*m_session; }
    void show(const std::vector<Event> & /*events*/) override {}

private:
    QTemporaryDir m_folder;
    std::optional<SavedSession> m_session;
    JoinedSession m_joined;

public:
    GuestClient client;
};

/// From connecting to playing: the slow key, the handshake, and the world on its way.
void joinWorld(benchmark::State &state)
{
    offscreenApplication();
    Host host(state.range(0));
    int number = 0;
    for (auto _ : state) {
        auto guest = std::make_unique<Guest>(host, "guest " + std::to_string(++number % 60));
        waitUntil([&] { return guest->plays(); });
        state.PauseTiming();
        guest.reset();
        waitUntil([&] { return host.server->guests().empty(); });
        state.ResumeTiming();
    }
    state.counters["explored"] = host.explored;
}
BENCHMARK(joinWorld)->Arg(100)->Arg(100'000)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(8);

/// A guest's command, from its key to its own screen: to the host and back, on disk at both.
void guestStep(benchmark::State &state)
{
    offscreenApplication();
    Host host(100);
    Guest guest(host, "guest");
    waitUntil([&] { return guest.plays(); });
    for (auto _ : state) {
        guest.client.request(WaitCommand{});
        waitUntil([&] { return guest.client.waitingRequests() == 0; });
    }
}
BENCHMARK(guestStep)->Unit(benchmark::kMicrosecond)->UseRealTime();

/// Commands of eight guests who all act at once: bytes that the host sends each guest for each command, with
/// TLS and without the headers of TCP.
void bytesOnTheWire(benchmark::State &state)
{
    offscreenApplication();
    Host host(100);
    std::vector<std::unique_ptr<Guest>> guests;
    for (int i = 0; i < 8; ++i)
        guests.push_back(std::make_unique<Guest>(host, "guest " + std::to_string(i)));
    waitUntil([&] { return std::ranges::all_of(guests, [](const auto &guest) { return guest->plays(); }); });
    qint64 bytes = 0;
    for (QSslSocket *socket : host.server->findChildren<QSslSocket *>())
        QObject::connect(socket, &QSslSocket::encryptedBytesWritten, [&](qint64 more) { bytes += more; });
    std::int64_t commands = 0;
    for (auto _ : state) {
        for (const auto &guest : guests)
            guest->client.request(WaitCommand{});
        waitUntil([&] {
            return std::ranges::all_of(
                guests, [](const auto &guest) { return guest->client.waitingRequests() == 0; });
        });
        commands += 8;
    }
    state.SetItemsProcessed(commands);
    state.counters["bytes a command and guest"] =
        static_cast<double>(bytes) / static_cast<double>(8 * commands);
}
BENCHMARK(bytesOnTheWire)->UseRealTime();

} // namespace
