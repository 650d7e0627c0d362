// SPDX-License-Identifier: MIT
#include "editor/tools/place_tools.h"

#include "core/rules/loot.h"
#include "core/world/bookmark.h"
#include "editor/tools/edit_context.h"
#include "editor/tools/things_at.h"
#include "editor/view/map/map_tool.h"

#include <QString>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

namespace cave {
namespace {

CellMask oneCell(int regionSize, WorldPos at)
{
    CellMask cells(regionSize);
    cells.add(at);
    return cells;
}

/// Places things of one kind on the map: a click on a cell without one adds one, a click on one edits it, and
/// dragging moves it.
class PlaceTool : public MapTool {
public:
    void press(const Pointer &at) final
    {
        if (m_context.document() == nullptr)
            return;
        m_from = at.cell;
        m_grabbed = isThere(at.cell);
        show(at.cell);
    }

    void drag(const Pointer &at) final
    {
        if (m_from)
            show(at.cell);
    }

    void release(const Pointer &at) final
    {
        const std::optional<WorldPos> from = std::exchange(m_from, std::nullopt);
        m_context.clearPreview();
        if (!from || m_context.document() == nullptr)
            return;
        if (!m_grabbed)
            put(at.cell);
        else if (*from == at.cell)
            edit(at.cell);
        else
            move(*from, at.cell);
    }

    void hover(std::optional<WorldPos> cell) final
    {
        if (cell)
            m_context.preview(oneCell(m_context.regionSize(), *cell));
        else
            m_context.clearPreview();
    }

    void cancel() final
    {
        m_from.reset();
        m_context.clearPreview();
    }

protected:
    /// `context` must outlive it.
    explicit PlaceTool(EditContext &context) : m_context(context) {}
    [[nodiscard]] EditContext &context() const { return m_context; }

    [[nodiscard]] virtual bool isThere(WorldPos at) = 0;
    virtual void put(WorldPos at) = 0;
    virtual void edit(WorldPos at) = 0;
    virtual void move(WorldPos from, WorldPos to) = 0;

private:
    void show(WorldPos to)
    {
        CellMask cells = oneCell(m_context.regionSize(), to);
        if (m_grabbed)
            cells.add(*m_from);
        m_context.preview(std::move(cells));
    }

    EditContext &m_context;
    std::optional<WorldPos> m_from; ///< where the button was pressed
    bool m_grabbed = false;
};

class ChestTool final : public PlaceTool {
public:
    /// `chosen` is called with a chest that was added, moved or clicked, so that its contents can be edited.
    ChestTool(EditContext &context, std::function<void(WorldPos)> chosen)
        : PlaceTool(context)
        , m_chosen(std::move(chosen))
    {
    }

protected:
    bool isThere(WorldPos at) override
    {
        return context().document()->world().map.chestAt(at) != ChestState::None;
    }

    void put(WorldPos at) override
    {
        const std::vector<ItemStack> items = chestLoot(context().document()->world(), at);
        const auto make = [at, items](EditDraft &draft) { return draft.putChest(at, items); };
        if (context().change(EditContext::tr("New chest"), make) == EditOutcome::Done)
            m_chosen(at);
    }

    void edit(WorldPos at) override { m_chosen(at); }

    void move(WorldPos from, WorldPos to) override
    {
        World &world = context().document()->world();
        const std::vector<ItemStack> items = chestLoot(world, from);
        const bool claimed = world.map.chestAt(from) == ChestState::Claimed;
        const auto make = [=](EditDraft &draft) -> Result<void> {
            CAVE_TRY(draft.removeChest(from));
            if (Result<void> put = draft.putChest(to, items); !put || !claimed)
                return put;
            return draft.setClaimed(to, true);
        };
        if (context().change(EditContext::tr("Move a chest"), make) == EditOutcome::Done)
            m_chosen(to);
    }

private:
    std::function<void(WorldPos)> m_chosen;
};

/// A click on a monster changes its kind to the one in the options.
class MonsterTool final : public PlaceTool {
public:
    explicit MonsterTool(EditContext &context) : PlaceTool(context) {}

protected:
    bool isThere(WorldPos at) override { return monsterAt(context().document()->world(), at).has_value(); }

    void put(WorldPos at) override
    {
        const std::size_t kind = context().options().monsterKind;
        context().change(EditContext::tr("New monster"), [=](EditDraft &draft) -> Result<void> {
            const Result<MonsterId> put = draft.putMonster(at, kind);
            return put ? Result<void>() : Result<void>(put.error());
        });
    }

    void edit(WorldPos at) override
    {
        const std::size_t kind = context().options().monsterKind;
        const std::optional<Monster> there = monsterAt(context().document()->world(), at);
        if (!there || there->kind == kind)
            return;
        context().change(EditContext::tr("Change the kind of monster"),
                         [=, id = there->id](EditDraft &draft) -> Result<void> {
                             CAVE_TRY(draft.removeMonster(id));
                             const Result<MonsterId> put = draft.putMonster(at, kind);
                             return put ? Result<void>() : Result<void>(put.error());
                         });
    }

