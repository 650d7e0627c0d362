// SPDX-License-Identifier: MIT
#include "editor/panels/inline_name.h"

#include "editor/view/form/boxes.h"
#include "editor/view/style/type_scale.h"

#include <QBoxLayout>
#include <QKeyEvent>
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
}

void InlineName::ask(const QString &what, const QString &begin, std::function<void(const QString &)> written)
{
    m_name->setPlaceholderText(what);
    m_name->setAccessibleName(what);
    m_name->setText(begin);
    m_name->selectAll();
    m_written = std::move(written);
    show();
    m_name->setFocus();
}

void InlineName::setKeepText(const QString &text)
{
    m_keep->setText(text);
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

} // namespace cave

#include "moc_inline_name.cpp"
