// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QWidget;

namespace cave {

/// Shows lines that are too many for a banner, to be read and copied.
void showTextDialog(QWidget *parent, const QString &title, const QString &lines);

} // namespace cave
