// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/search.h"
#include "ui_elsewhere_dialog.h"

#include <QDialog>
#include <QString>

namespace cave {

/// Asks in how many shards a search runs elsewhere, and writes its folder.
class ElsewhereDialog : public QDialog {
    Q_OBJECT

public:
    /// `canSearchElsewhere(request)` must hold.
    explicit ElsewhereDialog(SearchRequest request, QWidget *parent = nullptr);

signals:
    void written(const QString &folder);

private:
    void refresh();
    void askForFolder();
    void write(const QString &folder);

    SearchRequest m_request;
    Ui::ElsewhereDialog m_ui;
    QPushButton *m_write = nullptr;
};

} // namespace cave
