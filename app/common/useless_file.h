// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/banner.h"
#include "core/base/result.h"

#include <filesystem>
#include <functional>

namespace cave {

/// Reports that a file in the data folder (library of seeds, runs, totals) couldn't be opened. If it is of no
/// use as it is, the banner offers to set it aside (`setKeptFileAside`); `begin` then opens a new one.
void reportUnopened(Banner &banner, const Error &error, const std::filesystem::path &file,
                    std::function<Result<void>()> begin);

} // namespace cave
