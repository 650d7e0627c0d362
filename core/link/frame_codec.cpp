// SPDX-License-Identifier: MIT
#include "core/link/frame_codec.h"

#include "core/base/enum_values.h"
#include "core/base/geometry.h"
#include "core/base/text.h"
#include "core/io/files/bytes.h"
#include "core/io/files/world_names.h"
#include "core/link/plain_text.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>

namespace cave {
namespace {

constexpr std::uint64_t kMagic = 0x6B6E696C65766163ULL; // "cavelink"
constexpr std::size_t kMaxArguments = 4;
constexpr std::uint32_t kWhite = 0xFFFFFF;
constexpr std::uint64_t kAnyNumber = std::numeric_limits<std::uint64_t>::max();

// --- Kinds of entries, in the two lowest bits of an entry's first number ---
constexpr std::uint64_t kCommandEntry = 0;
constexpr std::uint64_t kJoinEntry = 1;
constexpr std::uint64_t kAwayEntry = 2;
constexpr std::uint64_t kBackEntry = 3;

bool hasControls(std::string_view text)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        const bool second =
            c == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0;
        if (c < 0x20 || c == 0x7F || second)
            return true;
    }
    return false;
}

/// Reads fields and keeps what was wrong first.
class FieldReader {
public:
    explicit FieldReader(std::span<const std::uint8_t> bytes) : m_in(bytes) {}

    std::uint64_t number(std::string_view what, std::uint64_t least, std::uint64_t most)
    {
        const std::uint64_t value = m_in.number();
        if (m_in.ok() && (value < least || value > most))
            fail(outOfRange(what));
        return !m_problem && m_in.ok() ? value : least;
    }
    template<class Enum>
    Enum oneOf(std::string_view what)
    {
        return static_cast<Enum>(number(what, 0, kValuesOf<Enum> - 1));
    }
    std::int64_t coordinate(std::string_view what)
    {
        const std::int64_t value = m_in.signedNumber();
        if (value < -kWorldLimit || value > kWorldLimit)
            fail(outOfRange(what));
        return m_problem ? 0 : value;
    }
    bool flag(std::string_view what) { return number(what, 0, 1) != 0; }
    std::uint64_t word() { return m_in.word(); }
    std::uint64_t position() { return number("position", 0, kMaxCounted); }
    LinkPlayer player() { return static_cast<LinkPlayer>(number("player", 0, kMaxLinkPlayers - 1)); }
    std::uint32_t colour() { return static_cast<std::uint32_t>(number("colour", 0, kWhite)); }

    /// A text for which `isFine` holds.
    template<class Check>
    std::string text(std::string_view what, Check isFine)
    {
        std::string value = m_in.text();
        if (m_in.ok() && !isFine(value))
            fail(message("%1 contains invalid text", what));
        return m_problem || !m_in.ok() ? std::string() : value;
    }
    std::string name() { return text("name", isPlayerName); }
    std::string shownText(std::string_view what)
    {
        return text(what,
                    [](std::string_view value) { return value.size() <= kMaxLinkText && isUtf8(value); });
    }
    Command command()
    {
        const std::int64_t code = m_in.signedNumber();
        Result<Command> command = commandFromCode(code);
        if (m_in.ok() && !command)
            fail(command.error().message);
        return command.valueOr(WaitCommand{});
    }
    LinkToken token()
    {
        LinkToken token{};
        std::ranges::copy(m_in.take(token.size()), token.begin());
        return token;
    }
    std::span<const std::uint8_t> take(std::size_t length) { return m_in.take(length); }
    /// Whatever follows is not read.
    void ignoreRest() { m_ignoresRest = true; }

    void fail(Message problem)
    {
        if (!m_problem)
            m_problem = std::move(problem);
    }
    [[nodiscard]] bool ok() const { return m_in.ok() && !m_problem; }
    /// What is wrong once all has been read; nothing if all is well.
    [[nodiscard]] std::optional<Message> problem() const
    {
        if (m_problem)
            return m_problem;
        if (!m_in.ok())
            return message("it is truncated");
        if (m_in.atEnd() || m_ignoresRest)
            return std::nullopt;
        return message("there are bytes after its end");
    }

private:
    static Message outOfRange(std::string_view what) { return message("%1 is out of range", what); }

