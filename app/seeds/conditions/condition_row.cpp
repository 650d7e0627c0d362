// SPDX-License-Identifier: MIT
#include "app/seeds/conditions/condition_row.h"

#include "app/common/short_number_box.h"
#include "app/seeds/metrics/metric_choices.h"
#include "app/seeds/metrics/metric_texts.h"
#include "core/analysis/metrics/absence.h"
#include "editor/view/form/bindings.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/number_unit.h"

#include <QComboBox>
#include <QGridLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace cave {
namespace {

constexpr double kMaxValue = 1e9;

QString relationSign(std::string_view relation)
{
    if (relation == ">=")
        return QStringLiteral("≥");
    if (relation == "<=")
        return QStringLiteral("≤");
    if (relation == "!=")
        return QStringLiteral("≠");
    return relation == "==" ? QStringLiteral("=") : QString::fromLatin1(relation.data(), 1);
}

} // namespace

ConditionRow::ConditionRow(const FlatTerm &term, int number, QWidget *parent)
    : QWidget(parent)
    , m_metric(new QComboBox(this))
    , m_reach(new QSpinBox(this))
    , m_relation(new QComboBox(this))
    , m_value(new ShortNumberBox(this))
    , m_remove(new QToolButton(this))
{
    for (const MetricInfo &metric : metricInfos())
        m_metric->addItem(metricLabel(ownQuery(metric.id)));
    for (const std::string_view relation : kFlatRelations)
        m_relation->addItem(isWithNone(relation) ? QString() : relationSign(relation));
    m_reach->setRange(1, kMaxMetricReach);
    m_remove->setIcon(namedIcon("dismiss"));
    m_remove->setAutoRaise(true);
    for (QWidget *part : {static_cast<QWidget *>(m_metric), static_cast<QWidget *>(m_relation)})
        part->setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the panel
    layOut();
    setNumber(number);
    setTerm(term);
    bindTexts(*this, [this] { retranslateUi(); });
    connect(m_metric, &QComboBox::currentIndexChanged, this, &ConditionRow::takeMetric);
    connect(m_reach, &QSpinBox::valueChanged, this, &ConditionRow::termChanged);
    connect(m_relation, &QComboBox::currentIndexChanged, this, &ConditionRow::takeRelation);
    connect(m_value, &QDoubleSpinBox::valueChanged, this, &ConditionRow::termChanged);
    connect(m_remove, &QToolButton::clicked, this, &ConditionRow::removeRequested);
}

void ConditionRow::layOut()
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(kGrid);
    grid->setVerticalSpacing(kGrid);
    m_metric->setMinimumContentsLength(10);
    m_metric->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    grid->addWidget(m_metric, 0, 0, 1, 3);
    grid->addWidget(m_remove, 0, 3);
    grid->addWidget(m_reach, 1, 0);
    grid->addWidget(m_relation, 1, 1);
    grid->addWidget(m_value, 1, 2);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(2, 1);
    for (QAbstractSpinBox *box :
         {static_cast<QAbstractSpinBox *>(m_reach), static_cast<QAbstractSpinBox *>(m_value)})
        box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

const MetricInfo &ConditionRow::info() const
{
    return metricInfos()[static_cast<std::size_t>(std::max(0, m_metric->currentIndex()))];
}

std::string_view ConditionRow::relation() const
{
    return kFlatRelations[static_cast<std::size_t>(std::max(0, m_relation->currentIndex()))];
}

FlatTerm ConditionRow::term() const
{
    const bool share = info().unit == MetricUnit::Share;
    const double value = share ? m_value->value() / kPerCent : m_value->value();
    return {{info().id, m_reach->value()}, relation(), isWithNone(relation()) ? 0 : value};
}

void ConditionRow::setGenerator(GeneratorKind kind)
{
    offerMetrics(*m_metric, 0, [kind](const MetricQuery &query) { return isMeasuredIn(query, kind); });
}

void ConditionRow::setTerm(const FlatTerm &term)
{
    const QSignalBlocker quietMetric(m_metric);
    const QSignalBlocker quietReach(m_reach);
    const QSignalBlocker quietRelation(m_relation);
    const QSignalBlocker quietValue(m_value);
    m_metric->setCurrentIndex(static_cast<int>(term.query.id));
    takeUnit();
    m_reach->setValue(term.query.reach);
    const auto *const at = std::find(kFlatRelations.begin(), kFlatRelations.end(), term.relation);
    m_relation->setCurrentIndex(static_cast<int>(at - kFlatRelations.begin()));
    m_value->setVisible(!isWithNone(term.relation));
    m_value->setValue(info().unit == MetricUnit::Share ? term.value * kPerCent : term.value);
    showUnits();
}

