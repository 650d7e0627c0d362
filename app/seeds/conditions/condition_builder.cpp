// SPDX-License-Identifier: MIT
#include "app/seeds/conditions/condition_builder.h"

#include "app/common/controls.h"
#include "app/seeds/metrics/metric_texts.h"
#include "app/seeds/metrics/reach_box.h"
#include "core/analysis/conditions/condition.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

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
    ConditionRow(const FlatTerm &term, int number, QWidget *parent)
        : QWidget(parent)
        , m_metric(new QComboBox(this))
        , m_reach(new ReachBox(this))
        , m_relation(new QComboBox(this))
        , m_value(new ShortNumberBox(this))
        , m_remove(new QToolButton(this))
    {
        for (const MetricInfo &metric : metricInfos())
            m_metric->addItem(metricLabel(ownQuery(metric.id)));
        for (const std::string_view relation : kFlatRelations)
            m_relation->addItem(isWithNone(relation) ? QString() : relationSign(relation));
        m_remove->setIcon(namedIcon("dismiss"));
        m_remove->setAutoRaise(true);
        for (QWidget *part : {static_cast<QWidget *>(m_metric), static_cast<QWidget *>(m_relation)})
            part->setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the panel
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
        setNumber(number);
        setTerm(term);
        bindTexts(*this, [this] { retranslateUi(); });
        connect(m_metric, &QComboBox::currentIndexChanged, this, &ConditionRow::takeMetric);
        connect(m_reach, &QSpinBox::valueChanged, this, &ConditionRow::termChanged);
        connect(m_relation, &QComboBox::currentIndexChanged, this, &ConditionRow::takeRelation);
        connect(m_value, &QDoubleSpinBox::valueChanged, this, &ConditionRow::termChanged);
        connect(m_remove, &QToolButton::clicked, this, &ConditionRow::removeRequested);
    }

    [[nodiscard]] FlatTerm term() const
    {
        const bool share = info().unit == MetricUnit::Share;
        const double value = share ? m_value->value() / kPerCent : m_value->value();
        return {{info().id, m_reach->reach()}, relation(), isWithNone(relation()) ? 0 : value};
    }

    void setTerm(const FlatTerm &term)
    {
        const QSignalBlocker quietMetric(m_metric);
        const QSignalBlocker quietReach(m_reach);
        const QSignalBlocker quietRelation(m_relation);
        const QSignalBlocker quietValue(m_value);
        m_metric->setCurrentIndex(static_cast<int>(term.query.id));
        takeUnit(term.query.reach);
        const auto *const at = std::find(kFlatRelations.begin(), kFlatRelations.end(), term.relation);
        m_relation->setCurrentIndex(static_cast<int>(at - kFlatRelations.begin()));
        m_value->setVisible(!isWithNone(term.relation));
        m_value->setValue(info().unit == MetricUnit::Share ? term.value * kPerCent : term.value);
        showUnits();
    }

    /// Offers only metrics of this generator's worlds.
    void setGenerator(GeneratorKind kind)
    {
        m_generator = kind;
        setTerm(term());
        offerMetrics(*m_metric, 0, [kind](const MetricQuery &query) { return isMeasuredIn(query, kind); });
    }

    /// Renames the widgets for the row's new position.
    void setNumber(int number)
    {
        const QString suffix = QStringLiteral(".%1").arg(number);
        setObjectName("condition.row" + suffix);
        m_metric->setObjectName("condition.metric" + suffix);
        m_reach->setObjectName("condition.reach" + suffix);
        m_relation->setObjectName("condition.relation" + suffix);
        m_value->setObjectName("condition.value" + suffix);
        m_remove->setObjectName("condition.remove" + suffix);
    }

signals:
    void termChanged();
    void removeRequested();

