// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

#include <vector>

class QLabel;

namespace cave {

class Session;
struct Theme;

/// The attributes of a player who fights with dice: health, level, experience, and equipment.
class AttributePanel : public QFrame {
    Q_OBJECT

public:
    explicit AttributePanel(QWidget *parent);

    /// Shows nothing for null or a session without a hero.
    void show(const Session &session, const Theme &theme);
    /// All text as plain text, one line each.
    [[nodiscard]] QString text() const;

private:
    void setLine(std::size_t line, const QString &name, const QString &value, const Theme &theme);

    std::vector<QLabel *> m_names;
    std::vector<QLabel *> m_values;
};

} // namespace cave