    ByteReader m_in;
    std::optional<Message> m_problem;
    bool m_ignoresRest = false;
};

std::string_view shown(std::string_view text)
{
    return utf8Prefix(text, kMaxLinkText);
}

// --- Each frame: what `write` writes, `read` reads -------------------------------------------------------

void write(ByteWriter &out, const HelloFrame &hello)
{
    out.word(kMagic);
    out.number(hello.protocol);
    out.text(shown(hello.identity.programVersion));
    if (hello.protocol != kLinkProtocol)
        return;
    out.word(hello.identity.content);
    out.word(hello.identity.generators);
    out.text(hello.name);
    out.number(hello.colour);
    out.number((hello.resume ? 1U : 0U) | (hello.watches ? 2U : 0U));
    if (!hello.resume)
        return;
    out.number(hello.resume->player);
    out.append(hello.resume->token);
    out.number(hello.resume->position ? 1 + *hello.resume->position : 0);
}

void read(FieldReader &in, HelloFrame &hello)
{
    if (in.word() != kMagic)
        in.fail("it isn't a handshake of Cave Game");
    hello.protocol = in.number("protocol", 0, kAnyNumber);
    hello.identity.programVersion = in.shownText("program version");
    if (hello.protocol != kLinkProtocol) {
        in.ignoreRest(); // which is another protocol's own
        return;
    }
    hello.identity.content = in.word();
    hello.identity.generators = in.word();
    hello.name = in.name();
    hello.colour = in.colour();
    const std::uint64_t kind = in.number("kind", 0, 3);
    hello.watches = (kind & 2U) != 0;
    if ((kind & 1U) == 0)
        return;
    LinkResume &resume = hello.resume.emplace();
    resume.player = in.player();
    resume.token = in.token();
    if (const std::uint64_t position = in.number("position", 0, kMaxCounted + 1); position > 0)
        resume.position = position - 1;
}

void write(ByteWriter &out, const RefusedFrame &refused)
{
    out.number(static_cast<std::uint64_t>(refused.reason));
    const std::size_t count = std::min(refused.arguments.size(), kMaxArguments);
    out.number(count);
    for (std::size_t i = 0; i < count; ++i)
        out.text(shown(refused.arguments[i]));
}

void read(FieldReader &in, RefusedFrame &refused)
{
    refused.reason = in.oneOf<RefusedReason>("reason");
    const std::uint64_t count = in.number("number of arguments", 0, kMaxArguments);
    for (std::uint64_t i = 0; i < count; ++i)
        refused.arguments.push_back(in.shownText("argument"));
}

void write(ByteWriter &out, const WelcomeFrame &welcome)
{
    out.number(welcome.player);
    out.append(welcome.token);
    out.text(shown(welcome.worldName));
    out.text(shown(welcome.hostName));
    out.number(welcome.position);
    out.number(welcome.snapshotSize);
    out.number(welcome.handled);
}

void read(FieldReader &in, WelcomeFrame &welcome)
{
    welcome.player = in.player();
    welcome.token = in.token();
    welcome.worldName = in.shownText("name of the world");
    welcome.hostName = in.shownText("name of the host");
    welcome.position = in.position();
    welcome.snapshotSize = in.number("size of the world", 0, kMaxSnapshot);
    welcome.handled = in.number("request", 0, kMaxCounted);
}

void write(ByteWriter &out, const SnapshotPieceFrame &piece)
{
    out.number(piece.bytes.size());
    out.append(piece.bytes);
}

void read(FieldReader &in, SnapshotPieceFrame &piece)
{
    const std::span<const std::uint8_t> bytes = in.take(in.number("length", 1, kMaxPiece));
    piece.bytes.assign(bytes.begin(), bytes.end());
}

