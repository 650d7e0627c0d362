// SPDX-License-Identifier: MIT
#include "core/io/files/field_archive.h"

namespace cave {

void FieldWriter::point(std::string_view what, Point value, double most)
{
    real(what, value.x, -most, most);
    real(what, value.y, -most, most);
}

void FieldWriter::bits(MessageKey, const std::vector<bool> &flags, std::size_t)
{
    m_out.number(flags.size());
    for (std::size_t i = 0; i < flags.size(); i += 8) {
        unsigned byte = 0;
        for (std::size_t bit = 0; bit < 8 && i + bit < flags.size(); ++bit)
            byte |= (flags[i + bit] ? 1U : 0U) << bit;
        m_out.byte(static_cast<std::uint8_t>(byte));
    }
}

} // namespace cave
