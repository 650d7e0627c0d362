// The parts of the inventory dialog: how they are made, placed, named and joined.

#include "app/play/inventory/attribute_panel.h"
#include "app/play/inventory/inventory_delegate.h"
#include "app/play/inventory/inventory_details.h"
#include "app/play/inventory/inventory_dialog.h"
#include "app/play/inventory/inventory_model.h"
#include "app/play/inventory/inventory_slot.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/page_action.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QAction>
#include <QComboBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>

namespace cave {
namespace {

constexpr const char *kSortKey = "inventory/sort";
constexpr int kFirstSort = static_cast<int>(InventorySort::Power);

} // namespace

InventoryDialog::InventoryDialog(QWidget *parent)
    : QDialog(parent)
    , m_theme(&darkTheme())
    , m_model(new InventoryModel(this))
    , m_delegate(new InventoryDelegate(this))
    , m_weapon(new InventorySlot(EquipmentSlot::Weapon, this))
    , m_armour(new InventorySlot(EquipmentSlot::Armour, this))
    , m_search(new QLineEdit(this))
    , m_sort(new QComboBox(this))
    , m_list(new QListView(this))
    , m_pages(new QStackedWidget(this))
    , m_details(new InventoryDetails(this))
    , m_totals(new QLabel(this))
    , m_confirm(new QFrame(this))
    , m_tabs(new QTabBar(this))
    , m_attributes(new AttributePanel(this))
{
    setObjectName("inventory");
    makeActions();
    makeConfirmation();
    makeTabs();
    layOut();
    connectParts();
    retranslate();
    bool isNumber = false;
    const int sort = QSettings().value(kSortKey, kFirstSort).toInt(&isNumber);
    m_sort->setCurrentIndex(isNumber && sort >= 0 && sort < m_sort->count() ? sort : kFirstSort);
    refresh();
}

void InventoryDialog::makeActions()
{
    m_wear = addPageAction(*this, "inventory.wear", {QKeySequence(Qt::Key_E)});
    m_takeOff = addPageAction(*this, "inventory.takeOff", {QKeySequence(Qt::Key_U)});
    m_drop = addPageAction(*this, "inventory.drop", {QKeySequence(Qt::Key_D), QKeySequence(Qt::Key_Delete)});
    m_find = addPageAction(*this, "inventory.find", {QKeySequence(Qt::Key_Slash), QKeySequence::Find});
    QAction *close = addPageAction(*this, "inventory.close", {QKeySequence(Qt::Key_I)});
    connect(m_wear, &QAction::triggered, this, &InventoryDialog::wear);
    connect(m_takeOff, &QAction::triggered, this, &InventoryDialog::takeOff);
    connect(m_drop, &QAction::triggered, this, &InventoryDialog::askOrDrop);
    connect(m_find, &QAction::triggered, this, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    connect(close, &QAction::triggered, this, &QWidget::close);
}

void InventoryDialog::makeConfirmation()
{
    m_confirm->setObjectName("inventory.confirm");
    m_confirm->setFrameShape(QFrame::StyledPanel);
    m_confirm->setAutoFillBackground(true);
    m_confirm->hide();
    m_question = new QLabel(m_confirm);
    m_question->setObjectName("inventory.question");
    m_question->setTextFormat(Qt::PlainText);
    m_question->setWordWrap(true);
    m_dropIt = new QPushButton(m_confirm);
    m_dropIt->setObjectName("inventory.dropIt");
    m_keepIt = new QPushButton(m_confirm);
    m_keepIt->setObjectName("inventory.keepIt");
    auto *row = new QHBoxLayout(m_confirm);
    row->setContentsMargins(3 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    row->setSpacing(2 * kGrid);
    row->addWidget(m_question, 1);
    row->addWidget(m_dropIt);
    row->addWidget(m_keepIt);
    for (QPushButton *button : {m_dropIt, m_keepIt})
        button->setAutoDefault(true); // Enter presses the one that has the focus
}

void InventoryDialog::layOut()
{
    auto *doll = new QHBoxLayout;
    doll->setSpacing(2 * kGrid);
    doll->addWidget(m_weapon, 1);
    doll->addWidget(m_armour, 1);
    auto *left = new QVBoxLayout;
    left->setSpacing(2 * kGrid);
    left->addLayout(makeSearchRow());
    left->addWidget(m_tabs);
    left->addWidget(makeList(), 1);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(3 * kGrid);
    middle->addLayout(left, 3);
    auto *right = new QVBoxLayout;
    right->setSpacing(3 * kGrid);
    right->addWidget(m_attributes);
    right->addWidget(makeDetails(), 1);
    middle->addLayout(right, 2);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(3 * kGrid, 3 * kGrid, 3 * kGrid, 3 * kGrid);
    column->setSpacing(3 * kGrid);
    column->addLayout(doll);
    column->addLayout(middle, 1);
    column->addWidget(m_confirm);
    column->addLayout(makeFoot());
    m_weapon->setObjectName("inventory.weapon");
    m_armour->setObjectName("inventory.armour");
    setMinimumSize(120 * kGrid, 90 * kGrid);
    resize(184 * kGrid, 144 * kGrid);
}

QLayout *InventoryDialog::makeSearchRow()
{
    m_search->setObjectName("inventory.search");
    m_search->setClearButtonEnabled(true);
    m_search->addAction(namedIcon("search"), QLineEdit::LeadingPosition);
    m_sort->setObjectName("inventory.sort");
    for (int i = 0; i <= static_cast<int>(InventorySort::Kind); ++i)
        m_sort->addItem(QString());
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * kGrid);
    row->addWidget(m_search, 1);
    row->addWidget(m_sort);
    return row;
}

QWidget *InventoryDialog::makeList()
{
    m_list->setObjectName("inventory.items");
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_list->addActions({m_wear, m_takeOff, m_drop});
    m_pages->addWidget(m_list);
    m_pages->addWidget(makeEmptyPage());
    return m_pages;
}

QWidget *InventoryDialog::makeEmptyPage()
{
    auto *page = new QWidget(m_pages);
    page->setFocusPolicy(Qt::StrongFocus);
    m_emptyPage = page;
    m_emptyText = new QLabel(page);
    m_emptyText->setObjectName("inventory.empty");
    m_emptyText->setTextFormat(Qt::PlainText);
    m_emptyText->setWordWrap(true);
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_showAll = new QPushButton(page);
    m_showAll->setObjectName("inventory.showAll");
    m_showAll->setAutoDefault(false);
    auto *column = new QVBoxLayout(page);
    column->setSpacing(3 * kGrid);
    column->addStretch(1);
    column->addWidget(m_emptyText);
    column->addWidget(m_showAll, 0, Qt::AlignHCenter);
    column->addStretch(1);
    return page;
}

QWidget *InventoryDialog::makeDetails()
{
    m_details->setObjectName("inventory.details");
    return m_details;
}

QLayout *InventoryDialog::makeFoot()
{
    m_totals->setObjectName("inventory.totals");
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * kGrid);
    row->addWidget(m_totals, 1);
    for (QAction *action : {m_wear, m_takeOff, m_drop}) {
        auto *button = new QToolButton(this);
        button->setObjectName(action->objectName() + "Button");
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        button->setMinimumSize(22 * kGrid, 8 * kGrid);
        row->addWidget(button);
    }
    return row;
}

void InventoryDialog::connectParts()
{
    connect(m_search, &QLineEdit::textChanged, this,
            [this](const QString &text) { keepSelection([&] { m_model->setFilter(text); }); });
    connect(m_search, &QLineEdit::returnPressed, this, &InventoryDialog::focusItems);
    connect(m_sort, &QComboBox::currentIndexChanged, this,
            [this](int sort) { keepSelection([&] { m_model->setSort(static_cast<InventorySort>(sort)); }); });
    connect(m_sort, &QComboBox::activated, this, [](int sort) { QSettings().setValue(kSortKey, sort); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &InventoryDialog::showSelection);
    connect(m_list, &QListView::activated, this, &InventoryDialog::toggleWorn);
    connect(m_weapon, &InventorySlot::clicked, this, [this] { selectWorn(EquipmentSlot::Weapon); });
    connect(m_armour, &InventorySlot::clicked, this, [this] { selectWorn(EquipmentSlot::Armour); });
    connect(m_showAll, &QPushButton::clicked, m_search, &QLineEdit::clear);
    connect(m_keepIt, &QPushButton::clicked, this, [this] {
        m_confirm->hide();
        focusItems();
    });
    connect(m_dropIt, &QPushButton::clicked, this, [this] {
        if (const std::optional<std::size_t> stack = selectedStack())
            drop(*stack);
    });
}

void InventoryDialog::retranslate()
{
    setWindowTitle(tr("Inventory"));
    m_takeOff->setText(tr("Take off"));
    nameActions();
    m_find->setText(tr("Find an item"));
    m_search->setPlaceholderText(tr("Search what you carry"));
    m_search->setAccessibleName(tr("Search"));
    m_sort->setItemText(static_cast<int>(InventorySort::Name), tr("By name"));
    m_sort->setItemText(static_cast<int>(InventorySort::Power), tr("By power"));
    m_sort->setItemText(static_cast<int>(InventorySort::Newest), tr("Newest first"));
    m_sort->setItemText(static_cast<int>(InventorySort::Kind), tr("By kind"));
    m_sort->setAccessibleName(tr("Order"));
    m_sort->setToolTip(tr("The order of items in their groups"));
    m_list->setAccessibleName(tr("What you carry"));
    m_details->setAccessibleName(tr("About the selected item"));
    m_showAll->setText(tr("Show everything"));
    m_dropIt->setText(tr("Drop it"));
    m_keepIt->setText(tr("Keep it"));
    showTabs();
    showEmptiness();
    showTotals();
}

void InventoryDialog::setTheme(const Theme &theme)
{
    m_theme = &theme;
    m_delegate->setTheme(theme);
    setSecondary(m_emptyText, theme);
    m_emptyText->setFont(fontOf(TextSize::Body));
    refresh();
    m_list->viewport()->update();
}

} // namespace cave
