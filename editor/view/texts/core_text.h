// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"

#include <QString>

#include <string_view>

namespace cave {

/// A text of one of the core's tables (names of settings, metrics, items, monsters …) in the window's
/// language; as it is if translators don't know it, such as what other content than the built-in says. What
/// they know is in translations/core_strings.h.
QString coreText(std::string_view text);

/// A message of the core in the window's language, with what is in it.
QString messageText(const Message &message);

} // namespace cave
