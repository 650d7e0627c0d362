// SPDX-License-Identifier: MIT
#include "core/analysis/search/seed_line.h"

#include "core/base/text.h"

namespace cave {

Result<std::string> seedOfLine(std::string_view line, std::int64_t number)
{
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    if (number == 1 && line.starts_with("\xEF\xBB\xBF"))
        line.remove_prefix(3);
    if (line.size() > kMostSeedBytes)
        return invalid(message("line %1 is longer than %2 bytes", number, kMostSeedBytes));
    if (!isUtf8(line))
        return invalid(message("line %1 is not valid UTF-8", number));
    return std::string(line);
}

} // namespace cave
