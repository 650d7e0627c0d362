#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <system_error>

namespace cave {

/// A path in quotes, for messages: 'caves/first.cave'.
inline std::string quoted(const std::filesystem::path &path)
{
    std::string text;
    text.append(1, '\'').append(path.string()).append(1, '\'');
    return text;
}

/// What the file system said: "cannot write 'a/b': Permission denied". A full disk is told apart.
inline Error fileError(const std::string &what, const std::filesystem::path &where,
                       const std::error_code &code)
{
    return {code == std::errc::no_space_on_device ? ErrorCode::DiskFull : ErrorCode::Io,
            what + " " + quoted(where) + ": " + code.message()};
}

} // namespace cave