    void move(WorldPos from, WorldPos to) override
    {
        const std::optional<Monster> there = monsterAt(context().document()->world(), from);
        if (there)
            context().change(EditContext::tr("Move a monster"),
                             [id = there->id, to](EditDraft &draft) { return draft.moveMonster(id, to); });
    }
};

class MarkerTool final : public PlaceTool {
public:
    /// `chosen` is called with the id of a marker that was added or clicked, so that its label can be edited.
    MarkerTool(EditContext &context, std::function<void(std::int64_t)> chosen)
        : PlaceTool(context)
        , m_chosen(std::move(chosen))
    {
    }

protected:
    bool isThere(WorldPos at) override
    {
        return bookmarkAt(context().document()->bookmarks(), at) != nullptr;
    }

    void put(WorldPos at) override
    {
        const Bookmark marker{0, at, "marker", context().options().markerLabel.toStdString()};
        const auto make = [marker](EditDraft &draft) -> Result<void> {
            const Result<std::int64_t> kept = draft.putBookmark(marker);
            return kept ? Result<void>() : Result<void>(kept.error());
        };
        if (context().change(EditContext::tr("New marker"), make) == EditOutcome::Done)
            edit(at);
    }

    void edit(WorldPos at) override
    {
        if (const Bookmark *marker = bookmarkAt(context().document()->bookmarks(), at))
            m_chosen(marker->id);
    }

    void move(WorldPos from, WorldPos to) override
    {
        const Bookmark *there = bookmarkAt(context().document()->bookmarks(), from);
        if (there == nullptr)
            return;
        Bookmark moved = *there;
        moved.at = to;
        context().change(EditContext::tr("Move a marker"), [moved](EditDraft &draft) -> Result<void> {
            const Result<std::int64_t> kept = draft.putBookmark(moved);
            return kept ? Result<void>() : Result<void>(kept.error());
        });
    }

private:
    std::function<void(std::int64_t)> m_chosen;
};

class PlayerTool final : public PlaceTool {
public:
    explicit PlayerTool(EditContext &context) : PlaceTool(context) {}

protected:
    bool isThere(WorldPos at) override { return context().document()->world().player().position == at; }

    void put(WorldPos at) override
    {
        context().change(EditContext::tr("Move the player"),
                         [at](EditDraft &draft) { return draft.movePlayer(at); });
    }

    void edit(WorldPos) override {}
    void move(WorldPos, WorldPos to) override { put(to); }
};

/// Removes chests, monsters, markers and dropped items from the cells of a stroke, as one edit.
class ThingEraser final : public MapTool {
public:
    /// `context` must outlive it.
    explicit ThingEraser(EditContext &context) : m_context(context) {}

    void press(const Pointer &at) override
    {
        m_erasing = m_context.beginStroke();
        m_last = at.cell;
        if (m_erasing)
            erase(at.cell);
    }

    void drag(const Pointer &at) override
    {
        if (m_erasing)
            erase(at.cell);
        hover(at.cell);
    }

    void release(const Pointer &at) override
    {
        drag(at);
        m_erasing = false;
        m_context.endStroke();
    }

    void hover(std::optional<WorldPos> cell) override
    {
        if (cell)
            m_context.preview(oneCell(m_context.regionSize(), *cell));
        else
            m_context.clearPreview();
    }

    void cancel() override
    {
        if (std::exchange(m_erasing, false))
            m_context.cancelStroke();
        m_context.clearPreview();
    }

private:
    /// Along a straight line from the previous position, so that fast movement misses nothing.
    void erase(WorldPos to)
    {
        const CellMask way = brushStroke(m_context.regionSize(), m_last, to, 1, BrushShape::Square);
        m_last = to;
        const EditOutcome outcome = m_context.change(
            EditContext::tr("Erase things"),
            [this, way](EditDraft &draft) {
                return eraseThings(draft, m_context.document()->world(), m_context.document()->bookmarks(),
                                   way);
            },
            m_context.stroke());
        m_erasing = outcome == EditOutcome::Done;
    }

    EditContext &m_context;
    bool m_erasing = false;
    WorldPos m_last;
};

} // namespace

std::unique_ptr<MapTool> chestTool(EditContext &context, std::function<void(WorldPos)> chosen)
{
    return std::make_unique<ChestTool>(context, std::move(chosen));
}

std::unique_ptr<MapTool> monsterTool(EditContext &context)
{
    return std::make_unique<MonsterTool>(context);
}

std::unique_ptr<MapTool> markerTool(EditContext &context, std::function<void(std::int64_t)> chosen)
{
    return std::make_unique<MarkerTool>(context, std::move(chosen));
}

std::unique_ptr<MapTool> playerTool(EditContext &context)
{
    return std::make_unique<PlayerTool>(context);
}

std::unique_ptr<MapTool> thingEraser(EditContext &context)
{
    return std::make_unique<ThingEraser>(context);
}

} // namespace cave
