// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"

#include <QString>

#include <string_view>

namespace cave {

/// A text of one of the core's tables (names of settings, metrics, items, monsters …) in the window's
/// language; unchanged if there is no translation, for instance if it is from other content. `tools/strings`
/// collects the translatable texts.
QString coreText(std::string_view text);

/// A message of the core in the window's language, including its arguments.
QString messageText(const Message &message);

} // namespace cave
