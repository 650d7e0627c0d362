// SPDX-License-Identifier: MIT
#include "editor/panels/changes/history_panel.h"

#include "editor/document/world_document.h"
#include "editor/panels/changes/history_delegate.h"
#include "editor/panels/changes/history_model.h"
#include "editor/panels/icon_button.h"
#include "editor/panels/inline_name.h"
#include "editor/panels/inline_question.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QBoxLayout>
#include <QLabel>
#include <QListView>
#include <QToolButton>

namespace cave {
namespace {

void setTexts(QToolButton *button, const QString &text, const QString &tip)
{
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(text);
}

} // namespace

HistoryPanel::HistoryPanel(QWidget *parent)
    : QWidget(parent)
    , m_model(new HistoryModel(this))
    , m_naming(new InlineName(QStringLiteral("history"), this))
    , m_forgetting(new InlineQuestion(QStringLiteral("history"), this))
{
    setObjectName(QStringLiteral("historyPanel"));
    makeParts();
    connectParts();
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { refreshLook(); });
    setDocument(nullptr);
}

void HistoryPanel::makeParts()
{
    m_empty = named("history.empty", new QLabel(this));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_body = new QWidget(this);
    m_list = named("history.list", new QListView(m_body));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new HistoryDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setFrameShape(QFrame::NoFrame);
    vbox(*m_body, kGrid, kNoMargins, {makeButtons(), m_naming, m_forgetting, {m_list, 1}});
    vbox(*this, kStyleSpacing, evenMargins(2 * kGrid), {{m_empty, 1}, {m_body, 1}});
}

QWidget *HistoryPanel::makeButtons()
{
    auto *bar = new QWidget(m_body);
    m_undo = makeIconButton(bar, "history.undo", "undo");
    m_redo = makeIconButton(bar, "history.redo", "redo");
    m_save = makeIconButton(bar, "history.addSavePoint", "flag");
    m_save->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_unsave = makeIconButton(bar, "history.removeSavePoint", "dismiss");
    m_forget = makeIconButton(bar, "history.forget", "bin");
    auto *line = new QHBoxLayout(bar);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(kGrid);
    for (QToolButton *button : {m_undo, m_redo, m_save, m_unsave})
        line->addWidget(button);
    line->addStretch(1);
    line->addWidget(m_forget);
    return bar;
}

void HistoryPanel::connectParts()
{
    connect(m_undo, &QToolButton::clicked, this, [this] { goTo(m_document->position() - 1); });
    connect(m_redo, &QToolButton::clicked, this, [this] { goTo(m_document->position() + 1); });
    connect(m_save, &QToolButton::clicked, this, &HistoryPanel::addSavePoint);
    connect(m_unsave, &QToolButton::clicked, this, &HistoryPanel::removeSavePoints);
    connect(m_forget, &QToolButton::clicked, this, &HistoryPanel::forget);
    connect(m_list, &QListView::clicked, this, &HistoryPanel::goToRow);
    connect(m_list, &QListView::activated, this, &HistoryPanel::goToRow);
}

void HistoryPanel::setDocument(EditHistory *document)
{
    if (m_document != nullptr)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = document;
    m_world = qobject_cast<WorldDocument *>(document);
    m_model->setDocument(document);
    for (QToolButton *button : {m_save, m_unsave, m_forget})
        button->setVisible(m_world != nullptr);
    if (document != nullptr) {
        connect(document, &EditHistory::historyChanged, this, &HistoryPanel::refresh);
        connect(document, &QObject::destroyed, this, &HistoryPanel::refresh);
    }
    m_naming->hide();
    m_forgetting->hide();
    refresh();
}

void HistoryPanel::refresh()
{
    const bool edits = m_document != nullptr && m_document->canEdit();
    m_body->setVisible(edits);
    m_empty->setVisible(!edits);
    if (!edits)
        return;
    const auto position = static_cast<int>(m_document->position());
    m_undo->setEnabled(m_document->canUndo());
    m_redo->setEnabled(m_document->canRedo());
    m_forget->setEnabled(m_world != nullptr && (m_world->editCount() > 0 || !m_world->savePoints().empty()));
    const QModelIndex current = m_model->index(position);
    m_unsave->setEnabled(!current.data(HistoryModel::SavePointsRole).toStringList().isEmpty());
    if (m_list->currentIndex() != current)
        m_list->setCurrentIndex(current);
}

void HistoryPanel::goToRow(const QModelIndex &index)
{
    goTo(static_cast<std::size_t>(index.row()));
}

void HistoryPanel::goTo(std::size_t position)
{
    if (m_document != nullptr && position != m_document->position())
        report(m_document->goTo(position));
}

void HistoryPanel::addSavePoint()
{
    m_forgetting->hide();
    m_naming->ask(tr("Name of the save point"), tr("Save point %1").arg(m_world->savePoints().size() + 1),
                  [this](const QString &name) {
                      m_list->setFocus();
                      if (m_world != nullptr)
                          report(m_world->addSavePoint(name));
                  });
}

/// Those of the current position.
void HistoryPanel::removeSavePoints()
{
    const QModelIndex current = m_model->index(static_cast<int>(m_document->position()));
    for (const QString &name : current.data(HistoryModel::SavePointsRole).toStringList())
        report(m_world->removeSavePoint(name));
}

void HistoryPanel::forget()
{
    m_naming->hide();
    m_forgetting->ask(tr("Clear all edits and save points? The world is unchanged, but earlier edits can no "
                         "longer be undone."),
                      tr("Clear"), tr("Keep it"), [this] {
                          if (m_world != nullptr)
                              report(m_world->forgetHistory());
                      });
}

void HistoryPanel::report(const Result<void> &done)
{
    if (!done)
        emit failed(done.error());
}

void HistoryPanel::retranslate()
{
    m_empty->setText(
        tr("Open a world or a level in the editor. Every edit is listed here; click one to go back to it."));
    setTexts(m_undo, tr("Undo"), tr("Undo the last edit"));
    setTexts(m_redo, tr("Redo"), tr("Redo the last undone edit"));
    setTexts(m_save, tr("Save point"), tr("Name this state to return to it later"));
    setTexts(m_unsave, tr("Remove save point"), tr("Remove the name of this state"));
    setTexts(m_forget, tr("Clear history"), tr("Clear the history; the world is unchanged"));
    m_list->setAccessibleName(tr("Edits"));
    m_naming->setKeepText(tr("Save"));
}

void HistoryPanel::refreshLook()
{
    setSecondary(m_empty, currentTheme());
    m_empty->setFont(fontOf(TextSize::Body));
}

} // namespace cave

#include "moc_history_panel.cpp"
