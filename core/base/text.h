#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace cave {

/// Decodes UTF-8 to UTF-16 code units. Error: the byte offset of the first malformed sequence.
Result<std::u16string> utf16FromUtf8(std::string_view text);

/// True when `text` is well-formed UTF-8 (no overlong forms, no surrogates).
bool isUtf8(std::string_view text);

} // namespace cave
