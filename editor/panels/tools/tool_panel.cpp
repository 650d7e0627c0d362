// SPDX-License-Identifier: MIT
#include "editor/panels/tools/tool_panel.h"

#include "core/rules/loot.h"
#include "editor/tools/paint.h"
#include "editor/view/figures/figures.h"
#include "editor/view/form/form.h"
#include "editor/view/form/tab_order.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/action_set.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include <cstddef>
#include <type_traits>
#include <utility>

namespace cave {
namespace {

constexpr int kItemIconSide = 16;

constexpr int kToolsInARow = 6;
constexpr int kCommandsInARow = 2;
constexpr int kToolButtonSide = 36;
constexpr int kToolIconSide = 20;
constexpr int kPortrait = 20;
constexpr int kNameWidth = 84;

const std::set<ToolId> kPainting{ToolId::Brush,     ToolId::Noise,   ToolId::Line,
                                 ToolId::Rectangle, ToolId::Ellipse, ToolId::Fill};
const std::set<ToolId> kSelecting{ToolId::SelectRectangle, ToolId::Lasso, ToolId::Wand, ToolId::Move};

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
    bindTexts(*this, [this] {
        m_title->setText(tr("In this chest"));
        m_add->setText(tr("Add an item"));
        m_add->setToolTip(tr("Add an item to the chest"));
        m_seed->setText(tr("Revert to seed"));
        m_seed->setToolTip(tr("Revert the chest to the seed"));
        if (m_content != nullptr)
            rebuild();
    });
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

ToolPanel::ToolPanel(EditTools &tools, QWidget *parent) : QWidget(parent), m_tools(tools)
{
    setUpForm(m_ui, *this);
    int index = 0;
    for (QAction *action : m_tools.actions().tools()) {
        auto *button = new QToolButton(m_ui.body);
        button->setObjectName(QStringLiteral("tools.") + action->objectName().section(QLatin1Char('.'), 1));
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setIconSize({kToolIconSide, kToolIconSide});
        button->setFixedSize(kToolButtonSide, kToolButtonSide);
        button->setFocusPolicy(Qt::TabFocus);
        m_ui.grid->addWidget(button, index / kToolsInARow, index % kToolsInARow);
        ++index;
    }
    m_ui.grid->setColumnStretch(kToolsInARow, 1);
    addCommands(*m_ui.terrains, {EditCommand::PaintFloor, EditCommand::PaintRock, EditCommand::PaintWater,
                                 EditCommand::PaintTrees});
    addCommands(*m_ui.selecting,
                {EditCommand::Cut, EditCommand::Copy, EditCommand::Paste, EditCommand::DeleteToSeed,
                 EditCommand::FillFloor, EditCommand::FillRock, EditCommand::AutomatonStep,
                 EditCommand::AddNoise, EditCommand::SelectAll, EditCommand::SelectNone,
                 EditCommand::GrowSelection, EditCommand::ShrinkSelection, EditCommand::InvertSelection});
    addCommands(*m_ui.floating, {EditCommand::RotateFloating, EditCommand::MirrorFloating});
    m_ui.tools_swap->setDefaultAction(m_tools.actions().command(EditCommand::SwapPaint));
    m_ui.tools_sizeSlider->setRange(1, kWidestBrush);
    m_ui.tools_size->setRange(1, kWidestBrush);
    m_ui.tools_limit->setRange(1, kFarthestFlood);
    m_ui.tools_monsterKind->setIconSize({kPortrait, kPortrait});
    for (FieldName *name :
         {m_ui.paintName, m_ui.otherName, m_ui.sizeName, m_ui.shapeName, m_ui.fillName, m_ui.limitName,
          m_ui.densityName, m_ui.thresholdName, m_ui.monsterName, m_ui.labelName})
        name->setNarrowest(kNameWidth);
    m_chest = new ChestEditor(m_ui.body);
    m_ui.rows->addWidget(m_chest);
    m_ui.rows->addStretch(1);
    nameRows();
    setTabOrderByLayout(*this);
    connectParts();
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] {
        m_ui.tools_title->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
        for (QLabel *label : {m_ui.tools_hint, m_ui.tools_selected})
            setSecondary(label, currentTheme());
        setSecondary(m_ui.tools_empty, currentTheme());
        m_ui.tools_empty->setFont(fontOf(TextSize::Body));
        fillMonsters();
    });
}

