#pragma once

#include <filesystem>
#include <string>

namespace cave {

/// A path in quotes, for messages: 'caves/first.cave'.
inline std::string quoted(const std::filesystem::path &path)
{
    std::string text;
    text.append(1, '\'').append(path.string()).append(1, '\'');
    return text;
}

} // namespace cave
