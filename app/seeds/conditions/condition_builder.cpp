// SPDX-License-Identifier: MIT
#include "app/seeds/conditions/condition_builder.h"

#include "app/seeds/metrics/metric_texts.h"
#include "core/analysis/conditions/condition.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"
#include "ui_condition_row.h"

#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <cmath>

#include "moc_condition_builder.cpp"

namespace cave {
namespace {

/// Without trailing zeros: "2.5", "3".
std::string numberText(double value, int decimals)
{
    std::string text = QString::number(value, 'f', decimals).toStdString();
    if (text.find('.') == std::string::npos)
        return text;
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.'))
        text.pop_back();
    return text;
}

std::string termText(const FlatTerm &term)
{
    const MetricUnit unit = infoOf(term.query.id).unit;
    const bool share = unit == MetricUnit::Share;
    if (isWithNone(term.relation))
        return queryText(term.query) + ' ' + std::string(term.relation);
    return queryText(term.query) + ' ' + std::string(term.relation) + ' ' +
           numberText(share ? term.value * kPerCent : term.value, decimalsOf(unit)) + (share ? "%" : "");
}

std::optional<std::string_view> relationNamed(const QString &sign, bool withNone)
{
    const std::string text = (sign == u"=" ? "==" : sign.toStdString()) + (withNone ? " none" : "");
    const auto *const found = std::find(kFlatRelations.begin(), kFlatRelations.end(), text);
    return found == kFlatRelations.end() ? std::nullopt : std::optional(*found);
}

/// The value in the metric's unit, if it can be written with the unit's decimals.
std::optional<double> valueOf(const QRegularExpressionMatch &match, MetricUnit unit)
{
    const double number = match.captured(u"number").toDouble();
    const bool perCent = !match.captured(u"percent").isEmpty();
    const bool share = unit == MetricUnit::Share;
    if (perCent && !share)
        return std::nullopt;
    const double shown = share && !perCent ? number * kPerCent : number;
    const double scaled = shown * std::pow(10, decimalsOf(unit));
    if (std::abs(scaled - std::round(scaled)) > 1e-6)
        return std::nullopt;
    return share ? shown / kPerCent : shown;
}

std::optional<FlatTerm> readTerm(const QRegularExpressionMatch &match)
{
    const MetricInfo *info = findMetric(match.captured(u"metric").toStdString());
    const bool withNone = match.captured(u"number") == u"none";
    const std::optional<std::string_view> relation = relationNamed(match.captured(u"relation"), withNone);
    if (info == nullptr || !relation)
        return std::nullopt;
    FlatTerm term{ownQuery(info->id), *relation, 0};
    if (match.hasCaptured(u"reach"))
        term.query.reach = match.captured(u"reach").toInt();
    if (withNone)
        return mayBeNone(info->id) ? std::optional(term) : std::nullopt;
    const std::optional<double> value = valueOf(match, info->unit);
    if (!value)
        return std::nullopt;
    term.value = *value;
    return term;
}

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

/// The initial content of new rows: common conditions, of which the first is taken that can be measured and
/// isn't used yet, or else the last.
const std::array kFirstTerms{
    FlatTerm{{MetricId::Chests, 60}, ">=", 3}, FlatTerm{ownQuery(MetricId::NearestMonster), ">=", 20},
    FlatTerm{ownQuery(MetricId::Treasures), ">=", 3}, FlatTerm{ownQuery(MetricId::Enemies), "<=", 10},
    FlatTerm{ownQuery(MetricId::FloorShare), ">=", 0.5}};

} // namespace

int decimalsOf(MetricUnit unit)
{
    switch (unit) {
    case MetricUnit::Ratio:
    case MetricUnit::Cells: // a mean width
        return 2;
    case MetricUnit::Share:
        return 1;
    case MetricUnit::Steps:
    case MetricUnit::Count:
    case MetricUnit::Power:
        break;
    }
    return 0;
}

std::string flatText(const FlatCondition &condition)
{
    std::string text;
    for (const FlatTerm &term : condition.terms)
        text += (text.empty() ? "" : condition.any ? " || " : " && ") + termText(term);
    return text;
}

std::optional<FlatCondition> readFlat(std::string_view text)
{
    static const QRegularExpression kTerm(
        QStringLiteral(R"(\s*(?<metric>[a-z_]+)\s*(?:\(\s*(?<reach>\d+)\s*\))?\s*(?<relation>[<>=!]=?)\s*)"
                       R"((?<number>none|\d+(?:\.\d+)?)\s*(?<percent>%?)\s*)"
                       R"((?<joint>&&|\|\||\band\b|\bor\b|$))"));
    const QString all = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    FlatCondition condition;
    if (all.trimmed().isEmpty())
        return condition;
    ConditionError error;
    if (!Condition::parse(text, error))
        return std::nullopt;
    qsizetype at = 0;
    for (bool more = true; more;) {
        const QRegularExpressionMatch match = kTerm.match(all, at, QRegularExpression::NormalMatch,
                                                          QRegularExpression::AnchorAtOffsetMatchOption);
        const std::optional<FlatTerm> term = match.hasMatch() ? readTerm(match) : std::nullopt;
        if (!term)
            return std::nullopt;
        const QString joint = match.captured(u"joint");
        more = !joint.isEmpty();
        const bool any = joint == u"||" || joint == u"or";
        if (more && !condition.terms.empty() && any != condition.any)
            return std::nullopt;
        if (more)
            condition.any = any;
        condition.terms.push_back(*term);
        at = match.capturedEnd();
    }
    return condition;
}

/// One comparison of a `ConditionBuilder`: a metric, its reach, a relation and a value in its unit.
class ConditionRow : public QWidget {
    Q_OBJECT

public:
    /// `number` is part of the object names of the row's widgets: "condition.metric.0".
    ConditionRow(const FlatTerm &term, int number, QWidget *parent) : QWidget(parent)
    {
        setUpForm(m_ui, *this);
        for (const MetricInfo &metric : metricInfos())
            m_ui.condition_metric->addItem(metricLabel(ownQuery(metric.id)));
        for (const std::string_view relation : kFlatRelations)
            m_ui.condition_relation->addItem(isWithNone(relation) ? QString() : relationSign(relation));
        m_ui.condition_remove->setIcon(namedIcon("dismiss"));
        setNumber(number);
        setTerm(term);
        bindTexts(*this, [this] { retranslateUi(); });
        connect(m_ui.condition_metric, &QComboBox::currentIndexChanged, this, &ConditionRow::takeMetric);
        connect(m_ui.condition_reach, &QSpinBox::valueChanged, this, &ConditionRow::termChanged);
        connect(m_ui.condition_relation, &QComboBox::currentIndexChanged, this, &ConditionRow::takeRelation);
        connect(m_ui.condition_value, &QDoubleSpinBox::valueChanged, this, &ConditionRow::termChanged);
        connect(m_ui.condition_remove, &QToolButton::clicked, this, &ConditionRow::removeRequested);
    }

