// SPDX-License-Identifier: MIT
#include "editor/panels/trees/tree_node_form.h"

#include "core/content/decision_tree.h"
#include "editor/panels/trees/tree_texts.h"
#include "editor/view/form/form.h"
#include "editor/view/style/fitting_widgets.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>

#include <cmath>
#include <variant>

namespace cave {
namespace {

/// A number with at most two decimals, in hundredths; none for any other text.
std::optional<int> hundredthsIn(const QString &text, int highest)
{
    bool valid = false;
    double number = QLocale().toDouble(text.trimmed(), &valid);
    if (!valid)
        number = QLocale::c().toDouble(text.trimmed(), &valid);
    if (!valid || !(number >= 0) || number > highest)
        return std::nullopt;
    const long hundredths = std::lround(number * 100);
    if (std::abs(static_cast<double>(hundredths) / 100 - number) > 1e-9)
        return std::nullopt;
    return static_cast<int>(hundredths);
}

QString written(int hundredths)
{
    return QLocale::c()
        .toString(hundredths / 100.0, 'f', QLocale::FloatingPointShortest)
        .replace(QLatin1Char('.'), QLocale().decimalPoint());
}

} // namespace

TreeNodeForm::TreeNodeForm(QWidget *parent)
    : QWidget(parent)
    , m_form(new QFormLayout(this))
    , m_title(new QLabel)
    , m_kindName(new QLabel)
    , m_kind(named("trees.kind", new QComboBox))
    , m_about(named("trees.about", new WrappedLabel))
    , m_axisName(new QLabel)
    , m_axis(named("trees.axis", new QComboBox))
{
    setObjectName(QStringLiteral("trees.form"));
    m_kindName->setBuddy(m_kind);
    m_axisName->setBuddy(m_axis);
    m_form->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    m_form->setSpacing(kGrid);
    m_form->addRow(m_title);
    m_form->addRow(m_kindName, m_kind);
    m_form->addRow(m_about);
    makeField(Value, "trees.value");
    makeField(Amount, "trees.amount");
    makeField(Cooldown, "trees.cooldown");
    m_form->addRow(m_axisName, m_axis);
    connect(m_kind, &QComboBox::activated, this, &TreeNodeForm::chooseKind);
    connect(m_axis, &QComboBox::activated, this, &TreeNodeForm::chooseAxis);
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { refreshLook(); });
}

void TreeNodeForm::makeField(FieldId id, const char *objectName)
{
    Field &field = m_fields.at(id);
    field.name = new QLabel;
    field.row = new QWidget;
    field.text = new QLineEdit;
    field.unit = new QLabel;
    field.issue = new QLabel;
    field.text->setObjectName(QLatin1String(objectName));
    field.issue->setObjectName(QLatin1String(objectName) + QStringLiteral(".flaw"));
    field.issue->setWordWrap(true);
    field.issue->hide();
    auto *row = new QHBoxLayout(field.row);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(field.text, 1);
    row->addWidget(field.unit);
    m_form->addRow(field.name, field.row);
    field.name->setBuddy(field.text); // instead of the row
    m_form->addRow(field.issue);
    connect(field.text, &QLineEdit::textEdited, this, [this, id] { readField(id); });
}

void TreeNodeForm::refreshLook()
{
    setPanelGround(this, currentTheme());
    setSecondary(m_about, currentTheme());
    m_title->setFont(fontOf(TextSize::Heading));
    for (const Field &field : m_fields) {
        setSecondary(field.unit, currentTheme());
        setInk(field.issue, currentTheme().danger, currentTheme());
    }
}

void TreeNodeForm::setNode(const TreeNode &node)
{
    const bool otherKind = node.index() != m_node.index();
    m_node = node;
    if (otherKind)
        fillChoices();
    showNode();
}

QString TreeNodeForm::issue() const
{
    for (const Field &field : m_fields) {
        if (!field.issue->isHidden())
            return field.issue->text();
    }
    return {};
}

void TreeNodeForm::fillChoices()
{
    const QSignalBlocker blocker(m_kind);
    m_kind->clear();
    if (std::holds_alternative<Branch>(m_node)) {
        for (const DecisionInfo &info : kDecisions)
            m_kind->addItem(decisionName(info.decision));
    } else {
        for (const ActionInfo &info : kActions)
            m_kind->addItem(actionName(info.action));
    }
}

