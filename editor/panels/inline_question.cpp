// SPDX-License-Identifier: MIT
#include "editor/panels/inline_question.h"

#include "editor/view/form/boxes.h"
#include "editor/view/style/type_scale.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include <utility>

namespace cave {

InlineQuestion::InlineQuestion(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_question(new QLabel(this))
    , m_yes(new QPushButton(this))
    , m_no(new QPushButton(this))
{
    setObjectName(name);
    m_question->setObjectName(name + QStringLiteral(".question"));
    m_question->setWordWrap(true);
    m_yes->setObjectName(name + QStringLiteral(".yes"));
    m_no->setObjectName(name + QStringLiteral(".no"));
    auto *buttons = hbox(kGrid, {m_yes, m_no});
    vbox(*this, kGrid, kNoMargins, {m_question, buttons});
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
}

void InlineQuestion::ask(const QString &question, const QString &yes, const QString &no,
                         std::function<void()> agreed)
{
    m_question->setText(question);
    m_yes->setText(yes);
    m_no->setText(no);
    m_agreed = std::move(agreed);
    show();
    m_no->setFocus();
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
        QWidget::keyPressEvent(event);
}

} // namespace cave

#include "moc_inline_question.cpp"
