// SPDX-License-Identifier: MIT
#include "app/play/hud/view_list.h"

#include "editor/view/form/bindings.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>
#include <utility>

namespace cave {
namespace {

constexpr int kHealthBar = 3;

/// Paints a line of the list.
class ViewListDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void forgetPictures() { m_pictures.clear(); }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem & /*option*/,
                                 const QModelIndex & /*index*/) const override
    {
        return {0, nameHeight() + stateHeight() + kHealthBar + 3 * kGrid};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const ViewListModel *>(index.model());
        if (model == nullptr)
            return;
        const ThingInView &thing = model->thing(index.row());
        const Theme &theme = currentTheme();
        paintGround(*painter, option, theme);
        const QRect line = option.rect.adjusted(3 * kGrid, kGrid, -2 * kGrid, -kGrid);
        const int side = nameHeight() + stateHeight();
        painter->drawPixmap(line.topLeft(), picture(thing, side, painter->device()->devicePixelRatioF()));
        const QRect texts = line.adjusted(side + 2 * kGrid, 0, 0, 0);
        paintTexts(*painter, texts, thing, theme);
        if (thing.health)
            paintHealth(*painter, {texts.left(), line.bottom() - kHealthBar, texts.width(), kHealthBar},
                        *thing.health, theme);
    }

private:
    [[nodiscard]] static int nameHeight() { return QFontMetrics(fontOf(TextSize::Body)).height(); }
    [[nodiscard]] static int stateHeight() { return QFontMetrics(fontOf(TextSize::Small)).height(); }

    static void paintGround(QPainter &painter, const QStyleOptionViewItem &option, const Theme &theme)
    {
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        if (!selected && !option.state.testFlag(QStyle::State_MouseOver))
            return;
        QColor tint = theme.accent;
        tint.setAlphaF(selected ? 0.22F : 0.12F);
        painter.fillRect(option.rect, tint);
        if (selected)
            painter.fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), theme.accent);
    }

    static void paintTexts(QPainter &painter, const QRect &texts, const ThingInView &thing,
                           const Theme &theme)
    {
        const QRect first(texts.left(), texts.top(), texts.width(), nameHeight());
        const QRect second(texts.left(), first.bottom() + 1, texts.width(), stateHeight());
        painter.setFont(fontOf(TextSize::Small));
        painter.setPen(theme.mutedText);
        const QString distance = QLocale().toString(thing.distance);
        const int wide = painter.fontMetrics().horizontalAdvance(distance) + kGrid;
        painter.drawText(first, Qt::AlignRight | Qt::AlignVCenter, distance);
        painter.setPen(thing.danger ? theme.danger : theme.mutedText);
        // Not before it, where it would read as a name.
        const QString state =
            thing.badge.isEmpty() ? thing.state : thing.state + QStringLiteral(" · ") + thing.badge;
        painter.drawText(second, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(state, Qt::ElideRight, second.width()));
        painter.setFont(fontOf(TextSize::Body, thing.danger ? QFont::DemiBold : QFont::Normal));
        painter.setPen(theme.text);
        painter.drawText(first, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(thing.name, Qt::ElideRight, first.width() - wide));
    }

    static void paintHealth(QPainter &painter, const QRect &bar, double share, const Theme &theme)
    {
        painter.fillRect(bar, theme.line);
        const double left = std::clamp(share, 0.0, 1.0);
        painter.fillRect(QRectF(bar.left(), bar.top(), bar.width() * left, bar.height()),
                         left <= 0.3 ? theme.danger : theme.good);
    }

    /// Painting a figure costs more than a line, so pictures are kept by the look of things.
    [[nodiscard]] QPixmap picture(const ThingInView &thing, int side, double ratio) const
    {
        QString key = QStringLiteral("%1 %2 %3").arg(static_cast<int>(thing.kind)).arg(side).arg(ratio);
        key += QString::fromStdString(thing.look.key + thing.look.colour) + thing.cloak.name();
        if (thing.ground)
            key += QStringLiteral("%1 %2 %3 %4")
                       .arg(static_cast<int>(thing.ground->kind))
                       .arg(thing.ground->value)
                       .arg(thing.ground->shut)
                       .arg(QString::fromStdString(thing.ground->text));
        auto kept = m_pictures.find(key);
        if (kept == m_pictures.end()) {
            QPixmap made = QPixmap::fromImage(pictureOf(thing, static_cast<int>(std::lround(side * ratio))));
            made.setDevicePixelRatio(ratio);
            kept = m_pictures.emplace(key, std::move(made)).first;
        }
        return kept->second;
    }

    mutable std::map<QString, QPixmap> m_pictures;
};

} // namespace

