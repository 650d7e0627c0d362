// SPDX-License-Identifier: MIT
#include "app/cli/threads_option.h"

#include <algorithm>
#include <thread>

namespace cave::cli {
namespace {

constexpr int kMostThreads = 256;

} // namespace

void addThreadsOption(Verb verb, std::optional<int> &threads, const Message &help)
{
    verb.addOption("--threads", threads, help).checkRange(1, kMostThreads).typeName("T");
}

int threadsOrCores(const std::optional<int> &threads)
{
    const auto cores = static_cast<int>(std::thread::hardware_concurrency());
    return threads.value_or(std::clamp(cores, 1, kMostThreads));
}

} // namespace cave::cli
