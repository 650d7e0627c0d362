// SPDX-License-Identifier: MIT
#include "editor/panels/past/watch_edit.h"

#include "editor/panels/past/watch_field.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/field_note.h"
#include "editor/view/form/named.h"
#include "editor/view/style/type_scale.h"

#include <QBoxLayout>

#include <utility>

namespace cave {

WatchEdit::WatchEdit(NotePlace place, QWidget *parent)
    : QWidget(parent)
    , m_field(new WatchField)
    , m_note(named("watch.note", new FieldNote))
{
    if (place == NotePlace::Beside)
        hbox(*this, 2 * kGrid, kNoMargins, {{m_field, 1}, {m_note, 1}});
    else
        vbox(*this, kGrid, kNoMargins, {m_field, m_note});
    setFocusProxy(m_field);
    connect(m_field, &WatchField::problemChanged, this, &WatchEdit::refreshNote);
    connect(m_field, &WatchField::pointChanged, this, &WatchEdit::pointChanged);
    connect(m_field, &WatchField::entered, this, &WatchEdit::entered);
    bindTexts(*this, [this] { m_field->retranslate(); });
}

/// Its field loses the keyboard only after this, and reports what was entered.
WatchEdit::~WatchEdit()
{
    m_field->disconnect(this);
}

void WatchEdit::setContent(std::shared_ptr<const Content> content)
{
    m_field->setContent(std::move(content));
}

void WatchEdit::setLimited(bool limited)
{
    m_field->setLimited(limited);
}

const std::optional<WatchPoint> &WatchEdit::point() const
{
    return m_field->point();
}

void WatchEdit::report(const QString &text)
{
    m_report = text;
    refreshNote();
}

void WatchEdit::refreshNote()
{
    if (const QString problem = m_field->problem(); !problem.isEmpty())
        m_note->warn(problem);
    else
        m_note->report(m_report);
}

} // namespace cave

#include "moc_watch_edit.cpp"
