// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;

namespace cave {

/// A question in a panel instead of a message box; hidden until asked.
class InlineQuestion : public QWidget {
    Q_OBJECT

public:
    /// Its children have the object names `name` with ".question", ".yes" and ".no".
    explicit InlineQuestion(const QString &name, QWidget *parent = nullptr);

    /// Asks; `agreed` runs once, if confirmed.
    void ask(const QString &question, const QString &yes, const QString &no, std::function<void()> agreed);

private:
    QLabel *m_question;
    QPushButton *m_yes;
    QPushButton *m_no;
    std::function<void()> m_agreed;
};

} // namespace cave
