// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>

class QImage;

namespace cave {

/// Writes a picture as PNG; replaces a file that is there, whole or not at all. Callable from any thread.
/// Errors of `AtomicFile`.
Result<void> writePicture(const QImage &image, const std::filesystem::path &file);

} // namespace cave
