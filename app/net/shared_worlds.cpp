// SPDX-License-Identifier: MIT
#include "app/net/shared_worlds.h"

#include "app/net/secure.h"
#include "core/base/text.h"
#include "core/io/codec/payload.h"
#include "core/io/files/database_files.h"
#include "core/io/files/error_text.h"
#include "core/io/files/folders.h"
#include "core/io/worlds/world_lineage.h"

#include <QMetaObject>
#include <QObject>
#include <QThread>

#include <algorithm>
#include <optional>
#include <span>
#include <system_error>
#include <utility>

namespace cave {
namespace {

constexpr std::uint8_t kPackedWorld = 1; ///< the version of the form on the wire

WorldPacker::Packed packed(const std::filesystem::path &file)
{
    const Result<std::vector<std::uint8_t>> bytes = readFirstBytes(file, kMaxUnpacked);
    removeDatabase(file);
    return bytes ? deflated(*bytes, kPackedWorld) : bytes.error();
}

Error cannotWriteTo(const std::filesystem::path &folder, int code)
{
    return fileError("cannot write", folder, {code, std::generic_category()});
}

/// Errors when `isCancelled` are of no interest.
WorldUnpacker::Unpacked unpackInto(const std::filesystem::path &folder, std::span<const std::uint8_t> packed,
                                   const std::atomic<bool> &isCancelled)
{
    if (packed.empty() || packed[0] != kPackedWorld)
        return damaged(message("it isn't a world"));
    auto file = CAVE_TRY(Unfinished::create(Unfinished::Kind::File, folder, folder));
    const std::size_t most = std::min(kMaxUnpacked, std::max(kFreeUnpacked, kMaxRatio * packed.size()));
    std::size_t done = 0;
    int failure = 0;
    const Message problem = inflateInPieces(packed.subspan(1), [&](std::span<const std::uint8_t> piece) {
        done += piece.size();
        if (isCancelled || done > most)
            return false;
        failure = writeAll(file.descriptor(), {reinterpret_cast<const char *>(piece.data()), // NOLINT
                                               piece.size()});
        return failure == 0;
    });
    if (failure == 0 && !isCancelled && done <= most && problem.empty())
        failure = syncDescriptor(file.descriptor());
    if (failure != 0)
        return cannotWriteTo(folder, failure);
    if (done > most)
        return Error{
            ErrorCode::Damaged,
            message("%1 bytes came that unpack to more than %2, which no world does", packed.size(), most)};
    if (!problem.empty())
        return damaged(problem);
    return std::make_shared<Unfinished>(std::move(file));
}

namespace fs = std::filesystem;

std::vector<Event> applyTo(SavedSession &session, LinkPlayer player, const Command &command)
{
    const auto number = static_cast<int>(player);
    const auto *tick = std::get_if<TickCommand>(&command);
    return tick != nullptr ? session.applyTick(number, *tick) : session.apply(number, command);
}

/// Why nothing happened; a way that is blocked is an answer like any other.
std::optional<Refusal> refusalIn(const std::vector<Event> &events)
{
    const auto *refused = events.empty() ? nullptr : std::get_if<CommandRefused>(&events.front());
    return refused != nullptr ? std::optional(refused->reason) : std::nullopt;
}

/// Came and went without doing anything.
bool onlyLookedIn(const PartyMember &member)
{
    const Statistics &done = member.player.statistics;
    return !member.present && !member.watching && member.player.experience == 0 && done.steps == 0 &&
           done.chestsOpened == 0 && done.itemsFound == 0 && done.fights == 0 && done.deaths == 0;
}

/// The number of the member with this name who isn't there, or the next that was never used. Once there is no
/// other, the last one of those who did nothing, so that names alone don't fill a world.
int numberFor(const Party &party, const std::string &name)
{
    for (const PartyMember &member : party.members) {
        if (!member.present && foldedCase(member.name) == foldedCase(name))
            return member.id;
    }
    const int next = party.members.back().id + 1; // a damaged file may lack some
    const auto idle = std::find_if(party.members.rbegin(), party.members.rend(), onlyLookedIn);
    return next > int{kMaxPlayers} && idle != party.members.rend() ? idle->id : next;
}

/// Names a player. Who has chosen the colour of another player gets that of their number, on all machines.
void describe(SavedSession &session, int player, const std::string &name, std::uint32_t colour)
{
    const std::vector<PartyMember> &members = session.session().world().party.members;
    const bool isTaken = std::ranges::any_of(
        members, [&](const PartyMember &it) { return it.id != player && it.colour == colour; });
    session.session().describePlayer(player, name, isTaken ? 0 : colour);
}

/// The file is closed then: closed after it was opened as a world, it would take that one's locks.
Result<void> moveInto(const fs::path &target, Unfinished file)
{
    return file.moveTo(target, true);
}

/// A name in the system's folder for temporary files that nothing has.
fs::path temporaryFile()
{
    std::error_code ignored;
    const fs::path folder = fs::temp_directory_path(ignored);
    return folder / ("cavegame-" + makeGameId().toStdString() + ".tmp");
}

} // namespace

WorldPacker::WorldPacker() : m_receiver(std::make_unique<QObject>()) {}

WorldPacker::~WorldPacker()
{
    if (m_thread != nullptr)
        m_thread->wait();
}

void WorldPacker::pack(const std::filesystem::path &file, std::function<void(Packed)> done)
{
    if (m_thread != nullptr)
        m_thread->wait(); // it has delivered
    m_thread.reset(QThread::create([file, done = std::move(done), receiver = m_receiver.get()] {
        auto result = std::make_shared<Packed>(packed(file));
        QMetaObject::invokeMethod(
            receiver, [done, result] { done(std::move(*result)); }, Qt::QueuedConnection);
    }));
    m_thread->start();
}

WorldUnpacker::WorldUnpacker() = default;

WorldUnpacker::~WorldUnpacker()
{
    cancel();
}

void WorldUnpacker::unpack(std::vector<std::uint8_t> packed, const std::filesystem::path &folder,
                           std::function<void(const Unpacked &)> done)
{
    cancel();
    m_isCancelled = false;
    m_receiver = std::make_unique<QObject>();
    m_thread.reset(QThread::create([this, folder, packed = std::move(packed), done = std::move(done)] {
        Unpacked result = unpackInto(folder, packed, m_isCancelled);
        QMetaObject::invokeMethod(
            m_receiver.get(), [done, result = std::move(result)] { done(result); }, Qt::QueuedConnection);
    }));
    m_thread->start();
}

void WorldUnpacker::cancel()
{
    m_isCancelled = true;
    if (m_thread != nullptr)
        m_thread->wait();
    m_thread.reset();
    m_receiver.reset(); // with what it would have got
}

void PendingEvents::show()
{
    if (m_shows)
        return;
    m_shows = true;
    while (!m_lists.empty()) {
        const std::vector<Event> events = std::move(m_lists.front());
        m_lists.pop_front();
        m_show(events);
    }
    m_shows = false;
}

void playAlone(SavedSession &session)
{
    const World &world = session.session().world();
    const std::vector<PartyMember> members = world.party.members;
    for (const PartyMember &member : members) {
        const bool isOwn = member.id == world.party.shown;
        if (member.present != isOwn)
            session.apply(world.party.shown,
                          isOwn ? Command(JoinCommand{member.id}) : Command(LeaveCommand{member.id}));
    }
}

// --- The host's -------------------------------------------------------------------------------------------

HostedSession::HostedSession(SavedSession &session, HostPlayer host, ShowEvents show)
    : m_session(session)
    , m_host(std::move(host))
    , m_pending(std::move(show))
{
    playAlone(m_session);
    describeHost();
    const int number = static_cast<int>(m_host.number);
    if (!m_host.plays && m_session.session().world().party.find(number) != nullptr)
        m_session.apply(number, LeaveCommand{number});
}

void HostedSession::describeHost()
{
    const int number = static_cast<int>(m_host.number);
    Session &played = m_session.session();
    if (m_host.plays && played.world().party.find(number) != nullptr)
        played.describePlayer(number, m_host.name, m_host.colour);
}

std::uint64_t HostedSession::position() const
{
    return static_cast<std::uint64_t>(m_session.session().world().commands);
}

std::optional<Refusal> HostedSession::apply(LinkPlayer player, const Command &command)
{
    std::vector<Event> events = applyTo(m_session, player, command);
    const std::optional<Refusal> refusal = refusalIn(events);
    if (!refusal || player == m_host.number)
        m_pending.add(std::move(events));
    return refusal;
}

std::variant<LinkPlayer, Refusal> HostedSession::join(const std::string &name, std::uint32_t colour)
{
    const int number = numberFor(m_session.session().world().party, name);
    std::vector<Event> events = m_session.apply(static_cast<int>(m_host.number), JoinCommand{number});
    if (const std::optional<Refusal> refusal = refusalIn(events))
        return *refusal;
    describeHost(); // who is a member from the first other one on
    describe(m_session, number, name, colour);
    static_cast<void>(m_session.save());
    m_pending.add(std::move(events));
    return static_cast<LinkPlayer>(number);
}

bool HostedSession::setPresent(LinkPlayer player, bool present)
{
    const auto number = static_cast<int>(player);
    std::vector<Event> events =
        m_session.apply(static_cast<int>(m_host.number),
                        present ? Command(JoinCommand{number}) : Command(LeaveCommand{number}));
    if (refusalIn(events))
        return false;
    m_pending.add(std::move(events));
    return true;
}

StateHashes HostedSession::hashes()
{
    return m_session.session().stateHashes();
}

Result<std::filesystem::path> HostedSession::copyWorld()
{
    CAVE_TRY(m_session.save());
    const fs::path copy = temporaryFile();
    CAVE_TRY(m_session.file().copyForOthers(copy));
    return copy;
}

void HostedSession::snapshot(std::function<void(Snapshot)> done)
{
    const Result<fs::path> copy = copyWorld();
    if (copy)
        m_packer.pack(*copy, std::move(done));
    else
        done(copy.error());
}

// --- A guest's --------------------------------------------------------------------------------------------

JoinedSession::JoinedSession(Keeper &keeper)
    : m_keeper(keeper)
    , m_pending([&keeper](const std::vector<Event> &events) { keeper.show(events); })
{
}

void JoinedSession::load(std::vector<std::uint8_t> snapshot, std::function<void(const Result<void> &)> done)
{
    m_keeper.stopLooking();
    const auto find = [this, done = std::move(done)](const WorldUnpacker::Unpacked &unpacked) {
        if (!unpacked)
            return done(unpacked.error());
        m_pending.clear(); // of the copy that goes
        m_keeper.findFile((*unpacked)->path(), [this, unpacked, done](const Result<fs::path> &place) {
            done(open(unpacked, place));
        });
    };
    m_unpacker.unpack(std::move(snapshot), m_keeper.folderForWorld(), find);
}

void JoinedSession::abandonLoad()
{
    m_unpacker.cancel();
    m_keeper.stopLooking();
}

Result<void> JoinedSession::open(const WorldUnpacker::Unpacked &unpacked, const Result<fs::path> &place)
{
    if (!place)
        return place.error();
    const fs::path &file = *place;
    removeCompanions(file); // an earlier copy itself is there until this one takes its place
    CAVE_TRY(moveInto(file, std::move(**unpacked)));
    Result<SavedSession> session = SavedSession::open(file);
    if (!session) {
        removeDatabase(file);
        return session.error();
    }
    // The guest's copy is a run of its own, which the next one replaces.
    CAVE_TRY(beginLineage(session->file()));
    const auto own = static_cast<int>(m_keeper.localPlayer());
    const Party &party = session->session().world().party;
    if (party.find(own) != nullptr)
        session->session().showPlayer(own);
    m_keeper.open(std::move(*session));
    return {};
}

bool JoinedSession::apply(LinkPlayer player, const Command &command)
{
    std::vector<Event> events = applyTo(*m_keeper.session(), player, command);
    const bool done = !refusalIn(events);
    if (done)
        m_pending.add(std::move(events));
    return done;
}

bool JoinedSession::join(LinkPlayer player, const std::string &name, std::uint32_t colour)
{
    if (!setPresent(player, true))
        return false;
    describe(*m_keeper.session(), static_cast<int>(player), name, colour);
    return true;
}

bool JoinedSession::setPresent(LinkPlayer player, bool present)
{
    const auto number = static_cast<int>(player);
    return apply(player, present ? Command(JoinCommand{number}) : Command(LeaveCommand{number}));
}

StateHashes JoinedSession::hashes()
{
    return m_keeper.session()->session().stateHashes();
}

} // namespace cave
