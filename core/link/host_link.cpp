// SPDX-License-Identifier: MIT
#include "core/link/host_link.h"

#include "core/base/geometry.h"
#include "core/base/text.h"
#include "core/link/frame_codec.h"
#include "core/link/host_parts.h"
#include "core/link/link_events.h"
#include "core/session/play/party_play.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

// What comes in, greetings, and sending the world.
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

void HostLog::append(LinkEntry entry)
{
    m_unsent.push_back(std::move(entry));
    ++m_next;
}

std::vector<std::uint8_t> HostLog::takeUnsent()
{
    if (m_unsent.empty())
        return {};
    std::vector<std::uint8_t> bytes = encodeOrdered(firstUnsent(), m_unsent);
    m_sent.insert(m_sent.end(), std::make_move_iterator(m_unsent.begin()),
                  std::make_move_iterator(m_unsent.end()));
    m_unsent.clear();
    while (m_sent.size() > m_mostKept)
        m_sent.pop_front();
    return bytes;
}

bool HostLog::reaches(std::uint64_t position) const
{
    return position <= firstUnsent() && firstUnsent() - position <= m_sent.size();
}

std::vector<std::uint8_t> HostLog::sentFrom(std::uint64_t position) const
{
    const auto count = static_cast<std::ptrdiff_t>(firstUnsent() - position);
    if (count == 0)
        return {};
    return encodeOrdered(position, std::vector<LinkEntry>(m_sent.end() - count, m_sent.end()));
}

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
    // An empty message counts, too. Places and pauses beyond what is allowed are lost: clicks come quickly.
    const bool isChat = std::holds_alternative<ChatFrame>(talk);
    if (!m_guests.at(*m_connections.at(id).player).talk.push(std::move(talk)) && isChat)
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
    // One of that name who was away is no longer waited for; who watches takes no player's place.
    std::erase_if(m_guests, [&](const auto &it) {
        const bool isSame = it.second.watches == hello.watches && areSameName(it.second.name, hello.name);
        return !it.second.connection && (it.first == *player || isSame);
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
        end(id, {ByeReason::NoSnapshot, {}}); // the reason may name the host's folders
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
    m_bytes.reset(); // those of an earlier position, which a guest may still receive
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
