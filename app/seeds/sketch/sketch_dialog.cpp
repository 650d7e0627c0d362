// SPDX-License-Identifier: MIT
#include "app/seeds/sketch/sketch_dialog.h"

#include "app/common/data_folders.h"
#include "app/common/window_layout.h"
#include "core/base/small_file.h"
#include "core/io/files/atomic_file.h"
#include "editor/panels/inline_question.h"
#include "editor/view/form/form.h"
#include "editor/view/form/tab_order.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QCoreApplication>
#include <QFileDialog>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "moc_sketch_dialog.cpp"

namespace cave {
namespace {

struct SketchText {
    Q_DECLARE_TR_FUNCTIONS(Sketch)
};

QColor inkOf(SketchCell cell, const Theme &theme)
{
    switch (cell) {
    case SketchCell::Chest:
        return theme.gold;
    case SketchCell::Monster:
        return theme.danger;
    case SketchCell::Spawn:
        return theme.accent;
    case SketchCell::Way:
        return theme.good;
    default:
        return theme.mutedText;
    }
}

/// The name of a cell, for people: "Chest".
QString sketchCellName(SketchCell cell)
{
    switch (cell) {
    case SketchCell::Any:
        return SketchText::tr("Anything");
    case SketchCell::Floor:
        return SketchText::tr("Floor");
    case SketchCell::Rock:
        return SketchText::tr("Rock");
    case SketchCell::Chest:
        return SketchText::tr("Chest");
    case SketchCell::Monster:
        return SketchText::tr("Monster");
    case SketchCell::Spawn:
        return SketchText::tr("Spawn");
    case SketchCell::Way:
        return SketchText::tr("Way in or out");
    }
    return {};
}

/// Paints one cell: floor and rock as on maps, things by their letter.
void paintSketchCell(QPainter &painter, const QRectF &rect, SketchCell cell, const Theme &theme)
{
    const bool isAny = cell == SketchCell::Any;
    const bool isRock = cell == SketchCell::Rock;
    painter.fillRect(rect, isAny ? theme.background : isRock ? theme.wall : theme.floorLit);
    if (isAny) {
        const double dot = std::max(1.0, rect.width() / 8);
        QRectF middle(0, 0, dot, dot);
        middle.moveCenter(rect.center());
        painter.fillRect(middle, theme.mutedText);
    }
    if (isAny || isRock || cell == SketchCell::Floor)
        return;
    // A plate keeps the letter legible on a floor of any colour.
    const double inset = rect.width() / 10;
    painter.fillRect(rect.adjusted(inset, inset, -inset, -inset), theme.background);
    QFont font = fontOf(TextSize::Body, QFont::Bold);
    font.setPixelSize(std::max(4, static_cast<int>(rect.height() * 0.75)));
    painter.setFont(font);
    painter.setPen(inkOf(cell, theme));
    painter.drawText(rect, Qt::AlignCenter, QString(QLatin1Char(letterOf(cell))));
}

/// A cell as an icon of the palette; `size` in logical pixels.
QIcon sketchCellIcon(SketchCell cell, int size, double ratio, const Theme &theme)
{
    QPixmap picture(QSize(size, size) * ratio);
    picture.setDevicePixelRatio(ratio);
    QPainter painter(&picture);
    painter.fillRect(QRectF(0, 0, size, size), theme.line);
    paintSketchCell(painter, QRectF(1, 1, size - 2, size - 2), cell, theme);
    return picture;
}

constexpr int kIconSize = 20;

} // namespace

QPixmap sketchPicture(const SketchPattern &pattern, int side, double ratio, const Theme &theme)
{
    const double cell = static_cast<double>(side) / std::max(pattern.width(), pattern.height());
    QPixmap picture((QSizeF(pattern.width() * cell, pattern.height() * cell) * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(theme.background);
    QPainter painter(&picture);
    for (int y = 0; y < pattern.height(); ++y) {
        for (int x = 0; x < pattern.width(); ++x) {
            const QRectF rect(x * cell, (pattern.height() - 1 - y) * cell, cell, cell);
            paintSketchCell(painter, rect, pattern.at({x, y}), theme);
        }
    }
    return picture;
}

SketchCanvas::SketchCanvas(SketchDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName("sketch.canvas");
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleRole(*this, QAccessible::Graphic);
    connect(&m_document, &SketchDocument::changed, this, &SketchCanvas::followDocument);
    bindEvent(*this, {QEvent::FocusIn, QEvent::FocusOut}, [this] { update(); });
}

/// A stroke may also be ended elsewhere: undone, or replaced by another sketch.
void SketchCanvas::followDocument()
{
    const SketchPattern &pattern = m_document.pattern();
    m_cursor = {std::min(m_cursor.x, pattern.width() - 1), std::min(m_cursor.y, pattern.height() - 1)};
    if (!m_document.isInStroke())
        m_from.reset();
    update();
}

void SketchCanvas::setTool(Tool tool)
{
    cancel();
    m_tool = tool;
}

double SketchCanvas::cellSize() const
{
    const SketchPattern &pattern = m_document.pattern();
    const double fit = std::min(static_cast<double>(width()) / pattern.width(),
                                static_cast<double>(height()) / pattern.height());
    constexpr double kLargest = 40;
    return std::min(fit >= 2 ? std::floor(fit) : fit, kLargest);
}

QPointF SketchCanvas::corner() const
{
    const SketchPattern &pattern = m_document.pattern();
    return {std::floor((width() - pattern.width() * cellSize()) / 2),
            std::floor((height() - pattern.height() * cellSize()) / 2)};
}

QRectF SketchCanvas::cellRect(CellPos cell) const
{
    const double size = cellSize();
    const int row = m_document.pattern().height() - 1 - cell.y;
    return {corner().x() + cell.x * size, corner().y() + row * size, size, size};
}

/// Maybe outside the sketch.
CellPos SketchCanvas::cellAt(QPointF at) const
{
    const QPointF cells = (at - corner()) / cellSize();
    return {static_cast<int>(std::floor(cells.x())),
            m_document.pattern().height() - 1 - static_cast<int>(std::floor(cells.y()))};
}

CellPos SketchCanvas::nearestCell(QPointF at) const
{
    const CellPos cell = cellAt(at);
    return {std::clamp(cell.x, 0, m_document.pattern().width() - 1),
            std::clamp(cell.y, 0, m_document.pattern().height() - 1)};
}

void SketchCanvas::paintEvent(QPaintEvent * /*event*/)
{
    const Theme &theme = currentTheme();
    const SketchPattern &pattern = m_document.pattern();
    QPainter painter(this);
    painter.fillRect(rect(), theme.panel);
    constexpr double kGridFrom = 6; // smaller cells have no lines between them
    const double gap = cellSize() >= kGridFrom ? 1 : 0;
    const QRectF whole = cellRect({0, pattern.height() - 1}).united(cellRect({pattern.width() - 1, 0}));
    painter.fillRect(whole.adjusted(-1, -1, 1, 1), theme.line);
    for (int y = 0; y < pattern.height(); ++y) {
        for (int x = 0; x < pattern.width(); ++x)
            paintSketchCell(painter, cellRect({x, y}).adjusted(0, 0, -gap, -gap), pattern.at({x, y}), theme);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, 2));
    if (m_tool == Tool::Rectangle && m_from)
        painter.drawRect(cellRect(*m_from).united(cellRect(m_to)));
    if (hasFocus())
        painter.drawRect(cellRect(m_cursor).adjusted(1, 1, -1, -1));
}

void SketchCanvas::begin(CellPos cell, SketchCell kind)
{
    m_strokeKind = kind;
    m_from = m_to = cell;
    m_document.beginStroke();
    if (m_tool == Tool::Pencil)
        m_document.paint({cell}, kind);
    update();
}

/// Draws a line to the cell, or draws out the rectangle.
void SketchCanvas::moveTo(CellPos cell)
{
    if (!m_from)
        return;
    if (m_tool == Tool::Rectangle) {
        m_to = cell;
        return update();
    }
    const CellPos from = *m_from;
    const int steps = std::max({1, std::abs(cell.x - from.x), std::abs(cell.y - from.y)});
    std::vector<CellPos> line;
    for (int i = 1; i <= steps; ++i)
        line.push_back({from.x + (cell.x - from.x) * i / steps, from.y + (cell.y - from.y) * i / steps});
    m_from = cell;
    m_document.paint(line, m_strokeKind);
}

void SketchCanvas::finish()
{
    if (!m_from)
        return;
    if (m_tool == Tool::Rectangle)
        fill(*m_from, m_to, m_strokeKind);
    m_from.reset();
    m_document.endStroke();
}

void SketchCanvas::cancel()
{
    if (!m_from)
        return;
    m_from.reset();
    m_document.cancelStroke();
}

void SketchCanvas::fill(CellPos a, CellPos b, SketchCell kind)
{
    std::vector<CellPos> cells;
    for (int y = std::min(a.y, b.y); y <= std::max(a.y, b.y); ++y) {
        for (int x = std::min(a.x, b.x); x <= std::max(a.x, b.x); ++x)
            cells.push_back({x, y});
    }
    m_document.paint(cells, kind);
}

void SketchCanvas::mousePressEvent(QMouseEvent *event)
{
    const CellPos cell = cellAt(event->position());
    const bool erases = event->button() == Qt::RightButton;
    if ((event->button() != Qt::LeftButton && !erases) || !m_document.pattern().contains(cell) || m_from)
        return;
    m_cursor = cell;
    begin(cell, erases ? SketchCell::Any : m_kind);
    pointAt(cell);
}

void SketchCanvas::mouseMoveEvent(QMouseEvent *event)
{
    const CellPos cell = nearestCell(event->position());
    if ((event->buttons() & (Qt::LeftButton | Qt::RightButton)) != 0) {
        m_cursor = cell;
        moveTo(cell);
    }
    if (m_document.pattern().contains(cellAt(event->position())))
        pointAt(cell);
}

void SketchCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton || event->button() == Qt::RightButton)
        finish();
}

