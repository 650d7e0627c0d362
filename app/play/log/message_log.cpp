// SPDX-License-Identifier: MIT
#include "app/play/log/message_log.h"

#include "app/play/log/event_messages.h"
#include "app/play/log/journal_dialog.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHash>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

namespace cave {
namespace {

QString whenText(const LogMessage &message)
{
    return message.inSeconds ? minutesText(message.turn / kStepsPerSecond) : QLocale().toString(message.turn);
}

/// Counts a message that repeats the last one; false if it doesn't.
bool countRepetition(std::deque<LogMessage> &messages, const LogMessage &message)
{
    if (messages.empty() || messages.back().text != message.text || messages.back().kind != message.kind ||
        messages.back().fight != message.fight || messages.back().place != message.place)
        return false; // a line leads to one place
    messages.back().count += message.count;
    messages.back().turn = message.turn;
    return true;
}

constexpr int kMark = 12;

QColor kindColour(MessageKind kind, const Theme &theme)
{
    switch (kind) {
    case MessageKind::Travel:
        return theme.mutedText;
    case MessageKind::Find:
        return theme.gold;
    case MessageKind::Fight:
    case MessageKind::Warning:
        return theme.danger;
    case MessageKind::Monster:
        return theme.accent;
    case MessageKind::Chat:
        return theme.good;
    }
    return theme.text;
}

/// The mark's outline in a unit square.
QPainterPath kindPath(MessageKind kind)
{
    QPainterPath path;
    switch (kind) {
    case MessageKind::Travel:
        path.moveTo(0.35, 0.2);
        path.lineTo(0.65, 0.5);
        path.lineTo(0.35, 0.8);
        break;
    case MessageKind::Find:
        path.addPolygon(QPolygonF({{0.5, 0.1}, {0.9, 0.5}, {0.5, 0.9}, {0.1, 0.5}, {0.5, 0.1}}));
        break;
    case MessageKind::Fight:
        path.moveTo(0.15, 0.15);
        path.lineTo(0.85, 0.85);
        path.moveTo(0.85, 0.15);
        path.lineTo(0.15, 0.85);
        break;
    case MessageKind::Monster:
        path.moveTo(0.02, 0.5);
        path.quadTo(0.5, -0.05, 0.98, 0.5);
        path.quadTo(0.5, 1.05, 0.02, 0.5);
        path.addEllipse(QPointF(0.5, 0.5), 0.14, 0.14);
        break;
    case MessageKind::Chat:
        path.addRoundedRect(QRectF(0.08, 0.15, 0.84, 0.5), 0.15, 0.15);
        path.moveTo(0.3, 0.65);
        path.lineTo(0.25, 0.92);
        path.lineTo(0.52, 0.65);
        break;
    case MessageKind::Warning:
        path.addPolygon(QPolygonF({{0.5, 0.1}, {0.95, 0.9}, {0.05, 0.9}, {0.5, 0.1}}));
        break;
    }
    return path;
}

/// Breaks lines between words, and within those that are longer than a line.
void layOutText(QTextLayout &layout, qreal width)
{
    QTextOption option(Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    qreal height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
}

/// Paints the mark of a kind in a square: a chevron, a diamond, crossed blades, an eye, a triangle, a
/// speech bubble.
void drawKindMark(QPainter &painter, const QRectF &square, MessageKind kind, const Theme &theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.topLeft());
    painter.scale(square.width(), square.height());
    const QColor colour = kindColour(kind, theme);
    painter.setPen(QPen(colour, 0.14, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const bool filled = kind == MessageKind::Find || kind == MessageKind::Warning;
    painter.setBrush(filled ? QBrush(colour) : QBrush(Qt::NoBrush));
    painter.drawPath(kindPath(kind));
    painter.restore();
}

/// Paints a line of the log: a mark whose shape and colour show the kind, the wrapped sentence, and the turn.
class MessageDelegate : public QStyledItemDelegate {
public:
    explicit MessageDelegate(QObject *parent = nullptr) : QStyledItemDelegate(parent) {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->save();
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        if (selected) {
            QColor ground = currentTheme().accent;
            ground.setAlpha(60);
            painter->fillRect(option.rect, ground);
        }
        const QRect area = textArea(option.rect);
        const QFontMetrics metrics(option.font);
        const QRectF mark(option.rect.left() + 2 * kGrid, area.top() + (metrics.height() - kMark) / 2.0,
                          kMark, kMark);
        const auto kind = static_cast<MessageKind>(index.data(MessageLog::KindRole).toInt());
        drawKindMark(*painter, mark, kind, currentTheme());
        painter->setFont(option.font);
        painter->setPen(currentTheme().text);
        QTextLayout layout(index.data().toString(), option.font);
        layOutText(layout, area.width());
        layout.draw(painter, area.topLeft());
        painter->setPen(currentTheme().mutedText);
        painter->setFont(fontOf(TextSize::Small));
        const QRect turn(area.right(), area.top(), option.rect.right() - 2 * kGrid - area.right(),
                         metrics.height());
        painter->drawText(turn, Qt::AlignRight | Qt::AlignVCenter,
                          index.data(MessageLog::WhenRole).toString());
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
        const int width = view != nullptr ? view->viewport()->width() : option.rect.width();
        if (width != m_width || option.font != m_font) {
            m_heights.clear();
            m_width = width;
            m_font = option.font;
        }
        const QString text = index.data().toString();
        int &height = m_heights[text];
        if (height == 0) {
            const QRect room = textArea(QRect(0, 0, std::max(width, 10 * kMark), 10000));
            QTextLayout layout(text, option.font);
            layOutText(layout, room.width());
            height = static_cast<int>(std::ceil(layout.boundingRect().height())) + 2 * kGrid;
        }
        return {width, height};
    }

private:
    /// The part of a row without mark and turn number.
    [[nodiscard]] static QRect textArea(const QRect &row)
    {
        const int turnWidth =
            QFontMetrics(fontOf(TextSize::Small)).horizontalAdvance(QStringLiteral("00,000"));
        return row.adjusted(2 * kGrid + kMark + 2 * kGrid, kGrid, -turnWidth - 2 * kGrid, -kGrid);
    }

    // Wrapping thousands of lines again for every new one would be slow.
    mutable QHash<QString, int> m_heights;
    mutable int m_width = 0;
    mutable QFont m_font;
};

} // namespace

MessageLog::MessageLog(QObject *parent) : QAbstractListModel(parent) {}

void MessageLog::append(const LogMessage &message)
{
    if (countRepetition(m_messages, message)) {
        const QModelIndex last = index(rowCount() - 1);
        emit dataChanged(last, last);
        return;
    }
    if (rowCount() == kCapacity) {
        beginRemoveRows({}, 0, 0);
        m_messages.pop_front();
        endRemoveRows();
    }
    beginInsertRows({}, rowCount(), rowCount());
    m_messages.push_back(message);
    endInsertRows();
}

void MessageLog::prepend(const QList<LogMessage> &earlier)
{
    std::deque<LogMessage> all;
    const auto add = [&all](const LogMessage &message) {
        if (!countRepetition(all, message))
            all.push_back(message);
    };
    std::ranges::for_each(earlier, add);
    std::ranges::for_each(m_messages, add);
    while (all.size() > static_cast<std::size_t>(kCapacity))
        all.pop_front();
    restore(std::move(all));
}

void MessageLog::restore(std::deque<LogMessage> messages)
{
    beginResetModel();
    m_messages = std::move(messages);
    endResetModel();
}

int MessageLog::lastFight() const
{
    int last = 0;
    for (const LogMessage &message : m_messages)
        last = std::max(last, message.fight);
    return last;
}

QString MessageLog::lineAt(int row) const
{
    const LogMessage &message = m_messages[static_cast<std::size_t>(row)];
    const QString line = message.inSeconds ? tr("%1: %2").arg(whenText(message), message.text)
                                           : tr("Turn %1: %2").arg(whenText(message), message.text);
    return message.count == 1 ? line : tr("%1 ×%2").arg(line, QLocale().toString(message.count));
}

int MessageLog::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_messages.size());
}

QVariant MessageLog::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !checkIndex(index))
        return {};
    const LogMessage &message = m_messages[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return message.count == 1 ? message.text
                                  : tr("%1 ×%2").arg(message.text, QLocale().toString(message.count));
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return message.how.isEmpty() ? lineAt(index.row())
                                     : tr("%1\nHow: %2").arg(lineAt(index.row()), message.how);
    case KindRole:
        return static_cast<int>(message.kind);
    case TurnRole:
        return message.turn;
    case WhenRole:
        return whenText(message);
    case CountRole:
        return message.count;
    case TextRole:
        return message.text;
    case FightRole:
        return message.fight;
    case DetailRole:
        return message.isDetail;
    case PlaceRole:
        return message.place ? QVariant::fromValue(*message.place) : QVariant();
    default:
        return {};
    }
}

