// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>

class QImage;

namespace cave {

/// Writes a picture as PNG, atomically replacing an existing file. Callable from any thread. Errors: those of
/// `AtomicFile`.
Result<void> writePicture(const QImage &image, const std::filesystem::path &file);

} // namespace cave
