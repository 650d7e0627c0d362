// SPDX-License-Identifier: MIT
// One end of a game of two machines: see tools/everywhere.sh, which joins the standard input and output of
// two builds.
//
//   cavegame-link-end host|guest GENERATOR ENTRIES FOLDER
//
// Both play at random until the log has ENTRIES entries, and print the number of commands and the hash of the
// world to standard error. Exit status 1, with the reason, if the link ends before that or the worlds differ.
#include "core/base/text.h"
#include "core/io/worlds/saved_session.h"
#include "core/link/guest_link.h"
#include "core/link/host_link.h"
#include "core/session/players/test_player.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <optional>
#include <poll.h>
#include <span>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>
#include <variant>
#include <vector>

using namespace cave;

namespace {

constexpr LinkPlayer kHost = 1;

std::int64_t nowMs()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

void writeAll(std::span<const std::uint8_t> bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
        if (count < 0)
            return; // the other end is closed, which the next read says
        bytes = bytes.subspan(static_cast<std::size_t>(count));
    }
}

/// What comes within 10 ms; nothing once the other end is closed.
std::optional<std::vector<std::uint8_t>> readSome()
{
    constexpr int kBeatMs = 10;
    pollfd waiting{STDIN_FILENO, POLLIN, 0};
    if (::poll(&waiting, 1, kBeatMs) <= 0)
        return std::vector<std::uint8_t>();
    std::vector<std::uint8_t> bytes(65536);
    const ssize_t count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    if (count <= 0)
        return std::nullopt;
    bytes.resize(static_cast<std::size_t>(count));
    return bytes;
}

/// A saved world, as both ends have it.
class PlayedWorld {
public:
    explicit PlayedWorld(std::filesystem::path file) : m_file(std::move(file)) {}

    [[nodiscard]] bool isOpen() const { return m_saved.has_value(); }
    [[nodiscard]] Session &session() { return m_saved->session(); }
    [[nodiscard]] SavedSession &saved() { return *m_saved; }
    [[nodiscard]] const std::filesystem::path &file() const { return m_file; }
    [[nodiscard]] std::uint64_t commands() const
    {
        return static_cast<std::uint64_t>(m_saved->session().world().commands);
    }
    [[nodiscard]] std::string result()
    {
        return std::to_string(commands()) + " " + hexText(m_saved->session().stateHash());
    }
    void open(SavedSession saved) { m_saved.emplace(std::move(saved)); }

    std::optional<Refusal> apply(LinkPlayer player, const Command &command)
    {
        const auto *tick = std::get_if<TickCommand>(&command);
        const auto number = static_cast<int>(player);
        const std::vector<Event> events =
            tick != nullptr ? m_saved->applyTick(number, *tick) : m_saved->apply(number, command);
        const auto *refused = events.empty() ? nullptr : std::get_if<CommandRefused>(&events.front());
        return refused != nullptr ? std::optional(refused->reason) : std::nullopt;
    }
    std::optional<Refusal> setPresent(LinkPlayer player, bool present)
    {
        const auto number = static_cast<int>(player);
        return apply(kHost, present ? Command(JoinCommand{number}) : Command(LeaveCommand{number}));
    }

private:
    std::filesystem::path m_file;
    std::optional<SavedSession> m_saved;
};

class Hosted : public HostedWorld {
public:
    explicit Hosted(PlayedWorld &world) : m_world(world) {}

    [[nodiscard]] std::uint64_t position() const override { return m_world.commands(); }
    std::optional<Refusal> apply(LinkPlayer player, const Command &command) override
    {
        return m_world.apply(player, command);
    }
    std::variant<LinkPlayer, Refusal> join(const std::string & /*name*/, std::uint32_t /*colour*/) override
    {
        const LinkPlayer guest = kHost + 1;
        const std::optional<Refusal> refusal = m_world.setPresent(guest, true);
        return refusal ? std::variant<LinkPlayer, Refusal>(*refusal) : guest;
    }
    bool setPresent(LinkPlayer player, bool present) override { return !m_world.setPresent(player, present); }
    [[nodiscard]] StateHashes hashes() override { return m_world.session().stateHashes(); }
    /// The world's file as it is.
    void snapshot(std::function<void(Snapshot)> done) override
    {
        const std::filesystem::path copy = m_world.file().string() + ".copy";
        if (const Result<void> copied = m_world.saved().file().copyTo(copy, "sent"); !copied)
            return done(copied.error());
        std::ifstream in(copy, std::ios::binary);
        done(std::vector<std::uint8_t>(std::istreambuf_iterator<char>(in), {}));
    }

private:
    PlayedWorld &m_world;
};

class Joined : public JoinedWorld {
public:
    explicit Joined(PlayedWorld &world) : m_world(world) {}

    void load(std::vector<std::uint8_t> snapshot, std::function<void(const Result<void> &)> done) override
    {
        std::ofstream(m_world.file(), std::ios::binary)
            .write(reinterpret_cast<const char *>(snapshot.data()),
                   static_cast<std::streamsize>(snapshot.size()));
        Result<SavedSession> saved = SavedSession::open(m_world.file());
        if (!saved)
            return done(saved.error());
        m_world.open(std::move(*saved));
        done({});
    }
    void abandonLoad() override {}
    bool apply(LinkPlayer player, const Command &command) override { return !m_world.apply(player, command); }
    bool join(LinkPlayer player, const std::string & /*name*/, std::uint32_t /*colour*/) override
    {
        return setPresent(player, true);
    }
    bool setPresent(LinkPlayer player, bool present) override { return !m_world.setPresent(player, present); }
    [[nodiscard]] StateHashes hashes() override { return m_world.session().stateHashes(); }

private:
    PlayedWorld &m_world;
};

