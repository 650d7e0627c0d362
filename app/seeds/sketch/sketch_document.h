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

} // namespace cave
