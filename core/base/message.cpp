// SPDX-License-Identifier: MIT
#include "core/base/message.h"

#include <ostream>

namespace cave {

std::string Message::english() const
{
    if (m_arguments.empty())
        return m_text;
    std::string text;
    for (std::size_t i = 0; i < m_text.size(); ++i) {
        const bool place =
            m_text[i] == '%' && i + 1 < m_text.size() && m_text[i + 1] >= '1' && m_text[i + 1] <= '9';
        const std::size_t argument = place ? static_cast<std::size_t>(m_text[i + 1] - '1') : 0;
        if (place && argument < m_arguments.size()) {
            text += m_arguments[argument].english();
            ++i;
        } else {
            text += m_text[i];
        }
    }
    return text;
}

std::ostream &operator<<(std::ostream &stream, const Message &message)
{
    return stream << message.english();
}

} // namespace cave
