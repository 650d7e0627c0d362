// SPDX-License-Identifier: MIT
#include "editor/panels/changes/history_delegate.h"

#include "editor/panels/changes/history_model.h"
#include "editor/tools/paint.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/relative_time.h"

#include <QApplication>
#include <QDateTime>
#include <QPainter>
#include <QStyle>
#include <QWidget>

namespace cave {
namespace {

constexpr int kMarkWidth = 3;
constexpr int kFlagSide = 14;

/// "1,234 cells · 3 minutes ago"; empty for the world before all edits.
QString detailsOf(const QModelIndex &index)
{
    const qint64 made = index.data(HistoryModel::MadeRole).toLongLong();
    if (made == 0)
        return {};
    return QStringLiteral("%1 · %2").arg(cellsText(index.data(HistoryModel::CellsRole).toLongLong()),
                                         timeAgo(made, QDateTime::currentMSecsSinceEpoch()));
}

} // namespace

HistoryDelegate::HistoryDelegate(QObject *parent) : QStyledItemDelegate(parent) {}

void HistoryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const QStyle *style = option.widget == nullptr ? QApplication::style() : option.widget->style();
    QStyleOptionViewItem ground = option;
    ground.state.setFlag(QStyle::State_Selected, false); // the current position has its own mark
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &ground, painter, option.widget);
    const bool done = index.data(HistoryModel::DoneRole).toBool();
    const bool current = index.data(HistoryModel::CurrentRole).toBool();
    if (current)
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), kMarkWidth, option.rect.height()),
                          currentTheme().accent);
    QRect line = option.rect.adjusted(2 * kGrid, kGrid, -2 * kGrid, -kGrid);
    QFont font = fontOf(TextSize::Body, current ? QFont::DemiBold : QFont::Normal);
    font.setItalic(!done);
    const int nameHeight = QFontMetrics(font).height();
    const QStringList saved = index.data(HistoryModel::SavePointsRole).toStringList();
    const QString details = saved.isEmpty() ? detailsOf(index) : index.data().toString();
    QRect name = line;
    if (!details.isEmpty())
        name.setHeight(nameHeight);
    if (!saved.isEmpty()) {
        namedIcon(QStringLiteral("flag")).paint(painter, name.left(), name.top() + 1, kFlagSide, kFlagSide);
        name.setLeft(name.left() + kFlagSide + kGrid);
    }
    const QString text = saved.isEmpty() ? index.data().toString() : saved.join(QStringLiteral(", "));
    painter->setFont(font);
    painter->setPen(done ? currentTheme().text : currentTheme().mutedText);
    painter->drawText(name, Qt::AlignVCenter,
                      QFontMetrics(font).elidedText(text, Qt::ElideRight, name.width()));
    font = fontOf(TextSize::Small);
    font.setItalic(!done);
    line.setTop(name.bottom() + 2);
    painter->setFont(font);
    painter->setPen(currentTheme().mutedText);
    painter->drawText(line, Qt::AlignTop,
                      QFontMetrics(font).elidedText(details, Qt::ElideRight, line.width()));
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(option);
        style->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, option.widget);
    }
}

QSize HistoryDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, QFontMetrics(fontOf(TextSize::Body)).height() +
                   QFontMetrics(fontOf(TextSize::Small)).height() + 2 * kGrid + 2};
}

} // namespace cave

#include "moc_history_delegate.cpp"
