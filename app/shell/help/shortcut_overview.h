// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QList>
#include <QString>

class QLineEdit;
class QTreeWidget;

namespace cave {

/// A group of keys under one heading.
struct ShortcutGroup {
    struct Line {
        QString what;
        QString keys;
    };
    QString heading;
    QList<Line> lines;
};

/// Lists all keys by group, with a search field.
class ShortcutOverview : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutOverview(QWidget *parent = nullptr);

    void setGroups(const QList<ShortcutGroup> &groups);

private:
    QLineEdit *m_search;
    QTreeWidget *m_list;
};

} // namespace cave
