// SPDX-License-Identifier: MIT
#include "app/cli/option_checks.h"

#include "core/analysis/search/search.h"

#include <algorithm>
#include <thread>

namespace cave::cli {

void addThreadsOption(Verb verb, std::optional<int> &threads, const Message &help)
{
    verb.addOption("--threads", threads, help).checkRange(1, kMaxSearchThreads).typeName("T");
}

int threadsOrCores(const std::optional<int> &threads)
{
    const auto cores = static_cast<int>(std::thread::hardware_concurrency());
    return threads.value_or(std::clamp(cores, 1, kMaxSearchThreads));
}

} // namespace cave::cli
