// SPDX-License-Identifier: MIT
#include "editor/panels/regions/hex_view.h"

#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace cave {
namespace {

constexpr int kHexPixels = 11;
constexpr int kWide = 16;
constexpr int kNarrow = 8;
constexpr int kOffsetColumns = 7; ///< six digits and a space: up to a megabyte
constexpr int kTextMargin = 4;

QString hexText(std::size_t value, int digits)
{
    return QString::number(value, 16).rightJustified(digits, QLatin1Char('0'));
}

QChar shownChar(std::uint8_t byte)
{
    constexpr std::uint8_t kFirstPrinted = 0x20;
    constexpr std::uint8_t kLastPrinted = 0x7e;
    return byte >= kFirstPrinted && byte <= kLastPrinted ? QLatin1Char(static_cast<char>(byte)) : QChar(0xb7);
}

} // namespace

HexView::HexView(QWidget *parent) : QAbstractScrollArea(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setCursor(Qt::IBeamCursor);
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPixelSize(kHexPixels);
    setFont(fixed);
    layOut();
    bindEvent(*this, {QEvent::FontChange}, [this] { layOut(); });
}

void HexView::setBytes(std::vector<std::uint8_t> bytes)
{
    m_bytes = std::move(bytes);
    m_highlighted = {};
    m_cursor = 0;
    m_selects = false;
    layOut();
    verticalScrollBar()->setValue(0);
    emit cursorMoved();
}

void HexView::highlight(const ByteRange &part)
{
    m_highlighted = part;
    if (!part.empty()) {
        // Moves the cursor as well, so that keys continue from there.
        m_selects = false;
        m_cursor = std::min(part.begin, m_bytes.empty() ? 0 : m_bytes.size() - 1);
        const std::size_t row = m_cursor / static_cast<std::size_t>(m_perRow);
        verticalScrollBar()->setValue(static_cast<int>(row) - 1); // with one row before it
        emit cursorMoved();
    }
    viewport()->update();
}

ByteRange HexView::selection() const
{
    if (!m_selects || m_bytes.empty())
        return {};
    return {std::min(m_anchor, m_cursor), std::max(m_anchor, m_cursor) + 1};
}

QString HexView::dump() const
{
    ByteRange part = selection();
    if (part.empty())
        part = {0, m_bytes.size()};
    QString text;
    for (std::size_t row = part.begin; row < part.end; row += kWide) {
        QString hex;
        QString shown;
        for (std::size_t at = row; at < std::min<std::size_t>(row + kWide, part.end); ++at) {
            hex += hexText(m_bytes[at], 2) + QLatin1Char(' ');
            shown += m_bytes[at] < 0x80 ? shownChar(m_bytes[at]) : QChar('.');
        }
        text += hexText(row, kOffsetColumns - 1) + QStringLiteral("  ") +
                hex.leftJustified(qsizetype{3} * kWide, QLatin1Char(' ')) + QLatin1Char(' ') + shown +
                QLatin1Char('\n');
    }
    return text;
}

void HexView::selectAll()
{
    if (m_bytes.empty())
        return;
    m_anchor = 0;
    m_cursor = m_bytes.size() - 1;
    m_selects = true;
    viewport()->update();
    emit cursorMoved();
}

int HexView::columnOf(int byte) const
{
    // A gap after each eight.
    return kOffsetColumns + 3 * byte + byte / kNarrow;
}

std::size_t HexView::rowCount() const
{
    const auto perRow = static_cast<std::size_t>(m_perRow);
    return (m_bytes.size() + perRow - 1) / perRow;
}

void HexView::layOut()
{
    const QFontMetricsF metrics(font());
    m_glyph = metrics.horizontalAdvance(QLatin1Char('0'));
    m_line = static_cast<int>(std::ceil(metrics.height())) + 2;
    m_perRow = kWide;
    if ((textColumn() + kWide) * m_glyph + 2 * kTextMargin > viewport()->width())
        m_perRow = kNarrow;
    const int rows = static_cast<int>(rowCount());
    const int inView = std::max(1, viewport()->height() / m_line);
    verticalScrollBar()->setRange(0, std::max(0, rows - inView));
    verticalScrollBar()->setPageStep(inView);
    viewport()->update();
}

std::size_t HexView::byteAt(QPointF point) const
{
    const int row = verticalScrollBar()->value() + static_cast<int>(point.y()) / m_line;
    const double column = (point.x() - kTextMargin) / m_glyph;
    int byte = 0;
    if (column >= textColumn())
        byte = static_cast<int>(column) - textColumn();
    else
        while (byte + 1 < m_perRow && column >= columnOf(byte + 1))
            ++byte;
    const std::ptrdiff_t at = std::ptrdiff_t{std::max(0, row)} * m_perRow + std::clamp(byte, 0, m_perRow - 1);
    return std::min(static_cast<std::size_t>(at), m_bytes.empty() ? 0 : m_bytes.size() - 1);
}

