// SPDX-License-Identifier: MIT
#include "editor/level/level_palette.h"

#include "core/edit/shapes.h"
#include "editor/document/level_document.h"
#include "editor/level/level_figures.h"
#include "editor/view/form/form.h"
#include "editor/view/form/tab_order.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QSignalBlocker>
#include <QToolButton>
#include <QWidget>

#include <algorithm>
#include <array>

namespace cave {

LevelActions::LevelActions(QWidget &page, LevelTools &tools, QObject *parent)
    : ActionSet(page, parent)
    , m_tools(tools)
{
    using enum LevelTool;
    addTool(Select, {"level.select", "select-rectangle", "V", QT_TR_NOOP("&Select and move"),
                     QT_TR_NOOP("Click selects, Shift adds, drag moves; Alt ignores the grid")});
    addTool(Place, {"level.place", "stamp", "P", QT_TR_NOOP("&Place one"),
                    QT_TR_NOOP("Place one object at the pointer")});
    addTool(Brush,
            {"level.brush", "brush", "B", QT_TR_NOOP("&Brush"), QT_TR_NOOP("Paint with the current object")});
    addTool(Erase, {"level.erase", "erase-things", "E", QT_TR_NOOP("&Erase"),
                    QT_TR_NOOP("Erase objects from tiles")});
    addTool(Line, {"level.line", "line", "L", QT_TR_NOOP("&Line"), QT_TR_NOOP("Draw a line of objects")});
    addTool(Rectangle, {"level.rectangle", "rectangle", "U", QT_TR_NOOP("Re&ctangle"),
                        QT_TR_NOOP("Draw a rectangle of objects")});
    addTool(Ellipse, {"level.ellipse", "ellipse", "O", QT_TR_NOOP("Ell&ipse"),
                      QT_TR_NOOP("Draw an ellipse of objects")});
    addTool(Fill,
            {"level.fill", "bucket", "G", QT_TR_NOOP("&Fill"), QT_TR_NOOP("Fill connected empty tiles")});
    addTool(Pick, {"level.pick", "wand", "I", QT_TR_NOOP("P&ick"),
                   QT_TR_NOOP("Pick the object under the pointer")});
    m_toolList = all();
    oneOf(m_toolList);
    addCommands();
    m_commandList = all().sliced(m_toolList.size());
    connect(&m_tools, &LevelTools::toolChanged, this, &LevelActions::refresh);
    connect(&m_tools, &LevelTools::selectionChanged, this, &LevelActions::refresh);
    connect(&m_tools, &LevelTools::documentChanged, this, &LevelActions::refresh);
    connect(&m_tools, &LevelTools::historyChanged, this, &LevelActions::refresh);
    refresh();
}

void LevelActions::addTool(LevelTool id, const ActionRow &row)
{
    QAction *action = m_toolActions[id] = add(row);
    connect(action, &QAction::triggered, this, [this, id] { m_tools.setTool(id); });
}

void LevelActions::addCommand(LevelCommand id, const ActionRow &row)
{
    QAction *action = m_commandActions[id] = add(row);
    connect(action, &QAction::triggered, this, [this, id] {
        if (id == LevelCommand::Paste)
            emit pasteWanted();
        else
            m_tools.commands().run(id);
    });
}

void LevelActions::addCommands()
{
    using enum LevelCommand;
    addCommand(Undo, {"level.undo", "undo", "Ctrl+Z", QT_TR_NOOP("&Undo"), QT_TR_NOOP("Undo the last edit")});
    addCommand(Redo, {"level.redo", "redo", "Ctrl+Shift+Z; Ctrl+Y", QT_TR_NOOP("&Redo"),
                      QT_TR_NOOP("Redo the last undone edit")});
    addCommand(Cut, {"level.cut", "cut", "Ctrl+X", QT_TR_NOOP("Cu&t"), QT_TR_NOOP("Cut the selection")});
    addCommand(Copy, {"level.copy", "copy", "Ctrl+C", QT_TR_NOOP("&Copy"),
                      QT_TR_NOOP("Copy the selection as lines of a level file")});
    addCommand(Paste, {"level.paste", "paste", "Ctrl+V", QT_TR_NOOP("&Paste"),
                       QT_TR_NOOP("Paste at the pointer or cursor")});
    addCommand(Duplicate, {"level.duplicate", "duplicate", "Ctrl+D", QT_TR_NOOP("&Duplicate"),
                           QT_TR_NOOP("Duplicate the selection one tile away")});
    addCommand(Delete,
               {"level.delete", "bin", "Del", QT_TR_NOOP("D&elete"), QT_TR_NOOP("Delete the selection")});
    addCommand(SelectAll, {"level.selectAll", "select-all", "Ctrl+A", QT_TR_NOOP("Select &all"),
                           QT_TR_NOOP("Select all objects")});
    addCommand(SelectNone, {"level.selectNone", "select-none", "Ctrl+Shift+A", QT_TR_NOOP("Select &none"),
                            QT_TR_NOOP("Clear the selection")});
    addCommand(SelectSame, {"level.selectSame", "filter", "Ctrl+Alt+A", QT_TR_NOOP("Select &same type"),
                            QT_TR_NOOP("Select all objects of the selected types")});
    addCommand(Rotate, {"level.rotate", "rotate", "R", QT_TR_NOOP("R&otate"),
                        QT_TR_NOOP("Rotate the selection clockwise")});
    addCommand(MirrorAcross, {"level.mirror", "mirror", "F", QT_TR_NOOP("&Mirror"),
                              QT_TR_NOOP("Flip the selection horizontally")});
    addCommand(MirrorUpDown, {"level.flip", "swap", "Shift+F", QT_TR_NOOP("Flip &vertically"),
                              QT_TR_NOOP("Flip the selection vertically")});
    addCommand(BorderWalls, {"level.borderWalls", "rock", "Ctrl+B", QT_TR_NOOP("&Border walls"),
                             QT_TR_NOOP("Put walls on all free border tiles, except doors")});
}

void LevelActions::refresh()
{
    m_toolActions.at(m_tools.tool())->setChecked(true);
    const bool open = m_tools.document() != nullptr;
    for (QAction *tool : m_toolList)
        tool->setEnabled(open);
    for (const auto &[id, action] : m_commandActions)
        action->setEnabled(m_tools.commands().canRun(id));
}

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
{
    setUpForm(m_ui, *this);
    makeTools(actions);
    setTabOrderByLayout(*this);
    m_ui.level_brushSize->setRange(1, kWidestBrush);
    m_ui.level_pieces->setIconSize({kIconSide, kIconSide});
    connect(m_ui.level_search, &QLineEdit::textChanged, this, &LevelPalette::filter);
    connect(m_ui.level_search, &QLineEdit::returnPressed, this, [this] {
        m_ui.level_pieces->setFocus();
        choose(m_ui.level_pieces->currentItem());
    });
    connect(m_ui.level_pieces, &QTreeWidget::itemClicked, this,
            [this](QTreeWidgetItem *item) { choose(item); });
    connect(m_ui.level_pieces, &QTreeWidget::itemActivated, this,
            [this](QTreeWidgetItem *item) { choose(item); });
    connect(m_ui.level_snap, &QComboBox::activated, this, &LevelPalette::applyOptions);
    connect(m_ui.level_brushSize, &QSpinBox::valueChanged, this, &LevelPalette::applyOptions);
    connect(m_ui.level_round, &QCheckBox::toggled, this, &LevelPalette::applyOptions);
    connect(m_ui.level_filled, &QCheckBox::toggled, this, &LevelPalette::applyOptions);
    connect(&m_tools, &LevelTools::optionsChanged, this, &LevelPalette::showOptions);
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        m_ui.level_brushSize->setToolTip(tr("Width of brush, eraser and line: %1 to %2 tiles")
                                             .arg(m_ui.level_brushSize->minimum())
                                             .arg(m_ui.level_brushSize->maximum()));
        setUnit(*m_ui.level_brushSize, NumberUnit::Tiles);
        fill();
    });
    bindLook(*this, [this] { fill(); });
}

