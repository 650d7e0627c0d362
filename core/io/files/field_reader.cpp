// SPDX-License-Identifier: MIT
#include "core/io/files/field_reader.h"

#include <bit>
#include <cmath>

namespace cave {

void FieldReader::version(int &value, int newest)
{
    value = m_in.byte();
    if (!m_in.ok())
        fail("there is no content");
    else if (value < 1 || value > newest)
        fail(message("its version is %1; this program supports %2", value, newest));
}

void FieldReader::signedNumber(std::string_view what, int &value, int least, int most)
{
    const std::int64_t read = m_in.signedNumber();
    if (read < least || read > most)
        outOfRange(what);
    value = ok() ? static_cast<int>(read) : least;
}

void FieldReader::real(std::string_view what, double &value, double least, double most)
{
    value = std::bit_cast<double>(m_in.word());
    if (!std::isfinite(value) || value < least || value > most)
        outOfRange(what);
    if (!ok())
        value = least;
}

void FieldReader::point(std::string_view what, Point &value, double most)
{
    real(what, value.x, -most, most);
    real(what, value.y, -most, most);
}

void FieldReader::cell(WorldPos &value)
{
    value.x = coordinate("x");
    value.y = coordinate("y");
}

void FieldReader::blob(std::string_view what, std::vector<std::uint8_t> &value, std::size_t least,
                       std::size_t most)
{
    const std::span<const std::uint8_t> read =
        m_in.take(static_cast<std::size_t>(checked(what, least, most)));
    value.assign(read.begin(), read.end());
}

void FieldReader::bits(MessageKey tooMany, std::vector<bool> &flags, std::size_t most)
{
    std::uint64_t count = m_in.number();
    if (m_in.ok() && count > most) {
        fail(message(tooMany, count, most));
        count = 0;
    }
    const std::span<const std::uint8_t> bytes =
        m_in.take(static_cast<std::size_t>(count / 8 + (count % 8 != 0 ? 1 : 0)));
    flags.resize(m_in.ok() ? static_cast<std::size_t>(count) : 0);
    for (std::size_t i = 0; i < flags.size(); ++i)
        flags[i] = ((bytes[i / 8] >> (i % 8)) & 1U) != 0;
}

void FieldReader::outOfRange(std::string_view what)
{
    if (m_in.ok())
        fail(m_damage ? message(*m_damage) : message("%1 is out of range", what));
}

void FieldReader::fail(Message problem)
{
    if (!m_problem)
        m_problem = std::move(problem);
}

std::optional<Message> FieldReader::problem() const
{
    if (m_problem)
        return m_problem;
    if (!m_in.ok())
        return message("it is truncated");
    if (m_in.atEnd() || m_ignoresRest)
        return std::nullopt;
    return message("there are bytes after its end");
}

std::uint64_t FieldReader::checked(std::string_view what, std::uint64_t least, std::uint64_t most)
{
    const std::uint64_t value = m_in.number();
    if (value < least || value > most)
        outOfRange(what);
    return ok() ? value : least;
}

unsigned FieldReader::checkedByte(std::string_view what, std::size_t most)
{
    const unsigned value = m_in.byte();
    if (value > most)
        outOfRange(what);
    return ok() ? value : 0;
}

std::int64_t FieldReader::coordinate(std::string_view what)
{
    const std::int64_t value = m_in.signedNumber();
    if (value < -kWorldLimit || value > kWorldLimit)
        outOfRange(what);
    return ok() ? value : 0;
}

} // namespace cave
