// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/sketch/sketch_pattern.h"

#include <QObject>

#include <cstddef>
#include <vector>

namespace cave {

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
    void change(const SketchPattern &pattern);

    /// Until `endStroke`, changes belong to one step.
    void beginStroke();
    void endStroke();
    /// Undoes the stroke so far.
    void cancelStroke();
    [[nodiscard]] bool isInStroke() const { return m_inStroke; }
    /// Sets these cells, those outside excepted.
    void paint(const std::vector<CellPos> &cells, SketchCell what);

    [[nodiscard]] bool canUndo() const { return m_at > 0; }
    [[nodiscard]] bool canRedo() const { return m_at + 1 < m_steps.size(); }
    /// Cancels the stroke if there is one.
    void undo();
    void redo();

signals:
    void changed();

private:
    void keep();

    SketchPattern m_pattern;
    std::vector<SketchPattern> m_steps{m_pattern}; ///< after each step, the first before any
    std::size_t m_at = 0;
    bool m_inStroke = false;
};

} // namespace cave