ToolPanel::~ToolPanel()
{
    disconnectChildren(*this);
}

/// Which tools have what option.
void ToolPanel::nameRows()
{
    const std::set<ToolId> stroking{ToolId::Brush, ToolId::Noise, ToolId::Line};
    std::set<ToolId> noisy = kSelecting;
    noisy.insert(ToolId::Noise);
    m_rows = {{m_ui.paintRow, kPainting},
              {m_ui.terrains, kPainting},
              {m_ui.otherRow, kPainting},
              {m_ui.sizeRow, stroking},
              {m_ui.shapeRow, stroking},
              {m_ui.fillRow, {ToolId::Rectangle, ToolId::Ellipse}},
              {m_ui.limitRow, {ToolId::Fill, ToolId::Wand}},
              {m_ui.tools_onlySelection, kPainting},
              {m_ui.densityRow, noisy},
              {m_ui.thresholdRow, kSelecting},
              {m_ui.tools_selected, kSelecting},
              {m_ui.selecting, kSelecting},
              {m_ui.floating, {ToolId::Float}},
              {m_ui.monsterRow, {ToolId::Monster}},
              {m_ui.labelRow, {ToolId::Marker}}};
}

void ToolPanel::addCommands(QWidget &part, std::initializer_list<EditCommand> commands)
{
    auto *grid = static_cast<QGridLayout *>(part.layout());
    int index = 0;
    for (const EditCommand command : commands) {
        QAction *action = m_tools.actions().command(command);
        auto *button = new QToolButton(&part);
        button->setObjectName(QStringLiteral("tools.") + action->objectName().section(QLatin1Char('.'), 1));
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setAutoRaise(true);
        grid->addWidget(button, index / kCommandsInARow, index % kCommandsInARow);
        ++index;
    }
}

template<class Change>
void ToolPanel::changeOptions(Change change)
{
    if (m_filling)
        return;
    EditOptions options = m_tools.options();
    change(options);
    m_tools.setOptions(options);
}

void ToolPanel::connectParts()
{
    const auto onSpin = [this](QSpinBox *spin, int EditOptions::*field) {
        connect(spin, &QSpinBox::valueChanged, this,
                [this, field](int value) { changeOptions([=](EditOptions &o) { o.*field = value; }); });
    };
    for (const EditCommand command : {EditCommand::SmallerBrush, EditCommand::LargerBrush})
        connect(m_tools.actions().command(command), &QAction::changed, this, &ToolPanel::nameKeys);
    for (const QAction *action : m_tools.actions().tools()) // in another language
        connect(action, &QAction::changed, this, &ToolPanel::nameTool);
    onSpin(m_ui.tools_size, &EditOptions::brushSize);
    onSpin(m_ui.tools_density, &EditOptions::density);
    onSpin(m_ui.tools_limit, &EditOptions::floodLimit);
    onSpin(m_ui.tools_threshold, &EditOptions::threshold);
    const auto onCombo = [this](QComboBox *combo, auto field) {
        connect(combo, &QComboBox::currentIndexChanged, this, [this, field](int index) {
            using Value = std::remove_reference_t<decltype(std::declval<EditOptions &>().*field)>;
            if (index >= 0)
                changeOptions([=](EditOptions &o) { o.*field = static_cast<Value>(index); });
        });
    };
    onCombo(m_ui.tools_paint, &EditOptions::paint);
    onCombo(m_ui.tools_otherPaint, &EditOptions::otherPaint);
    onCombo(m_ui.tools_shape, &EditOptions::brushShape);
    onCombo(m_ui.tools_fillShape, &EditOptions::shapeFill);
    onCombo(m_ui.tools_monsterKind, &EditOptions::monsterKind);
    connect(m_ui.tools_sizeSlider, &QSlider::valueChanged, m_ui.tools_size, &QSpinBox::setValue);
    connect(m_ui.tools_onlySelection, &QCheckBox::toggled, this,
            [this](bool on) { changeOptions([=](EditOptions &o) { o.onlySelection = on; }); });
    connect(m_ui.tools_markerLabel, &QLineEdit::editingFinished, this, [this] {
        if (m_tools.chosenMarker())
            m_tools.nameMarker(m_ui.tools_markerLabel->text());
        else
            changeOptions([this](EditOptions &o) { o.markerLabel = m_ui.tools_markerLabel->text(); });
    });
    connect(m_chest, &ChestEditor::edited, this,
            [this](const std::vector<ItemStack> &items) { m_tools.fillChest(items); });
    connect(m_chest, &ChestEditor::seedWanted, this, [this] {
        if (m_tools.document() != nullptr && m_tools.chosenChest())
            m_tools.fillChest(seedLoot(m_tools.document()->world(), *m_tools.chosenChest()));
    });
    connect(&m_tools, &EditTools::toolChanged, this, &ToolPanel::showTool);
    connect(&m_tools, &EditTools::optionsChanged, this, &ToolPanel::showOptions);
    connect(&m_tools, &EditTools::chosenChanged, this, &ToolPanel::showChosen);
    connect(&m_tools, &EditTools::documentChanged, this, [this] {
        fillMonsters();
        showTool();
    });
    connect(&m_tools.selection(), &Selection::changed, this, &ToolPanel::showSelection);
}

