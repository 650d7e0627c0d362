// SPDX-License-Identifier: MIT
#include "app/seeds/source/number_edit.h"

#include <QKeyEvent>
#include <QLocale>

namespace cave {
namespace {

constexpr std::int64_t kPageStep = 100; // step of Page Up and Page Down

/// Digits with an optional sign, or an empty text.
QString digitsOf(QString text)
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

} // namespace

NumberEdit::NumberEdit(QWidget *parent) : QLineEdit(parent)
{
    setInputMethodHints(Qt::ImhPreferNumbers);
}

void NumberEdit::setRange(std::int64_t least, std::int64_t most)
{
    m_least = least;
    m_most = most;
}

void NumberEdit::setValue(std::int64_t value)
{
    if (this->value() != value)
        setText(QString::number(value));
}

std::optional<std::int64_t> NumberEdit::value() const
{
    bool isNumber = false;
    const qlonglong number = digitsOf(text()).toLongLong(&isNumber);
    if (!isNumber || number < m_least || number > m_most)
        return std::nullopt;
    return number;
}

QString NumberEdit::problem(const QString &name) const
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

void NumberEdit::keyPressEvent(QKeyEvent *event)
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

void NumberEdit::step(std::int64_t by)
{
    const std::optional<std::int64_t> from = value();
    if (!from)
        return;
    if (by > 0)
        setValue(*from > m_most - by ? m_most : *from + by);
    else
        setValue(*from < m_least - by ? m_least : *from + by);
}

} // namespace cave

#include "moc_number_edit.cpp"
