// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/search.h"

#include <QDialog>
#include <QString>

class QLabel;
class QPushButton;

namespace cave {

class FieldNote;
class NumberEdit;

/// Asks in how many shards a search runs elsewhere, and writes its folder.
class ElsewhereDialog : public QDialog {
    Q_OBJECT

public:
    /// `canSearchElsewhere(request)` must hold.
    explicit ElsewhereDialog(SearchRequest request, QWidget *parent = nullptr);

signals:
    void written(const QString &folder);

private:
    void layOut();
    void refresh();
    void askForFolder();
    void write(const QString &folder);

    SearchRequest m_request;
    NumberEdit *m_shards;
    FieldNote *m_note;
    QPushButton *m_write;
};

} // namespace cave
