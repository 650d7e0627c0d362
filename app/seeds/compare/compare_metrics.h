// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/compare/compared_world.h"

#include <QAbstractTableModel>
#include <QColor>
#include <QList>

#include <optional>

namespace cave {

/// The metrics of the compared worlds: one row per metric, one column per world, with the metric's name in
/// the first column. The best value of a row is marked unless tied.
class CompareMetrics : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit CompareMetrics(QObject *parent = nullptr) : QAbstractTableModel(parent) {}

    /// Observed, not owned.
    void setWorlds(const QList<ComparedWorld *> &worlds);
    /// Whether a row's metric is measured in any of the worlds; true while there are none.
    [[nodiscard]] bool isMeasured(int row) const;
    /// Updates the texts to the current language.
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The index of the world with the best value of a metric; none for a tie or while values are missing.
    [[nodiscard]] std::optional<int> bestOf(const MetricInfo &info) const;

private:
    [[nodiscard]] QVariant nameData(const MetricInfo &info, int role) const;
    [[nodiscard]] QVariant valueData(const MetricInfo &info, int world, int role) const;
    [[nodiscard]] QString valueOf(const MetricInfo &info, int world) const;

    QList<ComparedWorld *> m_worlds;
};

} // namespace cave
