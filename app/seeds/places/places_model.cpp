// SPDX-License-Identifier: MIT
#include "app/seeds/places/places_model.h"

#include "app/seeds/metrics/metric_texts.h"
#include "editor/view/texts/numbers.h"
#include "editor/view/texts/place_texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace cave {
namespace {

struct PlacesText {
    Q_DECLARE_TR_FUNCTIONS(Places)
};

constexpr int kQuarter = 90; // degrees

} // namespace

QString orientationText(Orientation orientation)
{
    const int degrees = orientation.quarters * kQuarter;
    if (degrees == 0)
        return orientation.mirrored ? PlacesText::tr("mirrored") : PlacesText::tr("as drawn");
    return (orientation.mirrored ? PlacesText::tr("mirrored, %1°") : PlacesText::tr("%1°")).arg(degrees);
}

void PlacesModel::setPlaces(const std::vector<Place> &places, const std::vector<MetricQuery> &queries)
{
    const bool continues = queries == m_queries && places.size() >= m_places.size() &&
                           std::equal(m_places.begin(), m_places.end(), places.begin(),
                                      [](const Place &a, const Place &b) { return a.region == b.region; });
    if (!continues) {
        beginResetModel();
        m_places = places;
        m_queries = queries;
        return endResetModel();
    }
    if (places.size() == m_places.size())
        return;
    beginInsertRows({}, rowCount(), static_cast<int>(places.size()) - 1);
    m_places = places;
    endInsertRows();
}

int PlacesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_places.size());
}

int PlacesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString PlacesModel::text(const Place &place, int column) const
{
    switch (column) {
    case Where:
        return coordinatesText(place.at);
    case Distance:
        return QLocale().toString(qlonglong{place.distance});
    case Match:
        return place.sketch ? unitValue(MetricUnit::Share, place.sketch->share()) : QString();
    case Turned:
        return place.sketch ? orientationText(place.sketch->orientation) : QString();
    default:
        return {};
    }
}

double PlacesModel::sortValue(const Place &place, int column) const
{
    const Orientation orientation = place.sketch ? place.sketch->orientation : Orientation();
    switch (column) {
    case Where:
        return static_cast<double>(place.at.x);
    case Distance:
        return static_cast<double>(place.distance);
    case Match:
        return place.sketch ? place.sketch->share() : 0;
    default:
        return orientation.quarters + (orientation.mirrored ? 4 : 0);
    }
}

QString PlacesModel::toolTip(const Place &place) const
{
    QStringList lines{
        tr("%1 · %Ln cells from the spawn", "coordinates, distance", pluralCount(place.distance))
            .arg(text(place, Where))};
    if (place.sketch)
        lines += tr("%1 of %2 cells match, %3", "cells, cells, how the sketch is turned")
                     .arg(place.sketch->agreeing)
                     .arg(place.sketch->counted)
                     .arg(text(place, Turned));
    for (std::size_t i = 0; i < std::min(place.values.size(), m_queries.size()); ++i)
        lines += metricLabel(m_queries[i]) + u' ' + metricValue(m_queries[i], place.values[i]);
    return lines.join(u'\n');
}

QVariant PlacesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !checkIndex(index))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(place(index.row()), index.column());
    case kSortRole:
        return sortValue(place(index.row()), index.column());
    case Qt::ToolTipRole:
        return toolTip(place(index.row()));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue<Qt::Alignment>(
            (index.column() == Turned ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant PlacesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole) // like the cells below
        return QVariant::fromValue<Qt::Alignment>((section == Turned ? Qt::AlignLeft : Qt::AlignRight) |
                                                  Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == Distance)
        return tr("Distance from the spawn, in cells");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Where:
        return tr("Where");
    case Distance:
        return tr("Distance");
    case Match:
        return tr("Match");
    default:
        return tr("Turned");
    }
}

} // namespace cave

#include "moc_places_model.cpp"
