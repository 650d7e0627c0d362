// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"
#include "ui_condition_builder.h"

#include <QString>
#include <QWidget>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

class ConditionRow;

/// One comparison in a `ConditionBuilder`: a metric, a relation, a number; without a number if the relation
/// is with "none".
struct FlatTerm {
    MetricQuery query;
    std::string_view relation; ///< of `kFlatRelations`
    double value = 0;          ///< in the metric's unit: a share from 0 to 1

    friend bool operator==(const FlatTerm &, const FlatTerm &) = default;
};
inline constexpr std::array<std::string_view, 8> kFlatRelations{">=", "<=", ">",       "<",
                                                                "==", "!=", "== none", "!= none"};
/// Whether a relation is with "none"; the value of its term is 0.
constexpr bool isWithNone(std::string_view relation)
{
    return relation.size() > 2;
}

/// A condition without brackets or arithmetic: comparisons of which all, or any, must hold.
struct FlatCondition {
    bool any = false;
    std::vector<FlatTerm> terms;

    friend bool operator==(const FlatCondition &, const FlatCondition &) = default;
};

/// The factor by which shares are multiplied to be shown and typed.
inline constexpr double kPerCent = 100;

/// The number of decimals shown for a unit; for shares, in per cent.
int decimalsOf(MetricUnit unit);

/// As an expression; empty for no terms.
std::string flatText(const FlatCondition &condition);

/// Parses an expression. None if a flat condition can't express it, or a number has more decimals than
/// `decimalsOf`. The empty text has no terms.
std::optional<FlatCondition> readFlat(std::string_view text);

/// Builds a condition by mouse: a row for each comparison, of which all or any must hold. If a condition
/// can't be expressed in rows, it says so and doesn't interfere.
class ConditionBuilder : public QWidget {
    Q_OBJECT

public:
    explicit ConditionBuilder(QWidget *parent = nullptr);

    /// Offers only metrics of this generator's worlds.
    void setGenerator(GeneratorKind kind);
    /// Shows an expression written elsewhere, in rows if possible.
    void showExpression(const QString &text);
    /// True while the current expression can't be shown in rows.
    [[nodiscard]] bool isByHand() const { return m_byHand; }

signals:
    /// The rows were edited; `text` is the resulting expression.
    void expressionChanged(const QString &text);

private:
    void showRows(const FlatCondition &condition);
    ConditionRow *addRow(const FlatTerm &term);
    void removeRow(ConditionRow *row);
    void addChosen();
    [[nodiscard]] FlatTerm nextTerm() const;
    [[nodiscard]] FlatCondition condition() const;
    void report();
    void refresh();

    std::vector<ConditionRow *> m_rows;
    GeneratorKind m_generator{};
    bool m_byHand = false;
    QString m_written; // last emitted, not to be parsed again
    Ui::ConditionBuilder m_ui;
};

} // namespace cave
