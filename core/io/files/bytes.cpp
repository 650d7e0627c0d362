// SPDX-License-Identifier: MIT
#include "core/io/files/bytes.h"

namespace cave {

void ByteWriter::number(std::uint64_t value)
{
    while (value >= 0x80) {
        m_bytes.push_back(static_cast<std::uint8_t>(value | 0x80U));
        value >>= 7U;
    }
    m_bytes.push_back(static_cast<std::uint8_t>(value));
}

void ByteWriter::signedNumber(std::int64_t value)
{
    const auto bits = static_cast<std::uint64_t>(value);
    number((bits << 1U) ^ (value < 0 ? ~std::uint64_t{0} : 0));
}

void ByteWriter::word(std::uint64_t value)
{
    for (unsigned shift = 0; shift < 64; shift += 8)
        m_bytes.push_back(static_cast<std::uint8_t>(value >> shift));
}

void ByteWriter::text(std::string_view value)
{
    number(value.size());
    m_bytes.insert(m_bytes.end(), value.begin(), value.end());
}

void ByteWriter::part(std::span<const std::uint8_t> bytes)
{
    number(bytes.size());
    append(bytes);
}

void ByteWriter::append(std::span<const std::uint8_t> bytes)
{
    m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
}

std::uint8_t ByteReader::byte()
{
    const std::span<const std::uint8_t> one = take(1);
    return one.empty() ? std::uint8_t{0} : one[0];
}

std::uint64_t ByteReader::number()
{
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64 && m_ok; shift += 7) {
        const std::uint8_t part = byte();
        if (shift == 63 && part > 1)
            break; // more than 64 bits
        value |= static_cast<std::uint64_t>(part & 0x7FU) << shift;
        if ((part & 0x80U) == 0)
            return m_ok ? value : 0;
    }
    m_ok = false;
    return 0;
}

std::int64_t ByteReader::signedNumber()
{
    const std::uint64_t folded = number();
    return static_cast<std::int64_t>((folded >> 1U) ^ ((folded & 1U) != 0 ? ~std::uint64_t{0} : 0));
}

std::uint64_t ByteReader::word()
{
    std::uint64_t value = 0;
    unsigned shift = 0;
    for (const std::uint8_t part : take(8)) {
        value |= static_cast<std::uint64_t>(part) << shift;
        shift += 8;
    }
    return value;
}

std::string ByteReader::text()
{
    const std::span<const std::uint8_t> bytes = part();
    return {bytes.begin(), bytes.end()};
}

std::span<const std::uint8_t> ByteReader::take(std::size_t length)
{
    if (!m_ok || length > m_rest.size()) {
        m_ok = false;
        return {};
    }
    const std::span<const std::uint8_t> taken = m_rest.first(length);
    m_rest = m_rest.subspan(length);
    return taken;
}

std::size_t ByteReader::count()
{
    const std::uint64_t entries = number();
    if (entries > m_rest.size())
        m_ok = false;
    return m_ok ? static_cast<std::size_t>(entries) : 0;
}

} // namespace cave
