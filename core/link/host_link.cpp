// SPDX-License-Identifier: MIT
#include "core/link/host_link.h"

#include "core/base/geometry.h"
#include "core/link/frame_codec.h"
#include "core/link/link_events.h"
#include "core/link/plain_text.h"
#include "core/session/play/party_play.h"

#include <algorithm>
#include <utility>

namespace cave {
namespace {

/// No more requests than that can wait for their answers at a guest.
constexpr std::size_t kKeptRefusals = 1024;

/// A message of which nothing is left.
bool isBlank(const Talk &talk)
{
    const auto *chat = std::get_if<ChatFrame>(&talk);
    return chat != nullptr && chat->text.empty();
}

} // namespace

HostLink::HostLink(HostSettings settings, HostedWorld &world, HostOutput &output)
    : m_settings(std::move(settings))
    , m_world(world)
    , m_output(output)
    , m_log(world.position(), m_settings.limits.keptEntries)
    , m_arrivals(m_settings.limits.arrivals)
    , m_snapshot([this](ConnectionId id, std::uint64_t position, const Result<SharedSnapshot::Bytes> &bytes) {
        sendWorld(id, position, bytes);
    })
    , m_checkedPosition(m_log.next())
{
}

// --- Connections
// --------------------------------------------------------------------------------------------

void HostLink::connected(ConnectionId id, std::int64_t nowMs)
{
    m_nowMs = nowMs;
    const auto greeting =
        std::ranges::count_if(m_connections, [](const auto &it) { return !it.second.player.has_value(); });
    HostConnection &connection = m_connections[id];
    connection.sinceMs = connection.heardMs = connection.aliveMs = nowMs;
    if (m_stopped)
        end(id, {ByeReason::HostStopped, {}});
    else if (greeting >= m_settings.limits.greeting)
        end(id, {ByeReason::TooManyConnections, {}});
}

void HostLink::received(ConnectionId id, std::span<const std::uint8_t> bytes, std::int64_t nowMs)
{
    m_nowMs = nowMs;
    while (!bytes.empty()) {
        const auto at = m_connections.find(id);
        if (at == m_connections.end())
            return;
        at->second.heardMs = nowMs;
        const Result<std::optional<Frame>> frame = at->second.reader.next(bytes);
        if (!frame)
            end(id, {ByeReason::BadFrame, frame.error().text()});
        else if (*frame && !handle(id, **frame))
            end(id, {ByeReason::BadFrame, message("frame %1: unexpected", frameName(**frame)).english()});
    }
    if (const auto at = m_connections.find(id); at != m_connections.end() && at->second.player)
        serve(*at->second.player);
}

void HostLink::written(ConnectionId id, std::size_t bytes)
{
    const auto at = m_connections.find(id);
    if (at == m_connections.end())
        return;
    at->second.unwritten -= std::min(bytes, at->second.unwritten);
    sendPieces(id, at->second);
}

void HostLink::disconnected(ConnectionId id, std::int64_t nowMs)
{
    m_nowMs = nowMs;
    if (const auto at = m_connections.find(id); at != m_connections.end() && !at->second.player)
        m_connections.erase(at); // it never said who it was
    else
        lose(id, message("the connection broke"), true);
}

void HostLink::send(ConnectionId id, std::span<const std::uint8_t> bytes)
{
    if (const auto at = m_connections.find(id); at != m_connections.end())
        at->second.unwritten += bytes.size();
    m_output.send(id, bytes);
}

void HostLink::end(ConnectionId id, const ByeFrame &bye)
{
    send(id, encodeFrame(bye));
    m_output.close(id, byeMessage(bye));
    // Who won't come back doesn't take a place; who came on another connection is here.
    lose(id, byeMessage(bye), !isFinal(bye.reason) || bye.reason == ByeReason::Replaced);
}

void HostLink::lose(ConnectionId id, const Message &why, bool isKept)
{
    const auto node = m_connections.extract(id);
    if (node.empty())
        return;
    if (!node.mapped().player) {
        m_events.emplace_back(GuestTurnedAway{why});
        return;
    }
    const LinkPlayer player = *node.mapped().player;
    HostGuest &guest = m_guests.at(player);
    guest.connection.reset();
    guest.absentSinceMs = m_nowMs;
    guest.latencyMs.reset();
    guest.requests.clear(); // which come again with the guest
    guest.talk.clear();
    setPresent(player, false);
    m_events.emplace_back(GuestGone{player, why, isKept});
    if (!isKept)
        m_guests.erase(player);
}

// --- Time
// ---------------------------------------------------------------------------------------------------

void HostLink::tick(std::int64_t nowMs)
{
    m_nowMs = nowMs;
    watch(nowMs);
    std::erase_if(m_guests, [&](const auto &it) {
        return !it.second.connection && nowMs - it.second.absentSinceMs >= kKeptMs;
    });
    for (const auto &[player, guest] : m_guests)
        serve(player);
    std::vector<ConnectionId> waiting;
    for (const auto &[id, connection] : m_connections) {
        if (connection.wantsWorld)
            waiting.push_back(id);
    }
    for (const ConnectionId id : waiting)
        sendWorldIfAllowed(id);
    flush();
}

void HostLink::watch(std::int64_t nowMs)
{
    std::vector<std::pair<ConnectionId, ByeFrame>> ending;
    for (auto &[id, connection] : m_connections) {
        if (!connection.player && nowMs - connection.sinceMs >= kGreetingMs)
            ending.emplace_back(id, ByeFrame{ByeReason::NoGreeting, {}});
        else if (nowMs - connection.heardMs >= kSilenceMs)
            ending.emplace_back(id, ByeFrame{ByeReason::Silent, {}});
        else if (connection.unwritten > m_settings.limits.mostUnwritten)
            ending.emplace_back(id, ByeFrame{ByeReason::TooSlow, {}});
        else if (connection.player && nowMs - connection.aliveMs >= kAliveMs) {
            connection.aliveMs = nowMs;
            send(id, encodeFrame(AliveFrame{static_cast<std::uint64_t>(nowMs), false}));
        }
    }
    for (const auto &[id, bye] : ending)
        end(id, bye);
}

// --- The log
// ------------------------------------------------------------------------------------------------

std::optional<Refusal> HostLink::ownCommand(const Command &command)
{
    const std::optional<Refusal> refusal = m_world.apply(m_settings.hostPlayer, command);
    if (!refusal)
        append(m_settings.hostPlayer, 0, command);
    return refusal;
}

void HostLink::append(LinkPlayer player, std::uint64_t request,
                      std::variant<Command, LinkJoin, LinkPresence> what)
{
    m_log.append({player, request, std::move(what)});
}

void HostLink::serve(LinkPlayer player)
{
    const auto at = m_guests.find(player);
    if (at == m_guests.end())
        return;
    HostGuest &guest = at->second;
    while (const std::optional<RequestFrame> request = guest.requests.pop(m_nowMs))
        carryOut(player, guest, *request);
    while (const std::optional<Talk> talk = guest.talk.pop(m_nowMs)) {
        if (isBlank(*talk))
            continue;
        pass(*talk);
        std::visit([this](const auto &frame) { m_events.emplace_back(heard(frame)); }, *talk);
    }
}

void HostLink::pass(const Talk &talk)
{
    if (const auto *pause = std::get_if<PauseFrame>(&talk)) {
        if (pause->paused == m_pause.paused)
            return;
        m_pause = *pause;
    }
    const std::vector<std::uint8_t> bytes =
        std::visit([](const auto &frame) { return encodeFrame(frame); }, talk);
    for (const auto &[id, connection] : m_connections) {
        if (connection.isWelcome)
            send(id, bytes);
    }
}

void HostLink::carryOut(LinkPlayer player, HostGuest &guest, const RequestFrame &request)
{
    if (request.number <= guest.handled)
        return; // sent again, and done before
    guest.handled = request.number;
    // Time and who plays are the host's: a guest could make all machines compute for long, or send others
    // away.
    const bool isHosts = std::holds_alternative<TickCommand>(request.command) ||
                         std::holds_alternative<ClockCommand>(request.command) ||
                         changesParty(request.command);
    const std::optional<Refusal> refusal =
        isHosts ? Refusal::NotHere : m_world.apply(player, request.command);
    if (!refusal) {
        append(player, request.number, request.command);
        return;
    }
    const RequestRefusedFrame refused{request.number, *refusal};
    guest.refusals.emplace_back(m_log.next(), refused);
    if (guest.refusals.size() > kKeptRefusals)
        guest.refusals.pop_front();
    if (guest.connection)
        send(*guest.connection, encodeFrame(refused));
}

void HostLink::sendUnsent()
{
    const std::vector<std::uint8_t> bytes = m_log.takeUnsent();
    if (bytes.empty())
        return;
    for (const auto &[id, connection] : m_connections) {
        if (connection.streams)
            send(id, bytes);
    }
}

void HostLink::flush()
{
    sendUnsent();
    const auto ordered = static_cast<std::int64_t>(m_log.next() - m_checkedPosition);
    const std::int64_t passed = m_nowMs - m_checkedMs;
    const bool isDue = (ordered >= m_settings.checkpointEvery && passed >= kCheckGapMs) ||
                       (ordered > 0 && passed >= kIdleCheckMs);
    const auto streams = [](const auto &it) { return it.second.streams; };
    if (!isDue || std::ranges::none_of(m_connections, streams))
        return;
    m_checkedPosition = m_log.next();
    m_checkedMs = m_nowMs;
    const std::vector<std::uint8_t> bytes = encodeFrame(CheckpointFrame{m_log.next(), m_world.hashes()});
    for (const auto &[id, connection] : m_connections) {
        if (connection.streams)
            send(id, bytes);
    }
}

// --- What the host itself does
// ------------------------------------------------------------------------------

bool HostLink::talk(Talk talk)
{
    if (!isInRange(talk))
        return false;
    if (auto *chat = std::get_if<ChatFrame>(&talk))
        chat->text = plainText(chat->text);
    if (isBlank(talk))
        return false;
    std::visit([&](auto &frame) { frame.player = m_settings.hostPlayer; }, talk);
    pass(talk);
    return true;
}

bool HostLink::putOut(LinkPlayer player)
{
    const auto at = m_guests.find(player);
    if (at == m_guests.end())
        return false;
    if (at->second.connection)
        end(*at->second.connection, {ByeReason::Removed, {}});
    else
        m_guests.erase(at);
    return true;
}

void HostLink::stop(const std::string &detail)
{
    flush();
    while (!m_connections.empty())
        end(m_connections.begin()->first, {ByeReason::HostStopped, detail});
    m_guests.clear();
    m_stopped = true;
}

std::vector<HostLink::Guest> HostLink::guests() const
{
    std::vector<Guest> guests;
    for (const auto &[player, guest] : m_guests)
        guests.push_back({player, guest.name, guest.watches, guest.connection.has_value(), guest.latencyMs});
    return guests;
}

std::vector<HostEvent> HostLink::takeEvents()
{
    return std::exchange(m_events, {});
}

} // namespace cave