void write(ByteWriter &out, const RequestFrame &request)
{
    out.number(request.number);
    out.signedNumber(commandCode(request.command));
}

void read(FieldReader &in, RequestFrame &request)
{
    request.number = in.number("request", 1, kMaxCounted);
    request.command = in.command();
}

void write(ByteWriter &out, const LinkEntry &entry)
{
    const std::uint64_t head = std::uint64_t{entry.player} << 2U;
    if (const auto *command = std::get_if<Command>(&entry.what)) {
        out.number(head | kCommandEntry);
        out.number(entry.request);
        out.signedNumber(commandCode(*command));
    } else if (const auto *join = std::get_if<LinkJoin>(&entry.what)) {
        out.number(head | kJoinEntry);
        out.text(join->name);
        out.number(join->colour);
    } else {
        out.number(head | (std::get<LinkPresence>(entry.what).present ? kBackEntry : kAwayEntry));
    }
}

LinkEntry readEntry(FieldReader &in)
{
    constexpr std::uint64_t kMaxHead = (std::uint64_t{kMaxLinkPlayers} << 2U) - 1;
    LinkEntry entry;
    const std::uint64_t head = in.number("player", 0, kMaxHead);
    entry.player = static_cast<LinkPlayer>(head >> 2U);
    switch (head & 3U) {
    case kCommandEntry:
        entry.request = in.number("request", 0, kMaxCounted);
        entry.what = in.command();
        break;
    case kJoinEntry: {
        LinkJoin join;
        join.name = in.name();
        join.colour = in.colour();
        entry.what = std::move(join);
        break;
    }
    default:
        entry.what = LinkPresence{(head & 3U) == kBackEntry};
        break;
    }
    return entry;
}

void write(ByteWriter &out, const OrderedFrame &ordered)
{
    out.number(ordered.position);
    out.number(ordered.entries.size());
    for (const LinkEntry &entry : ordered.entries)
        write(out, entry);
}

void read(FieldReader &in, OrderedFrame &ordered)
{
    ordered.position = in.position();
    const std::uint64_t count = in.number("number of entries", 0, kMaxEntries);
    for (std::uint64_t i = 0; i < count && in.ok(); ++i)
        ordered.entries.push_back(readEntry(in));
}

void write(ByteWriter &out, const RequestRefusedFrame &refused)
{
    out.number(refused.number);
    out.number(static_cast<std::uint64_t>(refused.refusal));
}

void read(FieldReader &in, RequestRefusedFrame &refused)
{
    refused.number = in.number("request", 1, kMaxCounted);
    refused.refusal = in.oneOf<Refusal>("refusal");
}

void write(ByteWriter &out, const CheckpointFrame &checkpoint)
{
    out.number(checkpoint.position);
    for (const std::uint64_t hash : {checkpoint.hashes.player, checkpoint.hashes.regions,
                                     checkpoint.hashes.chance, checkpoint.hashes.spec})
        out.word(hash);
}

void read(FieldReader &in, CheckpointFrame &checkpoint)
{
    checkpoint.position = in.position();
    for (std::uint64_t *hash : {&checkpoint.hashes.player, &checkpoint.hashes.regions,
                                &checkpoint.hashes.chance, &checkpoint.hashes.spec})
        *hash = in.word();
}

void write(ByteWriter &out, const DiffersFrame &differs)
{
    const StateParts &parts = differs.parts;
    out.number(differs.position);
    out.number((parts.player ? 1U : 0U) | (parts.regions ? 2U : 0U) | (parts.chance ? 4U : 0U) |
               (parts.spec ? 8U : 0U));
}

void read(FieldReader &in, DiffersFrame &differs)
{
    differs.position = in.position();
    const std::uint64_t parts = in.number("parts", 0, 15);
    differs.parts = {(parts & 1U) != 0, (parts & 2U) != 0, (parts & 4U) != 0, (parts & 8U) != 0};
}

void write(ByteWriter &out, const ChatFrame &chat)
{
    out.number(chat.player);
    out.text(chat.text);
}

