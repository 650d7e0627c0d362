// SPDX-License-Identifier: MIT
#include "core/link/frame_codec.h"

#include "core/base/geometry.h"
#include "core/base/text.h"
#include "core/io/files/bytes.h"
#include "core/io/files/field_archive.h"
#include "core/io/files/world_names.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>

namespace cave {
namespace {

struct CodePoints {
    char32_t first;
    char32_t last;
};

template<std::size_t count>
constexpr bool contains(const std::array<CodePoints, count> &ranges, char32_t c)
{
    return std::ranges::any_of(ranges, [c](const CodePoints &it) { return c >= it.first && c <= it.last; });
}

// Controls, and the separators of lines and paragraphs.
constexpr std::array<CodePoints, 3> kBreaks{{{0x00, 0x1F}, {0x7F, 0x9F}, {0x2028, 0x2029}}};

// Unicode's default ignorable code points but variation selectors of emoji, and those that change the
// direction.
constexpr std::array<CodePoints, 15> kUnseen{{{0xAD, 0xAD},
                                              {0x34F, 0x34F},
                                              {0x61C, 0x61C},
                                              {0x115F, 0x1160},
                                              {0x17B4, 0x17B5},
                                              {0x180B, 0x180F},
                                              {0x200B, 0x200F},
                                              {0x202A, 0x202E},
                                              {0x2060, 0x206F},
                                              {0x3164, 0x3164},
                                              {0xFE00, 0xFE0D},
                                              {0xFEFF, 0xFEFF},
                                              {0xFFA0, 0xFFA0},
                                              {0xFFF0, 0xFFFB},
                                              {0xE0000, 0xE0FFF}}};

// Marks that stand above or below the character before them, in scripts where they can be stacked.
constexpr std::array<CodePoints, 27> kCombining{
    {{0x300, 0x36F},   {0x483, 0x489},   {0x591, 0x5BD},  {0x5BF, 0x5C7}, {0x610, 0x61A}, {0x64B, 0x65F},
     {0x670, 0x670},   {0x6D6, 0x6DC},   {0x6DF, 0x6E4},  {0x6E7, 0x6ED}, {0x711, 0x74A}, {0x7A6, 0x7B0},
     {0x7EB, 0x7F3},   {0x816, 0x82D},   {0x8D3, 0x903},  {0x93A, 0x94F}, {0x981, 0x9CD}, {0xE31, 0xE31},
     {0xE34, 0xE3A},   {0xE47, 0xE4E},   {0xEB1, 0xEBC},  {0xEC8, 0xECD}, {0xF71, 0xF87}, {0x1AB0, 0x1AFF},
     {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}, {0xFE20, 0xFE2F}}};

/// The first code point of well-formed UTF-8, and its bytes.
std::pair<char32_t, std::string_view> first(std::string_view text)
{
    const auto lead = static_cast<unsigned char>(text[0]);
    const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    char32_t codePoint = length == 1 ? lead : lead & (0x7FU >> length);
    for (const char next : text.substr(1, length - 1))
        codePoint = (codePoint << 6U) | (static_cast<unsigned char>(next) & 0x3FU);
    return {codePoint, text.substr(0, length)};
}

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

std::string_view shown(std::string_view text)
{
    return utf8Prefix(text, kMaxLinkText);
}

// --- What several frames have ----------------------------------------------------------------------------

template<class Archive>
void player(Archive &archive, Field<Archive, LinkPlayer> &value)
{
    archive.number("player", value, 0, kMaxLinkPlayers - 1);
}

template<class Archive>
void colour(Archive &archive, Field<Archive, std::uint32_t> &value)
{
    archive.number("colour", value, 0, kWhite);
}

template<class Archive>
void position(Archive &archive, Field<Archive, std::uint64_t> &value)
{
    archive.number("position", value, 0, kMaxCounted);
}

template<class Archive>
void name(Archive &archive, Field<Archive, std::string> &value)
{
    archive.text("name", value, isPlayerName);
}

/// A text that is cut to what a frame can have.
template<class Archive>
void shownText(Archive &archive, std::string_view what, Field<Archive, std::string> &value)
{
    const auto isFine = [](std::string_view text) { return text.size() <= kMaxLinkText && isUtf8(text); };
    if constexpr (Archive::kReads)
        archive.text(what, value, isFine);
    else
        archive.text(what, shown(value), isFine);
}

template<class Archive>
void command(Archive &archive, Field<Archive, Command> &value)
{
    std::int64_t code = 0;
    if constexpr (!Archive::kReads)
        code = commandCode(value);
    archive.signedNumber(code);
    if constexpr (Archive::kReads) {
        Result<Command> read = commandFromCode(code);
        if (archive.ok() && !read)
            archive.fail(read.error().message);
        value = read.valueOr(WaitCommand{});
    }
}

// --- Each frame -------------------------------------------------------------------------------------------

template<class Archive>
void fields(Archive &archive, Field<Archive, LinkResume> &resume)
{
    player(archive, resume.player);
    archive.bytes(resume.token);
    std::uint64_t next = resume.position ? 1 + *resume.position : 0;
    archive.number("position", next, 0, kMaxCounted + 1);
    if constexpr (Archive::kReads)
        resume.position = next > 0 ? std::optional(next - 1) : std::nullopt;
}

template<class Archive>
void fields(Archive &archive, Field<Archive, HelloFrame> &hello)
{
    std::uint64_t magic = kMagic;
    archive.word(magic);
    if (magic != kMagic)
        archive.fail("it isn't a handshake of Cave Game");
    archive.number("protocol", hello.protocol, 0, kAnyNumber);
    shownText(archive, "program version", hello.identity.programVersion);
    if (hello.protocol != kLinkProtocol)
        return archive.ignoreRest(); // which is another protocol's own
    archive.word(hello.identity.content);
    archive.word(hello.identity.generators);
    name(archive, hello.name);
    colour(archive, hello.colour);
    bool resumes = hello.resume.has_value();
    archive.flags("kind", resumes, hello.watches);
    if constexpr (Archive::kReads) {
        if (resumes)
            hello.resume.emplace();
    }
    if (hello.resume)
        fields(archive, *hello.resume);
}

template<class Archive>
void fields(Archive &archive, Field<Archive, RefusedFrame> &refused)
{
    archive.oneOf("reason", refused.reason);
    archive.list("number of arguments", refused.arguments, kMaxArguments,
                 [&](auto &argument) { shownText(archive, "argument", argument); });
}

template<class Archive>
void fields(Archive &archive, Field<Archive, WelcomeFrame> &welcome)
{
    player(archive, welcome.player);
    archive.bytes(welcome.token);
    shownText(archive, "name of the world", welcome.worldName);
    shownText(archive, "name of the host", welcome.hostName);
    position(archive, welcome.position);
    archive.number("size of the world", welcome.snapshotSize, 0, kMaxSnapshot);
    archive.number("request", welcome.handled, 0, kMaxCounted);
}

template<class Archive>
void fields(Archive &archive, Field<Archive, SnapshotPieceFrame> &piece)
{
    archive.blob("length", piece.bytes, 1, kMaxPiece);
}

template<class Archive>
void fields(Archive &archive, Field<Archive, RequestFrame> &request)
{
    archive.number("request", request.number, 1, kMaxCounted);
    command(archive, request.command);
}

/// An entry without its content.
std::uint64_t headOf(const LinkEntry &entry)
{
    std::uint64_t kind = kCommandEntry;
    if (std::holds_alternative<LinkJoin>(entry.what))
        kind = kJoinEntry;
    else if (const auto *presence = std::get_if<LinkPresence>(&entry.what))
        kind = presence->present ? kBackEntry : kAwayEntry;
    return std::uint64_t{entry.player} << 2U | kind;
}

LinkEntry entryOf(std::uint64_t head)
{
    LinkEntry entry;
    entry.player = static_cast<LinkPlayer>(head >> 2U);
    const std::uint64_t kind = head & 3U;
    if (kind == kJoinEntry)
        entry.what = LinkJoin{};
    else if (kind != kCommandEntry)
        entry.what = LinkPresence{kind == kBackEntry};
    return entry;
}

template<class Archive>
void fields(Archive &archive, Field<Archive, LinkEntry> &entry)
{
    constexpr std::uint64_t kMaxHead = (std::uint64_t{kMaxLinkPlayers} << 2U) - 1;
    std::uint64_t head = headOf(entry);
    archive.number("player", head, 0, kMaxHead);
    if constexpr (Archive::kReads)
        entry = entryOf(head);
    if (auto *given = std::get_if<Command>(&entry.what)) {
        archive.number("request", entry.request, 0, kMaxCounted);
        command(archive, *given);
    } else if (auto *join = std::get_if<LinkJoin>(&entry.what)) {
        name(archive, join->name);
        colour(archive, join->colour);
    }
}

template<class Archive>
void fields(Archive &archive, Field<Archive, OrderedFrame> &ordered)
{
    position(archive, ordered.position);
    archive.list("number of entries", ordered.entries, kMaxEntries,
                 [&](auto &entry) { fields(archive, entry); });
}

template<class Archive>
void fields(Archive &archive, Field<Archive, RequestRefusedFrame> &refused)
{
    archive.number("request", refused.number, 1, kMaxCounted);
    archive.oneOf("refusal", refused.refusal);
}

template<class Archive>
void fields(Archive &archive, Field<Archive, CheckpointFrame> &checkpoint)
{
    position(archive, checkpoint.position);
    archive.word(checkpoint.hashes.player);
    archive.word(checkpoint.hashes.regions);
    archive.word(checkpoint.hashes.chance);
    archive.word(checkpoint.hashes.spec);
}

template<class Archive>
void fields(Archive &archive, Field<Archive, DiffersFrame> &differs)
{
    position(archive, differs.position);
    auto &parts = differs.parts;
    archive.flags("parts", parts.player, parts.regions, parts.chance, parts.spec);
}

/// True for a text of 1 .. kMaxChatBytes bytes of UTF-8 without control characters. What is shown of it, and
/// passed on, is `plainText` of it.
bool isChatText(std::string_view text)
{
    return !text.empty() && text.size() <= kMaxChatBytes && isUtf8(text) && !hasControls(text);
}

template<class Archive>
void fields(Archive &archive, Field<Archive, ChatFrame> &chat)
{
    player(archive, chat.player);
    archive.text("text", chat.text, isChatText);
}

template<class Archive>
void fields(Archive &archive, Field<Archive, PingFrame> &ping)
{
    player(archive, ping.player);
    archive.cell(ping.cell);
}

template<class Archive>
void fields(Archive &archive, Field<Archive, AliveFrame> &alive)
{
    archive.number("time", alive.stampMs, 0, kMaxCounted);
    archive.flags("echo", alive.isEcho);
}

template<class Archive>
void fields(Archive &archive, Field<Archive, ByeFrame> &bye)
{
    archive.oneOf("reason", bye.reason);
    shownText(archive, "detail", bye.detail);
}

template<class Archive>
void fields(Archive &archive, Field<Archive, PauseFrame> &pause)
{
    player(archive, pause.player);
    archive.flags("pause", pause.paused);
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
    fields(in, std::get<Index>(frame));
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

std::string plainText(std::string_view text)
{
    if (!isUtf8(text))
        return {};
    std::string plain;
    for (int marks = 0; !text.empty();) {
        const auto [codePoint, bytes] = first(text);
        text.remove_prefix(bytes.size());
        if (contains(kUnseen, codePoint))
            continue;
        marks = contains(kCombining, codePoint) ? marks + 1 : 0;
        if (contains(kBreaks, codePoint))
            plain += ' ';
        else if (marks <= kMaxCombiningMarks)
            plain += bytes;
    }
    return std::string(trimmed(plain));
}

bool isPlayerName(std::string_view text)
{
    return validatePlayerName(std::string(text)).ok() && plainText(text) == text;
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
    ByteWriter content;
    FieldWriter writer(content);
    std::visit([&](const auto &it) { fields(writer, it); }, frame);
    ByteWriter out;
    writeFrame(out, frame.index() + 1, content.bytes());
    return out.bytes();
}

std::vector<std::uint8_t> encodeOrdered(std::uint64_t position, std::span<const LinkEntry> entries)
{
    constexpr std::size_t kMaxEntryBytes = kMaxFrame - 64; // behind type, position and count
    ByteWriter out;
    ByteWriter some; // entries of the next frame
    std::uint64_t count = 0;
    const auto finish = [&] {
        ByteWriter content;
        content.number(position);
        content.number(count);
        content.append(some.bytes());
        writeFrame(out, kOrderedType, content.bytes());
        position += count;
        count = 0;
        some.clear();
    };
    for (const LinkEntry &entry : entries) {
        ByteWriter one;
        FieldWriter writer(one);
        fields(writer, entry);
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
