// SPDX-License-Identifier: MIT
#pragma once

#include "editor/document/edit_history.h"

#include <QAbstractListModel>
#include <QPointer>

#include <cstddef>

namespace cave {

/// A document's edits, oldest first. Row 0 is the document before the first of them; row n is the document
/// with n edits done.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        CellsRole = Qt::UserRole, ///< qint64: cells and things that the edit changed; 0: unknown
        MadeRole,                 ///< qint64: milliseconds since 1970-01-01 UTC; 0: unknown
        SavePointsRole,           ///< QStringList: names of this position
        DoneRole,                 ///< bool: false for an edit that is undone
        CurrentRole               ///< bool: this is how the document is now
    };

    explicit HistoryModel(QObject *parent = nullptr);

    /// Null: no rows. Observed.
    void setDocument(EditHistory *document);
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    void update();
    [[nodiscard]] QStringList savePointsAt(std::size_t position) const;

    QPointer<EditHistory> m_document;
    int m_edits = 0; ///< that there are rows of
};

} // namespace cave