void read(FieldReader &in, ChatFrame &chat)
{
    chat.player = in.player();
    chat.text = in.text("text", isChatText);
}

void write(ByteWriter &out, const PingFrame &ping)
{
    out.number(ping.player);
    out.signedNumber(ping.cell.x);
    out.signedNumber(ping.cell.y);
}

void read(FieldReader &in, PingFrame &ping)
{
    ping.player = in.player();
    ping.cell.x = in.coordinate("x");
    ping.cell.y = in.coordinate("y");
}

void write(ByteWriter &out, const AliveFrame &alive)
{
    out.number(alive.stampMs);
    out.number(alive.isEcho ? 1 : 0);
}

void read(FieldReader &in, AliveFrame &alive)
{
    alive.stampMs = in.number("time", 0, kMaxCounted);
    alive.isEcho = in.flag("echo");
}

void write(ByteWriter &out, const ByeFrame &bye)
{
    out.number(static_cast<std::uint64_t>(bye.reason));
    out.text(shown(bye.detail));
}

void read(FieldReader &in, ByeFrame &bye)
{
    bye.reason = in.oneOf<ByeReason>("reason");
    bye.detail = in.shownText("detail");
}

void write(ByteWriter &out, const PauseFrame &pause)
{
    out.number(pause.player);
    out.number(pause.paused ? 1 : 0);
}

void read(FieldReader &in, PauseFrame &pause)
{
    pause.player = in.player();
    pause.paused = in.flag("pause");
}

// --- Types ------------------------------------------------------------------------------------------------

constexpr std::size_t kTypes = std::variant_size_v<Frame>;
constexpr std::array<std::string_view, kTypes> kFrameNames{
    "Hello",      "Refused", "Welcome", "SnapshotPiece", "Request", "Ordered", "RequestRefused",
    "Checkpoint", "Differs", "Chat",    "Ping",          "Alive",   "Bye",     "Pause"};

template<std::size_t Index>
Frame readAs(FieldReader &in)
{
    Frame frame(std::in_place_index<Index>);
    read(in, std::get<Index>(frame));
    return frame;
}

template<std::size_t... Indices>
Frame readType(std::size_t index, FieldReader &in, std::index_sequence<Indices...>)
{
    constexpr std::array<Frame (*)(FieldReader &), kTypes> kReaders{readAs<Indices>...};
    return kReaders[index](in);
}

/// Writes a frame of a type around the fields.
void writeFrame(ByteWriter &out, std::size_t type, std::span<const std::uint8_t> fields)
{
    const std::size_t length = fields.size() + 1;
    for (unsigned shift = 0; shift < 8 * kFrameHead; shift += 8)
        out.byte(static_cast<std::uint8_t>(length >> shift));
    out.byte(static_cast<std::uint8_t>(type));
    out.append(fields);
}

constexpr std::size_t kOrderedType = 6;
static_assert(std::is_same_v<std::variant_alternative_t<kOrderedType - 1, Frame>, OrderedFrame>);

} // namespace

bool isPlayerName(std::string_view text)
{
    return validatePlayerName(std::string(text)).ok() && plainText(text) == text;
}

bool isChatText(std::string_view text)
{
    return !text.empty() && text.size() <= kMaxChatBytes && isUtf8(text) && !hasControls(text);
}

bool isInRange(const Talk &talk)
{
    const auto *chat = std::get_if<ChatFrame>(&talk);
    const auto *ping = std::get_if<PingFrame>(&talk);
    return chat != nullptr ? isChatText(chat->text) : ping == nullptr || insideWorld(ping->cell);
}

StateParts differentParts(const StateHashes &a, const StateHashes &b)
{
    return {a.player != b.player, a.regions != b.regions, a.chance != b.chance, a.spec != b.spec};
}

std::string_view frameName(const Frame &frame)
{
    return kFrameNames[frame.index()];
}

