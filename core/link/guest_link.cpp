// SPDX-License-Identifier: MIT
#include "core/link/guest_link.h"

#include "core/link/frame_codec.h"
#include "core/link/link_events.h"
#include "core/world/action.h"

#include <algorithm>
#include <utility>

namespace cave {
namespace {

/// Entries of the log, and checkpoints, that may wait for the world to be there. A host orders far fewer in
/// the time.
constexpr std::size_t kMaxAfterSnapshot = 200'000;

/// Whether so much time passes at once that carrying it out would block this machine. A host orders a second
/// at most (`Session::passTime`).
bool takesLong(const LinkEntry &entry)
{
    const auto *command = std::get_if<Command>(&entry.what);
    const auto *tick = command != nullptr ? std::get_if<TickCommand>(command) : nullptr;
    return tick != nullptr && tick->steps > 2 * kStepsPerSecond;
}

} // namespace

GuestLink::GuestLink(GuestSettings settings, JoinedWorld &world, GuestOutput &output)
    : m_settings(std::move(settings))
    , m_world(world)
    , m_output(output)
{
}

GuestLink::~GuestLink()
{
    if (m_unpacks)
        m_world.abandonLoad();
}

// --- The connection
// -----------------------------------------------------------------------------------------

void GuestLink::connected(std::int64_t nowMs)
{
    m_nowMs = nowMs;
    if (m_state != State::Waiting)
        return;
    m_reader = FrameReader();
    m_state = State::Greeting;
    m_awaitsWelcome = false;
    m_heardMs = m_aliveMs = nowMs;
    HelloFrame hello{kLinkProtocol,     m_settings.identity, m_settings.name,
                     m_settings.colour, m_settings.watches,  m_self};
    if (hello.resume && m_hasWorld)
        hello.resume->position = m_position;
    m_output.send(encodeFrame(hello));
}

void GuestLink::received(std::span<const std::uint8_t> bytes, std::int64_t nowMs)
{
    m_nowMs = nowMs;
    m_heardMs = nowMs;
    while (!bytes.empty() && m_state != State::Waiting && m_state != State::Ended) {
        Result<std::optional<Frame>> frame = m_reader.next(bytes);
        if (frame && !*frame)
            return;
        std::string problem;
        if (!frame) {
            problem = frame.error().text();
        } else {
            const std::string_view name = frameName(**frame);
            if (!handle(std::move(**frame)))
                problem = message("frame %1: unexpected", name).english();
        }
        if (!problem.empty() && m_state != State::Ended)
            endWith({ByeReason::BadFrame, problem});
    }
}

/// Says why, if there is someone to hear it.
void GuestLink::endWith(const ByeFrame &bye)
{
    if (m_state != State::Waiting)
        m_output.send(encodeFrame(bye));
    end(byeMessage(bye));
}

void GuestLink::disconnected(std::int64_t nowMs)
{
    m_nowMs = nowMs;
    if (m_state == State::Waiting || m_state == State::Ended)
        return;
    m_lostMs = nowMs;
    if (m_self)
        breakOff(message("the connection broke"));
    else
        end(message("the host closed the connection"));
}

void GuestLink::breakOff(const Message &why)
{
    m_state = State::Waiting;
    m_endReason = why;
    m_latencyMs.reset();
    m_snapshot = {};
    m_afterSnapshot.clear();
    if (std::exchange(m_unpacks, false))
        m_world.abandonLoad();
    if (!m_brokenMs)
        m_brokenMs = m_nowMs;
}

void GuestLink::end(const Message &why)
{
    const bool isConnected = m_state != State::Waiting;
    breakOff(why);
    m_state = State::Ended;
    if (isConnected)
        m_output.close();
}

void GuestLink::tick(std::int64_t nowMs)
{
    m_nowMs = nowMs;
    if (m_state == State::Ended)
        return;
    if (m_brokenMs && nowMs - *m_brokenMs >= kKeptMs && m_state != State::Playing) {
        end(message("reconnecting took too long"));
        return;
    }
    if (m_state == State::Waiting)
        return;
    if (nowMs - m_heardMs >= (m_state == State::Greeting ? kGreetingMs : kSilenceMs)) {
        const Message why = byeMessage({ByeReason::Silent, {}});
        if (!m_self) {
            end(message("the host doesn't answer"));
            return;
        }
        m_output.close();
        m_lostMs = nowMs;
        breakOff(why);
    } else if (nowMs - m_aliveMs >= kAliveMs && m_state != State::Greeting) {
        m_aliveMs = nowMs;
        m_output.send(encodeFrame(AliveFrame{static_cast<std::uint64_t>(nowMs), false}));
    }
}

bool GuestLink::isQuiet(std::int64_t nowMs) const
{
    return m_state != State::Waiting && m_state != State::Ended && nowMs - m_heardMs >= kQuietMs;
}

// --- What comes in
// ------------------------------------------------------------------------------------------

bool GuestLink::handle(Frame frame)
{
    if (const auto *bye = std::get_if<ByeFrame>(&frame)) {
        take(*bye);
        return true;
    }
    if (const auto *alive = std::get_if<AliveFrame>(&frame))
        return take(*alive);
    if (const auto *welcome = std::get_if<WelcomeFrame>(&frame))
        return take(*welcome);
    if (const auto *refused = std::get_if<RefusedFrame>(&frame); refused && m_state == State::Greeting) {
        take(*refused);
        return true;
    }
    if (m_state == State::Greeting)
        return false;
    if (auto *chat = std::get_if<ChatFrame>(&frame)) { // which a host may not have cleaned
        if (chat->text = plainText(chat->text); !chat->text.empty())
            m_events.emplace_back(heard(*chat));
        return true;
    }
    if (const auto *piece = std::get_if<SnapshotPieceFrame>(&frame))
        return take(*piece);
    if (const auto *refused = std::get_if<RequestRefusedFrame>(&frame))
        return take(*refused);
    if (const auto *ordered = std::get_if<OrderedFrame>(&frame))
        return take(*ordered);
    if (const auto *checkpoint = std::get_if<CheckpointFrame>(&frame))
        return take(*checkpoint);
    return std::visit(
        [this](const auto &it) {
            constexpr bool kIsTalk = requires
            {
                heard(it);
            };
            if constexpr (kIsTalk)
                m_events.emplace_back(heard(it));
            return kIsTalk;
        },
        frame);
}

/// One who comes back may have to wait until the host notices that an earlier connection is dead, for which
/// it keeps the name.
void GuestLink::take(const RefusedFrame &refused)
{
    if (refused.reason == RefusedReason::NameTaken && m_self && m_nowMs - m_lostMs < 2 * kSilenceMs) {
        m_output.close();
        breakOff(refusedMessage(refused));
        return;
    }
    m_refusedReason = refused.reason;
    end(refusedMessage(refused));
}

bool GuestLink::take(const WelcomeFrame &welcome)
{
    if (m_state != State::Greeting && !m_awaitsWelcome)
        return false;
    const bool isOther = m_self && (welcome.player != m_self->player || welcome.token != m_self->token);
    if (isOther && (m_state != State::Greeting || welcome.snapshotSize == 0))
        return false;
    if (isOther) { // to a host that doesn't know this guest any more, nor what it asked for
        settleRequests(m_lastRequest);
        m_lastRequest = 0;
    }
    if (welcome.snapshotSize == 0 && (!m_hasWorld || welcome.position != m_position))
        return false;
    const bool isNewConnection = m_state == State::Greeting;
    m_self = LinkResume{welcome.player, welcome.token, std::nullopt};
    m_worldName = plainText(welcome.worldName);
    m_hostName = plainText(welcome.hostName);
    m_brokenMs.reset();
    m_awaitsWelcome = false;
    m_state = State::Playing;
    if (welcome.snapshotSize > 0) {
        settleRequests(welcome.handled); // what was done is in the world that comes
        m_state = State::Loading;
        m_hasWorld = false;
        m_position = welcome.position;
        m_snapshot = {};
        m_snapshotSize = welcome.snapshotSize;
        m_afterSnapshot.clear();
        m_entriesAfter = 0;
    }
    for (const RequestFrame &request : m_requests) {
        if (isNewConnection && request.number > welcome.handled)
            m_output.send(encodeFrame(request));
    }
    return true;
}

bool GuestLink::take(const SnapshotPieceFrame &piece)
{
    if (m_state != State::Loading || m_awaitsWelcome)
        return m_awaitsWelcome; // the rest of one that isn't waited for
    if (m_unpacks || piece.bytes.size() > m_snapshotSize - m_snapshot.size())
        return false;
    m_snapshot.insert(m_snapshot.end(), piece.bytes.begin(), piece.bytes.end());
    if (m_snapshot.size() == m_snapshotSize)
        loadWorld();
    return true;
}

void GuestLink::loadWorld()
{
    m_unpacks = true;
    m_world.load(std::exchange(m_snapshot, {}), [this](const Result<void> &loaded) { finishLoad(loaded); });
}

void GuestLink::finishLoad(const Result<void> &loaded)
{
    m_unpacks = false;
    if (!loaded)
        return endWith({ByeReason::NoSnapshot, loaded.error().text()});
    m_hasWorld = true;
    m_state = State::Playing;
    for (const Frame &frame : std::exchange(m_afterSnapshot, {})) {
        const auto *ordered = std::get_if<OrderedFrame>(&frame);
        if (!(ordered ? take(*ordered) : take(std::get<CheckpointFrame>(frame))))
            return endWith(
                {ByeReason::BadFrame, message("frame %1: unexpected", frameName(frame)).english()});
    }
}

bool GuestLink::keepForLater(Frame frame)
{
    const auto *ordered = std::get_if<OrderedFrame>(&frame);
    m_entriesAfter += ordered ? ordered->entries.size() : 1;
    m_afterSnapshot.push_back(std::move(frame));
    return std::max(m_entriesAfter, m_afterSnapshot.size()) <= kMaxAfterSnapshot;
}

bool GuestLink::take(const OrderedFrame &ordered)
{
    if (m_awaitsWelcome)
        return true; // it is in the world that comes
    if (m_state == State::Loading)
        return keepForLater(ordered);
    if (ordered.position != m_position || std::ranges::any_of(ordered.entries, takesLong))
        return false;
    for (const LinkEntry &entry : ordered.entries) {
        ++m_position;
        if (!apply(entry)) {
            reportDifference({});
            return true;
        }
        if (entry.player != m_self->player || entry.request == 0)
            continue;
        // Of those before it that wait yet, refusals come: behind the log when a link goes on.
        const auto at = std::ranges::find(m_requests, entry.request, &RequestFrame::number);
        if (at != m_requests.end()) {
            m_requests.erase(at);
            m_events.emplace_back(RequestDone{entry.request});
        }
    }
    return true;
}

bool GuestLink::apply(const LinkEntry &entry)
{
    if (const auto *command = std::get_if<Command>(&entry.what))
        return m_world.apply(entry.player, *command);
    if (const auto *join = std::get_if<LinkJoin>(&entry.what))
        return m_world.join(entry.player, join->name, join->colour);
    return m_world.setPresent(entry.player, std::get<LinkPresence>(entry.what).present);
}

bool GuestLink::take(const CheckpointFrame &checkpoint)
{
    if (m_awaitsWelcome)
        return true;
    if (m_state == State::Loading)
        return keepForLater(checkpoint);
    if (checkpoint.position != m_position)
        return false;
    if (const StateParts parts = differentParts(checkpoint.hashes, m_world.hashes()); parts.any())
        reportDifference(parts);
    return true;
}

void GuestLink::reportDifference(const StateParts &parts)
{
    m_events.emplace_back(WorldsDiffer{m_self->player, m_position, parts});
    m_output.send(encodeFrame(DiffersFrame{m_position, parts}));
    m_state = State::Loading;
    m_hasWorld = false;
    m_awaitsWelcome = true;
    m_snapshotSize = 0;
    m_afterSnapshot.clear();
}

bool GuestLink::take(const RequestRefusedFrame &refused)
{
    const auto at = std::ranges::find(m_requests, refused.number, &RequestFrame::number);
    if (at == m_requests.end())
        return true; // known already
    m_requests.erase(at);
    m_events.emplace_back(RequestRefused{refused.number, refused.refusal});
    return true;
}

bool GuestLink::take(const AliveFrame &alive)
{
    if (!alive.isEcho)
        m_output.send(encodeFrame(AliveFrame{alive.stampMs, true}));
    else if (alive.stampMs == static_cast<std::uint64_t>(m_aliveMs))
        m_latencyMs = m_nowMs - m_aliveMs;
    return true;
}

void GuestLink::take(const ByeFrame &bye)
{
    if (isFinal(bye.reason) || !m_self) {
        end(byeMessage(bye));
    } else {
        m_output.close();
        breakOff(byeMessage(bye));
    }
}

// --- What the player does
// -----------------------------------------------------------------------------------

void GuestLink::settleRequests(std::uint64_t upTo)
{
    if (std::erase_if(m_requests, [&](const auto &it) { return it.number <= upTo; }) > 0)
        m_events.emplace_back(RequestsSettled{upTo});
}

std::optional<std::uint64_t> GuestLink::request(const Command &command)
{
    if (m_state != State::Playing || m_requests.size() >= kMaxRequests)
        return std::nullopt;
    const RequestFrame request{++m_lastRequest, command};
    m_requests.push_back(request);
    m_output.send(encodeFrame(request));
    return request.number;
}

bool GuestLink::talk(const Talk &talk)
{
    if (m_state != State::Playing || !isInRange(talk))
        return false;
    m_output.send(encodeFrame(std::visit([](const auto &frame) { return Frame(frame); }, talk)));
    return true;
}

void GuestLink::leave()
{
    if (m_state == State::Ended)
        return;
    endWith({ByeReason::Left, {}});
}

double GuestLink::progress() const
{
    if (m_state == State::Playing)
        return 1;
    if (m_unpacks)
        return 1;
    return m_snapshotSize == 0 ? 0
                               : static_cast<double>(m_snapshot.size()) / static_cast<double>(m_snapshotSize);
}

std::optional<LinkPlayer> GuestLink::player() const
{
    return m_self ? std::optional(m_self->player) : std::nullopt;
}

std::vector<GuestEvent> GuestLink::takeEvents()
{
    return std::exchange(m_events, {});
}

} // namespace cave
