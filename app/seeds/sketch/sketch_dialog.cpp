// SPDX-License-Identifier: MIT
#include "app/seeds/sketch/sketch_dialog.h"

#include "app/common/data_folders.h"
#include "app/common/first_size.h"
#include "app/seeds/sketch/sketch_canvas.h"
#include "app/seeds/sketch/sketch_document.h"
#include "app/seeds/sketch/sketch_painting.h"
#include "app/seeds/source/field_note.h"
#include "core/base/small_file.h"
#include "core/io/files/atomic_file.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/column_area.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/error_texts.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

namespace cave {
namespace {

constexpr QSize kFirstSize{720, 560};
constexpr int kIconSize = 20;

} // namespace

SketchDialog::SketchDialog(const SketchPattern &pattern, QWidget *parent)
    : QDialog(parent)
    , m_document(new SketchDocument(pattern, this))
    , m_canvas(new SketchCanvas(*m_document, this))
{
    setObjectName("sketchDialog");
    setFirstSize(*this, kFirstSize);
    layOut();
    connectParts();
    addShortcuts();
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { refreshLook(); });
    m_canvas->setFocus();
}

const SketchPattern &SketchDialog::pattern() const
{
    return m_document->pattern();
}

void SketchDialog::makePalette(QBoxLayout &column)
{
    m_kinds = new QButtonGroup(this);
    for (const SketchCell cell : kSketchCells) {
        auto *button = new QToolButton;
        button->setObjectName(QStringLiteral("sketch.kind%1").arg(static_cast<int>(cell)));
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIconSize({kIconSize, kIconSize});
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_kinds->addButton(button, static_cast<int>(cell));
        column.addWidget(button);
    }
    m_kinds->button(static_cast<int>(m_canvas->kind()))->setChecked(true);
}

QToolButton *SketchDialog::makeButton(const char *id, const char *icon)
{
    auto *button = new QToolButton;
    button->setObjectName(id);
    button->setIcon(namedIcon(icon));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return button;
}

void SketchDialog::makeTools(QBoxLayout &column)
{
    m_pencil = makeButton("sketch.pencil", "brush");
    m_rectangle = makeButton("sketch.rectangle", "rectangle");
    auto *tools = new QButtonGroup(this);
    for (QToolButton *tool : {m_pencil, m_rectangle}) {
        tool->setCheckable(true);
        tools->addButton(tool);
    }
    m_pencil->setChecked(true);
    m_undo = makeButton("sketch.undo", "undo");
    m_redo = makeButton("sketch.redo", "redo");
    m_clear = makeButton("sketch.clear", "bin");
    m_open = makeButton("sketch.open", "open-file");
    m_save = makeButton("sketch.save", "save");
    column.addSpacing(2 * kGrid);
    for (QToolButton *button : {m_pencil, m_rectangle, m_undo, m_redo, m_clear, m_open, m_save})
        column.addWidget(button);
}

void SketchDialog::makeSize(QBoxLayout &column)
{
    m_widthName = new QLabel;
    m_heightName = new QLabel;
    m_width = named("sketch.width", new QSpinBox);
    m_height = named("sketch.height", new QSpinBox);
    for (QSpinBox *side : {m_width, m_height}) {
        side->setRange(1, SketchPattern::kMaxSide);
        side->setKeyboardTracking(false); // a "2" on the way to "24" must not cut the sketch
    }
    m_widthName->setBuddy(m_width);
    m_heightName->setBuddy(m_height);
    auto *form = new QFormLayout;
    form->addRow(m_widthName, m_width);
    form->addRow(m_heightName, m_height);
    column.addSpacing(2 * kGrid);
    column.addLayout(form);
    column.addStretch(1);
}

void SketchDialog::layOut()
{
    auto *side = new QWidget;
    auto *tools = new QVBoxLayout(side);
    tools->setContentsMargins(0, 0, kGrid, 0);
    tools->setSpacing(kGrid / 2);
    makePalette(*tools);
    makeTools(*tools);
    makeSize(*tools);
    m_where = plainLabel("sketch.where", this);
    m_note = new FieldNote("sketch.note", this);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_buttons->button(QDialogButtonBox::Ok)->setObjectName("sketch.use");
    auto *right = vbox(kStyleSpacing, {{m_canvas, 1}, m_where});
    auto *row = hbox(kStyleSpacing, {new ColumnArea(side), {right, 1}});
    vbox(*this, 2 * kGrid, evenMargins(3 * kGrid), {{row, 1}, m_note, m_buttons});
}

