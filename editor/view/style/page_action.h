// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QList>

class QAction;
class QWidget;

namespace cave {

/// A new action of `page`, which owns it, with a stable id; its keys work in the page and in what is in it.
QAction *addPageAction(QWidget &page, const char *id, const QList<QKeySequence> &keys);

} // namespace cave
