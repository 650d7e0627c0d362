// SPDX-License-Identifier: MIT
#include "app/play/log/message_log.h"

#include "app/play/log/journal_dialog.h"

#include <QLocale>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace cave {
namespace {

QString whenText(const LogMessage &message)
{
    return message.inSeconds ? minutesText(message.turn / kStepsPerSecond) : QLocale().toString(message.turn);
}

/// Counts a message that repeats the last one; false if it doesn't.
bool countRepetition(std::deque<LogMessage> &messages, const LogMessage &message)
{
    if (messages.empty() || messages.back().text != message.text || messages.back().kind != message.kind ||
        messages.back().fight != message.fight)
        return false;
    messages.back().count += message.count;
    messages.back().turn = message.turn;
    return true;
}

} // namespace

MessageLog::MessageLog(QObject *parent) : QAbstractListModel(parent) {}

void MessageLog::append(const LogMessage &message)
{
    if (countRepetition(m_messages, message)) {
        const QModelIndex last = index(rowCount() - 1);
        emit dataChanged(last, last);
        return;
    }
    if (rowCount() == kCapacity) {
        beginRemoveRows({}, 0, 0);
        m_messages.pop_front();
        endRemoveRows();
    }
    beginInsertRows({}, rowCount(), rowCount());
    m_messages.push_back(message);
    endInsertRows();
}

void MessageLog::prepend(const QList<LogMessage> &earlier)
{
    std::deque<LogMessage> all;
    const auto add = [&all](const LogMessage &message) {
        if (!countRepetition(all, message))
            all.push_back(message);
    };
    std::ranges::for_each(earlier, add);
    std::ranges::for_each(m_messages, add);
    while (all.size() > static_cast<std::size_t>(kCapacity))
        all.pop_front();
    restore(std::move(all));
}

void MessageLog::restore(std::deque<LogMessage> messages)
{
    beginResetModel();
    m_messages = std::move(messages);
    endResetModel();
}

QString MessageLog::lineAt(int row) const
{
    const LogMessage &message = m_messages[static_cast<std::size_t>(row)];
    const QString line = message.inSeconds ? tr("%1: %2").arg(whenText(message), message.text)
                                           : tr("Turn %1: %2").arg(whenText(message), message.text);
    return message.count == 1 ? line : tr("%1 ×%2").arg(line, QLocale().toString(message.count));
}

int MessageLog::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_messages.size());
}

QVariant MessageLog::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !checkIndex(index))
        return {};
    const LogMessage &message = m_messages[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return message.count == 1 ? message.text
                                  : tr("%1 ×%2").arg(message.text, QLocale().toString(message.count));
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return message.how.isEmpty() ? lineAt(index.row())
                                     : tr("%1\nHow: %2").arg(lineAt(index.row()), message.how);
    case KindRole:
        return static_cast<int>(message.kind);
    case TurnRole:
        return message.turn;
    case WhenRole:
        return whenText(message);
    case CountRole:
        return message.count;
    case TextRole:
        return message.text;
    case FightRole:
        return message.fight;
    case DetailRole:
        return message.isDetail;
    case PlaceRole:
        return message.place ? QVariant::fromValue(*message.place) : QVariant();
    default:
        return {};
    }
}

} // namespace cave

#include "moc_message_log.cpp"
