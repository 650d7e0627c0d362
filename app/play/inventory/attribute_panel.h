// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

#include <vector>

class QLabel;

namespace cave {

class Session;
struct Theme;

/// What a player who fights by dice is like: health, level, experience, attributes, what is worn.
class AttributePanel : public QFrame {
    Q_OBJECT

public:
    explicit AttributePanel(QWidget *parent);

    /// Null, or a session without a hero: nothing.
    void show(const Session *session, const Theme &theme);
    /// The whole text, a line each, as plain text.
    [[nodiscard]] QString text() const;

private:
    void setLine(std::size_t line, const QString &name, const QString &value, const Theme &theme);

    std::vector<QLabel *> m_names;
    std::vector<QLabel *> m_values;
};

} // namespace cave
