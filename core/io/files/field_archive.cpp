// SPDX-License-Identifier: MIT
#include "core/io/files/field_archive.h"

namespace cave {
namespace {

Message outOfRange(std::string_view what)
{
    return message("%1 is out of range", what);
}

} // namespace

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
    if (m_in.ok() && (value < least || value > most))
        fail(outOfRange(what));
    return ok() ? value : least;
}

std::int64_t FieldReader::coordinate(std::string_view what)
{
    const std::int64_t value = m_in.signedNumber();
    if (value < -kWorldLimit || value > kWorldLimit)
        fail(outOfRange(what));
    return ok() ? value : 0;
}

} // namespace cave