    [[nodiscard]] FlatTerm term() const
    {
        const bool share = info().unit == MetricUnit::Share;
        const double value = share ? m_ui.condition_value->value() / kPerCent : m_ui.condition_value->value();
        return {{info().id, m_ui.condition_reach->reach()}, relation(), isWithNone(relation()) ? 0 : value};
    }

    void setTerm(const FlatTerm &term)
    {
        const QSignalBlocker quietMetric(m_ui.condition_metric);
        const QSignalBlocker quietReach(m_ui.condition_reach);
        const QSignalBlocker quietRelation(m_ui.condition_relation);
        const QSignalBlocker quietValue(m_ui.condition_value);
        m_ui.condition_metric->setCurrentIndex(static_cast<int>(term.query.id));
        takeUnit(term.query.reach);
        const auto *const at = std::find(kFlatRelations.begin(), kFlatRelations.end(), term.relation);
        m_ui.condition_relation->setCurrentIndex(static_cast<int>(at - kFlatRelations.begin()));
        m_ui.condition_value->setVisible(!isWithNone(term.relation));
        m_ui.condition_value->setValue(info().unit == MetricUnit::Share ? term.value * kPerCent : term.value);
        showUnits();
    }

    /// Offers only metrics of this generator's worlds.
    void setGenerator(GeneratorKind kind)
    {
        m_generator = kind;
        setTerm(term());
        offerMetrics(*m_ui.condition_metric, 0,
                     [kind](const MetricQuery &query) { return isMeasuredIn(query, kind); });
    }

