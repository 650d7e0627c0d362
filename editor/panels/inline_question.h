// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;

namespace cave {

/// A question in a panel instead of a message box; hidden until asked. Escape is the same as its second
/// button.
class InlineQuestion : public QWidget {
    Q_OBJECT

public:
    /// Has the object name `name`, and its children `name` with ".question", ".yes" and ".no".
    explicit InlineQuestion(const QString &name, QWidget *parent = nullptr);

    /// Asks; `agreed` runs once, if confirmed.
    void ask(const QString &question, const QString &yes, const QString &no, std::function<void()> agreed);

signals:
    /// One of the buttons was pressed; emitted before `agreed` runs.
    void answered(bool yes);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLabel *m_question;
    QPushButton *m_yes;
    QPushButton *m_no;
    std::function<void()> m_agreed;
};

} // namespace cave
