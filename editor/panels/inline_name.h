// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QWidget>

#include <functional>

class QLineEdit;
class QPushButton;

namespace cave {

/// A line in a panel for entering a name, hidden until needed. Enter accepts the name, Esc cancels.
class InlineName : public QWidget {
    Q_OBJECT

public:
    /// Its children have the object names `name` with ".name" and ".keep".
    explicit InlineName(const QString &name, QWidget *parent = nullptr);

    /// Shows it with an initial name; `written` runs once, with a non-empty name.
    void ask(const QString &what, const QString &begin, std::function<void(const QString &)> written);
    void setKeepText(const QString &text);

    static constexpr int kLongestName = 50; ///< characters: at most 200 bytes of UTF-8

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void keep();

    QLineEdit *m_name;
    QPushButton *m_keep;
    std::function<void(const QString &)> m_written;
};

} // namespace cave