    /// Renames the widgets for the row's new position.
    void setNumber(int number)
    {
        for (QWidget *part : std::initializer_list<QWidget *>{this, m_ui.condition_metric,
                                                              m_ui.condition_reach, m_ui.condition_relation,
                                                              m_ui.condition_value, m_ui.condition_remove})
            part->setObjectName(part->objectName().section('.', 0, 1) + '.' + QString::number(number));
    }

signals:
    void termChanged();
    void removeRequested();

private:
    void retranslateUi()
    {
        m_ui.retranslateUi(this);
        for (int i = 0; i < m_ui.condition_metric->count(); ++i) {
            const MetricQuery query = ownQuery(static_cast<MetricId>(i));
            m_ui.condition_metric->setItemText(i, metricLabel(query));
            m_ui.condition_metric->setItemData(i, metricExplanation(query), Qt::ToolTipRole);
        }
        const MetricQuery own = ownQuery(info().id);
        m_ui.condition_metric->setToolTip(metricExplanation(own));
        const bool square = m_ui.condition_reach->reachKind() == MetricReach::Square;
        const bool levels = m_ui.condition_reach->reachKind() == MetricReach::Level;
        m_ui.condition_reach->setToolTip(levels   ? tr("Level")
                                         : square ? tr("Half width of the square around the spawn, in cells")
                                                  : tr("Walking distance from the spawn, in steps"));
        for (std::size_t i = 0; i < kFlatRelations.size(); ++i) {
            if (isWithNone(kFlatRelations[i]))
                m_ui.condition_relation->setItemText(
                    static_cast<int>(i), kFlatRelations[i].starts_with('=') ? tr("= none") : tr("≠ none"));
        }
        showUnits();
    }

    /// Another metric starts with its default reach.
    void takeMetric()
    {
        {
            const QSignalBlocker quietReach(m_ui.condition_reach);
            const QSignalBlocker quietValue(m_ui.condition_value);
            const QSignalBlocker quietRelation(m_ui.condition_relation);
            takeUnit(info().ownReach);
            if (isWithNone(relation()) && !mayBeNone(info().id))
                m_ui.condition_relation->setCurrentIndex(0);
        }
        showUnits();
        takeRelation();
    }

    void takeRelation()
    {
        m_ui.condition_value->setVisible(!isWithNone(relation()));
        emit termChanged();
    }

    void takeUnit(int reached)
    {
        const MetricUnit unit = info().unit;
        m_ui.condition_value->setDecimals(decimalsOf(unit));
        m_ui.condition_value->setRange(0, unit == MetricUnit::Share ? kPerCent : kMaxValue);
        m_ui.condition_value->setStepType(unit == MetricUnit::Ratio
                                              ? QAbstractSpinBox::AdaptiveDecimalStepType
                                              : QAbstractSpinBox::DefaultStepType);
        for (std::size_t i = 0; i < kFlatRelations.size(); ++i)
            offerEntry(*m_ui.condition_relation, static_cast<int>(i),
                       !isWithNone(kFlatRelations[i]) || mayBeNone(info().id));
        m_ui.condition_reach->setQuery({info().id, reached}, m_generator);
        const MetricReach reach = m_ui.condition_reach->reachKind();
        const bool levels = reach == MetricReach::Level;
        m_ui.condition_reach->setPrefix(levels                         ? QString()
                                        : reach == MetricReach::Square ? QStringLiteral("± ")
                                                                       : QStringLiteral("≤ "));
        retranslateUi();
    }

    void showUnits()
    {
        setUnit(*m_ui.condition_reach, reachUnit(m_ui.condition_reach->reachKind()));
        const MetricUnit unit = info().unit;
        setUnit(*m_ui.condition_value, unit == MetricUnit::Share   ? NumberUnit::PerCent
                                       : unit == MetricUnit::Cells ? NumberUnit::Cells
                                       : unit == MetricUnit::Steps ? NumberUnit::Steps
                                                                   : NumberUnit::None);
    }

    [[nodiscard]] std::string_view relation() const
    {
        return kFlatRelations[static_cast<std::size_t>(std::max(0, m_ui.condition_relation->currentIndex()))];
    }

