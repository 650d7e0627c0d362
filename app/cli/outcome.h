// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <string>
#include <utility>

namespace cave::cli {

/// The program's exit code.
enum class ExitCode {
    Done = 0,
    Failed = 1,      ///< the work could not be done
    WrongUsage = 2,  ///< the command line is invalid
    Interrupted = 3, ///< a search was ended by a signal and can be resumed
};

/// How a verb ended. A failure has a sentence for people and the option, file or region that it is about.
struct [[nodiscard]] Outcome {
    ExitCode code = ExitCode::Done;
    Message what;
    Message where;
    std::string detail = {}; ///< whole lines to show below, such as the place in a text; may be empty
    /// The reader of the output has ended: the program ends, too, without a message and with exit code 0.
    bool readerGone = false;

    [[nodiscard]] bool done() const { return code == ExitCode::Done; }
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

} // namespace cave::cli