QListView *messageList(QAbstractItemModel &lines, QWidget *parent)
{
    auto *list = new QListView(parent);
    list->setModel(&lines);
    list->setItemDelegate(new MessageDelegate(list));
    list->setResizeMode(QListView::Adjust);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    // If it appeared and disappeared, the wrapping width would change.
    list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    return list;
}

/// The lines of one kind, or all, that contain a text. Without one, a fight is one line until it is opened.
class MessageFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit MessageFilter(QObject *parent = nullptr) : QSortFilterProxyModel(parent)
    {
        setFilterCaseSensitivity(Qt::CaseInsensitive);
        connect(this, &QAbstractItemModel::modelReset, this, [this] { m_openFights.clear(); });
    }

    void setKind(std::optional<MessageKind> kind)
    {
        m_kind = kind;
        invalidateFilter();
    }

    /// Opens or folds a fight.
    void toggleFight(int fight)
    {
        if (!m_openFights.remove(fight))
            m_openFights.insert(fight);
        invalidateFilter();
    }

    /// Ends with a mark where a fight can be opened or folded.
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override
    {
        QVariant value = QSortFilterProxyModel::data(index, role);
        if (role != Qt::DisplayRole)
            return value;
        const int fight = index.data(MessageLog::FightRole).toInt();
        if (fight == 0 || index.data(MessageLog::DetailRole).toBool())
            return value;
        return value.toString() +
               (m_openFights.contains(fight) ? QStringLiteral(" ▾") : QStringLiteral(" ▸"));
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        if (m_kind && index.data(MessageLog::KindRole).toInt() != static_cast<int>(*m_kind))
            return false;
        if (filterRegularExpression().pattern().isEmpty() && index.data(MessageLog::DetailRole).toBool() &&
            !m_openFights.contains(index.data(MessageLog::FightRole).toInt()))
            return false;
        return QSortFilterProxyModel::filterAcceptsRow(row, parent);
    }

