// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/window_layout.h"
#include "editor/view/form/form.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QString>

#include <optional>

class QWidget;

namespace cave {

/// Shows text that is too long for a banner, selectable for copying.
inline void showTextDialog(QWidget *parent, const QString &title, const QString &lines)
{
    auto *dialog = named("remarks", new QDialog(parent));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    auto *text = new QPlainTextEdit(lines);
    text->setReadOnly(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    vbox(*dialog, kStyleSpacing, std::nullopt, {text, buttons});
    setFirstSize(*dialog, QSize(640, 360));
    dialog->show();
}

} // namespace cave
