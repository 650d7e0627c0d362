// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/conditions/flat_condition.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QSpinBox;
class QToolButton;

namespace cave {

/// One comparison of a `ConditionBuilder`: a metric, its reach, a relation and a value in its unit.
class ConditionRow : public QWidget {
    Q_OBJECT

public:
    /// `number` is part of the object names of the row's widgets: "condition.metric.0".
    ConditionRow(const FlatTerm &term, int number, QWidget *parent);

    [[nodiscard]] FlatTerm term() const;
    void setTerm(const FlatTerm &term);
    /// Offers only metrics of this generator's worlds.
    void setGenerator(GeneratorKind kind);
    /// Renames the widgets for the row's new position.
    void setNumber(int number);

signals:
    void termChanged();
    void removeRequested();

private:
    void layOut();
    void retranslateUi();
    void takeMetric();
    void takeRelation();
    void takeUnit();
    void showUnits();
    [[nodiscard]] std::string_view relation() const;
    [[nodiscard]] const MetricInfo &info() const;

    QComboBox *m_metric;
    QSpinBox *m_reach;
    QComboBox *m_relation;
    QDoubleSpinBox *m_value;
    QToolButton *m_remove;
};

} // namespace cave
