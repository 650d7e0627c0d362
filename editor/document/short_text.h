// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstddef>

namespace cave {

/// The first characters of `text`: as many whole ones as there are in this many bytes of UTF-8.
QString shortened(const QString &text, std::size_t mostBytes);

} // namespace cave
