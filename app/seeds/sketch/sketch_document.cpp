// SPDX-License-Identifier: MIT
#include "app/seeds/sketch/sketch_document.h"

namespace cave {

void SketchDocument::change(const SketchPattern &pattern)
{
    m_inStroke = false;
    m_pattern = pattern;
    keep();
    emit changed();
}

void SketchDocument::beginStroke()
{
    m_inStroke = true;
}

void SketchDocument::endStroke()
{
    m_inStroke = false;
    keep();
    emit changed();
}

void SketchDocument::cancelStroke()
{
    m_inStroke = false;
    m_pattern = m_steps[m_at];
    emit changed();
}

void SketchDocument::paint(const std::vector<CellPos> &cells, SketchCell what)
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

void SketchDocument::undo()
{
    if (m_inStroke)
        return cancelStroke();
    if (!canUndo())
        return;
    m_pattern = m_steps[--m_at];
    emit changed();
}

void SketchDocument::redo()
{
    if (m_inStroke || !canRedo())
        return;
    m_pattern = m_steps[++m_at];
    emit changed();
}

/// Adds a step if anything has changed.
void SketchDocument::keep()
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

} // namespace cave

#include "moc_sketch_document.cpp"