LinkIdentity identity()
{
    LinkIdentity identity;
    identity.programVersion = "everywhere";
    return identity;
}

struct Game {
    const GeneratorInfo &generator;
    std::uint64_t entries;
    std::filesystem::path folder;
};

class HostEnd : private HostOutput {
public:
    explicit HostEnd(const Game &game) : m_game(game), m_world(game.folder / "host.cave"), m_hosted(m_world)
    {
    }

    Result<std::string> play()
    {
        const GeneratorInfo &info = m_game.generator;
        const WorldSpec spec{"two machines", {info.kind, info.versions.back()}, info.defaults};
        m_world.open(CAVE_TRY(SavedSession::create(m_world.file(), "Host", spec)));
        HostSettings settings{identity(), "Host", "Ada", kHost, {}, 16, {}};
        settings.random = [](std::span<std::uint8_t> bytes) { std::ranges::fill(bytes, std::uint8_t{7}); };
        settings.limits.requests = {1'000'000'000, 1'000'000};
        HostLink link(std::move(settings), m_hosted, *this);
        link.connected(kGuest, nowMs());
        std::string result;
        while (const auto bytes = readSome()) {
            link.received(kGuest, *bytes, nowMs());
            link.written(kGuest, std::exchange(m_sent, 0));
            link.tick(nowMs());
            for (const HostEvent &event : link.takeEvents()) {
                if (const auto *differs = std::get_if<WorldsDiffer>(&event))
                    return damaged("worlds differ at " + std::to_string(differs->position));
            }
            const std::vector<HostLink::Guest> guests = link.guests();
            if (guests.empty() || !guests.front().isPresent)
                continue;
            if (m_world.commands() < m_game.entries)
                static_cast<void>(link.ownCommand(m_player.next(m_world.session())));
            result = m_world.result();
        }
        return result;
    }

private:
    static constexpr ConnectionId kGuest = 1;

    void send(ConnectionId /*id*/, std::span<const std::uint8_t> bytes) override
    {
        m_sent += bytes.size();
        writeAll(bytes);
    }
    void close(ConnectionId /*id*/, const Message & /*why*/) override { ::close(STDOUT_FILENO); }

    Game m_game;
    PlayedWorld m_world;
    Hosted m_hosted;
    RandomPlayer m_player{1};
    std::size_t m_sent = 0;
};

class GuestEnd : private GuestOutput {
public:
    explicit GuestEnd(const Game &game) : m_game(game), m_world(game.folder / "guest.cave"), m_joined(m_world)
    {
    }

    Result<std::string> play()
    {
        GuestLink link({identity(), "Grace", 0x00FF00, false}, m_joined, *this);
        link.connected(nowMs());
        for (;;) {
            const auto bytes = readSome();
            if (!bytes || link.state() == GuestLink::State::Ended)
                return Error{ErrorCode::Io, link.endReason()};
            link.received(*bytes, nowMs());
            link.tick(nowMs());
            for (const GuestEvent &event : link.takeEvents()) {
                if (const auto *differs = std::get_if<WorldsDiffer>(&event))
                    return damaged("worlds differ at " + std::to_string(differs->position));
            }
            if (link.state() != GuestLink::State::Playing || link.waitingRequests() > 0)
                continue;
            if (m_world.commands() >= m_game.entries && bytes->empty()) {
                link.leave();
                return m_world.result();
            }
            const Command command = m_player.next(m_world.session());
            if (m_world.commands() < m_game.entries && !std::holds_alternative<TickCommand>(command))
                static_cast<void>(link.request(command));
        }
    }

private:
    void send(std::span<const std::uint8_t> bytes) override { writeAll(bytes); }
    void close() override { ::close(STDOUT_FILENO); }

    Game m_game;
    PlayedWorld m_world;
    Joined m_joined;
    RandomPlayer m_player{2};
};

int printUsage()
{
    std::cerr << "usage: cavegame-link-end host|guest GENERATOR ENTRIES FOLDER\n";
    return 2;
}

} // namespace

int main(int argc, char **argv)
{
    const std::vector<std::string> words(argv + 1, argv + argc);
    std::uint64_t entries = 0;
    if (words.size() != 4 || (words[0] != "host" && words[0] != "guest") ||
        std::from_chars(words[2].data(), words[2].data() + words[2].size(), entries).ec != std::errc())
        return printUsage();
    const auto generator = std::ranges::find(generators(), words[1], &GeneratorInfo::key);
    if (generator == generators().end())
        return printUsage();
    const Game game{*generator, entries, words[3]};
    const Result<std::string> result = words[0] == "host" ? HostEnd(game).play() : GuestEnd(game).play();
    if (!result || result->empty()) {
        std::cerr << words[0] << ": " << (result ? "no guest came" : result.error().text()) << '\n';
        return 1;
    }
    std::cerr << *result << '\n';
    return 0;
}
