// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/sketch/sketch_pattern.h"

#include <QRectF>
#include <QWidget>

#include <cstdint>
#include <optional>

namespace cave {

class SketchDocument;

/// Where a sketch is drawn. The left button draws with the chosen kind of cell, the right one erases. Keys:
/// the arrows move a cursor, Space draws, Delete erases, the letters of the cells (see `letterOf`) choose and
/// draw; with the rectangle, Space begins it and ends it, and Escape cancels it.
class SketchCanvas : public QWidget {
    Q_OBJECT

public:
    enum class Tool : std::uint8_t { Pencil, Rectangle };

    /// `document` must outlive it.
    explicit SketchCanvas(SketchDocument &document, QWidget *parent = nullptr);

    void setTool(Tool tool);
    void setKind(SketchCell kind) { m_kind = kind; }
    [[nodiscard]] SketchCell kind() const { return m_kind; }

    /// In widget coordinates; for cells inside the sketch.
    [[nodiscard]] QRectF cellRect(CellPos cell) const;

    [[nodiscard]] QSize sizeHint() const override { return {480, 480}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 160}; }

signals:
    /// A key chose another kind.
    void kindChosen(cave::SketchCell kind);
    /// The cell under the mouse or the cursor, from the north-west corner: "3, 4: Rock".
    void pointed(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] double cellSize() const;
    [[nodiscard]] QPointF corner() const;
    [[nodiscard]] CellPos cellAt(QPointF at) const;
    [[nodiscard]] CellPos nearestCell(QPointF at) const;
    void followDocument();
    void begin(CellPos cell, SketchCell kind);
    void moveTo(CellPos cell);
    void finish();
    void cancel();
    void fill(CellPos a, CellPos b, SketchCell kind);
    void drawWithKey();
    void moveCursor(int x, int y);
    bool chooseByLetter(const QString &text);
    void pointAt(CellPos cell);

    SketchDocument &m_document;
    Tool m_tool = Tool::Pencil;
    SketchCell m_kind = SketchCell::Rock;
    CellPos m_cursor;
    std::optional<CellPos> m_from; ///< where the stroke is: its last cell, or a rectangle's first corner
    CellPos m_to;                  ///< a rectangle's other corner
    SketchCell m_strokeKind = SketchCell::Rock;
};

} // namespace cave
