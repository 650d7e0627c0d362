// SPDX-License-Identifier: MIT
#include "core/link/frame_codec.h"
#include "core/link/host_link.h"

#include <benchmark/benchmark.h>
#include <string>
#include <vector>

namespace {

constexpr int kGuests = 8;
constexpr std::size_t kTlsRecord = 22; ///< bytes that TLS 1.3 adds to a record

/// A world in which anything can be done at no cost.
class EmptyHostedWorld : public cave::HostedWorld {
public:
    [[nodiscard]] std::uint64_t position() const override { return 100'000; }
    std::optional<cave::Refusal> apply(cave::LinkPlayer, const cave::Command &) override { return {}; }
    std::variant<cave::LinkPlayer, cave::Refusal> join(const std::string &, std::uint32_t) override
    {
        return ++m_players;
    }
    bool setPresent(cave::LinkPlayer, bool) override { return true; }
    [[nodiscard]] cave::StateHashes hashes() override { return {}; }
    void snapshot(std::function<void(Snapshot)> done) override { done(std::vector<std::uint8_t>{1}); }

private:
    cave::LinkPlayer m_players = 0;
};

/// Counts the bytes to one guest, and reports all as written.
class CountingOutput : public cave::HostOutput {
public:
    std::size_t bytes = 0;
    std::size_t records = 0;
    std::size_t closed = 0;

    void send(cave::ConnectionId id, std::span<const std::uint8_t> sent) override
    {
        if (id == 1) {
            bytes += sent.size();
            ++records;
        }
    }
    void close(cave::ConnectionId, const cave::Message &) override { ++closed; }
};

/// Eight guests, each with `perFlush` commands before what was ordered goes out: bytes a command and guest on
/// the wire, without and with TLS, and commands ordered a second.
void BM_LinkOrder(benchmark::State &state)
{
    const auto perFlush = static_cast<std::uint64_t>(state.range(0));
    EmptyHostedWorld world;
    CountingOutput out;
    cave::HostSettings settings{{"1", 2, 3}, "bench", "host", 0, [](std::span<std::uint8_t>) {}, 64, {}};
    settings.limits.requests = {1'000'000'000, 1'000'000};
    settings.limits.mostUnwritten = std::size_t{1} << 40U;
    cave::HostLink link(settings, world, out);
    for (cave::ConnectionId id = 1; id <= kGuests; ++id) {
        link.connected(id, 0);
        link.received(
            id,
            cave::encodeFrame(cave::HelloFrame{
                cave::kLinkProtocol, settings.identity, "guest " + std::to_string(id), 0, false, {}}),
            0);
    }
    std::int64_t now = 0;
    std::uint64_t number = 0;
    std::uint64_t commands = 0;
    out.bytes = out.records = 0;
    std::vector<std::uint8_t> asked;
    for (auto _ : state) {
        asked.clear();
        for (std::uint64_t i = 0; i < perFlush; ++i) {
            const auto one = cave::encodeFrame(cave::RequestFrame{
                ++number, cave::Command{cave::MoveCommand{static_cast<cave::Direction>(i % 4)}}});
            asked.insert(asked.end(), one.begin(), one.end());
        }
        for (cave::ConnectionId id = 1; id <= kGuests; ++id)
            link.received(id, asked, now);
        link.flush();
        commands += perFlush * kGuests;
        now += state.range(0) * 1000 / 60; // sixty commands a second of each
    }
    const auto each = [&](std::size_t bytes) {
        return static_cast<double>(bytes) / static_cast<double>(commands);
    };
    state.counters["commands/s"] =
        benchmark::Counter(static_cast<double>(commands), benchmark::Counter::kIsRate);
    state.counters["bytes"] = each(out.bytes);
    state.counters["bytes_tls"] = each(out.bytes + kTlsRecord * out.records);
    state.counters["closed"] = static_cast<double>(out.closed);
}
BENCHMARK(BM_LinkOrder)->Arg(1)->Arg(4)->Arg(16)->Unit(benchmark::kMicrosecond);

} // namespace