void SketchCanvas::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return moveCursor(-1, 0);
    case Qt::Key_Right:
        return moveCursor(1, 0);
    case Qt::Key_Up:
        return moveCursor(0, 1);
    case Qt::Key_Down:
        return moveCursor(0, -1);
    case Qt::Key_Space:
        return drawWithKey();
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        cancel();
        m_document.paint({m_cursor}, SketchCell::Any);
        return pointAt(m_cursor);
    case Qt::Key_Escape:
        if (m_from)
            return cancel();
        break;
    default:
        if (chooseByLetter(event->text()))
            return;
        break;
    }
    QWidget::keyPressEvent(event);
}

void SketchCanvas::drawWithKey()
{
    if (m_tool == Tool::Pencil) {
        m_document.paint({m_cursor}, m_kind);
    } else if (m_from) {
        m_to = m_cursor;
        finish();
    } else {
        begin(m_cursor, m_kind);
    }
    pointAt(m_cursor);
}

void SketchCanvas::moveCursor(int x, int y)
{
    const SketchPattern &pattern = m_document.pattern();
    m_cursor = {std::clamp(m_cursor.x + x, 0, pattern.width() - 1),
                std::clamp(m_cursor.y + y, 0, pattern.height() - 1)};
    if (m_from && m_tool == Tool::Rectangle)
        m_to = m_cursor;
    update();
    pointAt(m_cursor);
}

