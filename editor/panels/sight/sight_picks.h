// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/map/map_tool.h"

#include <functional>
#include <optional>
#include <utility>

namespace cave {

/// Picks a cell: each press and drag picks another one.
class CellPick final : public MapTool {
public:
    using Picked = std::function<void(WorldPos)>;

    explicit CellPick(Picked picked) : m_picked(std::move(picked)) {}

    void press(const Pointer &at) override { m_picked(at.cell); }
    void drag(const Pointer &at) override { m_picked(at.cell); }

private:
    Picked m_picked;
};

/// Picks two cells: by dragging from one to the other, or by clicking each.
class PairPick final : public MapTool {
public:
    struct Pair {
        WorldPos from;
        std::optional<WorldPos> to; ///< none until there is a second cell
        bool done = false;          ///< both are final
    };
    /// None: cancelled.
    using Picked = std::function<void(const std::optional<Pair> &)>;

    explicit PairPick(Picked picked) : m_picked(std::move(picked)) {}

    void press(const Pointer &at) override
    {
        const WorldPos from = m_first.value_or(at.cell);
        m_pair = m_first && at.cell != from ? Pair{from, at.cell, false} : Pair{from, {}, false};
        m_picked(m_pair);
    }
    void drag(const Pointer &at) override
    {
        m_pair->to = at.cell == m_pair->from ? std::nullopt : std::optional(at.cell);
        m_picked(m_pair);
    }
    void release(const Pointer &) override
    {
        m_pair->done = m_pair->to.has_value();
        m_first = m_pair->done ? std::nullopt : std::optional(m_pair->from);
        m_picked(m_pair);
    }
    /// With only the first of two cells picked, that one is dropped.
    void cancel() override
    {
        m_first.reset();
        m_pair.reset();
        m_picked(m_pair);
    }
    void hover(std::optional<WorldPos> cell) override
    {
        if (m_first && cell && *cell != *m_first)
            m_picked(Pair{*m_first, cell, false});
    }

private:
    Picked m_picked;
    std::optional<WorldPos> m_first; ///< waiting for the second one
    std::optional<Pair> m_pair;
};

} // namespace cave
