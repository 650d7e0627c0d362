// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;

namespace cave {

/// A question in a panel, in place of a box over it: hidden until it is asked.
class InlineQuestion : public QWidget {
    Q_OBJECT

public:
    /// Its parts are called `name` with ".question", ".yes" and ".no".
    explicit InlineQuestion(const QString &name, QWidget *parent = nullptr);

    /// Shows it; `agreed` runs once, if that is chosen.
    void ask(const QString &question, const QString &yes, const QString &no, std::function<void()> agreed);

private:
    QLabel *m_question;
    QPushButton *m_yes;
    QPushButton *m_no;
    std::function<void()> m_agreed;
};

} // namespace cave
