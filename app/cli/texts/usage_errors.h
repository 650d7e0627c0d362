// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"

#include <string>
#include <string_view>

namespace cave::cli {

/// What CLI11 says of a command line, as a message that can be translated: it makes English sentences, from
/// which the names and values are taken again. `kind` is the error's name ("RequiredError"). A sentence of
/// another form stays as it is.
Message usageMessage(std::string_view kind, const std::string &sentence);

} // namespace cave::cli
