// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"

#include <string>
#include <utility>
#include <variant>

namespace cave {

/// The kind of an error; the interface maps these to translated texts.
enum class ErrorCode {
    InvalidArgument, ///< a name, setting, seed or position out of its range
    NotFound,        ///< no such file, world or region
    AlreadyExists,   ///< the file or world already exists
    Locked,          ///< another running instance holds the world
    NotAWorld,       ///< not one of our files
    TooNew,          ///< written by a newer version of the program
    Damaged,         ///< checksum error, truncation or invalid content
    DiskFull,        ///< no space left
    ReaderGone,      ///< the reader of a pipe has exited; not to be reported
    Io,              ///< any other file system error
};

/// An error: a code for programs, and a message that names what and where for users.
struct Error {
    ErrorCode code = ErrorCode::Io;
    Message message;

    /// The message in English.
    [[nodiscard]] std::string text() const { return message.english(); }

    friend bool operator==(const Error &, const Error &) = default;
};

[[nodiscard]] inline Error invalid(Message message)
{
    return {ErrorCode::InvalidArgument, std::move(message)};
}

[[nodiscard]] inline Error damaged(Message message)
{
    return {ErrorCode::Damaged, std::move(message)};
}

/// Either a value or an `Error`. Never throws; accessing the wrong one is a bug.
template<class T>
class [[nodiscard]] Result {
public:
    // Functions return either a value or an error; naming the Result each time would add nothing.
    // NOLINTNEXTLINE(google-explicit-constructor)
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    // NOLINTNEXTLINE(google-explicit-constructor)
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const { return m_state.index() == 0; }
    explicit operator bool() const { return ok(); }

    T &value() & { return *std::get_if<0>(&m_state); }
    const T &value() const & { return *std::get_if<0>(&m_state); }
    T &&value() && { return std::move(*std::get_if<0>(&m_state)); }
    T &operator*() & { return value(); }
    const T &operator*() const & { return value(); }
    T &&operator*() && { return std::move(*this).value(); }
    T *operator->() { return &value(); }
    const T *operator->() const { return &value(); }

    /// The value, or `other` if there is none.
    [[nodiscard]] T valueOr(T other) const { return ok() ? value() : std::move(other); }

    [[nodiscard]] const Error &error() const { return *std::get_if<1>(&m_state); }

private:
    std::variant<T, Error> m_state;
};

/// Success without a value, or an `Error`.
template<>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) : m_error(std::move(error)), m_ok(false) {} // NOLINT(google-explicit-constructor)

    [[nodiscard]] bool ok() const { return m_ok; }
    explicit operator bool() const { return m_ok; }
    void value() const {}
    [[nodiscard]] const Error &error() const { return m_error; }

private:
    Error m_error;
    bool m_ok = true;
};

/// For a caller that deals with damage: `CAVE_TRY(orDamaged(read(file)))` is the result of reading, a value
/// or an error Damaged; with any other error it returns.
template<class T>
Result<Result<T>> orDamaged(Result<T> result)
{
    if (!result && result.error().code != ErrorCode::Damaged)
        return result.error();
    return result;
}

} // namespace cave

/// The value of a `Result`; if that is an error, the function in which this stands returns the error:
/// `const auto source = CAVE_TRY(makeRegionSource(spec));`. A statement expression, as in AK's `TRY`,
/// since standard C++ has no expression that returns early.
#define CAVE_TRY(...)                                                                                        \
    __extension__({                                                                                          \
        auto caveTried = (__VA_ARGS__);                                                                      \
        if (!caveTried)                                                                                      \
            return caveTried.error();                                                                        \
        std::move(caveTried).value();                                                                        \
    })
