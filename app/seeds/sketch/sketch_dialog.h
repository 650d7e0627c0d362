// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/sketch/sketch_pattern.h"
#include "ui_sketch_dialog.h"

#include <QDialog>
#include <QIcon>
#include <QList>
#include <QObject>
#include <QPixmap>
#include <QRectF>
#include <QString>
#include <QWidget>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

class QButtonGroup;

namespace cave {

class InlineQuestion;
struct Theme;

/// The whole sketch, as large as fits into `side` × `side` logical pixels.
QPixmap sketchPicture(const SketchPattern &pattern, int side, double ratio, const Theme &theme);

/// A sketch while it is drawn, with its history. A stroke is one step of the history.
class SketchDocument : public QObject {
    Q_OBJECT

public:
    /// Begins with this sketch.
    explicit SketchDocument(const SketchPattern &pattern, QObject *parent = nullptr)
        : QObject(parent)
        , m_pattern(pattern)
    {
    }

    [[nodiscard]] const SketchPattern &pattern() const { return m_pattern; }

    /// Replaces the sketch in one step; ends a stroke.
    void change(const SketchPattern &pattern)
    {
        m_inStroke = false;
        m_pattern = pattern;
        keep();
        emit changed();
    }

    /// Until `endStroke`, changes belong to one step.
    void beginStroke() { m_inStroke = true; }

    void endStroke()
    {
        m_inStroke = false;
        keep();
        emit changed();
    }

    /// Undoes the stroke so far.
    void cancelStroke()
    {
        m_inStroke = false;
        m_pattern = m_steps[m_at];
        emit changed();
    }

    [[nodiscard]] bool isInStroke() const { return m_inStroke; }

    /// Sets these cells, those outside excepted.
    void paint(const std::vector<CellPos> &cells, SketchCell what)
    {
        bool any = false;
        for (const CellPos cell : cells) {
            if (!m_pattern.contains(cell) || m_pattern.at(cell) == what)
                continue;
            m_pattern.set(cell, what);
            any = true;
        }
        if (!any)
            return;
        if (!m_inStroke)
            keep();
        emit changed();
    }

    [[nodiscard]] bool canUndo() const { return m_at > 0; }
    [[nodiscard]] bool canRedo() const { return m_at + 1 < m_steps.size(); }

    /// Cancels the stroke if there is one.
    void undo()
    {
        if (m_inStroke)
            return cancelStroke();
        if (!canUndo())
            return;
        m_pattern = m_steps[--m_at];
        emit changed();
    }

    void redo()
    {
        if (m_inStroke || !canRedo())
            return;
        m_pattern = m_steps[++m_at];
        emit changed();
    }

signals:
    void changed();

private:
    /// Adds a step if anything has changed.
    void keep()
    {
        constexpr std::size_t kMaxSteps = 500;
        if (m_pattern == m_steps[m_at])
            return;
        m_steps.resize(m_at + 1);
        m_steps.push_back(m_pattern);
        if (m_steps.size() > kMaxSteps)
            m_steps.erase(m_steps.begin());
        m_at = m_steps.size() - 1;
    }

    SketchPattern m_pattern;
    std::vector<SketchPattern> m_steps{m_pattern}; ///< after each step, the first before any
    std::size_t m_at = 0;
    bool m_inStroke = false;
};

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

/// Where the user draws a sketch to search for, or opens one from a file.
class SketchDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with this sketch.
    explicit SketchDialog(const SketchPattern &pattern, QWidget *parent = nullptr);

    [[nodiscard]] const SketchPattern &pattern() const { return m_document->pattern(); }

    /// Reads or writes a file; errors are shown in the note.
    void openFile(const QString &file);
    void saveFile(const QString &file);

    /// By Escape or the window's own button, which are easily pressed once too often: asks if the drawing
    /// would be lost.
    void reject() override;

private:
    void addShortcuts();
    void chooseKind(SketchCell kind);
    void retranslate();
    void refreshLook();
    void refresh();
    void resizeSketch();
    void clear();
    void askForOpen();
    void askForSave();

    SketchDocument *m_document;
    SketchCanvas *m_canvas;
    QButtonGroup *m_kinds;
    InlineQuestion *m_leaving;
    SketchPattern m_kept; ///< as it began, or as it was last written to a file
    Ui::SketchDialog m_ui;
};

} // namespace cave
