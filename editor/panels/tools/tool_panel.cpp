// SPDX-License-Identifier: MIT
#include "editor/panels/tools/tool_panel.h"

#include "core/rules/loot.h"
#include "editor/panels/regions/chest_editor.h"
#include "editor/tools/paint.h"
#include "editor/tools/things_at.h"
#include "editor/view/figures/monster_figures.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/disconnect_children.h"
#include "editor/view/style/field_labels.h"
#include "editor/view/style/page_action.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/content_texts.h"
#include "editor/view/texts/number_unit.h"

#include <QAction>
#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace cave {
namespace {

constexpr int kToolsInARow = 6;
constexpr int kCommandsInARow = 2;
constexpr int kToolButtonSide = 36;
constexpr int kToolIconSide = 20;
constexpr int kPortrait = 20;
constexpr int kNameWidth = 84;
constexpr int kLongestLabel = 250; ///< characters: at most 1000 bytes of UTF-8

const std::set<ToolId> kPainting{ToolId::Brush,     ToolId::Noise,   ToolId::Line,
                                 ToolId::Rectangle, ToolId::Ellipse, ToolId::Fill};
const std::set<ToolId> kSelecting{ToolId::SelectRectangle, ToolId::Lasso, ToolId::Wand, ToolId::Move};

} // namespace

ToolPanel::ToolPanel(EditTools &tools, QWidget *parent) : QWidget(parent), m_tools(tools)
{
    setObjectName(QStringLiteral("toolPanel"));
    m_empty = named("tools.empty", new QLabel(this));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_body = new QWidget(this);
    auto *column = new QVBoxLayout(m_body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    makeGrid(*column);
    makePaintRows(*column);
    makeSelectionRows(*column);
    makeThingRows(*column);
    column->addStretch(1);
    vbox(*this, kStyleSpacing, QMargins(3 * kGrid, 2 * kGrid, 3 * kGrid, 3 * kGrid),
         {{m_empty, 1}, {m_body, 1}});
    connectParts();
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { refreshLook(); });
}

ToolPanel::~ToolPanel()
{
    disconnectChildren(*this);
}

void ToolPanel::makeGrid(QVBoxLayout &column)
{
    auto *grid = new QGridLayout;
    grid->setSpacing(kGrid);
    int index = 0;
    for (QAction *action : m_tools.actions().tools()) {
        auto *button = new QToolButton(m_body);
        button->setObjectName(QStringLiteral("tools.") + action->objectName().section(QLatin1Char('.'), 1));
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setIconSize({kToolIconSide, kToolIconSide});
        button->setFixedSize(kToolButtonSide, kToolButtonSide);
        button->setFocusPolicy(Qt::TabFocus);
        grid->addWidget(button, index / kToolsInARow, index % kToolsInARow);
        ++index;
    }
    grid->setColumnStretch(kToolsInARow, 1);
    column.addLayout(grid);
    m_title = named("tools.title", new QLabel(m_body));
    m_hint = named("tools.hint", new QLabel(m_body));
    m_hint->setWordWrap(true);
    column.addWidget(m_title);
    column.addWidget(m_hint);
}

QSpinBox *ToolPanel::makeSpin(const char *name, int least, int most)
{
    auto *spin = new QSpinBox(m_body);
    spin->setObjectName(QLatin1String(name));
    spin->setRange(least, most);
    return spin;
}

QComboBox *ToolPanel::makeCombo(const char *name)
{
    auto *combo = new QComboBox(m_body);
    combo->setObjectName(QLatin1String(name));
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    return combo;
}

void ToolPanel::addRow(QVBoxLayout &column, QLabel *&name, std::initializer_list<QWidget *> parts,
                       std::set<ToolId> tools)
{
    auto *row = new QWidget(m_body);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(kGrid);
    name = new FieldName(kNameWidth, row);
    name->setBuddy(*(parts.end() - 1));
    line->addWidget(name);
    for (QWidget *part : parts)
        line->addWidget(part, part == *parts.begin() ? 1 : 0);
    column.addWidget(row);
    m_rows.push_back({row, std::move(tools)});
}

