// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/compare/compare_overlay.h"
#include "app/seeds/compare/compared_world.h"
#include "app/seeds/metrics/metric_texts.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAbstractTableModel>
#include <QColor>
#include <QCoreApplication>
#include <QList>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace cave {

/// The metrics of the compared worlds: one row per metric, one column per world, with the metric's name in
/// the first column. The best value of a row is marked unless tied.
class CompareMetrics : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit CompareMetrics(QObject *parent = nullptr) : QAbstractTableModel(parent) {}

    /// Observed, not owned.
    void setWorlds(const QList<ComparedWorld *> &worlds)
    {
        beginResetModel();
        for (ComparedWorld *world : m_worlds) {
            if (!worlds.contains(world))
                world->disconnect(this);
        }
        for (ComparedWorld *world : worlds) {
            if (m_worlds.contains(world))
                continue;
            connect(world, &ComparedWorld::valuesChanged, this,
                    [this] { emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1)); });
            connect(world, &ComparedWorld::specChanged, this,
                    [this] { emit headerDataChanged(Qt::Horizontal, 1, columnCount() - 1); });
        }
        m_worlds = worlds;
        endResetModel();
    }

    /// Whether a row's metric is measured in any of the worlds; true while there are none.
    [[nodiscard]] bool isMeasured(int row) const
    {
        return m_worlds.isEmpty() || std::ranges::any_of(m_worlds, [row](const ComparedWorld *world) {
                   return cave::isMeasuredIn(ownQuery(infoOfRow(row).id), world->spec().generator.kind);
               });
    }

    /// Updates the texts to the current language.
    void retranslate()
    {
        beginResetModel();
        endResetModel();
    }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(kMetricCount);
    }

    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : 1 + static_cast<int>(m_worlds.size());
    }

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override
    {
        if (!index.isValid())
            return {};
        const MetricInfo &info = infoOfRow(index.row());
        if (role == Qt::ToolTipRole &&
            (index.column() == 0 || m_worlds[index.column() - 1]->problem().isEmpty()))
            return QStringList{coreText(info.label), coreText(info.definition), reachText(info),
                               preferenceText(info.better)}
                .join(u'\n');
        return index.column() == 0 ? nameData(info, role) : valueData(info, index.column() - 1, role);
    }

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (orientation == Qt::Vertical || section >= columnCount())
            return {};
        if (role == Qt::TextAlignmentRole)
            return static_cast<int>((section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        if (section == 0)
            return role == Qt::DisplayRole ? tr("Metric") : QVariant();
        if (role == Qt::DisplayRole)
            return worldLetter(section - 1);
        if (role == Qt::ToolTipRole)
            return QString::fromStdString(seedText(m_worlds[section - 1]->spec()));
        return {};
    }

    /// The index of the world with the best value of a metric; none for a tie or while values are missing.
    [[nodiscard]] std::optional<int> bestOf(const MetricInfo &info) const
    {
        if (info.better == Preference::None)
            return std::nullopt;
        std::optional<int> best;
        bool shared = false;
        int known = 0;
        for (int i = 0; i < m_worlds.size(); ++i) {
            const std::optional<double> value = m_worlds[i]->value(info.id);
            if (!value && !m_worlds[i]->isMeasured())
                return std::nullopt;
            if (!value)
                continue;
            ++known;
            const double leader = best ? *m_worlds[*best]->value(info.id) : 0;
            if (!best || (info.better == Preference::More ? *value > leader : *value < leader)) {
                best = i;
                shared = false;
            } else if (*value == leader) {
                shared = true;
            }
        }
        return known > 1 && !shared ? best : std::nullopt;
    }

private:
    static const MetricInfo &infoOfRow(int row) { return metricInfos()[static_cast<std::size_t>(row)]; }

    /// The reach of a metric.
    [[nodiscard]] QString reachText(const MetricInfo &info) const
    {
        const auto bounded = std::ranges::count_if(
            m_worlds, [](const auto *world) { return isBounded(world->spec().generator.kind); });
        const bool inLevels = info.reach == MetricReach::Level ||
                              (info.reach == MetricReach::Square && bounded == m_worlds.size());
        if (inLevels)
            return tr("Measured on all levels together.");
        switch (info.reach) {
        case MetricReach::Square: {
            const QString square =
                tr("Measured in the square within %n cells of the entrance.", nullptr, info.ownReach);
            return bounded == 0 ? square : square + u' ' + tr("In worlds of levels: on all levels together.");
        }
        case MetricReach::Steps:
            return CompareMetrics::tr("Measured within %n steps of the entrance.", nullptr, info.ownReach);
        case MetricReach::Level:
        case MetricReach::Limit:
            break;
        }
        return CompareMetrics::tr("Searched up to %n steps from the entrance.", nullptr, info.ownReach);
    }

    static QString preferenceText(Preference better)
    {
        switch (better) {
        case Preference::More:
            return CompareMetrics::tr("▲ Most players prefer more.");
        case Preference::Less:
            return CompareMetrics::tr("▼ Most players prefer less.");
        case Preference::None:
            break;
        }
        return CompareMetrics::tr("Neutral.");
    }

    [[nodiscard]] QVariant nameData(const MetricInfo &info, int role) const
    {
        if (role != Qt::DisplayRole)
            return {};
        const QString label = coreText(info.label);
        return info.unit == MetricUnit::Cells   ? tr("%1, cells").arg(label)
               : info.unit == MetricUnit::Steps ? tr("%1, steps").arg(label)
                                                : label;
    }

    [[nodiscard]] QVariant valueData(const MetricInfo &info, int world, int role) const
    {
        const bool best = bestOf(info) == world;
        switch (role) {
        case Qt::DisplayRole: {
            const QString mark = info.better == Preference::More ? tr("▲ %1") : tr("▼ %1");
            return best ? mark.arg(valueOf(info, world)) : valueOf(info, world);
        }
        case Qt::TextAlignmentRole:
            return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
        case Qt::FontRole:
            return best ? fontOf(TextSize::Body, QFont::Bold) : QVariant();
        case Qt::ForegroundRole:
            if (best)
                return currentTheme().good;
            return m_worlds[world]->value(info.id) ? QVariant() : QVariant(currentTheme().mutedText);
        case Qt::ToolTipRole:
            return m_worlds[world]->problem();
        default:
            return {};
        }
    }

    [[nodiscard]] QString valueOf(const MetricInfo &info, int world) const
    {
        const std::optional<double> value = m_worlds[world]->value(info.id);
        if (!value)
            return m_worlds[world]->isMeasured() ? tr("–") : tr("…");
        return unitValue(info.unit, *value);
    }

    QList<ComparedWorld *> m_worlds;
};

} // namespace cave
