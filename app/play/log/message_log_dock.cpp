// SPDX-License-Identifier: MIT
#include "app/play/log/message_log_dock.h"

#include "app/play/log/message_log.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QSortFilterProxyModel>
#include <QStackedWidget>

#include <algorithm>
#include <optional>

namespace cave {

/// The lines of one kind, or all, that contain a text. Without one, a fight is one line until it is opened.
class MessageFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit MessageFilter(QObject *parent = nullptr) : QSortFilterProxyModel(parent)
    {
        setFilterCaseSensitivity(Qt::CaseInsensitive);
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

#include "message_log_dock.moc"
#include "moc_message_log_dock.cpp"
