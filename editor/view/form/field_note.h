// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>
#include <QString>

namespace cave {

/// A line below a field: what is wrong with the input, or what it results in. Takes no space while empty.
class FieldNote : public QLabel {
    Q_OBJECT

public:
    explicit FieldNote(QWidget *parent = nullptr);

    /// Shows secondary text; empty for none.
    void report(const QString &text);
    /// Shows text in the colour of errors; empty for none.
    void warn(const QString &problem);
    [[nodiscard]] bool isProblem() const { return m_isProblem; }

private:
    void refreshLook();

    bool m_isProblem = false;
};

} // namespace cave