void LevelPalette::makeTools(const LevelActions &actions)
{
    int place = 0;
    for (QAction *action : actions.tools()) {
        auto *button = new QToolButton(this);
        button->setObjectName("button." + action->objectName());
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setIconSize({20, 20});
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_ui.tools->addWidget(button, place / kToolColumns, place % kToolColumns);
        ++place;
    }
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
    options.snap = kSnaps[static_cast<std::size_t>(std::max(m_ui.level_snap->currentIndex(), 0))];
    options.brushSize = m_ui.level_brushSize->value();
    options.round = m_ui.level_round->isChecked();
    options.filled = m_ui.level_filled->isChecked();
    m_tools.setOptions(options);
}

void LevelPalette::showOptions()
{
    const LevelToolOptions &options = m_tools.options();
    const QSignalBlocker size(m_ui.level_brushSize);
    const QSignalBlocker round(m_ui.level_round);
    const QSignalBlocker filled(m_ui.level_filled);
    const auto *const snap = std::find(kSnaps.begin(), kSnaps.end(), options.snap);
    m_ui.level_snap->setCurrentIndex(static_cast<int>(snap - kSnaps.begin()));
    m_ui.level_brushSize->setValue(options.brushSize);
    setUnit(*m_ui.level_brushSize, NumberUnit::Tiles);
    m_ui.level_round->setChecked(options.round);
    m_ui.level_filled->setChecked(options.filled);
    for (QTreeWidgetItemIterator it(m_ui.level_pieces); *it != nullptr; ++it) {
        const QVariant index = (*it)->data(0, kPieceRole);
        if (index.isValid() && m_pieces[index.toUInt()] == options.piece) {
            m_ui.level_pieces->setCurrentItem(*it);
            break;
        }
    }
}

QTreeWidgetItem *LevelPalette::addGroup(const QString &name)
{
    auto *group = new QTreeWidgetItem(m_ui.level_pieces, {name});
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
    const QSignalBlocker quiet(m_ui.level_pieces);
    m_ui.level_pieces->clear();
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
    m_ui.level_pieces->expandAll();
    filter();
    showOptions();
}

void LevelPalette::filter()
{
    const QString wanted = m_ui.level_search->text().trimmed();
    QTreeWidgetItem *first = nullptr;
    for (int i = 0; i < m_ui.level_pieces->topLevelItemCount(); ++i) {
        QTreeWidgetItem *group = m_ui.level_pieces->topLevelItem(i);
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
        m_ui.level_pieces->setCurrentItem(first);
}

} // namespace cave

#include "moc_level_palette.cpp"
