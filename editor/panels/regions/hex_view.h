// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractScrollArea>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cave {

/// A range of bytes: [begin, end).
struct ByteRange {
    std::size_t begin = 0;
    std::size_t end = 0;

    friend bool operator==(const ByteRange &, const ByteRange &) = default;
    [[nodiscard]] bool empty() const { return begin >= end; }
    [[nodiscard]] bool contains(std::size_t at) const { return at >= begin && at < end; }
};

/// A hex dump: offset, 16 bytes in hexadecimal (8 in narrow views), the same as text. Paints only visible
/// rows, so it can show any number of bytes. Bytes are selected with the mouse, or with the arrow keys, Page
/// Up and Down, Home and End and Shift; they are copied as a dump.
class HexView : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit HexView(QWidget *parent = nullptr);

    void setBytes(std::vector<std::uint8_t> bytes);
    [[nodiscard]] const std::vector<std::uint8_t> &bytes() const { return m_bytes; }

    /// Tints a range and scrolls to its beginning; empty for none.
    void highlight(const ByteRange &part);
    [[nodiscard]] ByteRange highlighted() const { return m_highlighted; }

    [[nodiscard]] std::size_t cursor() const { return m_cursor; }
    /// The selection; empty if nothing is selected.
    [[nodiscard]] ByteRange selection() const;
    /// The selection as a dump with 16 bytes per line; all bytes if nothing is selected.
    [[nodiscard]] QString dump() const;
    [[nodiscard]] int bytesPerRow() const { return m_perRow; }

public slots:
    /// Copies `dump()` to the clipboard.
    void copy() const;
    void selectAll();

signals:
    void cursorMoved();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    void layOut();
    [[nodiscard]] int columnOf(int byte) const;
    [[nodiscard]] int textColumn() const;
    [[nodiscard]] std::size_t rowCount() const;
    [[nodiscard]] std::size_t byteAt(QPointF point) const;
    void moveCursor(std::ptrdiff_t to, bool selecting);
    void showByte(std::size_t at);
    void paintRow(QPainter &painter, std::size_t row, int top) const;

    std::vector<std::uint8_t> m_bytes;
    ByteRange m_highlighted;
    std::size_t m_cursor = 0;
    std::size_t m_anchor = 0;
    bool m_selects = false; ///< whether anchor and cursor delimit a selection
    int m_perRow = 16;
    double m_glyph = 8; ///< width of a character
    int m_line = 16;    ///< height of a row
};

} // namespace cave
