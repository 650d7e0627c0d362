// SPDX-License-Identifier: MIT
#include "editor/level/level_palette.h"

#include "core/edit/shapes.h"
#include "editor/level/level_figures.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/numbers.h"

#include <QAction>
#include <QSignalBlocker>
#include <QToolButton>

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
{
    const QList<QToolButton *> buttons = makeTools(actions); // first in the order of Tab
    setUpForm(m_ui, *this);
    for (int i = 0; i < buttons.size(); ++i)
        m_ui.tools->addWidget(buttons[i], i / kToolColumns, i % kToolColumns);
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
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { fill(); });
}

QList<QToolButton *> LevelPalette::makeTools(const LevelActions &actions)
{
    QList<QToolButton *> buttons;
    for (QAction *action : actions.tools()) {
        auto *button = new QToolButton(this);
        button->setObjectName("button." + action->objectName());
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setIconSize({20, 20});
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        buttons.append(button);
    }
    return buttons;
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

void LevelPalette::retranslate()
{
    m_ui.retranslateUi(this);
    m_ui.level_brushSize->setToolTip(tr("Width of brush, eraser and line: %1 to %2 tiles")
                                         .arg(m_ui.level_brushSize->minimum())
                                         .arg(m_ui.level_brushSize->maximum()));
    setUnit(*m_ui.level_brushSize, NumberUnit::Tiles);
    fill();
}

} // namespace cave

#include "moc_level_palette.cpp"