/// The letters of files draw their cell at the cursor.
bool SketchCanvas::chooseByLetter(const QString &text)
{
    if (text.size() != 1 || m_from)
        return false;
    const QChar letter = text[0].toUpper();
    for (const SketchCell cell : kSketchCells) {
        if (letter != QLatin1Char(letterOf(cell)) && !(cell == SketchCell::Any && letter == u'?'))
            continue;
        m_kind = cell;
        emit kindChosen(cell);
        m_document.paint({m_cursor}, cell);
        pointAt(m_cursor);
        return true;
    }
    return false;
}

void SketchCanvas::pointAt(CellPos cell)
{
    const SketchPattern &pattern = m_document.pattern();
    const QString text = tr("%1, %2: %3", "column, row, kind of cell")
                             .arg(cell.x + 1)
                             .arg(pattern.height() - cell.y)
                             .arg(sketchCellName(pattern.at(cell)));
    setAccessibleDescription(text);
    emit pointed(text);
}

SketchDialog::SketchDialog(const SketchPattern &pattern, QWidget *parent)
    : QDialog(parent)
    , m_document(new SketchDocument(pattern, this))
    , m_canvas(new SketchCanvas(*m_document, this))
    , m_kinds(new QButtonGroup(this))
    , m_leaving(new InlineQuestion("sketch.leaving", this, Qt::Horizontal))
    , m_kept(pattern)
{
    setUpForm(m_ui, *this);
    static_cast<QBoxLayout *>(layout())->insertWidget(1, m_leaving);
    setFirstSize(*this, {720, 560});
    m_ui.drawing->insertWidget(0, m_canvas, 1);
    QPushButton *use = m_ui.buttons->button(QDialogButtonBox::Ok);
    use->setObjectName("sketch.use");
    setTabOrderByLayout(*this);
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
    connect(m_ui.buttons, &QDialogButtonBox::rejected, this, [this] { QDialog::reject(); });
    connect(m_leaving, &InlineQuestion::answered, this, [this] { m_canvas->setFocus(); });
    addShortcuts();
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { refreshLook(); });
    m_canvas->setFocus();
}

void SketchDialog::reject()
{
    if (pattern() == m_kept)
        return QDialog::reject();
    m_leaving->ask(
        [] {
            return InlineQuestion::Texts{tr("The sketch isn't saved."), tr("Discard"), tr("Cancel")};
        },
        [this] { QDialog::reject(); });
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
    QFileDialog *dialog = askToOpen(this, tr("Open sketch"), {});
    connect(dialog, &QFileDialog::fileSelected, this, &SketchDialog::openFile);
    dialog->open();
}

void SketchDialog::askForSave()
{
    QFileDialog *dialog = askToSave(this, tr("Save sketch"), {}, QStringLiteral("txt"));
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
        m_kept = pattern();
    if (written)
        m_ui.sketch_note->report(tr("Saved."));
    else
        m_ui.sketch_note->warn(withReason(tr("The sketch can't be saved."), written.error()));
}

} // namespace cave
