// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <cerrno>
#include <filesystem>
#include <string>
#include <system_error>

namespace cave {

/// A quoted path for messages: 'caves/first.cave'.
inline std::string quoted(const std::filesystem::path &path)
{
    std::string text;
    text.append(1, '\'').append(path.string()).append(1, '\'');
    return text;
}

/// A file system error: "cannot write 'a/b': Permission denied". A full disk and a closed pipe have their own
/// codes.
inline Error fileError(const Message &what, const std::filesystem::path &where, const std::error_code &code)
{
    const bool full = code == std::errc::no_space_on_device || code.value() == EDQUOT;
    const ErrorCode kind = full                             ? ErrorCode::DiskFull
                           : code == std::errc::broken_pipe ? ErrorCode::ReaderGone
                                                            : ErrorCode::Io;
    return {kind, message("%1 %2: %3", what, quoted(where), code.message())};
}

} // namespace cave
