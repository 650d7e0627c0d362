// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QString>
#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace cave {

/// A line in a panel for entering a name, hidden until needed. Enter accepts the name, Esc cancels.
class InlineName : public QWidget {
    Q_OBJECT

public:
    /// Its children have the object names `name` with ".name" and ".keep".
    explicit InlineName(const QString &name, QWidget *parent = nullptr);

    /// Shows it with an initial name; `written` runs once, with a non-empty name. `what` is called now and
    /// after each change of language while it is shown.
    void ask(std::function<QString()> what, const QString &begin,
             std::function<void(const QString &)> written);
    /// The text of the button; called likewise.
    void setKeepText(std::function<QString()> text);

    static constexpr int kLongestName = 50; ///< characters: at most 200 bytes of UTF-8

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void keep();
    void showTexts();

    QLineEdit *m_name;
    QPushButton *m_keep;
    std::function<QString()> m_what;
    std::function<QString()> m_keepText;
    std::function<void(const QString &)> m_written;
};

/// A question in a panel instead of a message box; hidden until asked. Escape is the same as its second
/// button.
class InlineQuestion : public QFrame {
    Q_OBJECT

public:
    /// What is asked, and the names of the buttons.
    struct Texts {
        QString question; ///< plain text
        QString yes;
        QString no;
    };
    enum class Focus { Yes, No };

    /// Has the object name `name`, and its children `name` with ".question", ".yes" and ".no". The buttons
    /// are below the question, or beside it if `direction` is horizontal.
    explicit InlineQuestion(const QString &name, QWidget *parent = nullptr,
                            Qt::Orientation direction = Qt::Vertical);

    /// Asks; `agreed` runs once, if confirmed. `texts` is called now and after each change of language while
    /// the question is open.
    void ask(std::function<Texts()> texts, std::function<void()> agreed, Focus focus = Focus::No);
    /// Calls `texts` again, as what they say may have changed; does nothing while nothing is asked.
    void showTexts();

signals:
    /// One of the buttons was pressed; emitted before `agreed` runs.
    void answered(bool yes);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLabel *m_question;
    QPushButton *m_yes;
    QPushButton *m_no;
    std::function<Texts()> m_texts;
    std::function<void()> m_agreed;
};

} // namespace cave