void ViewListModel::show(std::vector<ThingInView> things)
{
    if (things == m_things)
        return;
    for (auto row = static_cast<int>(m_things.size()) - 1; row >= 0; --row) {
        const auto same = [id = thing(row).id](const ThingInView &other) { return other.id == id; };
        if (std::ranges::any_of(things, same))
            continue;
        beginRemoveRows({}, row, row);
        m_things.erase(m_things.begin() + row);
        endRemoveRows();
    }
    for (std::size_t row = 0; row < things.size(); ++row)
        placeRow(row, things[row]);
}

/// All rows before this one are as wanted.
void ViewListModel::placeRow(std::size_t row, const ThingInView &wanted)
{
    const auto first = m_things.begin() + static_cast<std::ptrdiff_t>(row);
    const auto found =
        std::find_if(first, m_things.end(), [&wanted](const ThingInView &t) { return t.id == wanted.id; });
    const auto place = static_cast<int>(row);
    if (found == m_things.end()) {
        beginInsertRows({}, place, place);
        m_things.insert(first, wanted);
        endInsertRows();
        return;
    }
    if (found != first) {
        const auto from = static_cast<int>(found - m_things.begin());
        beginMoveRows({}, from, from, {}, place);
        std::rotate(first, found, found + 1);
        endMoveRows();
    }
    if (m_things[row] == wanted)
        return;
    m_things[row] = wanted;
    emit dataChanged(index(place), index(place));
}

int ViewListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_things.size());
}

QVariant ViewListModel::data(const QModelIndex &index, int role) const
{
    const bool inWords = role == Qt::DisplayRole || role == Qt::AccessibleTextRole || role == Qt::ToolTipRole;
    if (!index.isValid() || !inWords)
        return {};
    const QString meaning = role == Qt::ToolTipRole ? meaningOfBadge(thing(index.row())) : QString();
    return meaning.isEmpty() ? wordsFor(thing(index.row())) : wordsFor(thing(index.row())) + '\n' + meaning;
}

ViewList::ViewList(QWidget *parent) : QListView(parent), m_model(new ViewListModel(this))
{
    setObjectName(QStringLiteral("sidebar.view"));
    setModel(m_model);
    auto *delegate = new ViewListDelegate(this);
    setItemDelegate(delegate);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    connect(this, &QListView::clicked, this,
            [this](const QModelIndex &index) { emit chosen(m_model->thing(index.row()).at); });
    connect(this, &QListView::entered, this,
            [this](const QModelIndex &index) { point(m_model->thing(index.row()).at); });
    bindLook(*this, [this, delegate] {
        delegate->forgetPictures();
        doItemsLayout();
    });
}

void ViewList::show(std::vector<ThingInView> things)
{
    m_model->show(std::move(things));
    if (!m_pointed)
        return;
    const QModelIndex under = indexAt(viewport()->mapFromGlobal(QCursor::pos()));
    point(under.isValid() ? std::optional(m_model->thing(under.row()).at) : std::nullopt);
}

void ViewList::select(std::optional<WorldPos> at)
{
    const std::vector<ThingInView> &things = m_model->things();
    const auto found = std::ranges::find_if(things, [at](const ThingInView &t) { return t.at == at; });
    if (found == things.end())
        return clearSelection();
    setCurrentIndex(m_model->index(static_cast<int>(found - things.begin())));
}

void ViewList::point(std::optional<WorldPos> at)
{
    if (at == m_pointed)
        return;
    m_pointed = at;
    emit pointedAt(at);
}

bool ViewList::viewportEvent(QEvent *event)
{
    const bool left = event->type() == QEvent::Leave;
    const bool empty = event->type() == QEvent::MouseMove &&
                       !indexAt(static_cast<QMouseEvent *>(event)->position().toPoint()).isValid();
    if (left || empty)
        point(std::nullopt);
    return QListView::viewportEvent(event);
}

void ViewList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        emit left();
        return;
    }
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && currentIndex().isValid()) {
        emit chosen(m_model->thing(currentIndex().row()).at);
        return;
    }
    QListView::keyPressEvent(event);
}

} // namespace cave

#include "moc_view_list.cpp"
