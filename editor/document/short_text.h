// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstddef>

namespace cave {

/// The longest prefix of whole characters of `text` that fits into this many bytes of UTF-8.
QString shortened(const QString &text, std::size_t mostBytes);

} // namespace cave
