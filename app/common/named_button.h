// SPDX-License-Identifier: MIT
#pragma once

#include <QPushButton>

namespace cave {

/// A button found by tests and screen readers as `id`, which Enter in a dialog doesn't press.
inline QPushButton *namedButton(const char *id, QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(QLatin1String(id));
    button->setAutoDefault(false);
    return button;
}

} // namespace cave
