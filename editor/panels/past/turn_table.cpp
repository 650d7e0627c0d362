// SPDX-License-Identifier: MIT
#include "editor/panels/past/turn_table.h"

#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/level_texts.h"

#include <QColor>
#include <QFont>

#include <algorithm>

namespace cave {
namespace {

constexpr float kMarkOpacity = 0.25F;

} // namespace

void TurnTable::reset(const std::function<void()> &replace)
{
    beginResetModel();
    replace();
    m_shown.clear();
    for (std::size_t i = 0; i < traced(); ++i) {
        if (passes(i, m_filter))
            m_shown.push_back(i);
    }
    endResetModel();
}

void TurnTable::setFilter(TraceFilter filter)
{
    reset([this, filter] { m_filter = filter; });
}

void TurnTable::setTurn(std::int64_t turn)
{
    if (turn == m_turn)
        return;
    m_turn = turn;
    refreshLook();
}

void TurnTable::retranslate()
{
    refreshLook();
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void TurnTable::refreshLook()
{
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

std::optional<int> TurnTable::rowAt(std::int64_t turn) const
{
    const auto after =
        std::ranges::upper_bound(m_shown, turn, {}, [this](std::size_t i) { return turnOf(i); });
    if (after == m_shown.begin())
        return std::nullopt;
    return static_cast<int>(after - m_shown.begin()) - 1;
}

/// A turn with several commands has several rows. With free movement, nothing changed after a row until the
/// next one.
bool TurnTable::isMarked(int row) const
{
    return turnAt(row) == m_turn || (world()->content->scenario.freeMovement() && rowAt(m_turn) == row);
}

int TurnTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QString TurnTable::placed(WorldPos p) const
{
    return ownCoordinates(world()->map.plan(), p);
}

QVariant TurnTable::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const bool isTurn = index.column() == kTurnColumn;
    const std::size_t shown = m_shown[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(shown, index.column());
    case Qt::AccessibleTextRole:
        return isTurn && isMarked(index.row())
                   ? QVariant(tr("%1, shown on the map").arg(text(shown, kTurnColumn)))
                   : QVariant();
    case Qt::TextAlignmentRole:
        return isTurn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::FontRole:
        return isMarked(index.row()) ? QVariant(fontOf(TextSize::Small, QFont::DemiBold)) : QVariant();
    case Qt::BackgroundRole: {
        if (!isMarked(index.row()))
            return {};
        QColor ground = currentTheme().accent;
        ground.setAlphaF(kMarkOpacity);
        return ground;
    }
    default:
        return {};
    }
}

} // namespace cave

#include "moc_turn_table.cpp"
