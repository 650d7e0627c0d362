// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/enum_values.h"
#include "core/base/geometry.h"
#include "core/base/message.h"
#include "core/base/point.h"
#include "core/base/result.h"
#include "core/io/files/bytes.h"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cave {

/// Reads fields from untrusted bytes and keeps what was wrong first; from then on fields have their least
/// value, or are empty.
class FieldReader {
public:
    static constexpr bool kReads = true;

    /// Observes `bytes`.
    explicit FieldReader(std::span<const std::uint8_t> bytes) : m_in(bytes) {}

    /// A byte from 1 to `newest`, which comes before everything else.
    void version(int &value, int newest);
    /// Any byte.
    void byte(std::uint8_t &value) { value = m_in.byte(); }
    /// What is wrong with fields that are out of range from here on, instead of which they are.
    void describesDamage(MessageKey problem) { m_damage = problem; }
    template<std::integral Number>
    void number(std::string_view what, Number &value, std::uint64_t least, std::uint64_t most)
    {
        value = static_cast<Number>(checked(what, least, most));
    }
    void signedNumber(std::int64_t &value) { value = m_in.signedNumber(); }
    void signedNumber(std::string_view what, int &value, int least, int most);
    void word(std::uint64_t &value) { value = m_in.word(); }
    /// Finite, and in its range.
    void real(std::string_view what, double &value, double least, double most);
    void point(std::string_view what, Point &value, double most);
    template<class Enum>
    void oneOf(std::string_view what, Enum &value)
    {
        static_assert(kValuesOf<Enum> <= 128);
        value = static_cast<Enum>(checkedByte(what, kValuesOf<Enum> - 1));
    }
    template<std::same_as<bool>... Flags>
    void flags(std::string_view what, Flags &...flags)
    {
        static_assert(sizeof...(flags) < 8);
        const unsigned bits = checkedByte(what, (1U << sizeof...(flags)) - 1);
        unsigned bit = 0;
        ((flags = (bits >> bit++ & 1U) != 0), ...);
    }
    /// A cell that isn't outside the world.
    void cell(WorldPos &value);
    template<class Position>
    void position(Position &value)
    {
        m_in.position(value);
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
    /// Any text.
    void text(std::string &value) { value = m_in.text(); }
    void bytes(std::span<std::uint8_t> value) { std::ranges::copy(m_in.take(value.size()), value.begin()); }
    void blob(std::string_view what, std::vector<std::uint8_t> &value, std::size_t least, std::size_t most);
    /// What `readAll(bytes, more…)` reads; otherwise what is wrong with it, which is no problem of the rest.
    template<class Value, class Write, class Read, class... More>
    [[nodiscard]] std::optional<Message> part(Value &value, Write /*write*/, Read readAll,
                                              const More &...more)
    {
        Result<Value> result = readAll(m_in.part(), more...);
        if (!result)
            return result.error().message;
        value = std::move(*result);
        return std::nullopt;
    }
    template<class Entry, class One>
    void list(std::string_view what, std::vector<Entry> &entries, std::size_t most, One one)
    {
        read(entries, checked(what, 0, most), one);
    }
    template<class Entry, class One>
    void list(std::vector<Entry> &entries, One one)
    {
        read(entries, m_in.count(), one);
    }
    /// `tooMany` has the most.
    template<class Entry, class One>
    void list(std::vector<Entry> &entries, One one, std::size_t most, MessageKey tooMany)
    {
        const std::size_t count = m_in.count();
        if (count > most)
            fail(message(tooMany, most));
        read(entries, count, one);
    }
    template<class Entry, class Entries, class One>
    void sortedList(std::string_view what, Entries &entries, std::size_t most, One one)
    {
        const std::uint64_t count = checked(what, 0, most);
        for (std::uint64_t i = 0; i < count && ok(); ++i) {
            Entry entry{};
            one(entry);
            entries.insert(std::move(entry));
        }
    }
    /// `tooMany` has the number and the most.
    void bits(MessageKey tooMany, std::vector<bool> &flags, std::size_t most);
    /// Values that are there have their defaults.
    template<class... Values>
    void presence(std::string_view what, std::optional<Values> &...values)
    {
        const unsigned bits = checkedByte(what, (1U << sizeof...(values)) - 1);
        unsigned bit = 0;
        ((values = (bits >> bit++ & 1U) != 0 ? std::optional<Values>(std::in_place) : std::nullopt), ...);
    }

    void fail(Message problem);
    void outOfRange(std::string_view what);
    /// What was wrong so far is `say(problem)`.
    template<class Say>
    void locate(Say say)
    {
        if (m_problem)
            m_problem = say(std::move(*m_problem));
    }
    /// If the bytes ended too early that is what is wrong, whatever was read before; `truncated` has `what`.
    template<class... What>
    void requireWhole(MessageKey truncated, What... what)
    {
        if (!m_in.ok())
            m_problem = message(truncated, message(what)...);
    }
    /// Whatever follows is not read.
    void ignoreRest() { m_ignoresRest = true; }
    [[nodiscard]] bool ok() const { return m_in.ok() && !m_problem; }
    /// What is wrong with what was read so far; it is forgotten, except that the bytes have ended.
    [[nodiscard]] std::optional<Message> takeProblem() { return std::exchange(m_problem, std::nullopt); }
    /// What is wrong once all has been read; none if all is well.
    [[nodiscard]] std::optional<Message> problem() const;
    /// The same as an error, or `value`.
    template<class Value>
    [[nodiscard]] Result<Value> resultOf(Value value) const
    {
        if (std::optional<Message> what = problem())
            return damaged(std::move(*what));
        return value;
    }
    [[nodiscard]] bool atEnd() const { return m_in.atEnd(); }
    ByteReader &in() { return m_in; }

private:
    template<class Entry, class One>
    void read(std::vector<Entry> &entries, std::uint64_t count, One one)
    {
        // A wrong count must not take memory.
        constexpr std::uint64_t kMostReserved = 64;
        entries.clear();
        entries.reserve(std::min(count, kMostReserved));
        for (std::uint64_t i = 0; i < count && ok(); ++i)
            one(entries.emplace_back());
    }
    [[nodiscard]] std::uint64_t checked(std::string_view what, std::uint64_t least, std::uint64_t most);
    [[nodiscard]] unsigned checkedByte(std::string_view what, std::size_t most);
    [[nodiscard]] std::int64_t coordinate(std::string_view what);

    ByteReader m_in;
    std::optional<Message> m_problem;
    std::optional<MessageKey> m_damage;
    bool m_ignoresRest = false;
};

} // namespace cave
