// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// The maximum of counters in files (turns, commands, cells, kills), so that sums can't overflow.
inline constexpr std::int64_t kMaxCounted = 1'000'000'000'000'000;

/// Writes values as bytes for a file. Integers take seven bits per byte, lowest first, with the top bit set
/// in all but the last (LEB128); signed ones are zigzag-encoded first, so that small ones of either sign stay
/// short.
class ByteWriter {
public:
    void byte(std::uint8_t value) { m_bytes.push_back(value); }
    void number(std::uint64_t value);
    void signedNumber(std::int64_t value);
    /// A cell or region: x, then y.
    template<class Position>
    void position(const Position &p)
    {
        signedNumber(p.x);
        signedNumber(p.y);
    }
    /// Eight bytes, lowest first.
    void word(std::uint64_t value);
    /// The length, then the bytes.
    void text(std::string_view value);
    void part(std::span<const std::uint8_t> bytes);
    void append(std::span<const std::uint8_t> bytes);

    [[nodiscard]] const std::vector<std::uint8_t> &bytes() const { return m_bytes; }
    void clear() { m_bytes.clear(); }

private:
    std::vector<std::uint8_t> m_bytes;
};

/// Reads values from untrusted bytes. Unreadable values are 0 or empty and make `ok()` false from then on, so
/// that a caller may read a whole record before checking.
class ByteReader {
public:
    /// Observes `bytes`.
    explicit ByteReader(std::span<const std::uint8_t> bytes) : m_rest(bytes) {}

    std::uint8_t byte();
    std::uint64_t number();
    std::int64_t signedNumber();
    template<class Position>
    void position(Position &p)
    {
        p.x = signedNumber();
        p.y = signedNumber();
    }
    std::uint64_t word();
    std::string text();
    std::span<const std::uint8_t> part() { return take(count()); }
    std::span<const std::uint8_t> take(std::size_t length);
    /// A number of entries, each of at least one byte; more than the remaining bytes is not ok.
    std::size_t count();

    [[nodiscard]] bool ok() const { return m_ok; }
    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }

private:
    std::span<const std::uint8_t> m_rest;
    bool m_ok = true;
};

} // namespace cave
