// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QWidget;

namespace cave {

/// Shows text that is too long for a banner, selectable for copying.
void showTextDialog(QWidget *parent, const QString &title, const QString &lines);

} // namespace cave