private:
    std::optional<MessageKind> m_kind;
    QSet<int> m_openFights;
};

MessageLogDock::MessageLogDock(MessageLog &log, QWidget *parent)
    : QDockWidget(parent)
    , m_log(log)
    , m_filter(new MessageFilter(this))
{
    setObjectName(QStringLiteral("messageLogDock"));
    m_filter->setSourceModel(&m_log);
    makeParts();
    connect(m_kinds, &QComboBox::currentIndexChanged, this, [this] {
        const int kind = m_kinds->currentData().toInt();
        m_filter->setKind(kind < 0 ? std::nullopt : std::optional(static_cast<MessageKind>(kind)));
        showNewest();
    });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter->setFilterFixedString(text);
        showNewest();
    });
    const auto follow = [this] {
        if (m_atNewest)
            showNewest();
        updateEmptyState();
    };
    connect(m_filter, &QAbstractItemModel::rowsInserted, this, follow, Qt::QueuedConnection);
    connect(m_filter, &QAbstractItemModel::rowsRemoved, this, &MessageLogDock::updateEmptyState);
    connect(m_filter, &QAbstractItemModel::rowsInserted, this, &MessageLogDock::updateEmptyState);
    connect(m_filter, &QAbstractItemModel::modelReset, this, &MessageLogDock::updateEmptyState);
    connect(m_list->verticalScrollBar(), &QScrollBar::valueChanged, this,
            [this](int value) { m_atNewest = value >= m_list->verticalScrollBar()->maximum(); });
    connect(m_list->verticalScrollBar(), &QScrollBar::rangeChanged, this, [this] {
        if (m_atNewest) // which a lower list would hide
            m_list->scrollToBottom();
    });
    connect(m_copy, &QAction::triggered, this, &MessageLogDock::copySelected);
    connect(m_why, &QAction::triggered, this, [this] {
        if (const QModelIndex line = m_list->currentIndex(); line.isValid())
            emit replayRequested(line.data(MessageLog::TurnRole).toLongLong());
    });
    connect(m_list, &QListView::clicked, this, &MessageLogDock::follow);
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { setSecondary(m_empty, currentTheme()); });
}