void SketchDialog::connectParts()
{
    connect(m_document, &SketchDocument::changed, this, &SketchDialog::refresh);
    connect(m_kinds, &QButtonGroup::idClicked, this,
            [this](int id) { chooseKind(static_cast<SketchCell>(id)); });
    connect(m_canvas, &SketchCanvas::kindChosen, this,
            [this](SketchCell kind) { m_kinds->button(static_cast<int>(kind))->setChecked(true); });
    connect(m_canvas, &SketchCanvas::pointed, m_where, &QLabel::setText);
    connect(m_pencil, &QToolButton::clicked, this, [this] { m_canvas->setTool(SketchCanvas::Tool::Pencil); });
    connect(m_rectangle, &QToolButton::clicked, this,
            [this] { m_canvas->setTool(SketchCanvas::Tool::Rectangle); });
    connect(m_undo, &QToolButton::clicked, m_document, &SketchDocument::undo);
    connect(m_redo, &QToolButton::clicked, m_document, &SketchDocument::redo);
    connect(m_clear, &QToolButton::clicked, this, &SketchDialog::clear);
    connect(m_open, &QToolButton::clicked, this, &SketchDialog::askForOpen);
    connect(m_save, &QToolButton::clicked, this, &SketchDialog::askForSave);
    connect(m_width, &QSpinBox::valueChanged, this, &SketchDialog::resizeSketch);
    connect(m_height, &QSpinBox::valueChanged, this, &SketchDialog::resizeSketch);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

/// Not by the shortcuts of the buttons, which click them only after a moment.
void SketchDialog::addShortcuts()
{
    for (const SketchCell cell : kSketchCells) {
        const QKeySequence digit(QString::number(1 + static_cast<int>(cell)));
        connect(new QShortcut(digit, this), &QShortcut::activated, this, [this, cell] { chooseKind(cell); });
    }
    const auto add = [this](QKeySequence::StandardKey key, auto act) {
        connect(new QShortcut(key, this), &QShortcut::activated, this, act);
    };
    add(QKeySequence::Undo, [this] { m_document->undo(); });
    add(QKeySequence::Redo, [this] { m_document->redo(); });
    add(QKeySequence::Open, [this] { askForOpen(); });
    add(QKeySequence::Save, [this] {
        if (m_save->isEnabled())
            askForSave();
    });
}

void SketchDialog::chooseKind(SketchCell kind)
{
    m_kinds->button(static_cast<int>(kind))->setChecked(true);
    m_canvas->setKind(kind);
    m_canvas->setFocus();
}

void SketchDialog::retranslate()
{
    setWindowTitle(tr("Sketch"));
    m_canvas->setAccessibleName(tr("Sketch"));
    for (const SketchCell cell : kSketchCells) {
        QAbstractButton *button = m_kinds->button(static_cast<int>(cell));
        const int key = 1 + static_cast<int>(cell);
        button->setText(sketchCellName(cell));
        button->setToolTip(tr("Draw this kind of cell (%1)").arg(key));
    }
    m_pencil->setText(tr("&Pencil"));
    m_pencil->setToolTip(tr("Draw cell by cell; the right button erases"));
    m_rectangle->setText(tr("&Rectangle"));
    m_rectangle->setToolTip(tr("Fill a rectangle from corner to corner"));
    m_undo->setText(tr("Undo"));
    m_undo->setToolTip(withKey(tr("Undo"), QKeySequence::Undo));
    m_redo->setText(tr("Redo"));
    m_redo->setToolTip(withKey(tr("Redo"), QKeySequence::Redo));
    m_clear->setText(tr("C&lear"));
    m_clear->setToolTip(tr("Reset all cells to 'Anything'"));
    m_open->setText(tr("Open…"));
    m_open->setToolTip(withKey(tr("Open a sketch from a text file"), QKeySequence::Open));
    m_save->setText(tr("Save as…"));
    m_save->setToolTip(withKey(tr("Save the sketch as a text file"), QKeySequence::Save));
    m_widthName->setText(tr("&Width"));
    m_heightName->setText(tr("&Height"));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Use sketch"));
    refresh();
}

void SketchDialog::refreshLook()
{
    const Theme &theme = currentTheme();
    setPalette(paletteFor(theme));
    setSecondary(m_where, theme);
    for (const SketchCell cell : kSketchCells)
        m_kinds->button(static_cast<int>(cell))
            ->setIcon(sketchCellIcon(cell, kIconSize, devicePixelRatioF(), theme));
}

void SketchDialog::refresh()
{
    const SketchPattern &pattern = m_document->pattern();
    const QSignalBlocker quietWidth(m_width);
    const QSignalBlocker quietHeight(m_height);
    m_width->setValue(pattern.width());
    m_height->setValue(pattern.height());
    m_undo->setEnabled(m_document->canUndo());
    m_redo->setEnabled(m_document->canRedo());
    const bool empty = pattern.counted() == 0;
    // Always, so that the drawing stays where it is.
    m_note->report(tr("Draw the cells that worlds must have; the others may be anything."));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!empty);
    m_save->setEnabled(!empty);
}

void SketchDialog::resizeSketch()
{
    SketchPattern pattern = m_document->pattern();
    pattern.resize(m_width->value(), m_height->value());
    m_document->change(pattern);
}

void SketchDialog::clear()
{
    m_document->change(SketchPattern(pattern().width(), pattern().height()));
}

void SketchDialog::askForOpen()
{
    QFileDialog *dialog = askForFile(this, tr("Open sketch"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &SketchDialog::openFile);
    dialog->open();
}

void SketchDialog::askForSave()
{
    QFileDialog *dialog = askForFile(this, tr("Save sketch"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("txt"));
    connect(dialog, &QFileDialog::fileSelected, this, &SketchDialog::saveFile);
    dialog->open();
}

void SketchDialog::openFile(const QString &file)
{
    const Result<std::string> text = readSmallText(toPath(file), "sketch");
    const Result<SketchPattern> read = text ? SketchPattern::parse(*text) : text.error();
    if (read)
        m_document->change(*read);
    else
        m_note->warn(withReason(tr("The sketch can't be opened."), read.error()));
}

void SketchDialog::saveFile(const QString &file)
{
    const Result<void> written = writeFileAtomically(toPath(file), pattern().text());
    if (written)
        m_note->report(tr("Saved."));
    else
        m_note->warn(withReason(tr("The sketch can't be saved."), written.error()));
}

} // namespace cave

#include "moc_sketch_dialog.cpp"
