// SPDX-License-Identifier: MIT
#include "editor/panels/changes/history_model.h"

#include <QStringList>

#include <algorithm>

namespace cave {

HistoryModel::HistoryModel(QObject *parent) : QAbstractListModel(parent) {}

void HistoryModel::setDocument(WorldDocument *document)
{
    beginResetModel();
    if (m_document != nullptr)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = document;
    m_ids.clear();
    if (document != nullptr) {
        for (const EditEntry &entry : document->history())
            m_ids.push_back(entry.id);
        connect(document, &WorldDocument::historyChanged, this, &HistoryModel::update);
        connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    }
    endResetModel();
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid() || m_document == nullptr || !m_document->canEdit())
        return 0;
    return static_cast<int>(m_ids.size()) + 1;
}

/// So many entries have their rows already. Edits only ever go from and come to the end.
std::size_t HistoryModel::commonEntries() const
{
    const std::vector<EditEntry> &history = m_document->history();
    std::size_t common = std::min(m_ids.size(), history.size());
    while (common > 0 && m_ids[common - 1] != history[common - 1].id)
        --common;
    return common;
}

void HistoryModel::update()
{
    const std::vector<EditEntry> &history = m_document->history();
    const std::size_t common = commonEntries();
    if (common < m_ids.size()) {
        beginRemoveRows({}, static_cast<int>(common) + 1, static_cast<int>(m_ids.size()));
        m_ids.resize(common);
        endRemoveRows();
    }
    if (common < history.size()) {
        beginInsertRows({}, static_cast<int>(common) + 1, static_cast<int>(history.size()));
        for (std::size_t i = common; i < history.size(); ++i)
            m_ids.push_back(history[i].id);
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
    const EditEntry &entry = m_document->history()[position - 1];
    if (role == CellsRole)
        return static_cast<qint64>(entry.cells);
    if (role == MadeRole)
        return static_cast<qint64>(entry.madeMs);
    return {};
}

QStringList HistoryModel::savePointsAt(std::size_t position) const
{
    QStringList names;
    for (const SavePoint &point : m_document->savePoints()) {
        if (point.position == position)
            names.append(QString::fromStdString(point.name));
    }
    return names;
}

} // namespace cave
