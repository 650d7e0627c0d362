// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/compare/compared_world.h"

#include <QAbstractTableModel>
#include <QColor>
#include <QList>

#include <optional>

namespace cave {

/// The metrics of the worlds that are compared: a row a metric, a column a world, with the metric's name in
/// the first column. The best value of a row is marked, unless it is shared.
class CompareMetrics : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit CompareMetrics(QObject *parent = nullptr) : QAbstractTableModel(parent) {}

    /// Observed, not owned.
    void setWorlds(const QList<ComparedWorld *> &worlds);
    /// Texts are asked for again in the new language.
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// The world whose value of a metric is better than all others': its number; none for a tie, and while
    /// values are to come.
    [[nodiscard]] std::optional<int> bestOf(const MetricInfo &info) const;

private:
    [[nodiscard]] QVariant nameData(const MetricInfo &info, int role) const;
    [[nodiscard]] QVariant valueData(const MetricInfo &info, int world, int role) const;
    [[nodiscard]] QString valueOf(const MetricInfo &info, int world) const;

    QList<ComparedWorld *> m_worlds;
};

} // namespace cave
