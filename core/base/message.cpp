// SPDX-License-Identifier: MIT
#include "core/base/message.h"

#include <iterator>
#include <ostream>
#include <utility>

namespace cave {

Message::Message() = default;

Message::Message(std::string text) : m_text(std::move(text)) {}

Message::Message(std::string_view text) : m_text(text) {}

Message::Message(std::string_view text, bool isPattern) : m_text(text), m_isPattern(isPattern) {}

Message::Message(MessageKey key, std::span<Message> arguments)
    : m_text(key.pattern())
    , m_arguments(std::make_move_iterator(arguments.begin()), std::make_move_iterator(arguments.end()))
    , m_isPattern(true)
{
}

Message::Message(const Message &other) = default;
Message::Message(Message &&other) noexcept = default;
Message &Message::operator=(const Message &other) = default;
Message &Message::operator=(Message &&other) noexcept = default;
Message::~Message() = default;

Message Message::ofTable(std::string_view text, std::vector<Message> arguments)
{
    Message message(text, true);
    message.m_arguments = std::move(arguments);
    return message;
}

Message Message::decimal(std::string number)
{
    Message message(std::move(number));
    message.m_isDecimal = true;
    return message;
}

std::string Message::english() const
{
    return filled(m_text, [](const Message &message) { return message.english(); });
}

Message Message::replaced(std::string_view part, std::string_view by) const
{
    Message changed = *this;
    for (Message &argument : changed.m_arguments)
        argument = argument.replaced(part, by);
    const std::size_t at = m_isPattern || part.empty() ? std::string::npos : m_text.find(part);
    if (at != std::string::npos)
        changed.m_text.replace(at, part.size(), by);
    return changed;
}

std::string Message::filled(std::string_view pattern, std::string (*textOf)(const Message &)) const
{
    if (m_arguments.empty())
        return std::string(pattern);
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool place =
            pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' && pattern[i + 1] <= '9';
        const std::size_t argument = place ? static_cast<std::size_t>(pattern[i + 1] - '1') : 0;
        if (place && argument < m_arguments.size()) {
            text += textOf(m_arguments[argument]);
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

std::ostream &operator<<(std::ostream &stream, const Message &message)
{
    return stream << message.english();
}

} // namespace cave
