// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <vector>

namespace cave {

/// The first bytes of any file as stored on the disk, at most `most`. Read through SQLite's file layer, so
/// that this process keeps its locks on the file: closing a file opened in another way would release them.
/// Errors: Io.
Result<std::vector<std::uint8_t>> readFirstBytes(const std::filesystem::path &path, std::size_t most);

/// The same for the bytes from `offset` on; none past the end.
Result<std::vector<std::uint8_t>> readBytes(const std::filesystem::path &path, std::uint64_t offset,
                                            std::size_t most);

} // namespace cave
