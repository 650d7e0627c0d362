// SPDX-License-Identifier: MIT
#include "editor/view/texts/core_text.h"

#include <QCoreApplication>

#include <string>

namespace cave {

QString coreText(std::string_view text)
{
    return QCoreApplication::translate("Core", std::string(text).c_str());
}

} // namespace cave
