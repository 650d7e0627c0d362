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
    explicit SketchDocument(QObject *parent = nullptr) : QObject(parent) {}

    [[nodiscard]] const SketchPattern &pattern() const { return m_pattern; }
    /// Replaces the sketch and forgets the history.
    void load(const SketchPattern &pattern);
    /// Changes the sketch in one step.
    void change(const SketchPattern &pattern);

    /// Until `endStroke`, changes belong to one step.
    void beginStroke();
    void endStroke();
    /// Undoes the stroke so far.
    void cancelStroke();
    [[nodiscard]] bool isInStroke() const { return m_inStroke; }
    /// Sets one cell; cells outside are ignored.
    void paint(CellPos cell, SketchCell what);

    [[nodiscard]] bool canUndo() const { return m_at > 0; }
    [[nodiscard]] bool canRedo() const { return m_at + 1 < m_steps.size(); }
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
