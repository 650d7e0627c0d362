// SPDX-License-Identifier: MIT
#include "editor/panels/trees/tree_node_form.h"

#include "core/content/decision_tree.h"
#include "editor/panels/trees/tree_texts.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

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

TreeNodeForm::TreeNodeForm(QWidget *parent) : QWidget(parent)
{
    setUpForm(m_ui, *this);
    m_fields = {
        {{m_ui.valueName, m_ui.valueRow, m_ui.trees_value, m_ui.valueUnit, m_ui.trees_value_flaw},
         {m_ui.amountName, m_ui.amountRow, m_ui.trees_amount, m_ui.amountUnit, m_ui.trees_amount_flaw},
         {m_ui.cooldownName, m_ui.cooldownRow, m_ui.trees_cooldown, m_ui.cooldownUnit,
          m_ui.trees_cooldown_flaw}}};
    for (const FieldId id : {Value, Amount, Cooldown})
        connect(m_fields.at(id).text, &QLineEdit::textEdited, this, [this, id] { readField(id); });
    connect(m_ui.trees_kind, &QComboBox::activated, this, &TreeNodeForm::chooseKind);
    connect(m_ui.trees_axis, &QComboBox::activated, this, &TreeNodeForm::chooseAxis);
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        fillChoices();
        showNode();
    });
    bindLook(*this, [this] {
        setPanelGround(this, currentTheme());
        m_ui.title->setFont(fontOf(TextSize::Heading));
    });
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
    const QSignalBlocker blocker(m_ui.trees_kind);
    m_ui.trees_kind->clear();
    if (std::holds_alternative<Branch>(m_node)) {
        for (const DecisionInfo &info : kDecisions)
            m_ui.trees_kind->addItem(decisionName(info.decision));
    } else {
        for (const ActionInfo &info : kActions)
            m_ui.trees_kind->addItem(actionName(info.action));
    }
}

void TreeNodeForm::showNode()
{
    if (const auto *branch = std::get_if<Branch>(&m_node)) {
        const bool near = branch->decision == Decision::NearPlayer;
        m_ui.title->setText(tr("Question"));
        m_ui.trees_kind->setCurrentIndex(static_cast<int>(branch->decision));
        m_fields[Value].name->setText(near ? tr("&Distance") : tr("&Threshold"));
        m_fields[Value].unit->setText(near ? tr("cells") : tr("points"));
        showField(Value, branch->decision != Decision::SeesPlayer, branch->value,
                  near ? kFarthestNear : kHighestThreshold);
        showField(Amount, false, 0, 0);
        showField(Cooldown, false, 0, 0);
        m_ui.form->setRowVisible(m_ui.trees_axis, false);
    } else {
        const Leaf &leaf = std::get<Leaf>(m_node);
        const ActionInfo &info = kActions.at(static_cast<std::size_t>(leaf.action));
        m_ui.title->setText(tr("Action"));
        m_ui.trees_kind->setCurrentIndex(static_cast<int>(leaf.action));
        showField(Value, false, 0, 0);
        showField(Amount, info.hasAmount, leaf.amount, kMaxHealed);
        showField(Cooldown, info.hasCooldown, leaf.cooldown, kLongestCooldown);
        m_ui.form->setRowVisible(m_ui.trees_axis, info.hasAxis);
        m_ui.trees_axis->setCurrentIndex(leaf.axis == Axis::Vertical ? 0 : 1);
    }
    m_ui.trees_about->setText(aboutText());
}

void TreeNodeForm::showField(FieldId id, bool shown, int hundredths, int highest)
{
    Field &field = m_fields.at(id);
    field.highest = highest;
    m_ui.form->setRowVisible(field.row, shown);
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

} // namespace cave

#include "moc_tree_node_form.cpp"
