// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/files/atomic_file.h"
#include "core/io/files/error_text.h"

#include <QBuffer>
#include <QImage>

#include <filesystem>

namespace cave {

/// Writes a picture as PNG, atomically replacing an existing file. Callable from any thread. Errors: those of
/// `AtomicFile`.
inline Result<void> writePicture(const QImage &image, const std::filesystem::path &file)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, "PNG"))
        return Error{ErrorCode::Io, message("cannot write %1: %2", quoted(file),
                                            message("the picture can't be encoded as PNG"))};
    return writeFileAtomically(file, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

} // namespace cave
