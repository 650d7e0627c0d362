// SPDX-License-Identifier: MIT
#include "app/seeds/sketch/sketch_dialog.h"

#include "app/common/data_folders.h"
#include "app/common/window_layout.h"
#include "app/seeds/sketch/sketch_canvas.h"
#include "app/seeds/sketch/sketch_document.h"
#include "app/seeds/sketch/sketch_painting.h"
#include "core/base/small_file.h"
#include "core/io/files/atomic_file.h"
#include "editor/view/form/form.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QButtonGroup>
#include <QFileDialog>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>

#include <utility>

namespace cave {
namespace {

constexpr int kIconSize = 20;

} // namespace

SketchDialog::SketchDialog(const SketchPattern &pattern, QWidget *parent)
    : QDialog(parent)
    , m_document(new SketchDocument(pattern, this))
    , m_canvas(new SketchCanvas(*m_document, this))
    , m_kinds(new QButtonGroup(this))
{
    setUpForm(m_ui, *this);
    setFirstSize(*this, {720, 560});
    setUpTools();
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

void SketchDialog::setUpTools()
{
    m_ui.drawing->insertWidget(0, m_canvas, 1);
    QPushButton *use = m_ui.buttons->button(QDialogButtonBox::Ok);
    use->setObjectName("sketch.use");
    setTabOrder(m_canvas, use);
    setTabOrder(use, m_ui.buttons->button(QDialogButtonBox::Cancel));
    for (const SketchCell cell : kSketchCells) {
        const int id = static_cast<int>(cell);
        m_kinds->addButton(findChild<QToolButton *>(QStringLiteral("sketch.kind%1").arg(id)), id);
    }
    m_kinds->button(static_cast<int>(m_canvas->kind()))->setChecked(true);
    auto *tools = new QButtonGroup(this);
    for (QToolButton *tool : {m_ui.sketch_pencil, m_ui.sketch_rectangle})
        tools->addButton(tool);
    for (const auto &[button, icon] : {std::pair(m_ui.sketch_pencil, "brush"),
                                       {m_ui.sketch_rectangle, "rectangle"},
                                       {m_ui.sketch_undo, "undo"},
                                       {m_ui.sketch_redo, "redo"},
                                       {m_ui.sketch_clear, "bin"},
                                       {m_ui.sketch_open, "open-file"},
                                       {m_ui.sketch_save, "save"}})
        button->setIcon(namedIcon(icon));
    for (QSpinBox *side : {m_ui.sketch_width, m_ui.sketch_height})
        side->setMaximum(SketchPattern::kMaxSide);
}

void SketchDialog::connectParts()
{
    connect(m_document, &SketchDocument::changed, this, &SketchDialog::refresh);
    connect(m_kinds, &QButtonGroup::idClicked, this,
            [this](int id) { chooseKind(static_cast<SketchCell>(id)); });
    connect(m_canvas, &SketchCanvas::kindChosen, this,
            [this](SketchCell kind) { m_kinds->button(static_cast<int>(kind))->setChecked(true); });
    connect(m_canvas, &SketchCanvas::pointed, m_ui.sketch_where, &QLabel::setText);
    connect(m_ui.sketch_pencil, &QToolButton::clicked, this,
            [this] { m_canvas->setTool(SketchCanvas::Tool::Pencil); });
    connect(m_ui.sketch_rectangle, &QToolButton::clicked, this,
            [this] { m_canvas->setTool(SketchCanvas::Tool::Rectangle); });
    connect(m_ui.sketch_undo, &QToolButton::clicked, m_document, &SketchDocument::undo);
    connect(m_ui.sketch_redo, &QToolButton::clicked, m_document, &SketchDocument::redo);
    connect(m_ui.sketch_clear, &QToolButton::clicked, this, &SketchDialog::clear);
    connect(m_ui.sketch_open, &QToolButton::clicked, this, &SketchDialog::askForOpen);
    connect(m_ui.sketch_save, &QToolButton::clicked, this, &SketchDialog::askForSave);
    connect(m_ui.sketch_width, &QSpinBox::valueChanged, this, &SketchDialog::resizeSketch);
    connect(m_ui.sketch_height, &QSpinBox::valueChanged, this, &SketchDialog::resizeSketch);
    connect(m_ui.buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_ui.buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
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
        if (m_ui.sketch_save->isEnabled())
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
    m_ui.retranslateUi(this);
    m_canvas->setAccessibleName(tr("Sketch"));
    for (const SketchCell cell : kSketchCells) {
        QAbstractButton *button = m_kinds->button(static_cast<int>(cell));
        const int key = 1 + static_cast<int>(cell);
        button->setText(sketchCellName(cell));
        button->setToolTip(tr("Draw this kind of cell (%1)").arg(key));
    }
    m_ui.sketch_undo->setToolTip(withKey(tr("Undo"), QKeySequence::Undo));
    m_ui.sketch_redo->setToolTip(withKey(tr("Redo"), QKeySequence::Redo));
    m_ui.sketch_open->setToolTip(withKey(tr("Open a sketch from a text file"), QKeySequence::Open));
    m_ui.sketch_save->setToolTip(withKey(tr("Save the sketch as a text file"), QKeySequence::Save));
    m_ui.buttons->button(QDialogButtonBox::Ok)->setText(tr("&Use sketch"));
    refresh();
}

void SketchDialog::refreshLook()
{
    const Theme &theme = currentTheme();
    setPalette(paletteFor(theme));
    setSecondary(m_ui.sketch_where, theme);
    for (const SketchCell cell : kSketchCells)
        m_kinds->button(static_cast<int>(cell))
            ->setIcon(sketchCellIcon(cell, kIconSize, devicePixelRatioF(), theme));
}

void SketchDialog::refresh()
{
    const SketchPattern &pattern = m_document->pattern();
    const QSignalBlocker quietWidth(m_ui.sketch_width);
    const QSignalBlocker quietHeight(m_ui.sketch_height);
    m_ui.sketch_width->setValue(pattern.width());
    m_ui.sketch_height->setValue(pattern.height());
    m_ui.sketch_undo->setEnabled(m_document->canUndo());
    m_ui.sketch_redo->setEnabled(m_document->canRedo());
    const bool empty = pattern.counted() == 0;
    // Always, so that the drawing stays where it is.
    m_ui.sketch_note->report(tr("Draw the cells that worlds must have; the others may be anything."));
    m_ui.buttons->button(QDialogButtonBox::Ok)->setEnabled(!empty);
    m_ui.sketch_save->setEnabled(!empty);
}

void SketchDialog::resizeSketch()
{
    SketchPattern pattern = m_document->pattern();
    pattern.resize(m_ui.sketch_width->value(), m_ui.sketch_height->value());
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
        m_ui.sketch_note->warn(withReason(tr("The sketch can't be opened."), read.error()));
}

void SketchDialog::saveFile(const QString &file)
{
    const Result<void> written = writeFileAtomically(toPath(file), pattern().text());
    if (written)
        m_ui.sketch_note->report(tr("Saved."));
    else
        m_ui.sketch_note->warn(withReason(tr("The sketch can't be saved."), written.error()));
}

} // namespace cave

#include "moc_sketch_dialog.cpp"
