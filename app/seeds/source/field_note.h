// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>
#include <QString>

namespace cave {

/// A line below a field: what is wrong with what was entered, or what it comes to. Takes no room while it has
/// nothing to say.
class FieldNote : public QLabel {
    Q_OBJECT

public:
    explicit FieldNote(const QString &id, QWidget *parent = nullptr);

    /// Secondary text; empty for none.
    void tell(const QString &text);
    /// Shown in the colour of danger; empty for none.
    void warn(const QString &problem);
    [[nodiscard]] bool isProblem() const { return m_isProblem; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void refreshLook();

    bool m_isProblem = false;
};

} // namespace cave
