// SPDX-License-Identifier: MIT
#pragma once

#include <QList>

class QWidget;

namespace cave {

/// The widgets in the layout of `host` that Tab reaches, hidden ones too, as they are read: rows from the
/// top, each in the direction of text.
QList<QWidget *> tabStopsIn(const QWidget &host);

/// Lets Tab go through `host` in that order; to be called once all is laid out. By itself, Tab goes from one
/// to the next as they were made.
void setTabOrderByLayout(QWidget &host);

} // namespace cave
