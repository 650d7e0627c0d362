// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <optional>
#include <string>
#include <type_traits>
#include <utility>

namespace cave::cli {

/// The program's exit code.
enum class ExitCode {
    Done = 0,
    Failed = 1,      ///< the work could not be done
    WrongUsage = 2,  ///< the command line is invalid
    Interrupted = 3, ///< a search was ended by a signal and can be resumed
};

/// How a verb ended. A failure has a sentence for people and the option, file or region that it is about;
/// `CAVE_TRY` passes it on.
struct [[nodiscard]] Outcome {
    ExitCode code = ExitCode::Done;
    Message what;
    Message where;
    std::string detail = {}; ///< whole lines to show below, such as the place in a text; may be empty
    /// The reader of the output has ended: the program ends, too, without a message and with exit code 0.
    bool readerGone = false;

    [[nodiscard]] bool done() const { return code == ExitCode::Done; }

    explicit operator bool() const { return done(); }
    [[nodiscard]] const Outcome &error() const { return *this; }
    void value() const {}
};

/// A value, or the failure that a verb ends with for want of it.
template<class T>
class [[nodiscard]] OutcomeOr {
public:
    // As with `Result`, functions return one or the other.
    OutcomeOr(T value) : m_value(std::move(value)) {}             // NOLINT(google-explicit-constructor)
    OutcomeOr(Outcome failure) : m_failure(std::move(failure)) {} // NOLINT(google-explicit-constructor)

    explicit operator bool() const { return m_value.has_value(); }
    [[nodiscard]] const Outcome &error() const { return m_failure; }
    T value() && { return *std::move(m_value); }

private:
    std::optional<T> m_value;
    Outcome m_failure;
};

inline Outcome failed(Message what, Message where)
{
    return {ExitCode::Failed, std::move(what), std::move(where)};
}

inline Outcome failed(const Error &error, Message where)
{
    Outcome outcome = failed(error.message, std::move(where));
    outcome.readerGone = error.code == ErrorCode::ReaderGone;
    return outcome;
}

inline Outcome wrongUsage(Message what, Message where, std::string detail = {})
{
    return {ExitCode::WrongUsage, std::move(what), std::move(where), std::move(detail)};
}

/// For `CAVE_TRY`: the value of a result, or what `failure` makes of its error.
template<class T, class Failure>
std::conditional_t<std::is_void_v<T>, Outcome, OutcomeOr<T>> orElse(Result<T> result, const Failure &failure)
{
    if (!result)
        return failure(result.error());
    if constexpr (std::is_void_v<T>)
        return {};
    else
        return std::move(result).value();
}

template<class T>
auto orFailed(Result<T> result, const Message &where)
{
    return orElse(std::move(result), [&](const Error &error) { return failed(error, where); });
}

template<class T>
auto orWrongUsage(Result<T> result, const Message &where)
{
    return orElse(std::move(result), [&](const Error &error) { return wrongUsage(error.message, where); });
}

} // namespace cave::cli