void ToolPanel::showTool()
{
    const WorldDocument *document = m_tools.document();
    m_ui.body->setVisible(document != nullptr);
    m_ui.tools_empty->setVisible(document == nullptr);
    for (const Row &row : m_rows)
        row.widget->setVisible(row.tools.contains(m_tools.tool()));
    nameTool();
    showOptions();
    showSelection();
    showChosen();
}

void ToolPanel::nameTool()
{
    const ToolId tool = m_tools.tool();
    m_ui.tools_title->setText(tool == ToolId::Float ? tr("Place") : m_tools.actions().tool(tool)->text());
}

void ToolPanel::showOptions()
{
    const EditOptions &options = m_tools.options();
    m_filling = true;
    m_ui.tools_paint->setCurrentIndex(static_cast<int>(options.paint));
    m_ui.tools_otherPaint->setCurrentIndex(static_cast<int>(options.otherPaint));
    m_ui.tools_shape->setCurrentIndex(static_cast<int>(options.brushShape));
    m_ui.tools_fillShape->setCurrentIndex(static_cast<int>(options.shapeFill));
    m_ui.tools_monsterKind->setCurrentIndex(static_cast<int>(options.monsterKind));
    m_ui.tools_size->setValue(options.brushSize);
    m_ui.tools_sizeSlider->setValue(options.brushSize);
    m_ui.tools_density->setValue(options.density);
    m_ui.tools_limit->setValue(options.floodLimit);
    m_ui.tools_threshold->setValue(options.threshold);
    m_ui.tools_onlySelection->setChecked(options.onlySelection);
    m_filling = false;
}

void ToolPanel::showSelection()
{
    m_ui.tools_selected->setText(
        m_tools.selection().empty() ? tr("Nothing is selected.")
                                    : tr("Selected: %1").arg(cellsText(m_tools.selection().cells().count())));
}

void ToolPanel::showChosen()
{
    WorldDocument *document = m_tools.document();
    const std::optional<WorldPos> chest = m_tools.chosenChest();
    const bool filling = m_tools.tool() == ToolId::Chest && document != nullptr && chest;
    m_chest->setVisible(filling);
    if (filling) {
        const std::vector<ItemStack> items = chestLoot(document->world(), *chest);
        m_chest->setContents(document->world().content, items, items == seedLoot(document->world(), *chest));
    }
    QString label = m_tools.options().markerLabel;
    if (document != nullptr && m_tools.chosenMarker()) {
        for (const Bookmark &bookmark : document->bookmarks()) {
            if (bookmark.id == *m_tools.chosenMarker())
                label = QString::fromStdString(bookmark.label);
        }
    }
    if (m_ui.tools_markerLabel->text() != label)
        m_ui.tools_markerLabel->setText(label);
    m_ui.tools_hint->setText(hint());
}

