// SPDX-License-Identifier: MIT
#include "app/seeds/conditions/condition_builder.h"

#include "app/seeds/conditions/condition_row.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace cave {
namespace {

/// The initial content of new rows: common conditions, of which the first is taken that can be measured and
/// isn't used yet, or else the last.
const std::array kFirstTerms{
    FlatTerm{{MetricId::Chests, 60}, ">=", 3}, FlatTerm{ownQuery(MetricId::NearestMonster), ">=", 20},
    FlatTerm{ownQuery(MetricId::Treasures), ">=", 3}, FlatTerm{ownQuery(MetricId::Enemies), "<=", 10},
    FlatTerm{ownQuery(MetricId::FloorShare), ">=", 0.5}};

} // namespace

ConditionBuilder::ConditionBuilder(QWidget *parent) : QWidget(parent)
{
    setObjectName("condition.builder");
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    createHead(*column);
    m_rowArea = new QWidget(this);
    auto *rows = new QVBoxLayout(m_rowArea);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2 * kGrid);
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

#include "moc_condition_builder.cpp"