std::vector<std::uint8_t> encodeFrame(const Frame &frame)
{
    if (const auto *ordered = std::get_if<OrderedFrame>(&frame))
        return encodeOrdered(ordered->position, ordered->entries);
    ByteWriter fields;
    std::visit([&](const auto &it) { write(fields, it); }, frame);
    ByteWriter out;
    writeFrame(out, frame.index() + 1, fields.bytes());
    return out.bytes();
}

std::vector<std::uint8_t> encodeOrdered(std::uint64_t position, std::span<const LinkEntry> entries)
{
    constexpr std::size_t kMaxEntryBytes = kMaxFrame - 64; // behind type, position and count
    ByteWriter out;
    ByteWriter some; // entries of the next frame
    std::uint64_t count = 0;
    const auto finish = [&] {
        ByteWriter fields;
        fields.number(position);
        fields.number(count);
        fields.append(some.bytes());
        writeFrame(out, kOrderedType, fields.bytes());
        position += count;
        count = 0;
        some.clear();
    };
    for (const LinkEntry &entry : entries) {
        ByteWriter one;
        write(one, entry);
        if (count == kMaxEntries || some.bytes().size() + one.bytes().size() > kMaxEntryBytes)
            finish();
        some.append(one.bytes());
        ++count;
    }
    if (count > 0 || entries.empty())
        finish();
    return out.bytes();
}

Result<Frame> decodeFrame(std::span<const std::uint8_t> bytes)
{
    const std::size_t type = bytes.empty() ? 0 : bytes[0];
    if (type == 0 || type > kTypes)
        return damaged(message("no frame has type %1", type));
    FieldReader in(bytes.subspan(1));
    Frame frame = readType(type - 1, in, std::make_index_sequence<kTypes>());
    if (std::optional<Message> problem = in.problem())
        return damaged(message("frame %1: %2", kFrameNames[type - 1], std::move(*problem)));
    return frame;
}

void FrameReader::hold(std::span<const std::uint8_t> &bytes, std::size_t upTo)
{
    const std::size_t more = std::min(upTo - m_held.size(), bytes.size());
    if (m_held.capacity() < m_held.size() + more)
        m_held.reserve(
            std::min(std::max(2 * m_held.capacity(), m_held.size() + more), kFrameHead + kMaxFrame));
    m_held.insert(m_held.end(), bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(more));
    bytes = bytes.subspan(more);
}

Result<std::optional<std::size_t>> FrameReader::length(std::span<const std::uint8_t> bytes)
{
    if (bytes.size() < kFrameHead)
        return std::optional<std::size_t>();
    std::size_t length = 0;
    for (std::size_t i = 0; i < kFrameHead; ++i)
        length |= std::size_t{bytes[i]} << (8 * i);
    if (length == 0 || length > kMaxFrame) {
        m_error = damaged(message("a frame of %1 bytes: expected 1 to %2", length, kMaxFrame));
        return *m_error;
    }
    return std::optional(length);
}

Result<std::optional<Frame>> FrameReader::finish(std::span<const std::uint8_t> bytes)
{
    Result<Frame> frame = decodeFrame(bytes);
    if (!frame) {
        m_error = frame.error();
        return *m_error;
    }
    return std::optional(std::move(*frame));
}

Result<std::optional<Frame>> FrameReader::next(std::span<const std::uint8_t> &bytes)
{
    if (m_error)
        return *m_error;
    if (!m_held.empty() && m_held.size() < kFrameHead)
        hold(bytes, kFrameHead);
    const auto length = CAVE_TRY(this->length(m_held.empty() ? bytes : m_held));
    const std::size_t whole = kFrameHead + length.value_or(0);
    if (m_held.empty() && length && bytes.size() >= whole) { // nothing needs to be copied
        const std::span<const std::uint8_t> frame = bytes.subspan(kFrameHead, *length);
        bytes = bytes.subspan(whole);
        return finish(frame);
    }
    hold(bytes, whole);
    if (!length || m_held.size() < whole)
        return std::optional<Frame>();
    Result<std::optional<Frame>> frame = finish(std::span(m_held).subspan(kFrameHead));
    m_held.clear();
    return frame;
}

} // namespace cave
