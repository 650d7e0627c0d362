// SPDX-License-Identifier: MIT
#include "app/shell/help/text_dialog.h"

#include "app/common/first_size.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace cave {

void showTextDialog(QWidget *parent, const QString &title, const QString &lines)
{
    auto *dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName("remarks");
    dialog->setWindowTitle(title);
    auto *text = new QPlainTextEdit(lines);
    text->setReadOnly(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    auto *column = new QVBoxLayout(dialog);
    column->addWidget(text);
    column->addWidget(buttons);
    setFirstSize(*dialog, QSize(640, 360));
    dialog->show();
}

} // namespace cave
