// SPDX-License-Identifier: MIT
#pragma once

#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QString>

#include <cstdint>
#include <limits>
#include <optional>

namespace cave {

/// A line edit for 64-bit integers, for which QSpinBox is too small. Ignores spaces and the language's group
/// separators; Up and Down step.
class NumberEdit : public QLineEdit {
    Q_OBJECT

public:
    explicit NumberEdit(QWidget *parent = nullptr) : QLineEdit(parent)
    {
        setInputMethodHints(Qt::ImhPreferNumbers);
    }

    /// Both ends are included; all 64-bit integers by default.
    void setRange(std::int64_t least, std::int64_t most)
    {
        m_least = least;
        m_most = most;
    }

    void setValue(std::int64_t value)
    {
        if (this->value() != value)
            setText(QString::number(value));
    }

    /// None while the text is not a number in the range.
    [[nodiscard]] std::optional<std::int64_t> value() const
    {
        bool isNumber = false;
        const qlonglong number = digitsOf(text()).toLongLong(&isNumber);
        if (!isNumber || number < m_least || number > m_most)
            return std::nullopt;
        return number;
    }

    /// Why there is no value, with `name` as the field's name: "Count: …"; empty if there is one.
    [[nodiscard]] QString problem(const QString &name) const
    {
        if (value())
            return {};
        if (text().trimmed().isEmpty())
            return tr("%1: enter a whole number.").arg(name);
        if (digitsOf(text()).isEmpty())
            return tr("%1: “%2” is not a whole number.").arg(name, text().trimmed());
        const QLocale locale;
        return tr("%1: enter a number from %2 to %3.")
            .arg(name, locale.toString(qlonglong(m_least)), locale.toString(qlonglong(m_most)));
    }

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        switch (event->key()) {
        case Qt::Key_Up:
            return step(1);
        case Qt::Key_Down:
            return step(-1);
        case Qt::Key_PageUp:
            return step(kPageStep);
        case Qt::Key_PageDown:
            return step(-kPageStep);
        default:
            QLineEdit::keyPressEvent(event);
        }
    }

private:
    static constexpr std::int64_t kPageStep = 100; // step of Page Up and Page Down

    /// Digits with an optional sign, or an empty text.
    static QString digitsOf(QString text)
    {
        const QString group = QLocale().groupSeparator();
        text.replace(QChar(0x2212), '-'); // typographic minus
        QString digits;
        for (const QChar letter : std::as_const(text)) {
            if (!letter.isSpace() && letter != '_' && letter != '\'' && group != letter)
                digits += letter;
        }
        const qsizetype sign = digits.startsWith('-') || digits.startsWith('+') ? 1 : 0;
        for (qsizetype i = sign; i < digits.size(); ++i) {
            if (digits[i] < '0' || digits[i] > '9')
                return {};
        }
        return digits.size() == sign ? QString() : digits;
    }

    void step(std::int64_t by)
    {
        const std::optional<std::int64_t> from = value();
        if (!from)
            return;
        if (by > 0)
            setValue(*from > m_most - by ? m_most : *from + by);
        else
            setValue(*from < m_least - by ? m_least : *from + by);
    }

    std::int64_t m_least = std::numeric_limits<std::int64_t>::min();
    std::int64_t m_most = std::numeric_limits<std::int64_t>::max();
};

} // namespace cave
