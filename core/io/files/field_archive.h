// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/message.h"
#include "core/base/point.h"
#include "core/io/files/bytes.h"
#include "core/io/files/field_reader.h"

#include <algorithm>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

namespace cave {

// A type that is stored or sent says its fields once, in a template `fields(archive, value)`, which passes
// each to the archive with its name and range. A `FieldWriter` writes them, a `FieldReader` reads and checks
// them.

/// Writes fields as `ByteWriter` has them; ranges are the caller's to keep.
class FieldWriter {
public:
    static constexpr bool kReads = false;

    explicit FieldWriter(ByteWriter &out) : m_out(out) {}

    void version(int value, int /*newest*/) { m_out.byte(static_cast<std::uint8_t>(value)); }
    void byte(std::uint8_t value) { m_out.byte(value); }
    void describesDamage(MessageKey /*problem*/) {}
    template<std::integral Number>
    void number(std::string_view /*what*/, Number value, std::uint64_t /*least*/, std::uint64_t /*most*/)
    {
        m_out.number(static_cast<std::uint64_t>(value));
    }
    void signedNumber(std::int64_t value) { m_out.signedNumber(value); }
    void signedNumber(std::string_view /*what*/, int value, int /*least*/, int /*most*/)
    {
        m_out.signedNumber(value);
    }
    void word(std::uint64_t value) { m_out.word(value); }
    /// The 64 bits of an IEEE 754 double.
    void real(std::string_view /*what*/, double value, double /*least*/, double /*most*/)
    {
        m_out.word(std::bit_cast<std::uint64_t>(value));
    }
    /// Both coordinates are at most `most` from 0.
    void point(std::string_view what, Point value, double most);
    template<class Enum>
    void oneOf(std::string_view /*what*/, Enum value)
    {
        m_out.number(static_cast<std::uint64_t>(value));
    }
    /// Up to seven of them in one byte, the first one in the lowest bit.
    template<std::same_as<bool>... Flags>
    void flags(std::string_view /*what*/, const Flags &...flags)
    {
        std::uint64_t bits = 0;
        unsigned bit = 0;
        ((bits |= std::uint64_t{flags} << bit++), ...);
        m_out.number(bits);
    }
    void cell(WorldPos value) { m_out.position(value); }
    /// A cell or region, anywhere.
    template<class Position>
    void position(const Position &value)
    {
        m_out.position(value);
    }
    template<class Check>
    void text(std::string_view /*what*/, std::string_view value, Check /*isFine*/)
    {
        m_out.text(value);
    }
    void text(std::string_view value) { m_out.text(value); }
    /// As many as there are.
    void bytes(std::span<const std::uint8_t> value) { m_out.append(value); }
    /// The length, then the bytes.
    void blob(std::string_view /*what*/, std::span<const std::uint8_t> value, std::size_t /*least*/,
              std::size_t /*most*/)
    {
        m_out.part(value);
    }
    /// What `write(out, value, more…)` writes, with its length before it. What is wrong with it: nothing.
    template<class Value, class Write, class Read, class... More>
    std::optional<Message> part(const Value &value, Write write, Read /*read*/, const More &...more)
    {
        ByteWriter bytes;
        write(bytes, value, more...);
        m_out.part(bytes.bytes());
        return std::nullopt;
    }
    /// The number of entries, then each by `one(entry)`; at most `most` are written.
    template<class Entry, class One>
    void list(std::string_view /*what*/, const std::vector<Entry> &entries, std::size_t most, One one)
    {
        const std::size_t count = std::min(entries.size(), most);
        m_out.number(count);
        for (std::size_t i = 0; i < count; ++i)
            one(entries[i]);
    }
    /// As many as there are, each of a byte at least.
    template<class Entry, class One>
    void list(const std::vector<Entry> &entries, One one)
    {
        list({}, entries, entries.size(), one);
    }
    template<class Entry, class One>
    void list(const std::vector<Entry> &entries, One one, std::size_t /*most*/, MessageKey /*tooMany*/)
    {
        list(entries, one);
    }
    /// The same of a set or a map, whose entries are read as `Entry`.
    template<class Entry, class Entries, class One>
    void sortedList(std::string_view /*what*/, const Entries &entries, std::size_t /*most*/, One one)
    {
        m_out.number(entries.size());
        for (const auto &entry : entries)
            one(entry);
    }
    /// The number of flags, then eight of them a byte, the first one in the lowest bit.
    void bits(MessageKey /*tooMany*/, const std::vector<bool> &flags, std::size_t /*most*/);
    /// Flags for whether there are values.
    template<class... Values>
    void presence(std::string_view what, const std::optional<Values> &...values)
    {
        flags(what, values.has_value()...);
    }

    void fail(const Message & /*problem*/) {}
    void outOfRange(std::string_view /*what*/) {}
    template<class Say>
    void locate(Say /*say*/)
    {
    }
    template<class... What>
    void requireWhole(MessageKey /*truncated*/, What... /*what*/)
    {
    }
    void ignoreRest() {}
    [[nodiscard]] static constexpr bool ok() { return true; }
    ByteWriter &out() { return m_out; }

private:
    ByteWriter &m_out;
};

/// What `fields` gets of a type: a writer leaves it as it is.
template<class Archive, class Type>
using Field = std::conditional_t<Archive::kReads, Type, const Type>;

} // namespace cave
