// SPDX-License-Identifier: MIT
#include "editor/panels/regions/chest_editor.h"

#include "editor/view/figures/figures.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include <cstddef>

namespace cave {
namespace {

constexpr int kItemIconSide = 16;

} // namespace

ChestEditor::ChestEditor(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout)
    , m_title(new QLabel(this))
    , m_add(named("chest.add", new QPushButton(this)))
    , m_seed(named("chest.seed", new QPushButton(this)))
{
    setObjectName(QStringLiteral("chestEditor"));
    m_add->setIcon(namedIcon(QStringLiteral("add")));
    m_seed->setIcon(namedIcon(QStringLiteral("seedling")));
    m_column->setSpacing(kGrid);
    auto *buttons = hbox(kGrid, {m_add, m_seed});
    vbox(*this, kGrid, kNoMargins, {m_title, m_column, buttons});
    connect(m_add, &QPushButton::clicked, this, &ChestEditor::add);
    connect(m_seed, &QPushButton::clicked, this, &ChestEditor::seedWanted);
    bindTexts(*this, [this] { retranslate(); });
}

void ChestEditor::setContents(const std::shared_ptr<const Content> &content,
                              const std::vector<ItemStack> &items, bool asSeed)
{
    m_seed->setEnabled(!asSeed);
    if (m_content == content && m_items == items)
        return;
    m_content = content;
    m_items = items;
    rebuild();
}

void ChestEditor::rebuild()
{
    for (QWidget *row : m_rows) {
        row->setParent(nullptr);
        row->deleteLater(); // one of them may be emitting a signal
    }
    m_rows.clear();
    for (std::size_t row = 0; row < m_items.size(); ++row) {
        m_rows.push_back(makeRow(row));
        m_column->addWidget(m_rows.back());
    }
    m_add->setEnabled(m_content != nullptr && m_items.size() < static_cast<std::size_t>(kMaxItems));
}

QWidget *ChestEditor::makeRow(std::size_t row)
{
    auto *whole = new QWidget(this);
    auto *item = new QComboBox(whole);
    item->setObjectName(QStringLiteral("chest.item.%1").arg(row));
    item->setAccessibleName(tr("Item"));
    item->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const ItemType &type : m_content->items)
        item->addItem(itemPixmap(itemLook(type), kItemIconSide, devicePixelRatioF()), shownName(type));
    item->setCurrentIndex(static_cast<int>(m_items[row].item));
    auto *amount = new QSpinBox(whole);
    amount->setObjectName(QStringLiteral("chest.amount.%1").arg(row));
    amount->setAccessibleName(tr("Amount"));
    amount->setRange(1, kMaxOfOne);
    amount->setKeyboardTracking(false);
    amount->setValue(m_items[row].amount);
    auto *gone = new QToolButton(whole);
    gone->setObjectName(QStringLiteral("chest.remove.%1").arg(row));
    gone->setIcon(namedIcon(QStringLiteral("dismiss")));
    gone->setEnabled(m_items.size() > 1);
    gone->setToolTip(gone->isEnabled() ? tr("Remove this item")
                                       : tr("A chest can't be empty. Erase the chest to remove it."));
    gone->setAccessibleName(gone->toolTip());
    hbox(*whole, kGrid, kNoMargins, {{item, 1}, amount, gone});
    connect(item, &QComboBox::activated, this, [this, row](int type) {
        change(row, {static_cast<std::size_t>(type), m_items[row].amount});
    });
    connect(amount, &QSpinBox::valueChanged, this, [this, row](int value) {
        change(row, {m_items[row].item, value});
    });
    connect(gone, &QToolButton::clicked, this, [this, row] { remove(row); });
    return whole;
}

void ChestEditor::change(std::size_t row, const ItemStack &stack)
{
    if (row >= m_items.size() || m_items[row] == stack)
        return;
    m_items[row] = stack;
    emit edited(m_items);
}

void ChestEditor::add()
{
    if (m_content == nullptr || m_items.size() >= static_cast<std::size_t>(kMaxItems))
        return;
    m_items.push_back({0, 1});
    rebuild();
    emit edited(m_items);
}

void ChestEditor::remove(std::size_t row)
{
    if (row >= m_items.size() || m_items.size() == 1)
        return;
    m_items.erase(m_items.begin() + static_cast<std::ptrdiff_t>(row));
    rebuild();
    emit edited(m_items);
}

void ChestEditor::retranslate()
{
    m_title->setText(tr("In this chest"));
    m_add->setText(tr("Add an item"));
    m_add->setToolTip(tr("Add an item to the chest"));
    m_seed->setText(tr("Revert to seed"));
    m_seed->setToolTip(tr("Revert the chest to the seed"));
    if (m_content != nullptr)
        rebuild();
}

} // namespace cave

#include "moc_chest_editor.cpp"