void MessageLogDock::makeParts()
{
    auto *body = new QWidget(this);
    m_kinds = named("messageLog.kind", new QComboBox(body));
    m_search = named("messageLog.search", new QLineEdit(body));
    m_search->setClearButtonEnabled(true);
    m_list = named("messageLog.list", messageList(*m_filter, body));
    m_list->setWordWrap(true); // otherwise a narrower list would keep its rows' heights
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFrameShape(QFrame::NoFrame);
    m_empty = named("messageLog.empty", new QLabel(body));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setMargin(4 * kGrid);
    m_stack = new QStackedWidget(body);
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_empty);
    for (QObject *part :
         {static_cast<QObject *>(m_kinds), static_cast<QObject *>(m_search), static_cast<QObject *>(m_list)})
        part->installEventFilter(this);
    m_copy = named("messageLog.copy", new QAction(m_list));
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetShortcut);
    m_why = named("messageLog.why", new QAction(m_list));
    m_why->setShortcuts({Qt::CTRL | Qt::Key_Enter, Qt::CTRL | Qt::Key_Return});
    m_why->setShortcutContext(Qt::WidgetShortcut);
    m_list->addActions({m_copy, m_why});
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);

    auto *tools = hbox(kGrid, {m_kinds, {m_search, 1}});
    tools->setContentsMargins(kGrid, kGrid, kGrid, 0);
    vbox(*body, kGrid, kNoMargins, {tools, {m_stack, 1}});
    setWidget(body);
    setMinimumWidth(240);
}

void MessageLogDock::retranslate()
{
    setWindowTitle(tr("Messages"));
    const int chosen = std::max(0, m_kinds->currentIndex());
    const QSignalBlocker blocker(m_kinds);
    m_kinds->clear();
    m_kinds->addItem(tr("All"), -1);
    const std::array<std::pair<MessageKind, QString>, kMessageKinds> kinds{
        {{MessageKind::Travel, tr("Travel")},
         {MessageKind::Find, tr("Finds")},
         {MessageKind::Fight, tr("Fights")},
         {MessageKind::Monster, tr("Monsters")},
         {MessageKind::Warning, tr("Warnings")},
         {MessageKind::Chat, tr("Chat")}}};
    for (const auto &[kind, name] : kinds)
        m_kinds->addItem(name, static_cast<int>(kind));
    m_kinds->setCurrentIndex(chosen);
    m_kinds->setToolTip(tr("Show only one kind of message"));
    m_kinds->setAccessibleName(tr("Kind of message"));
    m_search->setPlaceholderText(tr("Search messages"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_list->setAccessibleName(tr("Messages"));
    m_copy->setText(tr("&Copy"));
    m_why->setText(tr("&Why? Show this turn"));
    updateEmptyState();
}

void MessageLogDock::showNewest()
{
    m_atNewest = true;
    m_list->scrollToBottom();
    updateEmptyState();
}

void MessageLogDock::updateEmptyState()
{
    const bool empty = m_filter->rowCount() == 0;
    m_stack->setCurrentWidget(empty ? static_cast<QWidget *>(m_empty) : m_list);
    m_empty->setText(m_log.rowCount() == 0
                         ? tr("No messages yet. Finds, encounters and fights appear here.")
                         : tr("No matching messages. Clear the search or choose all kinds."));
}

void MessageLogDock::copySelected()
{
    QModelIndexList chosen = m_list->selectionModel()->selectedIndexes();
    std::sort(chosen.begin(), chosen.end());
    QStringList lines;
    for (const QModelIndex &index : chosen)
        lines.append(m_log.lineAt(m_filter->mapToSource(index).row()));
    if (!lines.isEmpty())
        QApplication::clipboard()->setText(lines.join('\n'));
}

/// Opens or folds a fight, or goes to what the line is about.
void MessageLogDock::follow(const QModelIndex &line)
{
    const int fight = line.data(MessageLog::FightRole).toInt();
    const QVariant place = line.data(MessageLog::PlaceRole);
    if (fight != 0 && !line.data(MessageLog::DetailRole).toBool())
        m_filter->toggleFight(fight);
    else if (place.isValid())
        emit placeChosen(place.value<WorldPos>());
}

bool MessageLogDock::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        if (watched == m_search && !m_search->text().isEmpty())
            m_search->clear();
        else
            emit left();
        return true;
    }
    const bool pressed = watched == m_list && event->type() == QEvent::KeyPress;
    const int key = pressed ? static_cast<QKeyEvent *>(event)->key() : 0;
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_list->currentIndex().isValid()) {
        follow(m_list->currentIndex());
        return true;
    }
    return QDockWidget::eventFilter(watched, event);
}

} // namespace cave

#include "message_log.moc"
#include "moc_message_log.cpp"
