// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <concepts>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cave {

/// The English pattern of a message, which is also its key for translation: a literal with %1 to %9 for its
/// arguments.
class MessageKey {
public:
    // A pattern is written where it is used; naming the key each time would add nothing.
    // NOLINTNEXTLINE(google-explicit-constructor)
    consteval MessageKey(const char *pattern) : m_pattern(pattern) {}

    [[nodiscard]] constexpr std::string_view pattern() const { return m_pattern; }

private:
    std::string_view m_pattern;
};

/// A message or a part of one for users, which the interface can translate: a pattern and its arguments, each
/// of which is a message again. A text that can't be translated (a name, a number, a library's message) is a
/// message without a pattern.
class Message {
public:
    Message();
    /// An untranslated text.
    Message(std::string text);      // NOLINT(google-explicit-constructor)
    Message(std::string_view text); // NOLINT(google-explicit-constructor)
    /// Moves the arguments from there.
    Message(MessageKey key, std::span<Message> arguments);
    /// A literal is a pattern without arguments.
    template<std::size_t Size>
    Message(const char (&text)[Size]) // NOLINT
        : Message(std::string_view(text), true)
    {
    }
    /// A pointer may come from anywhere, so it isn't a pattern.
    template<std::same_as<const char *> Pointer>
    Message(Pointer text) : Message(std::string_view(text)) // NOLINT(google-explicit-constructor)
    {
    }
    template<std::integral Number>
    Message(Number number) : Message(std::to_string(number)) // NOLINT(google-explicit-constructor)
    {
    }
    // Compiled once: every result of a function may hold a message.
    Message(const Message &other);
    Message(Message &&other) noexcept;
    Message &operator=(const Message &other);
    Message &operator=(Message &&other) noexcept;
    ~Message();

    [[nodiscard]] bool empty() const { return m_text.empty(); }
    /// The pattern, or the untranslated text.
    [[nodiscard]] const std::string &pattern() const { return m_text; }
    [[nodiscard]] bool isPattern() const { return m_isPattern; }
    [[nodiscard]] const std::vector<Message> &arguments() const { return m_arguments; }

    /// A text of one of the core's tables, such as the name of an item: translators may know it.
    [[nodiscard]] static Message ofTable(std::string_view text, std::vector<Message> arguments = {});

    /// A number with a decimal point, which some languages write as a comma.
    [[nodiscard]] static Message decimal(std::string number);
    [[nodiscard]] bool isDecimal() const { return m_isDecimal; }

    /// The same message with `by` in place of `part` where that occurs in untranslated texts, such as a path.
    [[nodiscard]] Message replaced(std::string_view part, std::string_view by) const;

    /// In English, arguments in their places.
    [[nodiscard]] std::string english() const;
    /// `pattern`, which is that of the message in some language, with the arguments in their places, each as
    /// `textOf` says it.
    [[nodiscard]] std::string filled(std::string_view pattern, std::string (*textOf)(const Message &)) const;

    /// Whether their texts are equal, however they are composed.
    friend bool operator==(const Message &a, const Message &b) { return a.english() == b.english(); }

private:
    Message(std::string_view text, bool isPattern);

    std::string m_text;
    std::vector<Message> m_arguments;
    bool m_isPattern = false;
    bool m_isDecimal = false;
};

/// A message from a pattern and its arguments: texts, integers and messages. A literal argument is a pattern,
/// too.
template<class... Arguments>
[[nodiscard]] Message message(MessageKey key, Arguments &&...arguments)
{
    std::array<Message, sizeof...(arguments)> list{Message(std::forward<Arguments>(arguments))...};
    return {key, list};
}

/// "where: what": for instance a file, an entry in it, and what is wrong there.
[[nodiscard]] inline Message located(Message where, Message what)
{
    return message("%1: %2", std::move(where), std::move(what));
}

/// Writes it in English.
std::ostream &operator<<(std::ostream &stream, const Message &message);

} // namespace cave
