// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/enum_values.h"
#include "core/base/geometry.h"
#include "core/base/message.h"
#include "core/io/files/bytes.h"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace cave {

// A type that is stored or sent says its fields once, in a template `fields(archive, value)`, which passes
// each to the archive with its name and range. A `FieldWriter` writes them, a `FieldReader` reads and checks
// them.

/// What `fields` gets of a type: a writer leaves it as it is.
template<class Archive, class Type>
using Field = std::conditional_t<Archive::kReads, Type, const Type>;

/// Writes fields as `ByteWriter` has them; ranges are the caller's to keep.
class FieldWriter {
public:
    static constexpr bool kReads = false;

    explicit FieldWriter(ByteWriter &out) : m_out(out) {}

    void number(std::string_view /*what*/, std::uint64_t value, std::uint64_t /*least*/,
                std::uint64_t /*most*/)
    {
        m_out.number(value);
    }
    void signedNumber(std::int64_t value) { m_out.signedNumber(value); }
    void word(std::uint64_t value) { m_out.word(value); }
    template<class Enum>
    void oneOf(std::string_view /*what*/, Enum value)
    {
        m_out.number(static_cast<std::uint64_t>(value));
    }
    /// Up to 64 of them in one number, the first one in the lowest bit.
    template<std::same_as<bool>... Flags>
    void flags(std::string_view /*what*/, const Flags &...flags)
    {
        std::uint64_t bits = 0;
        unsigned bit = 0;
        ((bits |= std::uint64_t{flags} << bit++), ...);
        m_out.number(bits);
    }
    void cell(WorldPos value) { m_out.position(value); }
    template<class Check>
    void text(std::string_view /*what*/, std::string_view value, Check /*isFine*/)
    {
        m_out.text(value);
    }
    /// As many as there are.
    void bytes(std::span<const std::uint8_t> value) { m_out.append(value); }
    /// The length, then the bytes.
    void blob(std::string_view /*what*/, std::span<const std::uint8_t> value, std::size_t /*least*/,
              std::size_t /*most*/)
    {
        m_out.number(value.size());
        m_out.append(value);
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

    void fail(const Message & /*problem*/) {}
    void ignoreRest() {}

private:
    ByteWriter &m_out;
};

/// Reads fields from untrusted bytes and keeps what was wrong first; from then on fields have their least
/// value, or are empty.
class FieldReader {
public:
    static constexpr bool kReads = true;

    /// Observes `bytes`.
    explicit FieldReader(std::span<const std::uint8_t> bytes) : m_in(bytes) {}

    template<std::unsigned_integral Number>
    void number(std::string_view what, Number &value, std::uint64_t least, std::uint64_t most)
    {
        value = static_cast<Number>(checked(what, least, most));
    }
    void signedNumber(std::int64_t &value) { value = m_in.signedNumber(); }
    void word(std::uint64_t &value) { value = m_in.word(); }
    template<class Enum>
    void oneOf(std::string_view what, Enum &value)
    {
        value = static_cast<Enum>(checked(what, 0, kValuesOf<Enum> - 1));
    }
    template<std::same_as<bool>... Flags>
    void flags(std::string_view what, Flags &...flags)
    {
        const std::uint64_t bits = checked(what, 0, (std::uint64_t{1} << sizeof...(flags)) - 1);
        unsigned bit = 0;
        ((flags = (bits >> bit++ & 1U) != 0), ...);
    }
    /// A cell that isn't outside the world.
    void cell(WorldPos &value)
    {
        value.x = coordinate("x");
        value.y = coordinate("y");
    }
    /// A text for which `isFine(text)` holds.
    template<class Check>
    void text(std::string_view what, std::string &value, Check isFine)
    {
        value = m_in.text();
        if (m_in.ok() && !isFine(value))
            fail(message("%1 contains invalid text", what));
        if (!ok())
            value.clear();
    }
    void bytes(std::span<std::uint8_t> value) { std::ranges::copy(m_in.take(value.size()), value.begin()); }
    void blob(std::string_view what, std::vector<std::uint8_t> &value, std::size_t least, std::size_t most)
    {
        const std::span<const std::uint8_t> read =
            m_in.take(static_cast<std::size_t>(checked(what, least, most)));
        value.assign(read.begin(), read.end());
    }
    template<class Entry, class One>
    void list(std::string_view what, std::vector<Entry> &entries, std::size_t most, One one)
    {
        const std::uint64_t count = checked(what, 0, most);
        for (std::uint64_t i = 0; i < count && ok(); ++i)
            one(entries.emplace_back());
    }

    void fail(Message problem);
    /// Whatever follows is not read.
    void ignoreRest() { m_ignoresRest = true; }
    [[nodiscard]] bool ok() const { return m_in.ok() && !m_problem; }
    /// What is wrong once all has been read; none if all is well.
    [[nodiscard]] std::optional<Message> problem() const;

private:
    [[nodiscard]] std::uint64_t checked(std::string_view what, std::uint64_t least, std::uint64_t most);
    [[nodiscard]] std::int64_t coordinate(std::string_view what);

    ByteReader m_in;
    std::optional<Message> m_problem;
    bool m_ignoresRest = false;
};

} // namespace cave
