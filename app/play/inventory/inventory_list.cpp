// SPDX-License-Identifier: MIT
#include "app/play/inventory/inventory_list.h"

#include "app/play/inventory/inventory_model.h"
#include "core/base/enum_values.h"
#include "core/rules/inventory.h"
#include "core/world/world.h"
#include "editor/view/figures/figures.h"
#include "editor/view/form/form.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/action_set.h"
#include "editor/view/style/theme.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFontMetrics>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTabBar>

#include <algorithm>
#include <array>

namespace cave {

/// Paints the rows of an InventoryModel: icon, name and kind on the left; power and the difference to the
/// equipped item on the right.
class InventoryDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// `world`, that of the model's items, must outlive this.
    explicit InventoryDelegate(const World &world, QObject *parent = nullptr)
        : QStyledItemDelegate(parent)
        , m_world(world)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (index.data(InventoryModel::HeadingRole).toBool()) {
            paintHeading(*painter, option.rect, index);
            painter->restore();
            return;
        }
        paintGround(*painter, option);
        QRect icon(0, 0, kRowIcon, kRowIcon);
        icon.moveCenter(option.rect.center());
        icon.moveLeft(option.rect.left() + kPadding);
        const auto item = static_cast<std::size_t>(index.data(InventoryModel::ItemRole).toInt());
        if (item < m_world.content->items.size())
            drawItem(*painter, icon, itemLook(m_world, item));
        QRect texts = option.rect.adjusted(kRowIcon + 2 * kPadding, 0, 0, 0);
        texts.setRight(numberColumns(option.rect).power.left() - kGrid);
        paintTexts(*painter, texts, index);
        paintNumbers(*painter, option.rect, index);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        if (index.data(InventoryModel::HeadingRole).toBool())
            return {0, heightOf(TextSize::Small) + 4 * kGrid};
        return {0, std::max(kRowIcon, heightOf(TextSize::Body) + heightOf(TextSize::Small)) + 2 * kGrid};
    }

    /// The width with which a row shows all of an item's name.
    [[nodiscard]] static int neededWidth(const QString &name)
    {
        const QFontMetrics bold(fontOf(TextSize::Body, QFont::DemiBold)); // as if it were worn
        return kRowIcon + 4 * kPadding + bold.horizontalAdvance(name) + columnWidth(powerCaption()) +
               columnWidth(differenceCaption());
    }

