// SPDX-License-Identifier: MIT
#include "editor/level/level_palette.h"

#include "core/edit/shapes.h"
#include "editor/level/level_figures.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/number_unit.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace cave {
namespace {

constexpr int kToolColumns = 5;
constexpr int kIconSide = 28;
constexpr int kPieceRole = Qt::UserRole;
constexpr std::size_t kMaxRecent = 5;
constexpr std::array kSnaps{1.0, 0.25, 0.1, 0.0};

LevelLook lookOfPiece(const LevelPiece &piece)
{
    return lookOf(LevelFile(), piece.recordAt({}));
}

} // namespace

LevelPalette::LevelPalette(LevelTools &tools, const LevelActions &actions, QWidget *parent)
    : QWidget(parent)
    , m_tools(tools)
    , m_snapName(new QLabel)
    , m_snap(named("level.snap", new QComboBox))
    , m_sizeName(new QLabel)
    , m_size(named("level.brushSize", new QSpinBox))
    , m_round(named("level.round", new QCheckBox))
    , m_filled(named("level.filled", new QCheckBox))
    , m_search(named("level.search", new QLineEdit))
    , m_list(named("level.pieces", new QTreeWidget))
{
    setObjectName("level.palette");
    m_size->setRange(1, kWidestBrush);
    m_search->setClearButtonEnabled(true);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setIndentation(2 * kGrid);
    m_list->setIconSize({kIconSide, kIconSide});
    m_list->setUniformRowHeights(false);
    m_snapName->setBuddy(m_snap);
    m_sizeName->setBuddy(m_size);

    auto *grid = new QGridLayout;
    grid->setSpacing(kGrid);
    makeTools(actions, *grid);
    auto *snap = hbox(kStyleSpacing, {m_snapName, {m_snap, 1}});
    auto *size = hbox(kStyleSpacing, {m_sizeName, m_size, m_round, m_filled, BoxPart::stretch()});
    vbox(*this, 2 * kGrid, evenMargins(2 * kGrid), {grid, snap, size, m_search, {m_list, 1}});
    connectParts();
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { fill(); });
}

void LevelPalette::makeTools(const LevelActions &actions, QGridLayout &grid)
{
    int index = 0;
    for (QAction *action : actions.tools()) {
        auto *button = new QToolButton;
        button->setObjectName("button." + action->objectName());
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setIconSize({20, 20});
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        grid.addWidget(button, index / kToolColumns, index % kToolColumns);
        ++index;
    }
}

void LevelPalette::connectParts()
{
    connect(m_search, &QLineEdit::textChanged, this, &LevelPalette::filter);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        m_list->setFocus();
        choose(m_list->currentItem());
    });
    connect(m_list, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem *item) { choose(item); });
    connect(m_list, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *item) { choose(item); });
    connect(m_snap, &QComboBox::activated, this, &LevelPalette::applyOptions);
    connect(m_size, &QSpinBox::valueChanged, this, &LevelPalette::applyOptions);
    connect(m_round, &QCheckBox::toggled, this, &LevelPalette::applyOptions);
    connect(m_filled, &QCheckBox::toggled, this, &LevelPalette::applyOptions);
    connect(&m_tools, &LevelTools::optionsChanged, this, &LevelPalette::showOptions);
}

/// The chosen piece is for placing: a tool that doesn't place is replaced with the brush.
void LevelPalette::choose(const QTreeWidgetItem *item)
{
    if (item == nullptr || !item->data(0, kPieceRole).isValid())
        return;
    const LevelPiece piece = m_pieces[item->data(0, kPieceRole).toUInt()];
    std::erase(m_recent, piece);
    m_recent.insert(m_recent.begin(), piece);
    if (m_recent.size() > kMaxRecent)
        m_recent.pop_back();
    LevelToolOptions options = m_tools.options();
    options.piece = piece;
    m_tools.setOptions(options);
    const LevelTool tool = m_tools.tool();
    if (tool == LevelTool::Select || tool == LevelTool::Erase || tool == LevelTool::Pick)
        m_tools.setTool(piece.isStart() || piece.dynamic ? LevelTool::Place : LevelTool::Brush);
    fill();
}

void LevelPalette::applyOptions()
{
    LevelToolOptions options = m_tools.options();
    options.snap = kSnaps[static_cast<std::size_t>(std::max(m_snap->currentIndex(), 0))];
    options.brushSize = m_size->value();
    options.round = m_round->isChecked();
    options.filled = m_filled->isChecked();
    m_tools.setOptions(options);
}

