// SPDX-License-Identifier: MIT
#include "editor/panels/inline_question.h"

#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <utility>

namespace cave {

InlineName::InlineName(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_name(new QLineEdit(this))
    , m_keep(new QPushButton(this))
{
    m_name->setObjectName(name + QStringLiteral(".name"));
    m_name->setMaxLength(kLongestName);
    m_name->installEventFilter(this);
    m_keep->setObjectName(name + QStringLiteral(".keep"));
    hbox(*this, kGrid, kNoMargins, {{m_name, 1}, m_keep});
    hide();
    connect(m_name, &QLineEdit::returnPressed, this, &InlineName::keep);
    connect(m_keep, &QPushButton::clicked, this, &InlineName::keep);
    bindTexts(*this, [this] { showTexts(); });
}

void InlineName::ask(std::function<QString()> what, const QString &begin,
                     std::function<void(const QString &)> written)
{
    m_what = std::move(what);
    m_name->setText(begin);
    m_name->selectAll();
    m_written = std::move(written);
    show();
    showTexts();
    m_name->setFocus();
}

void InlineName::setKeepText(std::function<QString()> text)
{
    m_keepText = std::move(text);
    m_keep->setText(m_keepText());
}

void InlineName::showTexts()
{
    if (m_keepText)
        m_keep->setText(m_keepText());
    if (isHidden() || !m_what)
        return; // what it was about may be gone
    const QString what = m_what();
    m_name->setPlaceholderText(what);
    m_name->setAccessibleName(what);
}

void InlineName::keep()
{
    const QString name = m_name->text().simplified();
    if (name.isEmpty())
        return;
    hide();
    if (const auto written = std::exchange(m_written, nullptr))
        written(name);
}

bool InlineName::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_name && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        hide();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

InlineQuestion::InlineQuestion(const QString &name, QWidget *parent, Qt::Orientation direction)
    : QFrame(parent)
    , m_question(new QLabel(this))
    , m_yes(new QPushButton(this))
    , m_no(new QPushButton(this))
{
    setObjectName(name);
    m_question->setObjectName(name + QStringLiteral(".question"));
    m_question->setWordWrap(true);
    m_question->setTextFormat(Qt::PlainText); // it may quote names
    m_yes->setObjectName(name + QStringLiteral(".yes"));
    m_no->setObjectName(name + QStringLiteral(".no"));
    if (direction == Qt::Vertical)
        vbox(*this, kGrid, kNoMargins, {m_question, hbox(kGrid, {m_yes, m_no})});
    else
        hbox(*this, 2 * kGrid, kNoMargins, {{m_question, 1}, m_yes, m_no});
    for (QPushButton *button : {m_yes, m_no})
        button->setAutoDefault(false); // in a dialog, Enter in any field would press one
    hide();
    connect(m_no, &QPushButton::clicked, this, [this] {
        hide();
        emit answered(false);
    });
    connect(m_yes, &QPushButton::clicked, this, [this] {
        hide();
        emit answered(true);
        if (const auto agreed = std::exchange(m_agreed, nullptr))
            agreed();
    });
    bindTexts(*this, [this] { showTexts(); });
}

void InlineQuestion::ask(std::function<Texts()> texts, std::function<void()> agreed, Focus focus)
{
    m_texts = std::move(texts);
    m_agreed = std::move(agreed);
    show();
    showTexts();
    (focus == Focus::Yes ? m_yes : m_no)->setFocus();
}

void InlineQuestion::showTexts()
{
    if (isHidden() || !m_texts)
        return; // what it was about may be gone
    const Texts texts = m_texts();
    m_question->setText(texts.question);
    m_yes->setText(texts.yes);
    m_no->setText(texts.no);
}

void InlineQuestion::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Escape)
        m_no->click();
    else if (auto *button = qobject_cast<QPushButton *>(focusWidget());
             button != nullptr && (key == Qt::Key_Return || key == Qt::Key_Enter))
        button->click();
    else
        QFrame::keyPressEvent(event);
}

} // namespace cave

#include "moc_inline_question.cpp"
