// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/hashing.h"
#include "core/edit/edit_draft.h"
#include "core/io/worlds/edited_world.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace cave::test {

/// All of a world that edits can change.
struct EditState {
    WorldMap::Changes changes;
    WorldPos player;
    std::vector<Bookmark> bookmarks;

    friend bool operator==(const EditState &, const EditState &) = default;
};

inline EditState stateOf(const World &world, const std::vector<Bookmark> &bookmarks)
{
    return {world.map.changes(), world.player().position, bookmarks};
}

inline EditState stateOf(const EditedWorld &edited)
{
    return stateOf(edited.world(), edited.bookmarks());
}

inline std::uint64_t hashOf(const EditState &state)
{
    std::uint64_t hash = hashAt(7, state.player.x, state.player.y);
    for (const auto &[pos, changes] : state.changes)
        hash = combine(hash, hashOf(pos, changes));
    for (const Bookmark &bookmark : state.bookmarks)
        hash = hashAt(combine(hash, static_cast<std::uint64_t>(bookmark.id)), bookmark.at.x, bookmark.at.y);
    return hash;
}

/// An EditedWorld without a file, done the plainest way: it keeps every state whole.
class EditModel {
public:
    EditModel(World world, std::vector<Bookmark> bookmarks)
        : m_world(std::move(world))
        , m_bookmarks(std::move(bookmarks))
        , m_states{stateOf(m_world, m_bookmarks)}
    {
    }

    [[nodiscard]] World &world() { return m_world; }
    [[nodiscard]] const std::vector<Bookmark> &bookmarks() const { return m_bookmarks; }
    [[nodiscard]] std::size_t position() const { return m_position; }
    [[nodiscard]] std::size_t edits() const { return m_states.size() - 1; }
    [[nodiscard]] const EditState &state(std::size_t position) const { return m_states[position]; }

    void perform(const std::string & /*label*/, const WorldDelta &delta, std::uint64_t stroke)
    {
        const EditState before = m_states[m_position];
        applyDelta(m_world, delta);
        applyDelta(m_bookmarks, delta.bookmarks);
        EditState after = stateOf(m_world, m_bookmarks);
        if (after == before)
            return;
        if (stroke == 0 || stroke != m_stroke) {
            m_states.resize(m_position + 1);
            m_states.emplace_back();
            ++m_position;
        }
        m_states.back() = std::move(after);
        m_stroke = stroke;
    }
    void goTo(std::size_t position)
    {
        if (position == m_position)
            return;
        m_position = position;
        const EditState &state = m_states[position];
        const WorldMap::Changes now = m_world.map.changes();
        for (const auto &[pos, changes] : now)
            m_world.map.setChanges(pos, {});
        for (const auto &[pos, changes] : state.changes)
            m_world.map.setChanges(pos, changes);
        m_world.player().position = state.player;
        m_bookmarks = state.bookmarks;
        endStroke();
    }
    void endStroke() { m_stroke = 0; }
    void forgetHistory()
    {
        m_states = {stateOf(m_world, m_bookmarks)};
        m_position = 0;
        endStroke();
    }

private:
    World m_world;
    std::vector<Bookmark> m_bookmarks;
    std::vector<EditState> m_states;
    std::size_t m_position = 0;
    std::uint64_t m_stroke = 0;
};

/// The n-th edit of a plan: a little of everything, near the world's origin.
inline WorldDelta plannedDelta(World &world, const std::vector<Bookmark> &bookmarks, std::uint64_t plan,
                               std::uint64_t n)
{
    const auto draw = [plan, n](std::uint64_t what) { return mix64(combine(combine(plan, n), what)); };
    const auto coordinate = [&](std::uint64_t what) {
        return static_cast<std::int64_t>(draw(what) % 160) - 80;
    };
    EditDraft draft(world, bookmarks);
    const WorldPos at{coordinate(1), coordinate(2)};
    CellMask cells(world.map.regionSize());
    const auto width = static_cast<std::int64_t>(1 + draw(3) % 9);
    for (std::int64_t y = 0; y < static_cast<std::int64_t>(1 + draw(4) % 9); ++y)
        cells.addRow({at.x, at.y + y}, width);
    // What can't be done where it falls is left out.
    switch (draw(5) % 8) {
    case 0:
        draft.setTerrain(cells, Terrain::Rock);
        break;
    case 1:
        draft.setExplored(cells, draw(6) % 2 == 0);
        break;
    case 2:
        draft.eraseToSeed(cells);
        break;
    case 3:
        static_cast<void>(draft.putBookmark({0, at, "note", "plan " + std::to_string(n)}));
        break;
    case 4:
        if (!bookmarks.empty())
            static_cast<void>(draft.removeBookmark(bookmarks[draw(7) % bookmarks.size()].id));
        break;
    default:
        draft.setTerrain(cells, Terrain::Floor);
        static_cast<void>(draft.putChest(at, {{draw(8) % world.content->items.size(), 1}}));
        static_cast<void>(
            draft.putMonster({at.x + width - 1, at.y}, draw(9) % world.content->monsters.size()));
        static_cast<void>(draft.movePlayer(at));
    }
    return draft.delta();
}

/// The n-th thing that a plan does; with an EditedWorld or a model of one, whose number of edits is `edits`.
template<class Edits>
void doPlanned(Edits &edited, std::size_t edits, std::uint64_t plan, std::uint64_t n)
{
    const std::uint64_t draw = mix64(combine(plan, n));
    const std::size_t far = 1 + (draw >> 8U) % 3;
    switch (draw % 8) {
    case 0:
    case 1:
        static_cast<void>(edited.goTo(edited.position() - std::min(far, edited.position())));
        break;
    case 2:
        static_cast<void>(edited.goTo(std::min(edited.position() + far, edits)));
        break;
    default: {
        const WorldDelta delta = plannedDelta(edited.world(), edited.bookmarks(), plan, n);
        // Strokes of up to four pieces.
        const std::uint64_t stroke = draw % 8 < 5 ? 1 + n / 4 : 0;
        static_cast<void>(edited.perform("Plan " + std::to_string(n), delta, stroke));
    }
    }
}

} // namespace cave::test