void LevelPalette::showOptions()
{
    const LevelToolOptions &options = m_tools.options();
    const QSignalBlocker size(m_size);
    const QSignalBlocker round(m_round);
    const QSignalBlocker filled(m_filled);
    const auto *const snap = std::find(kSnaps.begin(), kSnaps.end(), options.snap);
    m_snap->setCurrentIndex(static_cast<int>(snap - kSnaps.begin()));
    m_size->setValue(options.brushSize);
    setUnit(*m_size, NumberUnit::Tiles);
    m_round->setChecked(options.round);
    m_filled->setChecked(options.filled);
    for (QTreeWidgetItemIterator it(m_list); *it != nullptr; ++it) {
        const QVariant index = (*it)->data(0, kPieceRole);
        if (index.isValid() && m_pieces[index.toUInt()] == options.piece) {
            m_list->setCurrentItem(*it);
            break;
        }
    }
}

QTreeWidgetItem *LevelPalette::addGroup(const QString &name)
{
    auto *group = new QTreeWidgetItem(m_list, {name});
    group->setFlags(Qt::ItemIsEnabled);
    group->setFont(0, fontOf(TextSize::Small, QFont::DemiBold));
    group->setExpanded(true);
    return group;
}

void LevelPalette::addPiece(QTreeWidgetItem &group, const LevelPiece &piece)
{
    auto *item = new QTreeWidgetItem(&group, {pieceName(piece)});
    item->setIcon(0, levelObjectPixmap(lookOfPiece(piece), kIconSide, devicePixelRatioF(), currentTheme()));
    item->setToolTip(0, pieceHint(piece));
    item->setData(0, kPieceRole, static_cast<uint>(m_pieces.size()));
    m_pieces.push_back(piece);
}

void LevelPalette::fill()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    m_pieces.clear();
    if (!m_recent.empty()) {
        QTreeWidgetItem *recent = addGroup(tr("Recently used"));
        for (const LevelPiece &piece : m_recent)
            addPiece(*recent, piece);
    }
    QTreeWidgetItem *fixed = addGroup(tr("Things"));
    QTreeWidgetItem *moving = addGroup(tr("Creatures"));
    QTreeWidgetItem *side = addGroup(tr("Side view"));
    for (const LevelPiece &piece : levelPieces()) {
        const LevelObjectInfo *info = findLevelObject(piece.type, piece.dynamic);
        const bool sideView = info != nullptr && info->sideView;
        addPiece(sideView ? *side : piece.dynamic ? *moving : *fixed, piece);
    }
    m_list->expandAll();
    filter();
    showOptions();
}

void LevelPalette::filter()
{
    const QString wanted = m_search->text().trimmed();
    QTreeWidgetItem *first = nullptr;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *group = m_list->topLevelItem(i);
        bool any = false;
        for (int j = 0; j < group->childCount(); ++j) {
            QTreeWidgetItem *item = group->child(j);
            const QString type = QString::fromStdString(m_pieces[item->data(0, kPieceRole).toUInt()].type);
            const bool shown = item->text(0).contains(wanted, Qt::CaseInsensitive) ||
                               type.contains(wanted, Qt::CaseInsensitive);
            item->setHidden(!shown);
            any = any || shown;
            if (shown && first == nullptr)
                first = item;
        }
        group->setHidden(!any);
    }
    if (!wanted.isEmpty() && first != nullptr)
        m_list->setCurrentItem(first);
}

void LevelPalette::retranslate()
{
    m_snapName->setText(tr("Sn&ap:"));
    {
        const QSignalBlocker quiet(m_snap);
        m_snap->clear();
        m_snap->addItems(
            {tr("Whole tiles"), tr("Quarters of a tile"), tr("Tenths of a tile"), tr("Anywhere")});
    }
    m_snap->setToolTip(tr("Grid for positions; hold Alt while dragging to ignore it"));
    m_sizeName->setText(tr("Br&ush:"));
    m_size->setToolTip(
        tr("Width of brush, eraser and line: %1 to %2 tiles").arg(m_size->minimum()).arg(m_size->maximum()));
    setUnit(*m_size, NumberUnit::Tiles);
    m_round->setText(tr("Round"));
    m_filled->setText(tr("Filled"));
    m_filled->setToolTip(tr("Fill rectangles and ellipses"));
    m_search->setPlaceholderText(tr("Search objects"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_list->setAccessibleName(tr("Objects"));
    fill();
}

} // namespace cave

#include "moc_level_palette.cpp"
