// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/icons.h"

#include <QToolButton>

namespace cave {

/// A button with a frame only while hovered. `name`: the object name; `icon`: see `namedIcon`.
inline QToolButton *makeIconButton(QWidget *parent, const char *name, const char *icon)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setIcon(namedIcon(QLatin1String(icon)));
    button->setAutoRaise(true);
    return button;
}

} // namespace cave