private:
    void retranslateUi()
    {
        for (int i = 0; i < m_metric->count(); ++i) {
            const MetricQuery query = ownQuery(static_cast<MetricId>(i));
            m_metric->setItemText(i, metricLabel(query));
            m_metric->setItemData(i, metricExplanation(query), Qt::ToolTipRole);
        }
        const MetricQuery own = ownQuery(info().id);
        m_metric->setToolTip(metricExplanation(own));
        m_metric->setAccessibleName(tr("Metric"));
        const bool square = m_reach->reachKind() == MetricReach::Square;
        const bool levels = m_reach->reachKind() == MetricReach::Level;
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

    /// Another metric starts with its default reach.
    void takeMetric()
    {
        {
            const QSignalBlocker quietReach(m_reach);
            const QSignalBlocker quietValue(m_value);
            const QSignalBlocker quietRelation(m_relation);
            takeUnit(info().ownReach);
            if (isWithNone(relation()) && !mayBeNone(info().id))
                m_relation->setCurrentIndex(0);
        }
        showUnits();
        takeRelation();
    }

    void takeRelation()
    {
        m_value->setVisible(!isWithNone(relation()));
        emit termChanged();
    }

    void takeUnit(int reached)
    {
        const MetricUnit unit = info().unit;
        m_value->setDecimals(decimalsOf(unit));
        m_value->setRange(0, unit == MetricUnit::Share ? kPerCent : kMaxValue);
        m_value->setStepType(unit == MetricUnit::Ratio ? QAbstractSpinBox::AdaptiveDecimalStepType
                                                       : QAbstractSpinBox::DefaultStepType);
        for (std::size_t i = 0; i < kFlatRelations.size(); ++i)
            offerEntry(*m_relation, static_cast<int>(i),
                       !isWithNone(kFlatRelations[i]) || mayBeNone(info().id));
        m_reach->setQuery({info().id, reached}, m_generator);
        const MetricReach reach = m_reach->reachKind();
        const bool levels = reach == MetricReach::Level;
        m_reach->setPrefix(levels                         ? QString()
                           : reach == MetricReach::Square ? QStringLiteral("± ")
                                                          : QStringLiteral("≤ "));
        retranslateUi();
    }

    void showUnits()
    {
        setUnit(*m_reach, reachUnit(m_reach->reachKind()));
        const MetricUnit unit = info().unit;
        setUnit(*m_value, unit == MetricUnit::Share   ? NumberUnit::PerCent
                          : unit == MetricUnit::Cells ? NumberUnit::Cells
                          : unit == MetricUnit::Steps ? NumberUnit::Steps
                                                      : NumberUnit::None);
    }

    [[nodiscard]] std::string_view relation() const
    {
        return kFlatRelations[static_cast<std::size_t>(std::max(0, m_relation->currentIndex()))];
    }

    [[nodiscard]] const MetricInfo &info() const
    {
        return metricInfos()[static_cast<std::size_t>(std::max(0, m_metric->currentIndex()))];
    }

    GeneratorKind m_generator{};
    QComboBox *m_metric;
    ReachBox *m_reach;
    QComboBox *m_relation;
    QDoubleSpinBox *m_value;
    QToolButton *m_remove;
};

ConditionBuilder::ConditionBuilder(QWidget *parent) : QWidget(parent)
{
    setObjectName("condition.builder");
    auto *column = vbox(*this, 2 * kGrid, kNoMargins, {});
    createHead(*column);
    m_rowArea = new QWidget(this);
    vbox(*m_rowArea, 2 * kGrid, kNoMargins, {});
    m_add = named("condition.add", new QPushButton(this));
    m_add->setAutoDefault(false);
    column->addWidget(m_rowArea);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, &ConditionBuilder::addChosen);
    bindTexts(*this, [this] { retranslateUi(); });
    refresh();
    bindLook(*this, [this] { refreshLook(); });
}

void ConditionBuilder::createHead(QVBoxLayout &column)
{
    m_hint = named("condition.byHand", new QLabel(this));
    m_hint->setWordWrap(true);
    m_head = new QWidget(this);
    m_headLabel = new QLabel(m_head);
    m_joint = named("condition.joint", new QComboBox(m_head));
    m_joint->addItems({QString(), QString()});
    m_headLabel->setBuddy(m_joint);
    hbox(*m_head, 2 * kGrid, kNoMargins, {m_headLabel, m_joint, BoxPart::stretch(1)});
    column.addWidget(m_hint);
    column.addWidget(m_head);
    connect(m_joint, &QComboBox::currentIndexChanged, this, &ConditionBuilder::report);
}

void ConditionBuilder::refreshLook()
{
    const Theme &theme = currentTheme();
    setSecondary(m_hint, theme);
    m_headLabel->setFont(fontOf(TextSize::Body));
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
    const QSignalBlocker quiet(m_joint);
    if (condition.terms.size() > 1)
        m_joint->setCurrentIndex(condition.any ? 1 : 0);
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
    auto *row = new ConditionRow(term, static_cast<int>(m_rows.size()), m_rowArea);
    row->setGenerator(m_generator);
    m_rowArea->layout()->addWidget(row);
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
        m_add->setFocus();
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
    FlatCondition condition{m_joint->currentIndex() == 1, {}};
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
    m_hint->setVisible(m_byHand);
    m_rowArea->setVisible(!m_byHand && !m_rows.empty());
    m_head->setVisible(!m_byHand && m_rows.size() > 1);
    m_add->setText(m_byHand ? tr("Start &over with the builder") : tr("A&dd a row"));
}

void ConditionBuilder::retranslateUi()
{
    m_hint->setText(tr("This condition is too complex for the builder."));
    m_headLabel->setText(tr("&Match"));
    m_joint->setItemText(0, tr("all of these"));
    m_joint->setItemText(1, tr("any of these"));
    refresh();
}

} // namespace cave

#include "condition_builder.moc"
