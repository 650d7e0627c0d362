// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"

#include <QString>

#include <functional>
#include <string_view>

namespace cave {

/// A message about a condition as a sentence of its own. A name of the condition's grammar at its beginning
/// stays as it is written.
[[nodiscard]] QString conditionSentence(const Message &message,
                                        const std::function<bool(std::string_view)> &isName);

} // namespace cave
