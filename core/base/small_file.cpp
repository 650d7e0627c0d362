#include "core/base/small_file.h"

#include "core/base/held_files.h"

#include <cstdint>
#include <fstream>
#include <system_error>

namespace cave {

Result<std::string> readSmallFile(const std::filesystem::path &path, std::string_view what,
                                  unsigned mebibytes)
{
    const std::uintmax_t largest = std::uintmax_t{mebibytes} << 20U; // bytes
    std::error_code status;
    const std::string where = std::string(what) + " '" + path.string() + "'";
    if (!std::filesystem::exists(path, status))
        return Error{ErrorCode::NotFound, "there is no " + where};
    if (!std::filesystem::is_regular_file(path, status) && !std::filesystem::is_fifo(path, status))
        return Error{ErrorCode::InvalidArgument, where + " is not a file"};
    if (const Result<void> free = refuseHeldFile(path, what); !free)
        return free.error();
    std::ifstream stream(path, std::ios::binary);
    std::string text;
    for (char c = 0; text.size() <= largest && stream.get(c);)
        text += c;
    if (text.empty() && !stream.eof())
        return Error{ErrorCode::Io, "cannot read " + where};
    if (text.size() > largest)
        return Error{ErrorCode::InvalidArgument,
                     where + " is larger than " + std::to_string(mebibytes) + " MiB"};
    return text;
}

} // namespace cave
