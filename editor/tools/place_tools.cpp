// SPDX-License-Identifier: MIT
#include "editor/tools/place_tools.h"

#include "core/rules/loot.h"
#include "editor/tools/edit_context.h"
#include "editor/tools/things_at.h"

#include <algorithm>
#include <utility>

namespace cave {
namespace {

CellMask oneCell(int regionSize, WorldPos at)
{
    CellMask cells(regionSize);
    cells.add(at);
    return cells;
}

} // namespace

void PlaceTool::press(const Pointer &at)
{
    if (m_context.document() == nullptr)
        return;
    m_from = at.cell;
    m_grabbed = isThere(at.cell);
    show(at.cell);
}

void PlaceTool::drag(const Pointer &at)
{
    if (m_from)
        show(at.cell);
}

void PlaceTool::release(const Pointer &at)
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

void PlaceTool::hover(std::optional<WorldPos> cell)
{
    if (cell)
        m_context.preview(oneCell(m_context.regionSize(), *cell));
    else
        m_context.clearPreview();
}

void PlaceTool::cancel()
{
    m_from.reset();
    m_context.clearPreview();
}

void PlaceTool::show(WorldPos to)
{
    CellMask cells = oneCell(m_context.regionSize(), to);
    if (m_grabbed)
        cells.add(*m_from);
    m_context.preview(std::move(cells));
}

ChestTool::ChestTool(EditContext &context, std::function<void(WorldPos)> chosen)
    : PlaceTool(context)
    , m_chosen(std::move(chosen))
{
}

bool ChestTool::isThere(WorldPos at)
{
    return context().document()->world().map.chestAt(at) != ChestState::None;
}

void ChestTool::put(WorldPos at)
{
    const std::vector<ItemStack> items = chestLoot(context().document()->world(), at);
    const auto make = [at, items](EditDraft &draft) { return draft.putChest(at, items); };
    if (context().change(EditContext::tr("New chest"), make) == EditOutcome::Done)
        m_chosen(at);
}

void ChestTool::move(WorldPos from, WorldPos to)
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

bool MonsterTool::isThere(WorldPos at)
{
    return monsterAt(context().document()->world(), at).has_value();
}

void MonsterTool::put(WorldPos at)
{
    const std::size_t kind = context().options().monsterKind;
    context().change(EditContext::tr("New monster"), [=](EditDraft &draft) -> Result<void> {
        const Result<MonsterId> put = draft.putMonster(at, kind);
        return put ? Result<void>() : Result<void>(put.error());
    });
}

void MonsterTool::edit(WorldPos at)
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

void MonsterTool::move(WorldPos from, WorldPos to)
{
    const std::optional<Monster> there = monsterAt(context().document()->world(), from);
    if (there)
        context().change(EditContext::tr("Move a monster"),
                         [id = there->id, to](EditDraft &draft) { return draft.moveMonster(id, to); });
}

MarkerTool::MarkerTool(EditContext &context, std::function<void(std::int64_t)> chosen)
    : PlaceTool(context)
    , m_chosen(std::move(chosen))
{
}

bool MarkerTool::isThere(WorldPos at)
{
    return bookmarkAt(context().document()->bookmarks(), at) != nullptr;
}

void MarkerTool::put(WorldPos at)
{
    const Bookmark marker{0, at, "marker", context().options().markerLabel.toStdString()};
    const auto make = [marker](EditDraft &draft) -> Result<void> {
        const Result<std::int64_t> kept = draft.putBookmark(marker);
        return kept ? Result<void>() : Result<void>(kept.error());
    };
    if (context().change(EditContext::tr("New marker"), make) == EditOutcome::Done)
        edit(at);
}

void MarkerTool::edit(WorldPos at)
{
    if (const Bookmark *marker = bookmarkAt(context().document()->bookmarks(), at))
        m_chosen(marker->id);
}

void MarkerTool::move(WorldPos from, WorldPos to)
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

bool PlayerTool::isThere(WorldPos at)
{
    return context().document()->world().player().position == at;
}

void PlayerTool::put(WorldPos at)
{
    context().change(EditContext::tr("Move the player"),
                     [at](EditDraft &draft) { return draft.movePlayer(at); });
}

void PlayerTool::move(WorldPos, WorldPos to)
{
    put(to);
}

void ThingEraser::press(const Pointer &at)
{
    WorldDocument *document = m_context.document();
    if (document == nullptr)
        return;
    m_stroke = document->newStroke();
    m_last = at.cell;
    erase(at.cell);
}

void ThingEraser::drag(const Pointer &at)
{
    if (m_stroke != 0)
        erase(at.cell);
    hover(at.cell);
}

void ThingEraser::release(const Pointer &at)
{
    drag(at);
    m_stroke = 0;
    if (WorldDocument *document = m_context.document())
        document->finishStroke();
}

void ThingEraser::hover(std::optional<WorldPos> cell)
{
    if (cell)
        m_context.preview(oneCell(m_context.regionSize(), *cell));
    else
        m_context.clearPreview();
}

void ThingEraser::cancel()
{
    m_stroke = 0;
    m_context.clearPreview();
}

/// Along a straight line from the previous position, so that fast movement misses nothing.
void ThingEraser::erase(WorldPos to)
{
    const CellMask way = brushStroke(m_context.regionSize(), m_last, to, 1, BrushShape::Square);
    m_last = to;
    const EditOutcome outcome = m_context.change(
        EditContext::tr("Erase things"),
        [this, way](EditDraft &draft) {
            return eraseThings(draft, m_context.document()->world(), m_context.document()->bookmarks(), way);
        },
        m_stroke);
    if (outcome != EditOutcome::Done)
        m_stroke = 0;
}

} // namespace cave
