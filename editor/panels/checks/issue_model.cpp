// SPDX-License-Identifier: MIT
#include "editor/panels/checks/issue_model.h"

#include "editor/panels/checks/checks_panel.h"
#include "editor/tools/paint.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/core_text.h"
#include "editor/view/texts/place_texts.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QWidget>

#include <utility>

namespace cave {
namespace {

constexpr int kFixButtonSide = 28;
constexpr int kFixIconSide = 18;

} // namespace

IssueModel::IssueModel(QObject *parent) : QAbstractListModel(parent) {}

void IssueModel::setIssues(std::vector<Issue> issues)
{
    if (issues == m_issues)
        return; // keeps the view's position
    beginResetModel();
    m_issues = std::move(issues);
    endResetModel();
}

int IssueModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_issues.size());
}

QVariant IssueModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Issue &issue = m_issues[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return issue.cells > 0 ? tr("%1 of %2").arg(issueTitle(issue.kind), cellsText(issue.cells))
                               : issueTitle(issue.kind);
    if (role == PlaceRole)
        return coordinatesText(issue.at);
    if (role == FixRole)
        return messageText(issue.fix);
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
        return messageText(issue.text);
    return {};
}

IssueDelegate::IssueDelegate(QObject *parent) : QStyledItemDelegate(parent) {}

QRect IssueDelegate::buttonRect(const QRect &row)
{
    return {row.right() - kFixButtonSide - kGrid, row.center().y() - kFixButtonSide / 2, kFixButtonSide,
            kFixButtonSide};
}

void IssueDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    const QStyle *style = option.widget == nullptr ? QApplication::style() : option.widget->style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QColor chosen = option.palette.color(QPalette::HighlightedText);
    const QString fix = index.data(IssueModel::FixRole).toString();
    const QRect button = buttonRect(option.rect);
    if (!fix.isEmpty()) {
        const QRect icon(button.center() - QPoint(kFixIconSide / 2, kFixIconSide / 2),
                         QSize(kFixIconSide, kFixIconSide));
        namedIcon(QStringLiteral("repair"))
            .paint(painter, icon, Qt::AlignCenter, selected ? QIcon::Selected : QIcon::Normal);
    }
    QRect line = option.rect.adjusted(2 * kGrid, kGrid, 0, -kGrid);
    line.setRight(button.left() - kGrid);
    const auto write = [&](const QString &text, const QFont &font, const QColor &ink) {
        const QFontMetrics metrics(font);
        painter->setFont(font);
        painter->setPen(selected ? chosen : ink);
        painter->drawText(line, Qt::AlignTop, metrics.elidedText(text, Qt::ElideRight, line.width()));
        line.setTop(line.top() + metrics.height() + 2);
    };
    write(index.data().toString(), fontOf(TextSize::Body), currentTheme().text);
    const QString place = index.data(IssueModel::PlaceRole).toString();
    write(fix.isEmpty() ? place : tr("%1 · %2").arg(place, fix), fontOf(TextSize::Small),
          currentTheme().mutedText);
}

QSize IssueDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, QFontMetrics(fontOf(TextSize::Body)).height() +
                   QFontMetrics(fontOf(TextSize::Small)).height() + 2 * kGrid + 2};
}

bool IssueDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                                const QModelIndex &index)
{
    if (event->type() == QEvent::MouseButtonRelease &&
        !index.data(IssueModel::FixRole).toString().isEmpty()) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        if (mouse->button() == Qt::LeftButton &&
            buttonRect(option.rect).contains(mouse->position().toPoint())) {
            emit fixClicked(index);
            return true;
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

} // namespace cave

#include "moc_issue_model.cpp"