void ConditionRow::setNumber(int number)
{
    const QString suffix = QStringLiteral(".%1").arg(number);
    setObjectName("condition.row" + suffix);
    m_metric->setObjectName("condition.metric" + suffix);
    m_reach->setObjectName("condition.reach" + suffix);
    m_relation->setObjectName("condition.relation" + suffix);
    m_value->setObjectName("condition.value" + suffix);
    m_remove->setObjectName("condition.remove" + suffix);
}

/// Another metric starts with its default reach.
void ConditionRow::takeMetric()
{
    {
        const QSignalBlocker quietReach(m_reach);
        const QSignalBlocker quietValue(m_value);
        const QSignalBlocker quietRelation(m_relation);
        takeUnit();
        m_reach->setValue(info().ownReach);
        if (isWithNone(relation()) && !mayBeNone(info().id))
            m_relation->setCurrentIndex(0);
    }
    showUnits();
    takeRelation();
}

void ConditionRow::takeRelation()
{
    m_value->setVisible(!isWithNone(relation()));
    emit termChanged();
}

void ConditionRow::takeUnit()
{
    const MetricUnit unit = info().unit;
    m_value->setDecimals(decimalsOf(unit));
    m_value->setRange(0, unit == MetricUnit::Share ? kPerCent : kMaxValue);
    m_value->setStepType(unit == MetricUnit::Ratio ? QAbstractSpinBox::AdaptiveDecimalStepType
                                                   : QAbstractSpinBox::DefaultStepType);
    const MetricReach reach = info().reach;
    const bool levels = reach == MetricReach::Level;
    for (std::size_t i = 0; i < kFlatRelations.size(); ++i)
        offerEntry(*m_relation, static_cast<int>(i), !isWithNone(kFlatRelations[i]) || mayBeNone(info().id));
    setReachRange(*m_reach, info());
    m_reach->setPrefix(levels                         ? QString()
                       : reach == MetricReach::Square ? QStringLiteral("± ")
                                                      : QStringLiteral("≤ "));
    retranslateUi();
}

void ConditionRow::showUnits()
{
    setUnit(*m_reach, reachUnit(info().reach));
    const MetricUnit unit = info().unit;
    setUnit(*m_value, unit == MetricUnit::Share   ? NumberUnit::PerCent
                      : unit == MetricUnit::Cells ? NumberUnit::Cells
                      : unit == MetricUnit::Steps ? NumberUnit::Steps
                                                  : NumberUnit::None);
}

void ConditionRow::retranslateUi()
{
    for (int i = 0; i < m_metric->count(); ++i) {
        const MetricQuery query = ownQuery(static_cast<MetricId>(i));
        m_metric->setItemText(i, metricLabel(query));
        m_metric->setItemData(i, metricExplanation(query), Qt::ToolTipRole);
    }
    const MetricQuery own = ownQuery(info().id);
    m_metric->setToolTip(metricExplanation(own));
    m_metric->setAccessibleName(tr("Metric"));
    const bool square = info().reach == MetricReach::Square;
    const bool levels = info().reach == MetricReach::Level;
    m_reach->setToolTip(levels   ? tr("Level")
                        : square ? tr("Half width of the square around the spawn, in cells")
                                 : tr("Walking distance from the spawn, in steps"));
    m_reach->setAccessibleName(tr("Reach"));
    m_relation->setAccessibleName(tr("Relation"));
    for (std::size_t i = 0; i < kFlatRelations.size(); ++i) {
        if (isWithNone(kFlatRelations[i]))
            m_relation->setItemText(static_cast<int>(i),
                                    kFlatRelations[i].starts_with('=') ? tr("= none") : tr("≠ none"));
    }
    m_value->setAccessibleName(tr("Value"));
    showUnits();
    m_remove->setToolTip(tr("Remove this row"));
    m_remove->setAccessibleName(m_remove->toolTip());
}

} // namespace cave

#include "moc_condition_row.cpp"