void ToolPanel::makePaintRows(QVBoxLayout &column)
{
    constexpr int kLimitStep = 10'000;
    auto *swap = named("tools.swap", new QToolButton(m_body));
    swap->setDefaultAction(m_tools.actions().command(EditCommand::SwapPaint));
    m_paint = makeCombo("tools.paint");
    addRow(column, m_paintName, {m_paint, swap}, kPainting);
    m_paintName->setBuddy(m_paint);
    QWidget *terrain = commandGrid(
        {EditCommand::PaintFloor, EditCommand::PaintRock, EditCommand::PaintWater, EditCommand::PaintTrees});
    column.addWidget(terrain);
    m_rows.push_back({terrain, kPainting});
    m_other = makeCombo("tools.otherPaint");
    addRow(column, m_otherName, {m_other}, kPainting);
    m_sizeSlider = named("tools.sizeSlider", new QSlider(Qt::Horizontal, m_body));
    m_sizeSlider->setRange(1, kWidestBrush);
    m_size = makeSpin("tools.size", 1, kWidestBrush);
    addRow(column, m_sizeName, {m_sizeSlider, m_size}, {ToolId::Brush, ToolId::Noise, ToolId::Line});
    m_shape = makeCombo("tools.shape");
    addRow(column, m_shapeName, {m_shape}, {ToolId::Brush, ToolId::Noise, ToolId::Line});
    m_fill = makeCombo("tools.fillShape");
    addRow(column, m_fillName, {m_fill}, {ToolId::Rectangle, ToolId::Ellipse});
    m_density = makeSpin("tools.density", 0, 100);
    std::set<ToolId> noisy = kSelecting;
    noisy.insert(ToolId::Noise);
    m_limit = makeSpin("tools.limit", 1, kFarthestFlood);
    m_limit->setSingleStep(kLimitStep);
    m_limit->setGroupSeparatorShown(true);
    addRow(column, m_limitName, {m_limit}, {ToolId::Fill, ToolId::Wand});
    m_onlySelection = named("tools.onlySelection", new QCheckBox(m_body));
    column.addWidget(m_onlySelection);
    m_rows.push_back({m_onlySelection, kPainting});
    addRow(column, m_densityName, {m_density}, std::move(noisy));
}

QWidget *ToolPanel::commandGrid(std::initializer_list<EditCommand> commands)
{
    auto *part = new QWidget(m_body);
    auto *grid = new QGridLayout(part);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(kGrid);
    int index = 0;
    for (const EditCommand command : commands) {
        QAction *action = m_tools.actions().command(command);
        auto *button = new QToolButton(part);
        button->setObjectName(QStringLiteral("tools.") + action->objectName().section(QLatin1Char('.'), 1));
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setAutoRaise(true);
        grid->addWidget(button, index / kCommandsInARow, index % kCommandsInARow);
        ++index;
    }
    return part;
}

void ToolPanel::makeSelectionRows(QVBoxLayout &column)
{
    constexpr int kNeighbours = 8;
    m_threshold = makeSpin("tools.threshold", 0, kNeighbours);
    addRow(column, m_thresholdName, {m_threshold}, kSelecting);
    m_selected = named("tools.selected", new QLabel(m_body));
    column.addWidget(m_selected);
    m_rows.push_back({m_selected, kSelecting});
    QWidget *commands =
        commandGrid({EditCommand::Cut, EditCommand::Copy, EditCommand::Paste, EditCommand::DeleteToSeed,
                     EditCommand::FillFloor, EditCommand::FillRock, EditCommand::AutomatonStep,
                     EditCommand::AddNoise, EditCommand::SelectAll, EditCommand::SelectNone,
                     EditCommand::GrowSelection, EditCommand::ShrinkSelection, EditCommand::InvertSelection});
    column.addWidget(commands);
    m_rows.push_back({commands, kSelecting});
    QWidget *floating = commandGrid({EditCommand::RotateFloating, EditCommand::MirrorFloating});
    column.addWidget(floating);
    m_rows.push_back({floating, {ToolId::Float}});
}

