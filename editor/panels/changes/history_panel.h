// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "editor/document/edit_history.h"
#include "ui_history_panel.h"

#include <QPointer>
#include <QWidget>

#include <cstddef>

class QModelIndex;

namespace cave {

class HistoryModel;
class WorldDocument;
class InlineName;
class InlineQuestion;

/// All edits of a document, the current position, and a world's save points. A click goes to a position.
class HistoryPanel : public QWidget {
    Q_OBJECT

public:
    explicit HistoryPanel(QWidget *parent = nullptr);

    /// For null or a read-only document, shows a placeholder. Observed.
    void setDocument(EditHistory *document);
    [[nodiscard]] QSize sizeHint() const override { return {280, 360}; }

signals:
    void failed(const cave::Error &error);

private:
    void refreshLook();
    void refresh();
    void goTo(std::size_t position);
    void goToRow(const QModelIndex &index);
    void addSavePoint();
    void removeSavePoints();
    void forget();
    void report(const Result<void> &done);

    QPointer<EditHistory> m_document;
    QPointer<WorldDocument> m_world; ///< the same, if it is a world, for save points
    HistoryModel *m_model;
    Ui::HistoryPanel m_ui;
    InlineName *m_naming;
    InlineQuestion *m_forgetting;
};

} // namespace cave