void HexView::showByte(std::size_t at)
{
    const int row = static_cast<int>(at / static_cast<std::size_t>(m_perRow));
    QScrollBar &bar = *verticalScrollBar();
    if (row < bar.value())
        bar.setValue(row);
    else if (row >= bar.value() + bar.pageStep())
        bar.setValue(row - bar.pageStep() + 1);
}

void HexView::moveCursor(std::ptrdiff_t to, bool selecting)
{
    if (m_bytes.empty())
        return;
    if (selecting && !m_selects)
        m_anchor = m_cursor;
    m_selects = selecting;
    m_cursor = static_cast<std::size_t>(
        std::clamp<std::ptrdiff_t>(to, 0, static_cast<std::ptrdiff_t>(m_bytes.size()) - 1));
    showByte(m_cursor);
    viewport()->update();
    emit cursorMoved();
}

void HexView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy) || event->matches(QKeySequence::SelectAll)) {
        event->matches(QKeySequence::Copy) ? copy() : selectAll();
        return;
    }
    const bool selecting = event->modifiers().testFlag(Qt::ShiftModifier);
    const bool whole = event->modifiers().testFlag(Qt::ControlModifier);
    const auto at = static_cast<std::ptrdiff_t>(m_cursor);
    const auto end = static_cast<std::ptrdiff_t>(m_bytes.size()) - 1;
    const std::ptrdiff_t inRow = at % m_perRow;
    const std::ptrdiff_t page = std::ptrdiff_t{verticalScrollBar()->pageStep()} * m_perRow;
    switch (event->key()) {
    case Qt::Key_Left:
        return moveCursor(at - 1, selecting);
    case Qt::Key_Right:
        return moveCursor(at + 1, selecting);
    case Qt::Key_Up:
        return moveCursor(at >= m_perRow ? at - m_perRow : at, selecting);
    case Qt::Key_Down:
        return moveCursor(at + m_perRow <= end ? at + m_perRow : at, selecting);
    case Qt::Key_PageUp:
        return moveCursor(at - page, selecting);
    case Qt::Key_PageDown:
        return moveCursor(at + page, selecting);
    case Qt::Key_Home:
        return moveCursor(whole ? 0 : at - inRow, selecting);
    case Qt::Key_End:
        return moveCursor(whole ? end : at - inRow + m_perRow - 1, selecting);
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void HexView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        moveCursor(static_cast<std::ptrdiff_t>(byteAt(event->position())),
                   event->modifiers().testFlag(Qt::ShiftModifier));
}

void HexView::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        moveCursor(static_cast<std::ptrdiff_t>(byteAt(event->position())), true);
}

void HexView::resizeEvent(QResizeEvent * /*event*/)
{
    layOut();
    showByte(m_cursor);
}

void HexView::paintRow(QPainter &painter, std::size_t row, int top) const
{
    const std::size_t first = row * static_cast<std::size_t>(m_perRow);
    const auto box = [&](int column, int columns) {
        return QRectF(kTextMargin + column * m_glyph, top, columns * m_glyph, m_line);
    };
    painter.setPen(currentTheme().mutedText);
    painter.drawText(box(0, kOffsetColumns), Qt::AlignVCenter, hexText(first, kOffsetColumns - 1));
    QColor tint = currentTheme().gold;
    tint.setAlphaF(0.28F);
    QColor chosen = currentTheme().accent;
    chosen.setAlphaF(0.4F);
    const ByteRange selected = selection();
    for (int i = 0; i < m_perRow && first + static_cast<std::size_t>(i) < m_bytes.size(); ++i) {
        const std::size_t at = first + static_cast<std::size_t>(i);
        const QRectF hex = box(columnOf(i), 2);
        const QRectF text = box(textColumn() + i, 1);
        // Tints of neighbours touch, so that a range looks continuous.
        const QRectF wide = hex.adjusted(-m_glyph / 2, 0, m_glyph / 2, 0);
        if (m_highlighted.contains(at)) {
            painter.fillRect(wide, tint);
            painter.fillRect(text, tint);
        }
        if (selected.contains(at) || at == m_cursor) {
            painter.fillRect(selected.empty() ? hex : wide, chosen);
            painter.fillRect(text, chosen);
        }
        painter.setPen(m_bytes[at] == 0 ? currentTheme().mutedText : currentTheme().text);
        painter.drawText(hex, Qt::AlignVCenter, hexText(m_bytes[at], 2));
        painter.drawText(text, Qt::AlignVCenter, QString(shownChar(m_bytes[at])));
    }
}

void HexView::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(viewport());
    painter.setFont(font());
    const auto first = static_cast<std::size_t>(verticalScrollBar()->value());
    for (std::size_t row = first; row < rowCount(); ++row) {
        const int top = static_cast<int>(row - first) * m_line;
        if (top > viewport()->height())
            break;
        paintRow(painter, row, top);
    }
}

void HexView::copy() const
{
    QGuiApplication::clipboard()->setText(dump());
}

int HexView::textColumn() const
{
    return columnOf(m_perRow) - (m_perRow == kNarrow ? 1 : 0);
}

} // namespace cave

#include "moc_hex_view.cpp"
