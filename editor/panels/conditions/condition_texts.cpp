// SPDX-License-Identifier: MIT
#include "editor/panels/conditions/condition_texts.h"

#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QFontDatabase>
#include <QPainter>
#include <QScreen>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>
#include <string>
#include <utility>

namespace cave {
namespace {

/// Code units of the character at `position`.
qsizetype unitsAt(const QString &text, qsizetype position)
{
    const bool pair =
        text[position].isHighSurrogate() && position + 1 < text.size() && text[position + 1].isLowSurrogate();
    return pair ? 2 : 1;
}

constexpr int kCompletionWidth = 340;
constexpr int kMaxRows = 7; // visible; the others can be scrolled to
constexpr int kPageRows = 6;
constexpr int kDescription = Qt::UserRole;

/// The name in the field's font, and its meaning below.
class CompletionDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex & /*index*/) const override
    {
        return {option.rect.width(),
                option.fontMetrics.height() + QFontMetrics(fontOf(TextSize::Small)).height() + 2 * kGrid};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool current = option.state.testFlag(QStyle::State_Selected);
        const QPalette &palette = option.palette;
        painter->save();
        if (current)
            painter->fillRect(option.rect, palette.highlight());
        const QRect inner = option.rect.adjusted(2 * kGrid, kGrid, -2 * kGrid, -kGrid);
        const QColor ink = palette.color(current ? QPalette::HighlightedText : QPalette::WindowText);
        painter->setPen(ink);
        painter->setFont(option.font);
        painter->drawText(inner, Qt::AlignTop | Qt::AlignLeft, index.data().toString());
        painter->setFont(fontOf(TextSize::Small));
        painter->setPen(current ? ink : palette.color(QPalette::PlaceholderText));
        painter->drawText(inner, Qt::AlignBottom | Qt::AlignLeft,
                          painter->fontMetrics().elidedText(index.data(kDescription).toString(),
                                                            Qt::ElideRight, inner.width()));
        painter->restore();
    }
};

} // namespace

QString conditionSentence(const Message &message, const std::function<bool(std::string_view)> &isName)
{
    QString text = messageText(message);
    const auto end = std::find_if(text.cbegin(), text.cend(), [](QChar c) { return c == u' ' || c == u'('; });
    const std::string word = text.left(end - text.cbegin()).toStdString();
    if (!isName(word))
        text = sentenceCase(std::move(text));
    return text.endsWith('.') || text.endsWith('?') ? text : text + '.';
}

qsizetype utf16PositionOf(const QString &text, std::size_t byte)
{
    std::size_t bytes = 0;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype units = unitsAt(text, at);
        bytes += static_cast<std::size_t>(text.mid(at, units).toUtf8().size());
        if (bytes > byte)
            return at;
        at += units;
    }
    return text.size();
}

std::size_t utf8PositionOf(const QString &text, qsizetype position)
{
    position = std::clamp(position, qsizetype{0}, text.size());
    const bool insidePair = position > 0 && position < text.size() && text[position - 1].isHighSurrogate() &&
                            text[position].isLowSurrogate();
    return static_cast<std::size_t>(text.left(insidePair ? position - 1 : position).toUtf8().size());
}

std::vector<Completion> fittingCompletions(const Completions &completions, const QString &written)
{
    std::vector<Completion> items = completions.items;
    const auto place = [&written](const Completion &item) {
        return QString::fromStdString(item.text).indexOf(written, 0, Qt::CaseInsensitive);
    };
    std::erase_if(items, [&](const Completion &item) { return place(item) < 0; });
    std::stable_sort(items.begin(), items.end(), [&](const Completion &a, const Completion &b) {
        return (place(a) == 0) > (place(b) == 0);
    });
    return items;
}

ConditionCompletion::ConditionCompletion(QWidget *field) : QListView(field)
{
    setObjectName("condition.completion");
    setWindowFlags(Qt::ToolTip | Qt::FramelessWindowHint);
    setAttribute(Qt::WA_ShowWithoutActivating);
    setFocusPolicy(Qt::NoFocus);
    setFrameShape(QFrame::StyledPanel);
    setModel(&m_items);
    setItemDelegate(new CompletionDelegate(this));
    setUniformItemSizes(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(NoEditTriggers);
    connect(this, &QListView::clicked, this,
            [this](const QModelIndex &index) { emit chosen(index.data().toString()); });
    hide();
    bindLook(*this, [this] {
        const Theme &theme = currentTheme();
        QPalette palette = paletteFor(theme);
        palette.setColor(QPalette::Base, theme.panel);
        palette.setColor(QPalette::PlaceholderText, theme.mutedText);
        setPalette(palette);
        QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
        font.setPixelSize(fontOf(TextSize::Body).pixelSize());
        setFont(font);
    });
}

void ConditionCompletion::offer(const std::vector<Completion> &items, const QRect &caret)
{
    if (items.empty())
        return hide();
    m_items.clear();
    for (const Completion &completion : items) {
        auto *item = new QStandardItem(QString::fromStdString(completion.text));
        const QString description = coreText(completion.description);
        item->setData(description, kDescription);
        item->setToolTip(description);
        item->setData(tr("%1: %2").arg(item->text(), description), Qt::AccessibleTextRole);
        m_items.appendRow(item);
    }
    setCurrentIndex(m_items.index(0, 0));
    place(caret);
    show();
}

void ConditionCompletion::place(const QRect &caret)
{
    const int rows = std::min(m_items.rowCount(), kMaxRows);
    const QSize size(kCompletionWidth, rows * sizeHintForRow(0) + 2 * frameWidth());
    QRect room(caret.topLeft(), QSize(2 * kCompletionWidth, 2 * size.height()));
    if (const QScreen *screen = parentWidget()->screen())
        room = screen->availableGeometry();
    QPoint corner = caret.bottomLeft() + QPoint(-2 * kGrid, kGrid);
    if (corner.y() + size.height() > room.bottom())
        corner.setY(caret.top() - kGrid - size.height());
    corner.setX(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - size.width())));
    setGeometry({corner, size});
}

void ConditionCompletion::moveBy(int rows)
{
    const int row = std::clamp(currentIndex().row() + rows, 0, m_items.rowCount() - 1);
    setCurrentIndex(m_items.index(row, 0));
}

bool ConditionCompletion::takeKey(int key)
{
    if (!isVisible())
        return false;
    switch (key) {
    case Qt::Key_Up:
        moveBy(-1);
        return true;
    case Qt::Key_Down:
        moveBy(1);
        return true;
    case Qt::Key_PageUp:
        moveBy(-kPageRows);
        return true;
    case Qt::Key_PageDown:
        moveBy(kPageRows);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit chosen(current());
        return true;
    case Qt::Key_Escape:
        hide();
        return true;
    default:
        return false;
    }
}

QString ConditionCompletion::current() const
{
    return isVisible() ? currentIndex().data().toString() : QString();
}

} // namespace cave

#include "moc_condition_texts.cpp"
