// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "editor/document/edit_history.h"
#include "ui_history_panel.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QWidget>

#include <cstddef>

class QModelIndex;

namespace cave {

class InlineName;
class InlineQuestion;
class WorldDocument;

/// A document's edits, oldest first. Row 0 is the document before the first edit; row n is the document with
/// n edits applied.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        CellsRole = Qt::UserRole, ///< qint64: number of cells and things changed; 0 if unknown
        MadeRole,                 ///< qint64: milliseconds since 1970-01-01 UTC; 0 if unknown
        SavePointsRole,           ///< QStringList: names of this position
        DoneRole,                 ///< bool: false for undone edits
        CurrentRole               ///< bool: the current position
    };

    explicit HistoryModel(QObject *parent = nullptr);

    /// Null for no rows. Observed.
    void setDocument(EditHistory *document);
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    void update();
    [[nodiscard]] QStringList savePointsAt(std::size_t position) const;

    QPointer<EditHistory> m_document;
    int m_edits = 0; ///< number of edits with rows
};

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
    void refresh();
    void goTo(std::size_t position);
    void goToRow(const QModelIndex &index) { goTo(static_cast<std::size_t>(index.row())); }
    [[nodiscard]] static QString freeName(const WorldDocument &world);
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
