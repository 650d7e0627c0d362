// SPDX-License-Identifier: MIT
#pragma once

#include <QStackedWidget>

namespace cave {

/// Shows a page of a stack; the hidden ones don't affect its minimum size.
inline void showOnly(QStackedWidget &stack, QWidget &shown)
{
    for (int i = 0; i < stack.count(); ++i) {
        const auto policy = stack.widget(i) == &shown ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        stack.widget(i)->setSizePolicy(policy, policy);
    }
    stack.setCurrentWidget(&shown);
}

} // namespace cave
