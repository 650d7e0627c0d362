// SPDX-License-Identifier: MIT
#include "editor/panels/changes/history_panel.h"

#include "editor/document/world_document.h"
#include "editor/panels/changes/history_delegate.h"
#include "editor/panels/changes/history_model.h"
#include "editor/panels/inline_name.h"
#include "editor/panels/inline_question.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/form_file.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

namespace cave {
HistoryPanel::HistoryPanel(QWidget *parent)
    : QWidget(parent)
    , m_model(new HistoryModel(this))
    , m_naming(new InlineName(QStringLiteral("history"), this))
    , m_forgetting(new InlineQuestion(QStringLiteral("history"), this))
{
    setUpForm(m_ui, *this);
    m_ui.bodyColumn->insertWidget(1, m_naming);
    m_ui.bodyColumn->insertWidget(2, m_forgetting);
    m_ui.history_list->setModel(m_model);
    m_ui.history_list->setItemDelegate(new HistoryDelegate(m_ui.history_list));
    m_ui.history_undo->setIcon(namedIcon("undo"));
    m_ui.history_redo->setIcon(namedIcon("redo"));
    m_ui.history_addSavePoint->setIcon(namedIcon("flag"));
    m_ui.history_removeSavePoint->setIcon(namedIcon("dismiss"));
    m_ui.history_forget->setIcon(namedIcon("bin"));
    connect(m_ui.history_undo, &QToolButton::clicked, this, [this] { goTo(m_document->position() - 1); });
    connect(m_ui.history_redo, &QToolButton::clicked, this, [this] { goTo(m_document->position() + 1); });
    connect(m_ui.history_addSavePoint, &QToolButton::clicked, this, &HistoryPanel::addSavePoint);
    connect(m_ui.history_removeSavePoint, &QToolButton::clicked, this, &HistoryPanel::removeSavePoints);
    connect(m_ui.history_forget, &QToolButton::clicked, this, &HistoryPanel::forget);
    connect(m_ui.history_list, &QListView::clicked, this, &HistoryPanel::goToRow);
    connect(m_ui.history_list, &QListView::activated, this, &HistoryPanel::goToRow);
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        m_naming->setKeepText(tr("Save"));
    });
    bindLook(*this, [this] { refreshLook(); });
    setDocument(nullptr);
}

void HistoryPanel::setDocument(EditHistory *document)
{
    if (m_document != nullptr)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = document;
    m_world = qobject_cast<WorldDocument *>(document);
    m_model->setDocument(document);
    for (QToolButton *button : {m_ui.history_addSavePoint, m_ui.history_removeSavePoint, m_ui.history_forget})
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
    m_ui.body->setVisible(edits);
    m_ui.history_empty->setVisible(!edits);
    if (!edits)
        return;
    const auto position = static_cast<int>(m_document->position());
    m_ui.history_undo->setEnabled(m_document->canUndo());
    m_ui.history_redo->setEnabled(m_document->canRedo());
    m_ui.history_forget->setEnabled(m_world != nullptr &&
                                    (m_world->editCount() > 0 || !m_world->savePoints().empty()));
    const QModelIndex current = m_model->index(position);
    m_ui.history_removeSavePoint->setEnabled(
        !current.data(HistoryModel::SavePointsRole).toStringList().isEmpty());
    if (m_ui.history_list->currentIndex() != current)
        m_ui.history_list->setCurrentIndex(current);
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
                      m_ui.history_list->setFocus();
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

void HistoryPanel::refreshLook()
{
    setSecondary(m_ui.history_empty, currentTheme());
    m_ui.history_empty->setFont(fontOf(TextSize::Body));
}

} // namespace cave

#include "moc_history_panel.cpp"
