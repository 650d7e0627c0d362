// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/icons.h"

#include <QToolButton>

namespace cave {

/// A button that shows its frame under the pointer only. `name`: of the object; `icon`: as in `namedIcon`.
inline QToolButton *makeIconButton(QWidget *parent, const char *name, const char *icon)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setIcon(namedIcon(QLatin1String(icon)));
    button->setAutoRaise(true);
    return button;
}

} // namespace cave
