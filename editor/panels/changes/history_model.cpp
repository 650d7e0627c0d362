// SPDX-License-Identifier: MIT
#include "editor/panels/changes/history_model.h"

#include "editor/document/world_document.h"

#include <QStringList>

namespace cave {

HistoryModel::HistoryModel(QObject *parent) : QAbstractListModel(parent) {}

void HistoryModel::setDocument(EditHistory *document)
{
    beginResetModel();
    if (m_document != nullptr)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = document;
    m_edits = 0;
    if (document != nullptr) {
        m_edits = static_cast<int>(document->editCount());
        connect(document, &EditHistory::historyChanged, this, &HistoryModel::update);
        connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    }
    endResetModel();
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_document == nullptr || !m_document->canEdit() ? 0 : m_edits + 1;
}

/// Edits are only added and removed at the end; any may have been replaced.
void HistoryModel::update()
{
    const auto edits = static_cast<int>(m_document->editCount());
    if (edits < m_edits) {
        beginRemoveRows({}, edits + 1, m_edits);
        m_edits = edits;
        endRemoveRows();
    } else if (edits > m_edits) {
        beginInsertRows({}, m_edits + 1, edits);
        m_edits = edits;
        endInsertRows();
    }
    emit dataChanged(index(0), index(rowCount() - 1));
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || m_document == nullptr)
        return {};
    const auto position = static_cast<std::size_t>(index.row());
    if (role == SavePointsRole)
        return savePointsAt(position);
    if (role == DoneRole)
        return position <= m_document->position();
    if (role == CurrentRole)
        return position == m_document->position();
    const bool text = role == Qt::DisplayRole || role == Qt::AccessibleTextRole;
    if (position == 0 && text)
        return tr("Before the first edit");
    if (position == 0)
        return role == CellsRole || role == MadeRole ? QVariant(qint64{0}) : QVariant();
    if (text)
        return m_document->label(position - 1);
    if (role == CellsRole)
        return static_cast<qint64>(m_document->facts(position - 1).cells);
    if (role == MadeRole)
        return static_cast<qint64>(m_document->facts(position - 1).madeMs);
    return {};
}

QStringList HistoryModel::savePointsAt(std::size_t position) const
{
    QStringList names;
    const auto *world = qobject_cast<const WorldDocument *>(m_document.data());
    if (world == nullptr)
        return names;
    for (const SavePoint &point : world->savePoints()) {
        if (point.position == position)
            names.append(QString::fromStdString(point.name));
    }
    return names;
}

} // namespace cave

#include "moc_history_model.cpp"