void ToolPanel::makeThingRows(QVBoxLayout &column)
{
    m_monster = makeCombo("tools.monsterKind");
    m_monster->setIconSize({kPortrait, kPortrait});
    addRow(column, m_monsterName, {m_monster}, {ToolId::Monster});
    m_label = named("tools.markerLabel", new QLineEdit(m_body));
    m_label->setMaxLength(kLongestLabel);
    addRow(column, m_labelName, {m_label}, {ToolId::Marker});
    m_chest = new ChestEditor(m_body);
    column.addWidget(m_chest);
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
    onSpin(m_size, &EditOptions::brushSize);
    onSpin(m_density, &EditOptions::density);
    onSpin(m_limit, &EditOptions::floodLimit);
    onSpin(m_threshold, &EditOptions::threshold);
    const auto onCombo = [this](QComboBox *combo, auto field) {
        connect(combo, &QComboBox::currentIndexChanged, this, [this, field](int index) {
            using Value = std::remove_reference_t<decltype(std::declval<EditOptions &>().*field)>;
            if (index >= 0)
                changeOptions([=](EditOptions &o) { o.*field = static_cast<Value>(index); });
        });
    };
    onCombo(m_paint, &EditOptions::paint);
    onCombo(m_other, &EditOptions::otherPaint);
    onCombo(m_shape, &EditOptions::brushShape);
    onCombo(m_fill, &EditOptions::shapeFill);
    onCombo(m_monster, &EditOptions::monsterKind);
    connect(m_sizeSlider, &QSlider::valueChanged, m_size, &QSpinBox::setValue);
    connect(m_onlySelection, &QCheckBox::toggled, this,
            [this](bool on) { changeOptions([=](EditOptions &o) { o.onlySelection = on; }); });
    connect(m_label, &QLineEdit::editingFinished, this, [this] {
        if (m_tools.chosenMarker())
            m_tools.nameMarker(m_label->text());
        else
            changeOptions([this](EditOptions &o) { o.markerLabel = m_label->text(); });
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
    m_body->setVisible(document != nullptr);
    m_empty->setVisible(document == nullptr);
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
    m_title->setText(tool == ToolId::Float ? tr("Place") : m_tools.actions().tool(tool)->text());
}

void ToolPanel::showOptions()
{
    const EditOptions &options = m_tools.options();
    m_filling = true;
    m_paint->setCurrentIndex(static_cast<int>(options.paint));
    m_other->setCurrentIndex(static_cast<int>(options.otherPaint));
    m_shape->setCurrentIndex(static_cast<int>(options.brushShape));
    m_fill->setCurrentIndex(static_cast<int>(options.shapeFill));
    m_monster->setCurrentIndex(static_cast<int>(options.monsterKind));
    m_size->setValue(options.brushSize);
    m_sizeSlider->setValue(options.brushSize);
    m_density->setValue(options.density);
    m_limit->setValue(options.floodLimit);
    m_threshold->setValue(options.threshold);
    m_onlySelection->setChecked(options.onlySelection);
    m_filling = false;
}

void ToolPanel::showSelection()
{
    m_selected->setText(m_tools.selection().empty()
                            ? tr("Nothing is selected.")
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
        m_chest->setContents(document->content(), items, items == seedLoot(document->world(), *chest));
    }
    QString label = m_tools.options().markerLabel;
    if (document != nullptr && m_tools.chosenMarker()) {
        for (const Bookmark &bookmark : document->bookmarks()) {
            if (bookmark.id == *m_tools.chosenMarker())
                label = QString::fromStdString(bookmark.label);
        }
    }
    if (m_label->text() != label)
        m_label->setText(label);
    m_hint->setText(hint());
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
    for (QComboBox *combo : {m_paint, m_other}) {
        combo->clear();
        for (const Paint paint : kPaints)
            combo->addItem(paintName(paint));
    }
    m_shape->clear();
    m_shape->addItems({tr("Round"), tr("Square")});
    m_fill->clear();
    m_fill->addItems({tr("Outline"), tr("Filled")});
    m_filling = false;
}

void ToolPanel::fillMonsters()
{
    m_filling = true;
    m_monster->clear();
    if (WorldDocument *document = m_tools.document()) {
        for (const MonsterType &type : document->content().monsters) {
            const double ratio = devicePixelRatioF();
            QPixmap portrait = QPixmap::fromImage(monsterPortrait(
                {type.key, type.colour, type.glyph}, static_cast<int>(kPortrait * ratio), currentTheme()));
            portrait.setDevicePixelRatio(ratio);
            m_monster->addItem(portrait, shownName(type));
        }
    }
    m_filling = false;
    showOptions();
}

/// Tips with keys, which the user may change.
void ToolPanel::nameKeys()
{
    const EditActions &actions = m_tools.actions();
    setCommandTip(*m_other, tr("Paint of the right button; a key swaps it with the other"),
                  *actions.command(EditCommand::SwapPaint));
    m_size->setToolTip(tr("Size in cells (%1 and %2)")
                           .arg(shownKey(*actions.command(EditCommand::SmallerBrush)),
                                shownKey(*actions.command(EditCommand::LargerBrush))));
}

void ToolPanel::retranslate()
{
    m_empty->setText(tr("Open a world to edit it."));
    m_paintName->setText(tr("&Paint with"));
    m_otherName->setText(tr("&Right button"));
    m_sizeName->setText(tr("Si&ze"));
    m_shapeName->setText(tr("Bru&sh"));
    m_fillName->setText(tr("&Shape"));
    m_densityName->setText(tr("&Density"));
    setUnit(*m_density, NumberUnit::PerCent);
    m_limitName->setText(tr("&Limit"));
    setUnit(*m_limit, NumberUnit::Cells);
    m_onlySelection->setText(tr("&Only in the selection"));
    m_thresholdName->setText(tr("Rock &threshold"));
    setUnit(*m_threshold, NumberUnit::Neighbours);
    m_monsterName->setText(tr("&Kind"));
    m_labelName->setText(tr("&Label"));
    m_paint->setToolTip(tr("Paint of the left button"));
    nameKeys();
    m_sizeSlider->setAccessibleName(tr("Size"));
    m_density->setToolTip(tr("Share of cells painted by noise"));
    m_limit->setToolTip(tr("Maximum size of fill and wand, as caves are endless"));
    m_onlySelection->setToolTip(tr("Paint only inside the selection"));
    m_threshold->setToolTip(tr("Rock neighbours that turn a cell to rock in a cave step"));
    m_label->setPlaceholderText(tr("Description"));
    fillChoices();
    fillMonsters();
    showTool();
}

void ToolPanel::refreshLook()
{
    m_title->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
    for (QLabel *label : {m_hint, m_selected})
        setSecondary(label, currentTheme());
    setSecondary(m_empty, currentTheme());
    m_empty->setFont(fontOf(TextSize::Body));
    fillMonsters();
}

} // namespace cave

#include "moc_tool_panel.cpp"