/// How to use the tool.
QString ToolPanel::hint() const
{
    switch (m_tools.tool()) {
    case ToolId::Look:
        return tr("Drag the map to look around.");
    case ToolId::Brush:
    case ToolId::Noise:
        return tr("Drag to paint. Shift keeps to a row or column.");
    case ToolId::Line:
        return tr("Drag from end to end. Shift makes it straight.");
    case ToolId::Rectangle:
        return tr("Drag from corner to corner. Shift makes a square.");
    case ToolId::Ellipse:
        return tr("Drag from corner to corner. Shift makes a circle.");
    case ToolId::Fill:
        return tr("Click the area to fill.");
    case ToolId::SelectRectangle:
    case ToolId::Lasso:
    case ToolId::Wand:
        return tr("Shift adds to the selection, Alt subtracts, both intersect.");
    case ToolId::Move:
        return tr("Drag the selection with its terrain and objects. Rock is left behind.");
    case ToolId::Chest:
        return m_tools.chosenChest() ? tr("Drag a chest to move it.")
                                     : tr("Click on floor for a new chest, or on a chest to fill it.");
    case ToolId::Monster:
        return tr("Click on floor for a new monster. Drag a monster to move it.");
    case ToolId::Marker:
        return m_tools.chosenMarker() ? tr("Text of the marker.")
                                      : tr("Click for a new marker, or on a marker to name it.");
    case ToolId::Player:
        return tr("Click the player's new position.");
    case ToolId::EraseThings:
        return tr("Drag over chests, monsters, markers and dropped items to erase them.");
    case ToolId::Float:
        return tr("Click or press %1 to place it. %2 rotates, %3 flips, %4 cancels.")
            .arg(shownKey(Qt::Key_Enter), shownKey(*m_tools.actions().command(EditCommand::RotateFloating)),
                 shownKey(*m_tools.actions().command(EditCommand::MirrorFloating)), shownKey(Qt::Key_Escape));
    }
    return {};
}

void ToolPanel::fillChoices()
{
    m_filling = true;
    for (QComboBox *combo : {m_ui.tools_paint, m_ui.tools_otherPaint}) {
        combo->clear();
        for (const Paint paint : kPaints)
            combo->addItem(paintName(paint));
        combo->setItemData(static_cast<int>(Paint::Seed),
                           tr("The seed's terrain and things, as they were at first"), Qt::ToolTipRole);
    }
    m_ui.tools_shape->clear();
    m_ui.tools_shape->addItems({tr("Round"), tr("Square")});
    m_ui.tools_fillShape->clear();
    m_ui.tools_fillShape->addItems({tr("Outline"), tr("Filled")});
    m_filling = false;
}

void ToolPanel::fillMonsters()
{
    m_filling = true;
    m_ui.tools_monsterKind->clear();
    if (WorldDocument *document = m_tools.document()) {
        for (const MonsterType &type : document->content().monsters) {
            const double ratio = devicePixelRatioF();
            QPixmap portrait = QPixmap::fromImage(monsterPortrait(
                {type.key, type.colour, type.glyph}, static_cast<int>(kPortrait * ratio), currentTheme()));
            portrait.setDevicePixelRatio(ratio);
            m_ui.tools_monsterKind->addItem(portrait, shownName(type));
        }
    }
    m_filling = false;
    showOptions();
}

/// Tips with keys, which the user may change.
void ToolPanel::nameKeys()
{
    const EditActions &actions = m_tools.actions();
    setCommandTip(*m_ui.tools_otherPaint, tr("Paint of the right button; a key swaps it with the other"),
                  *actions.command(EditCommand::SwapPaint));
    m_ui.tools_size->setToolTip(tr("Size in cells (%1 and %2)")
                                    .arg(shownKey(*actions.command(EditCommand::SmallerBrush)),
                                         shownKey(*actions.command(EditCommand::LargerBrush))));
}

void ToolPanel::retranslate()
{
    m_ui.retranslateUi(this);
    setUnit(*m_ui.tools_density, NumberUnit::PerCent);
    setUnit(*m_ui.tools_limit, NumberUnit::Cells);
    setUnit(*m_ui.tools_threshold, NumberUnit::Neighbours);
    nameKeys();
    fillChoices();
    fillMonsters();
    showTool();
}

} // namespace cave

#include "moc_tool_panel.cpp"
