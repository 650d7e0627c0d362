#include "editor/panels/checks/flaw_model.h"

#include "editor/panels/checks/checks_panel.h"
#include "editor/tools/paint.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
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

FlawModel::FlawModel(QObject *parent) : QAbstractListModel(parent) {}

void FlawModel::setFlaws(std::vector<Flaw> flaws)
{
    if (flaws == m_flaws)
        return; // the view keeps its place
    beginResetModel();
    m_flaws = std::move(flaws);
    endResetModel();
}

int FlawModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_flaws.size());
}

QVariant FlawModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Flaw &flaw = m_flaws[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return flaw.cells > 0 ? tr("%1 of %2").arg(flawTitle(flaw.kind), cellsText(flaw.cells))
                              : flawTitle(flaw.kind);
    if (role == PlaceRole)
        return coordinatesText(flaw.at);
    if (role == FixRole)
        return QString::fromStdString(flaw.fix);
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
        return QString::fromStdString(flaw.text);
    return {};
}

FlawDelegate::FlawDelegate(QObject *parent) : QStyledItemDelegate(parent), m_theme(&darkTheme()) {}

QRect FlawDelegate::buttonRect(const QRect &row)
{
    return {row.right() - kFixButtonSide - kGrid, row.center().y() - kFixButtonSide / 2, kFixButtonSide,
            kFixButtonSide};
}

void FlawDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const QStyle *style = option.widget == nullptr ? QApplication::style() : option.widget->style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QColor chosen = option.palette.color(QPalette::HighlightedText);
    const QString fix = index.data(FlawModel::FixRole).toString();
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
    write(index.data().toString(), fontOf(TextSize::Body), m_theme->text);
    const QString place = index.data(FlawModel::PlaceRole).toString();
    write(fix.isEmpty() ? place : tr("%1 · %2").arg(place, fix), fontOf(TextSize::Small), m_theme->mutedText);
}

QSize FlawDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, QFontMetrics(fontOf(TextSize::Body)).height() +
                   QFontMetrics(fontOf(TextSize::Small)).height() + 2 * kGrid + 2};
}

bool FlawDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                               const QModelIndex &index)
{
    if (event->type() == QEvent::MouseButtonRelease && !index.data(FlawModel::FixRole).toString().isEmpty()) {
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
