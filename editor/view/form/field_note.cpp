// SPDX-License-Identifier: MIT
#include "editor/view/form/field_note.h"

#include "editor/view/form/form.h"
#include "editor/view/style/plain_texts.h"
#include "editor/view/style/theme.h"

#include <QPalette>

namespace cave {

FieldNote::FieldNote(QWidget *parent) : QLabel(parent)
{
    setWordWrap(true);
    setMinimumWidth(1);           // a long word must not widen it
    setTextFormat(Qt::PlainText); // it may quote what was typed
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    hide();
    bindLook(*this, [this] { refreshLook(); });
}

void FieldNote::report(const QString &text)
{
    m_isProblem = false;
    setText(breakable(text));
    setVisible(!text.isEmpty());
    refreshLook();
}

void FieldNote::warn(const QString &problem)
{
    report(problem);
    m_isProblem = !problem.isEmpty();
    refreshLook();
}

void FieldNote::refreshLook()
{
    setSecondary(this, currentTheme());
    if (!m_isProblem)
        return;
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, currentTheme().danger);
    setPalette(ink);
}

} // namespace cave

#include "moc_field_note.cpp"
