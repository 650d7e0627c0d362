// SPDX-License-Identifier: MIT
#pragma once

#include "editor/document/edit_history.h"

#include <QAbstractListModel>
#include <QPointer>

#include <cstddef>

namespace cave {

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

} // namespace cave
