// SPDX-License-Identifier: MIT
// What comes in, greetings, and sending the world.
#include "core/base/text.h"
#include "core/link/frame_codec.h"
#include "core/link/host_link.h"
#include "core/link/link_events.h"
#include "core/link/plain_text.h"

#include <algorithm>
#include <string>
#include <utility>

namespace cave {
namespace {

/// In a time that doesn't depend on where they differ.
bool areSame(const LinkToken &a, const LinkToken &b)
{
    unsigned difference = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        difference |= static_cast<unsigned>(a[i] ^ b[i]);
    return difference == 0;
}

bool areSameName(std::string_view a, std::string_view b)
{
    return foldedCase(a) == foldedCase(b);
}

using Guests = std::map<LinkPlayer, HostGuest>;

/// Whether it is a guest who is known. Others join by name, such as those of a host that was restarted.
bool resumes(const Guests &guests, const HelloFrame &hello)
{
    if (!hello.resume)
        return false;
    const auto at = guests.find(hello.resume->player);
    return at != guests.end() && areSame(at->second.token, hello.resume->token);
}

bool isPresent(const Guests &guests, std::string_view name)
{
    return std::ranges::any_of(
        guests, [&](const auto &it) { return it.second.connection && areSameName(it.second.name, name); });
}

/// How many places are taken for another guest; one who is away gives their place to one of their name.
std::ptrdiff_t taken(const Guests &guests, std::string_view name)
{
    return std::ranges::count_if(
        guests, [&](const auto &it) { return it.second.connection || !areSameName(it.second.name, name); });
}

} // namespace

bool HostLink::handle(ConnectionId id, const Frame &frame)
{
    const HostConnection &connection = m_connections.at(id);
    if (const auto *bye = std::get_if<ByeFrame>(&frame)) {
        m_output.close(id, byeMessage(*bye));
        lose(id, byeMessage(*bye), !isFinal(bye->reason));
        return true;
    }
    if (!connection.player) {
        const auto *hello = std::get_if<HelloFrame>(&frame);
        return hello && take(id, *hello);
    }
    if (const auto *alive = std::get_if<AliveFrame>(&frame))
        return take(id, *alive);
    if (!connection.isWelcome)
        return false;
    if (const auto *request = std::get_if<RequestFrame>(&frame))
        return take(id, *request);
    if (const auto *differs = std::get_if<DiffersFrame>(&frame))
        return take(id, *differs);
    if (const auto *chat = std::get_if<ChatFrame>(&frame))
        return takeTalk(id, ChatFrame{*connection.player, plainText(chat->text)});
    if (const auto *ping = std::get_if<PingFrame>(&frame))
        return takeTalk(id, PingFrame{*connection.player, ping->cell});
    if (const auto *pause = std::get_if<PauseFrame>(&frame))
        return takeTalk(id, PauseFrame{*connection.player, pause->paused});
    return false;
}

bool HostLink::take(ConnectionId id, const HelloFrame &hello)
{
    if (const std::optional<RefusedFrame> refused = whyRefused(hello)) {
        refuse(id, *refused);
    } else if (!m_arrivals.take(m_nowMs)) {
        end(id, {ByeReason::TooManyConnections, {}});
    } else if (resumes(m_guests, hello)) {
        resume(id, *hello.resume);
    } else {
        join(id, hello);
    }
    return true;
}

bool HostLink::take(ConnectionId id, const RequestFrame &request)
{
    HostGuest &guest = m_guests.at(*m_connections.at(id).player);
    if (request.number > guest.received + 1)
        return false;
    guest.received = std::max(guest.received, request.number);
    if (guest.requests.push(request))
        return true;
    serve(*m_connections.at(id).player); // some may be due by now
    if (!guest.requests.push(request))
        end(id, {ByeReason::TooManyRequests, {}});
    return true;
}

bool HostLink::takeTalk(ConnectionId id, Talk talk)
{
    // An empty message counts, too.
    if (!m_guests.at(*m_connections.at(id).player).talk.push(std::move(talk)))
        end(id, {ByeReason::TooManyRequests, {}});
    return true;
}

bool HostLink::take(ConnectionId id, const AliveFrame &alive)
{
    const HostConnection &connection = m_connections.at(id);
    HostGuest &guest = m_guests.at(*connection.player);
    if (alive.isEcho) {
        if (alive.stampMs == static_cast<std::uint64_t>(connection.aliveMs))
            guest.latencyMs = m_nowMs - connection.aliveMs;
    } else if (guest.signsOfLife.take(m_nowMs)) {
        send(id, encodeFrame(AliveFrame{alive.stampMs, true}));
    } else {
        end(id, {ByeReason::TooManyRequests, {}});
    }
    return true;
}

bool HostLink::take(ConnectionId id, const DiffersFrame &differs)
{
    HostConnection &connection = m_connections.at(id);
    if (!connection.streams || connection.snapshot)
        return true; // it gets the world already
    m_events.emplace_back(WorldsDiffer{*connection.player, differs.position, differs.parts});
    connection.streams = false;
    connection.wantsWorld = true;
    sendWorldIfAllowed(id);
    return true;
}

// --- Greetings
// ----------------------------------------------------------------------------------------------

std::optional<RefusedFrame> HostLink::whyRefused(const HelloFrame &hello) const
{
    const LinkIdentity &own = m_settings.identity;
    const auto refused = [](RefusedReason reason, std::vector<std::string> arguments) {
        return RefusedFrame{reason, std::move(arguments)};
    };
    if (hello.protocol != kLinkProtocol)
        return refused(RefusedReason::OtherProtocol,
                       {std::to_string(kLinkProtocol), std::to_string(hello.protocol)});
    if (hello.identity.programVersion != own.programVersion)
        return refused(RefusedReason::OtherVersion, {own.programVersion, hello.identity.programVersion});
    if (hello.identity.content != own.content)
        return refused(RefusedReason::OtherContent, {own.programVersion});
    if (hello.identity.generators != own.generators)
        return refused(RefusedReason::OtherGenerators, {own.programVersion});
    if (resumes(m_guests, hello))
        return std::nullopt;
    if (areSameName(hello.name, m_settings.hostName) || isPresent(m_guests, hello.name))
        return refused(RefusedReason::NameTaken, {hello.name});
    if (taken(m_guests, hello.name) >= m_settings.limits.guests)
        return refused(RefusedReason::Full, {});
    return std::nullopt;
}

void HostLink::refuse(ConnectionId id, const RefusedFrame &refused)
{
    send(id, encodeFrame(refused));
    m_output.close(id, refusedMessage(refused));
    lose(id, refusedMessage(refused), false);
}

/// Brings a player into the world, or says why not; for who only watches, just a number.
std::variant<LinkPlayer, Refusal> HostLink::numberFor(const HelloFrame &hello)
{
    if (hello.watches) {
        LinkPlayer number = kFirstWatcher;
        while (m_guests.contains(number))
            ++number;
        return number;
    }
    const std::variant<LinkPlayer, Refusal> joined = m_world.join(hello.name, hello.colour);
    if (const auto *player = std::get_if<LinkPlayer>(&joined))
        append(*player, 0, LinkJoin{hello.name, hello.colour});
    return joined;
}

void HostLink::setPresent(LinkPlayer player, bool present)
{
    if (player >= kFirstWatcher)
        return; // no figure
    if (m_world.setPresent(player, present))
        append(player, 0, LinkPresence{present});
}

void HostLink::join(ConnectionId id, const HelloFrame &hello)
{
    const std::variant<LinkPlayer, Refusal> joined = numberFor(hello);
    const auto *player = std::get_if<LinkPlayer>(&joined);
    if (player == nullptr) {
        const bool isOver = std::get<Refusal>(joined) == Refusal::RunOver;
        refuse(id, {isOver ? RefusedReason::RunOver : RefusedReason::Full, {}});
        return;
    }
    // One of that name who was away is no longer waited for.
    std::erase_if(m_guests, [&](const auto &it) {
        return !it.second.connection && (it.first == *player || areSameName(it.second.name, hello.name));
    });
    HostGuest &guest = m_guests.try_emplace(*player, m_settings.limits).first->second;
    guest.name = hello.name;
    guest.watches = hello.watches;
    m_settings.random(guest.token);
    m_events.emplace_back(GuestArrived{*player, hello.name});
    attach(id, *player);
    m_connections.at(id).wantsWorld = true;
    sendWorldIfAllowed(id);
}

void HostLink::resume(ConnectionId id, const LinkResume &resume)
{
    HostGuest &guest = m_guests.at(resume.player);
    if (guest.connection) // which the guest knows to be broken
        end(*guest.connection, {ByeReason::Replaced, {}});
    setPresent(resume.player, true);
    m_events.emplace_back(GuestCameBack{resume.player});
    attach(id, resume.player);
    sendUnsent();
    HostConnection &connection = m_connections.at(id);
    if (!resume.position || !m_log.reaches(*resume.position)) {
        connection.wantsWorld = true;
        sendWorldIfAllowed(id);
        return;
    }
    connection.streams = true;
    welcome(id, *resume.position, 0);
    send(id, m_log.sentFrom(*resume.position));
    for (const auto &[position, refused] : guest.refusals) {
        if (position >= *resume.position)
            send(id, encodeFrame(refused));
    }
}

void HostLink::attach(ConnectionId id, LinkPlayer player)
{
    HostGuest &guest = m_guests.at(player);
    guest.connection = id;
    guest.received = guest.handled;
    m_connections.at(id).player = player;
}

void HostLink::welcome(ConnectionId id, std::uint64_t position, std::size_t snapshotSize)
{
    HostConnection &connection = m_connections.at(id);
    const HostGuest &guest = m_guests.at(*connection.player);
    connection.isWelcome = true;
    send(id, encodeFrame(WelcomeFrame{*connection.player, guest.token, m_settings.worldName,
                                      m_settings.hostName, position, snapshotSize, guest.handled}));
    send(id, encodeFrame(m_pause)); // or its end, which a guest may have missed
}

// --- The world in pieces
// ------------------------------------------------------------------------------------

void HostLink::sendWorldIfAllowed(ConnectionId id)
{
    const auto at = m_connections.find(id);
    if (at == m_connections.end() || m_snapshot.isBusy(m_log.next()) ||
        !m_guests.at(*at->second.player).worlds.take(m_nowMs))
        return;
    at->second.wantsWorld = false;
    m_snapshot.request(m_world, m_log.next(), id);
}

/// The world is that of a moment ago; what was ordered since follows.
void HostLink::sendWorld(ConnectionId id, std::uint64_t position, const Result<SharedSnapshot::Bytes> &bytes)
{
    const auto at = m_connections.find(id);
    if (at == m_connections.end())
        return;
    if (!bytes) {
        end(id, {ByeReason::NoSnapshot, bytes.error().text()});
        return;
    }
    sendUnsent();
    HostConnection &connection = at->second;
    if (!m_log.reaches(position)) {
        connection.wantsWorld = true;
        return;
    }
    connection.streams = true;
    connection.snapshot = *bytes;
    connection.snapshotSent = 0;
    welcome(id, position, connection.snapshot->size());
    send(id, m_log.sentFrom(position));
    sendPieces(id, connection);
}

void SharedSnapshot::request(HostedWorld &world, std::uint64_t position, ConnectionId id)
{
    if (m_position == position) {
        if (const Bytes kept = m_bytes.lock())
            return m_ready(id, position, kept);
    }
    m_waiting.push_back(id);
    if (m_waiting.size() > 1)
        return;
    m_position = position;
    world.snapshot([self = std::weak_ptr(m_self)](HostedWorld::Snapshot made) {
        if (const auto living = self.lock())
            (*living)->finish(std::move(made));
    });
}

void SharedSnapshot::finish(HostedWorld::Snapshot made)
{
    const auto check = [&]() -> Result<Bytes> {
        if (!made)
            return made.error();
        if (made->empty() || made->size() > kMaxSnapshot)
            return invalid(message("it takes %1 bytes; the limit is %2", made->size(), kMaxSnapshot));
        return Bytes(std::make_shared<const std::vector<std::uint8_t>>(std::move(*made)));
    };
    const Result<Bytes> bytes = check();
    if (bytes)
        m_bytes = *bytes;
    for (const ConnectionId id : std::exchange(m_waiting, {}))
        m_ready(id, m_position, bytes);
}

void HostLink::sendPieces(ConnectionId id, HostConnection &connection)
{
    while (connection.snapshot && connection.unwritten < m_settings.limits.piecesInFlight) {
        const std::vector<std::uint8_t> &all = *connection.snapshot;
        const std::size_t length = std::min(kMaxPiece, all.size() - connection.snapshotSent);
        const auto begin = all.begin() + static_cast<std::ptrdiff_t>(connection.snapshotSent);
        send(id, encodeFrame(SnapshotPieceFrame{{begin, begin + static_cast<std::ptrdiff_t>(length)}}));
        connection.snapshotSent += length;
        if (connection.snapshotSent == all.size())
            connection.snapshot.reset();
    }
}

} // namespace cave
