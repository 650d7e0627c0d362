// SPDX-License-Identifier: MIT
#pragma once

#include "editor/document/world_document.h"

#include <QAbstractListModel>
#include <QPointer>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cave {

/// A document's edits, oldest first. Row 0 is the world before the first of them; row n is the world with n
/// edits done.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        CellsRole = Qt::UserRole, ///< qint64: cells and things that the edit changed
        MadeRole,                 ///< qint64: milliseconds since 1970-01-01 UTC; 0 for row 0
        SavePointsRole,           ///< QStringList: names of this position
        DoneRole,                 ///< bool: false for an edit that is undone
        CurrentRole               ///< bool: this is how the world is now
    };

    explicit HistoryModel(QObject *parent = nullptr);

    /// Null: no rows. Observed.
    void setDocument(WorldDocument *document);
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    void update();
    [[nodiscard]] std::size_t commonEntries() const;
    [[nodiscard]] QStringList savePointsAt(std::size_t position) const;

    QPointer<WorldDocument> m_document;
    std::vector<std::int64_t> m_ids; ///< of the entries that there are rows of
};

} // namespace cave
