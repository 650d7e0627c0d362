// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <vector>

namespace cave {

/// The first bytes of a file as they lie on the disk, at most `most` of them; any file, a world or not. Read
/// by SQLite's file layer, so that this process keeps the locks that it holds on the file: closing a file
/// that was opened in another way would drop them. Errors: Io.
Result<std::vector<std::uint8_t>> readFirstBytes(const std::filesystem::path &path, std::size_t most);

/// The same of the bytes from `offset` on; none from behind the end.
Result<std::vector<std::uint8_t>> readBytes(const std::filesystem::path &path, std::uint64_t offset,
                                            std::size_t most);

} // namespace cave