    [[nodiscard]] const MetricInfo &info() const
    {
        return metricInfos()[static_cast<std::size_t>(std::max(0, m_ui.condition_metric->currentIndex()))];
    }

    GeneratorKind m_generator{};
    Ui::ConditionRow m_ui;
};

ConditionBuilder::ConditionBuilder(QWidget *parent) : QWidget(parent)
{
    setUpForm(m_ui, *this);
    connect(m_ui.condition_joint, &QComboBox::currentIndexChanged, this, &ConditionBuilder::report);
    connect(m_ui.condition_add, &QPushButton::clicked, this, &ConditionBuilder::addChosen);
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        refresh();
    });
    bindLook(*this, [this] { m_ui.jointName->setFont(fontOf(TextSize::Body)); });
}

void ConditionBuilder::setGenerator(GeneratorKind kind)
{
    m_generator = kind;
    for (ConditionRow *row : m_rows)
        row->setGenerator(kind);
}

void ConditionBuilder::showExpression(const QString &text)
{
    if (text == m_written)
        return;
    m_written = text;
    const std::optional<FlatCondition> flat = readFlat(text.toStdString());
    m_byHand = !flat;
    if (flat)
        showRows(*flat);
    refresh();
}

void ConditionBuilder::showRows(const FlatCondition &condition)
{
    const QSignalBlocker quiet(m_ui.condition_joint);
    if (condition.terms.size() > 1)
        m_ui.condition_joint->setCurrentIndex(condition.any ? 1 : 0);
    while (m_rows.size() > condition.terms.size()) {
        m_rows.back()->deleteLater();
        m_rows.back()->hide();
        m_rows.pop_back();
    }
    for (std::size_t i = 0; i < condition.terms.size(); ++i) {
        if (i < m_rows.size())
            m_rows[i]->setTerm(condition.terms[i]);
        else
            addRow(condition.terms[i]);
    }
}

ConditionRow *ConditionBuilder::addRow(const FlatTerm &term)
{
    auto *row = new ConditionRow(term, static_cast<int>(m_rows.size()), m_ui.rowArea);
    row->setGenerator(m_generator);
    m_ui.rowArea->layout()->addWidget(row);
    m_rows.push_back(row);
    connect(row, &ConditionRow::termChanged, this, &ConditionBuilder::report);
    connect(row, &ConditionRow::removeRequested, this, [this, row] { removeRow(row); });
    return row;
}

void ConditionBuilder::removeRow(ConditionRow *row)
{
    m_rows.erase(std::find(m_rows.begin(), m_rows.end(), row));
    row->hide();
    row->deleteLater();
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->setNumber(static_cast<int>(i));
    if (m_rows.empty())
        m_ui.condition_add->setFocus();
    else
        m_rows.back()->setFocus();
    report();
}

void ConditionBuilder::addChosen()
{
    if (m_byHand)
        showRows({});
    m_byHand = false;
    addRow(nextTerm());
    report();
}

FlatTerm ConditionBuilder::nextTerm() const
{
    const auto isUsed = [this](MetricId id) {
        return std::any_of(m_rows.begin(), m_rows.end(),
                           [id](const ConditionRow *row) { return row->term().query.id == id; });
    };
    const auto *const next = std::ranges::find_if(kFirstTerms, [&](const FlatTerm &term) {
        return isMeasuredIn(term.query, m_generator) && !isUsed(term.query.id);
    });
    return next == kFirstTerms.end() ? kFirstTerms.back() : *next;
}

FlatCondition ConditionBuilder::condition() const
{
    FlatCondition condition{m_ui.condition_joint->currentIndex() == 1, {}};
    for (const ConditionRow *row : m_rows)
        condition.terms.push_back(row->term());
    return condition;
}

void ConditionBuilder::report()
{
    refresh();
    m_written = QString::fromStdString(flatText(condition()));
    emit expressionChanged(m_written);
}

void ConditionBuilder::refresh()
{
    m_ui.condition_byHand->setVisible(m_byHand);
    m_ui.rowArea->setVisible(!m_byHand && !m_rows.empty());
    m_ui.head->setVisible(!m_byHand && m_rows.size() > 1);
    m_ui.condition_add->setText(m_byHand ? tr("Start &over with the builder") : tr("A&dd a row"));
}

} // namespace cave

#include "condition_builder.moc"
