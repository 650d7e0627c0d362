#include "core/base/small_file.h"

#include <cstdint>
#include <fstream>
#include <system_error>

namespace cave {

Result<std::string> readSmallFile(const std::filesystem::path &path, std::string_view what)
{
    constexpr std::uintmax_t kLargest = 1 << 20; // bytes
    std::error_code status;
    const std::string where = std::string(what) + " '" + path.string() + "'";
    if (!std::filesystem::exists(path, status))
        return Error{ErrorCode::NotFound, "there is no " + where};
    if (!std::filesystem::is_regular_file(path, status) && !std::filesystem::is_fifo(path, status))
        return Error{ErrorCode::InvalidArgument, where + " is not a file"};
    std::ifstream stream(path, std::ios::binary);
    std::string text;
    for (char c = 0; text.size() <= kLargest && stream.get(c);)
        text += c;
    if (text.empty() && !stream.eof())
        return Error{ErrorCode::Io, "cannot read " + where};
    if (text.size() > kLargest)
        return Error{ErrorCode::InvalidArgument, where + " is larger than 1 MiB"};
    return text;
}

} // namespace cave