private:
    static constexpr int kRowIcon = 9 * kGrid;
    static constexpr int kPadding = 2 * kGrid;
    struct NumberColumns {
        QRect power;
        QRect difference;
    };

    static int heightOf(TextSize size) { return QFontMetrics(fontOf(size)).height(); }

    /// Wide enough for the captions and for any number.
    static int columnWidth(const QString &caption)
    {
        const int number =
            QFontMetrics(fontOf(TextSize::Heading, QFont::DemiBold)).horizontalAdvance(QStringLiteral("−88"));
        return std::max(QFontMetrics(fontOf(TextSize::Small)).horizontalAdvance(caption), number) + 2 * kGrid;
    }

    static QString powerCaption() { return InventoryDelegate::tr("power"); }

    static QString differenceCaption() { return InventoryDelegate::tr("change"); }

    static NumberColumns numberColumns(const QRect &row)
    {
        QRect difference = row.adjusted(0, 0, -kPadding, 0);
        difference.setLeft(difference.right() - columnWidth(differenceCaption()));
        QRect power = difference;
        power.setRight(difference.left() - kGrid);
        power.setLeft(power.right() - columnWidth(powerCaption()));
        return {power, difference};
    }

    void paintHeading(QPainter &painter, const QRect &row, const QModelIndex &index) const
    {
        painter.setFont(fontOf(TextSize::Small, QFont::DemiBold));
        painter.setPen(currentTheme().mutedText);
        const QRect text = row.adjusted(kPadding, 0, -kPadding, -kGrid);
        painter.drawText(text, Qt::AlignLeft | Qt::AlignBottom, index.data().toString());
        const QModelIndex first = index.siblingAtRow(index.row() + 1);
        if (first.data(InventoryModel::PowerRole).isValid()) {
            painter.setFont(fontOf(TextSize::Small));
            const NumberColumns columns = numberColumns(text.adjusted(0, 0, kPadding, 0));
            painter.drawText(columns.power, Qt::AlignRight | Qt::AlignBottom, powerCaption());
            painter.drawText(columns.difference, Qt::AlignRight | Qt::AlignBottom, differenceCaption());
        }
        painter.fillRect(QRect(row.left() + kPadding, row.bottom(), row.width() - 2 * kPadding, 1),
                         currentTheme().line);
    }

    void paintGround(QPainter &painter, const QStyleOptionViewItem &option) const
    {
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        if (!selected && !option.state.testFlag(QStyle::State_MouseOver))
            return;
        QColor ground = currentTheme().accent;
        ground.setAlphaF(selected ? 0.18F : 0.07F);
        const bool active = option.state.testFlag(QStyle::State_HasFocus);
        painter.setBrush(ground);
        painter.setPen(selected
                           ? QPen(active ? currentTheme().accent : currentTheme().mutedText, active ? 1.5 : 1)
                           : Qt::NoPen);
        painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), kGrid, kGrid);
    }

    void paintTexts(QPainter &painter, const QRect &area, const QModelIndex &index) const
    {
        const int height = heightOf(TextSize::Body) + heightOf(TextSize::Small);
        QRect line(area.left(), area.center().y() - height / 2, area.width(), heightOf(TextSize::Body));
        const bool worn = index.data(InventoryModel::WornRole).toBool();
        const int amount = index.data(InventoryModel::AmountRole).toInt();
        const QString times = amount > 1 ? QStringLiteral("  ×%1").arg(amount) : QString();
        painter.setFont(fontOf(TextSize::Body, worn ? QFont::DemiBold : QFont::Normal));
        painter.setPen(currentTheme().text);
        const QFontMetrics metrics = painter.fontMetrics();
        const QString name = metrics.elidedText(index.data().toString(), Qt::ElideRight,
                                                line.width() - metrics.horizontalAdvance(times));
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, name);
        painter.setPen(currentTheme().gold);
        painter.drawText(line.adjusted(metrics.horizontalAdvance(name), 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter, times);
        line.translate(0, heightOf(TextSize::Body));
        line.setHeight(heightOf(TextSize::Small));
        painter.setFont(fontOf(TextSize::Small));
        painter.setPen(currentTheme().mutedText);
        const QString kind = index.data(InventoryModel::KindRole).toString();
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, kind);
        if (worn)
            paintWornMark(painter,
                          line.adjusted(painter.fontMetrics().horizontalAdvance(kind) + 2 * kGrid, 0, 0, 0),
                          index);
    }

    /// A tick and a word.
    void paintWornMark(QPainter &painter, const QRect &line, const QModelIndex &index) const
    {
        const double unit = line.height() / 14.0;
        const QPointF at(line.left(), line.center().y() + 0.5);
        painter.setPen(QPen(currentTheme().accent, 1.8 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(QPolygonF{at + QPointF(0, 0.5) * unit, at + QPointF(3, 3.5) * unit,
                                       at + QPointF(8, -3.5) * unit});
        painter.setFont(fontOf(TextSize::Small, QFont::DemiBold));
        const auto shift = static_cast<int>(12 * unit);
        const auto item = static_cast<std::size_t>(index.data(InventoryModel::ItemRole).toInt());
        const bool used = isUsable(m_world.content->items[item].kind);
        painter.drawText(line.adjusted(shift, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         used ? tr("wielded") : tr("equipped"));
    }

    void paintNumbers(QPainter &painter, const QRect &row, const QModelIndex &index) const
    {
        const NumberColumns columns = numberColumns(row);
        const QVariant power = index.data(InventoryModel::PowerRole);
        painter.setFont(fontOf(TextSize::Heading));
        painter.setPen(currentTheme().text);
        if (power.isValid())
            painter.drawText(columns.power, Qt::AlignRight | Qt::AlignVCenter, power.toString());
        const QVariant difference = index.data(InventoryModel::DifferenceRole);
        if (!difference.isValid())
            return;
        const int more = difference.toInt();
        painter.setFont(fontOf(TextSize::Heading, QFont::DemiBold));
        painter.setPen(more > 0   ? currentTheme().good
                       : more < 0 ? currentTheme().danger
                                  : currentTheme().mutedText);
        painter.drawText(columns.difference, Qt::AlignRight | Qt::AlignVCenter, differenceText(more));
    }

    const World &m_world;
};

namespace {

constexpr std::array kTabs{ItemKind::Armour, ItemKind::Sword, ItemKind::Scroll};
constexpr int kArmour = 0; // places in kTabs
constexpr int kWeapons = 1;
constexpr int kSpells = 2;
constexpr const char *kSortKey = "inventory/sort";
constexpr int kFirstSort = static_cast<int>(InventorySort::Power);

/// Wide enough for names. Home and page keys stop at the nearest item where they would stop at a heading.
class ItemsView : public QListView {
public:
    using QListView::QListView;

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        constexpr int kWidest = 80 * kGrid;
        int needed = 0;
        for (int row = 0; row < model()->rowCount(); ++row)
            needed =
                std::max(needed, InventoryDelegate::neededWidth(model()->index(row, 0).data().toString()));
        const int around = 2 * frameWidth() + verticalScrollBar()->sizeHint().width();
        return {std::min(needed, kWidest) + around, QListView::minimumSizeHint().height()};
    }

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override
    {
        const QModelIndex to = QListView::moveCursor(action, modifiers);
        const bool heading = to.isValid() && to.data(InventoryModel::HeadingRole).toBool();
        return heading ? to.siblingAtRow(to.row() + 1) : to;
    }
};

} // namespace

InventoryList::InventoryList(const Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(new InventoryModel(session.world(), this))
    , m_search(named("inventory.search", new QLineEdit(this)))
    , m_sort(named("inventory.sort", new QComboBox(this)))
    , m_list(named("inventory.items", new ItemsView(this)))
    , m_pages(new QStackedWidget(this))
    , m_tabs(named("inventory.tabs", new QTabBar(this)))
{
    makeTabs();
    vbox(*this, 2 * kGrid, kNoMargins, {makeSearchRow(), m_tabs, {makeList(), 1}});
    connectParts();
    retranslate();
    bool isNumber = false;
    const int sort = QSettings().value(kSortKey, kFirstSort).toInt(&isNumber);
    m_sort->setCurrentIndex(isNumber && sort >= 0 && sort < m_sort->count() ? sort : kFirstSort);
    bindLook(*this, [this] {
        setSecondary(m_emptyText, currentTheme());
        m_emptyText->setFont(fontOf(TextSize::Body));
    });
}

void InventoryList::refresh()
{
    keepSelection([this] { m_model->refresh(); });
}

void InventoryList::setItemActions(const QList<QAction *> &actions)
{
    m_list->addActions(actions);
}

void InventoryList::makeTabs()
{
    m_tabs->setFocusPolicy(Qt::TabFocus);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    for (std::size_t i = 0; i < kTabs.size(); ++i)
        m_tabs->addTab(QString());
    connect(m_tabs, &QTabBar::currentChanged, this, &InventoryList::showTab);
    const auto add = [this](const char *id, const QList<QKeySequence> &keys, const auto &act) {
        QAction *action = addPageAction(*parentWidget(), id, keys);
        connect(action, &QAction::triggered, this, act);
        m_steps.append(action);
    };
    add("inventory.previousTab", {Qt::Key_A, Qt::Key_Left}, [this] { goToTab(-1); });
    add("inventory.nextTab", {Qt::Key_D, Qt::Key_Right}, [this] { goToTab(1); });
    add("inventory.previousItem", {Qt::Key_W}, [this] { goToItem(-1); });
    add("inventory.nextItem", {Qt::Key_S}, [this] { goToItem(1); });
}

QLayout *InventoryList::makeSearchRow()
{
    m_search->setClearButtonEnabled(true);
    m_search->addAction(namedIcon("search"), QLineEdit::LeadingPosition);
    for (std::size_t i = 0; i < kValuesOf<InventorySort>; ++i)
        m_sort->addItem(QString());
    auto *row = hbox(2 * kGrid, {{m_search, 1}, m_sort});
    return row;
}

QWidget *InventoryList::makeList()
{
    m_list->setModel(m_model);
    m_list->setItemDelegate(new InventoryDelegate(m_session.world(), this));
    connect(m_model, &QAbstractItemModel::modelReset, m_list, [this] { m_list->updateGeometry(); });
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_pages->addWidget(m_list);
    m_pages->addWidget(makeEmptyPage());
    return m_pages;
}

QWidget *InventoryList::makeEmptyPage()
{
    auto *page = new QWidget(m_pages);
    page->setFocusPolicy(Qt::StrongFocus);
    setAccessibleRole(*page, QAccessible::StaticText);
    m_emptyPage = page;
    m_emptyText = plainLabel("inventory.empty", page);
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_showAll = named("inventory.showAll", new QPushButton(page));
    m_showAll->setAutoDefault(false);
    vbox(*page, 3 * kGrid, std::nullopt,
         {BoxPart::stretch(1), m_emptyText, {m_showAll, 0, Qt::AlignHCenter}, BoxPart::stretch(1)});
    return page;
}

void InventoryList::connectParts()
{
    connect(m_search, &QLineEdit::textChanged, this,
            [this](const QString &text) { keepSelection([&] { m_model->setFilter(text); }); });
    connect(m_search, &QLineEdit::returnPressed, this, &InventoryList::focusItems);
    connect(m_sort, &QComboBox::currentIndexChanged, this,
            [this](int sort) { keepSelection([&] { m_model->setSort(static_cast<InventorySort>(sort)); }); });
    connect(m_sort, &QComboBox::activated, this, [](int sort) { QSettings().setValue(kSortKey, sort); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &InventoryList::showSelection);
    connect(m_list, &QListView::activated, this, &InventoryList::activated);
    connect(m_showAll, &QPushButton::clicked, m_search, &QLineEdit::clear);
}

void InventoryList::retranslate()
{
    m_search->setPlaceholderText(tr("Search inventory"));
    m_search->setAccessibleName(tr("Search"));
    m_sort->setItemText(static_cast<int>(InventorySort::Name), tr("By name"));
    m_sort->setItemText(static_cast<int>(InventorySort::Power), tr("By power"));
    m_sort->setItemText(static_cast<int>(InventorySort::Newest), tr("Newest first"));
    m_sort->setItemText(static_cast<int>(InventorySort::Kind), tr("By kind"));
    m_sort->setAccessibleName(tr("Order"));
    m_sort->setToolTip(tr("How items are sorted"));
    m_list->setAccessibleName(tr("Inventory"));
    m_showAll->setText(tr("Show everything"));
    m_tabs->setTabText(0, tr("Armour"));
    m_tabs->setTabText(1, tr("Weapons"));
    m_tabs->setTabText(2, tr("Spells"));
    m_tabs->setAccessibleName(tr("Filter"));
    showTabs();
    showEmptiness();
}

bool InventoryList::isTabbed() const
{
    const std::vector<ItemType> &items = m_session.content().items;
    return std::ranges::any_of(items, [](const ItemType &item) { return item.kind == ItemKind::Scroll; });
}

void InventoryList::showTabs()
{
    const bool tabbed = isTabbed();
    m_tabs->setVisible(tabbed);
    m_search->setVisible(!tabbed);
    m_sort->setVisible(!tabbed);
    for (QAction *action : m_steps)
        action->setEnabled(tabbed);
    if (tabbed)
        m_search->clear();
    showTab();
}

void InventoryList::showTab()
{
    const auto tab = static_cast<std::size_t>(std::max(0, m_tabs->currentIndex()));
    keepSelection([&] { m_model->setGroup(isTabbed() ? std::optional(kTabs[tab]) : std::nullopt); });
}

void InventoryList::goToTab(int by)
{
    const int count = m_tabs->count();
    m_tabs->setCurrentIndex((m_tabs->currentIndex() + by + count) % count);
    focusItems();
}

void InventoryList::goToItem(int by)
{
    const int rows = m_model->rowCount();
    if (rows == 0)
        return;
    select(m_model->index(std::clamp(m_list->currentIndex().row() + by, 0, rows - 1)));
    focusItems();
}

void InventoryList::showSpells()
{
    if (!isTabbed())
        return showConsumables();
    m_tabs->setCurrentIndex(kSpells);
}

/// Selects the first of them.
void InventoryList::showConsumables()
{
    m_search->clear();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row);
        const QVariant item = index.data(InventoryModel::ItemRole);
        if (item.isValid() && m_session.content().items[item.toULongLong()].kind == ItemKind::Consumable)
            return select(index);
    }
}

void InventoryList::beginSearch()
{
    m_search->setFocus();
    m_search->selectAll();
}

bool InventoryList::endSearch()
{
    if (m_search->text().isEmpty())
        return false;
    m_search->clear();
    focusItems();
    return true;
}

/// Lets `change` rebuild the list, and restores the selection, or selects the nearest row.
void InventoryList::keepSelection(const std::function<void()> &change)
{
    const int row = m_list->currentIndex().row();
    const std::optional<std::size_t> item = selectedItem();
    const bool worn = m_list->currentIndex().data(InventoryModel::WornRole).toBool();
    change();
    QModelIndex index;
    if (item.has_value()) {
        index = m_model->indexOf(*item, worn);
        if (!index.isValid())
            index = m_model->indexOf(*item, !worn);
    }
    select(index.isValid() ? index : m_model->nearestItem(std::max(0, row)));
    showEmptiness();
    showSelection();
}

void InventoryList::select(const QModelIndex &index)
{
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
}

void InventoryList::selectWorn(EquipmentSlot slot)
{
    if (!m_session.world().player().inventory.equipped(slot).has_value())
        return;
    const Inventory &inventory = m_session.world().player().inventory;
    m_search->clear();
    select(m_model->indexOf(inventory.stacks[*inventory.equipped(slot)].item, true));
    focusItems();
}

void InventoryList::selectUpgrade()
{
    const Content &content = m_session.content();
    const Inventory &inventory = m_session.world().player().inventory;
    const std::optional<std::size_t> best = bestUpgrade(content, inventory);
    if (!best)
        return;
    const std::size_t item = inventory.stacks[*best].item;
    if (isTabbed())
        m_tabs->setCurrentIndex(content.items[item].kind == ItemKind::Armour ? kArmour : kWeapons);
    select(m_model->indexOf(item, false));
}

void InventoryList::focusItems()
{
    (m_model->rowCount() == 0 ? m_emptyPage : m_list)->setFocus();
}

void InventoryList::showSelection()
{
    if (m_list->currentIndex().row() == 1)
        m_list->scrollToTop(); // so that its heading is visible, too
    emit selectionChanged();
}

void InventoryList::showEmptiness()
{
    const bool empty = m_model->rowCount() == 0;
    const QString wanted = m_search->text().trimmed();
    const bool hadFocus = m_pages->isAncestorOf(QApplication::focusWidget());
    m_pages->setCurrentIndex(empty ? 1 : 0);
    if (hadFocus)
        focusItems();
    m_showAll->setVisible(!wanted.isEmpty());
    const bool free = m_session.world().content->scenario.freeMovement();
    const QString nothing =
        free          ? tr("Nothing yet. Look for axes, magic and flasks in the rooms.")
        : !isTabbed() ? tr("Nothing yet. Chests and defeated monsters have swords, armour and gold.")
        : m_model->group() == ItemKind::Scroll
            ? tr("No spells yet. Treasures contain scrolls to read in fights.")
        : m_model->group() == ItemKind::Armour ? tr("No armour yet. Treasures contain some.")
                                               : tr("No weapons yet. Treasures contain some.");
    m_emptyText->setText(wanted.isEmpty() ? nothing : tr("No items match “%1”.").arg(wanted));
    m_emptyPage->setAccessibleName(m_emptyText->text());
}

std::optional<std::size_t> InventoryList::selectedItem() const
{
    const QVariant item = m_list->currentIndex().data(InventoryModel::ItemRole);
    return item.isValid() ? std::optional(item.toULongLong()) : std::nullopt;
}

std::optional<std::size_t> InventoryList::selectedStack() const
{
    const QVariant stack = m_list->currentIndex().data(InventoryModel::StackRole);
    return stack.isValid() ? std::optional(stack.toULongLong()) : std::nullopt;
}

bool InventoryList::isSelectedWorn() const
{
    return m_list->currentIndex().data(InventoryModel::WornRole).toBool();
}

} // namespace cave

#include "inventory_list.moc"
#include "moc_inventory_list.cpp"