void TreeNodeForm::showNode()
{
    if (const auto *branch = std::get_if<Branch>(&m_node)) {
        const bool near = branch->decision == Decision::NearPlayer;
        m_title->setText(tr("Question"));
        m_kind->setCurrentIndex(static_cast<int>(branch->decision));
        m_fields[Value].name->setText(near ? tr("&Distance") : tr("&Threshold"));
        m_fields[Value].unit->setText(near ? tr("cells") : tr("points"));
        showField(Value, branch->decision != Decision::SeesPlayer, branch->value,
                  near ? kFarthestNear : kHighestThreshold);
        showField(Amount, false, 0, 0);
        showField(Cooldown, false, 0, 0);
        m_form->setRowVisible(m_axis, false);
    } else {
        const Leaf &leaf = std::get<Leaf>(m_node);
        const ActionInfo &info = kActions.at(static_cast<std::size_t>(leaf.action));
        m_title->setText(tr("Action"));
        m_kind->setCurrentIndex(static_cast<int>(leaf.action));
        showField(Value, false, 0, 0);
        showField(Amount, info.hasAmount, leaf.amount, kMaxHealed);
        showField(Cooldown, info.hasCooldown, leaf.cooldown, kLongestCooldown);
        m_form->setRowVisible(m_axis, info.hasAxis);
        m_axis->setCurrentIndex(leaf.axis == Axis::Vertical ? 0 : 1);
    }
    m_about->setText(aboutText());
}

void TreeNodeForm::showField(FieldId id, bool shown, int hundredths, int highest)
{
    Field &field = m_fields.at(id);
    field.highest = highest;
    m_form->setRowVisible(field.row, shown);
    if (hundredthsIn(field.text->text(), highest) != hundredths)
        field.text->setText(written(hundredths));
    field.text->setAccessibleName(withoutMnemonic(field.name->text()));
    field.text->setToolTip(
        tr("A number from 0 to %1 with at most two decimals").arg(QLocale().toString(highest)));
    reportIssue(id, {});
}

void TreeNodeForm::readField(FieldId id)
{
    const Field &field = m_fields.at(id);
    const std::optional<int> number = hundredthsIn(field.text->text(), field.highest);
    if (!number) {
        reportIssue(id, tr("This must be a number from 0 to %1 with at most two decimals.")
                            .arg(QLocale().toString(field.highest)));
        emit issueChanged(issue());
        return;
    }
    reportIssue(id, {});
    if (auto *branch = std::get_if<Branch>(&m_node))
        branch->value = *number;
    else if (auto *leaf = std::get_if<Leaf>(&m_node))
        (id == Amount ? leaf->amount : leaf->cooldown) = *number;
    emit issueChanged(issue());
    emit nodeEdited(m_node, field.text->objectName());
}

void TreeNodeForm::reportIssue(FieldId id, const QString &issue)
{
    Field &field = m_fields.at(id);
    field.issue->setText(issue);
    field.issue->setVisible(!issue.isEmpty());
    field.text->setAccessibleDescription(issue);
}

/// Numbers that only the new kind has get a sensible default.
void TreeNodeForm::chooseKind(int index)
{
    TreeNode wanted = m_node;
    if (auto *branch = std::get_if<Branch>(&wanted)) {
        const Decision decision = kDecisions.at(static_cast<std::size_t>(index)).decision;
        if (decision == branch->decision)
            return;
        *branch = {decision, firstValue(decision), branch->no, branch->yes};
    } else {
        Leaf &leaf = std::get<Leaf>(wanted);
        const ActionInfo &info = kActions.at(static_cast<std::size_t>(index));
        if (info.action == leaf.action)
            return;
        leaf.action = info.action;
        if (info.hasAmount && leaf.amount == 0)
            leaf.amount = kFirstAmount;
        if (info.hasCooldown && leaf.cooldown == 0)
            leaf.cooldown = kFirstCooldown;
    }
    emit nodeEdited(wanted, {});
}

void TreeNodeForm::chooseAxis(int index)
{
    TreeNode wanted = m_node;
    if (auto *leaf = std::get_if<Leaf>(&wanted)) {
        leaf->axis = index == 0 ? Axis::Vertical : Axis::Horizontal;
        emit nodeEdited(wanted, {});
    }
}

QString TreeNodeForm::aboutText() const
{
    const auto *branch = std::get_if<Branch>(&m_node);
    return branch != nullptr ? decisionAbout(branch->decision) : actionAbout(std::get<Leaf>(m_node).action);
}

void TreeNodeForm::retranslate()
{
    m_kindName->setText(tr("Ki&nd"));
    m_fields[Amount].name->setText(tr("&Amount"));
    m_fields[Amount].unit->setText(tr("points"));
    m_fields[Cooldown].name->setText(tr("&Cooldown"));
    m_fields[Cooldown].unit->setText(tr("seconds"));
    m_axisName->setText(tr("A&xis"));
    {
        const QSignalBlocker blocker(m_axis);
        m_axis->clear();
        m_axis->addItems({tr("North and south"), tr("East and west")});
    }
    fillChoices();
    showNode();
}

} // namespace cave

#include "moc_tree_node_form.cpp"
