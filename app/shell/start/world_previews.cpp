// SPDX-License-Identifier: MIT
#include "app/shell/start/world_previews.h"

#include "app/common/data_folders.h"
#include "core/gen/rooms/level_areas.h"
#include "core/world/generator_info.h"
#include "editor/view/map/overview.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/core_text.h"
#include "editor/view/texts/error_texts.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace cave {
namespace {

/// Cells of about this many device-independent pixels show a room with its exits on a card.
constexpr double kCardCellPixels = 5;

struct Look {
    QSize size;
    double pixelRatio = 1;
    const Theme *theme;
};

/// The whole level, if it fits; otherwise as much as possible around the player.
void fitLevel(const CellRect &area, OverviewRequest &request)
{
    constexpr int kLargestCell = 12;
    const int fitting = std::min(request.size.width() / area.width, request.size.height() / area.height);
    request.cellPixels = std::clamp(fitting, 1, kLargestCell);
    if (fitting < 1)
        return;
    request.player = request.centre;
    request.centre = {area.origin.x + area.width / 2, area.origin.y + area.height / 2};
}

/// The player's level, or the whole map of rooms.
std::optional<CellRect> areaOfPlayer(const World &world)
{
    if (generatorInfo(world.spec.generator.kind).levels == LevelKind::Room)
        return areaAround(levelAreas(world.spec));
    const Level *level = world.map.plan().levelAt(world.player().position);
    return level == nullptr ? std::nullopt : std::optional(level->area);
}

WorldPreview draw(const std::filesystem::path &path, const Look &look)
{
    const Result<LoadedWorld> loaded = WorldFile::readSnapshot(path);
    if (!loaded)
        return {{}, {shortErrorText(loaded.error())}};
    const World &world = loaded->world;
    OverviewRequest request;
    request.source = world.map.viewSource();
    request.changes = world.map.changes();
    request.fog = true;
    request.centre = world.player().position;
    request.size = look.size;
    request.pixelRatio = look.pixelRatio;
    request.cellPixels = std::max(1, static_cast<int>(std::lround(kCardCellPixels * look.pixelRatio)));
    if (const std::optional<CellRect> area = areaOfPlayer(world))
        fitLevel(*area, request);
    WorldPreview preview{renderOverview(request, *look.theme), {}};
    preview.image.setDevicePixelRatio(look.pixelRatio);
    for (const DamagedRegion &region : loaded->damaged)
        preview.damage += damageText(region);
    for (const Message &notice : loaded->notices)
        preview.damage += messageText(notice);
    return preview;
}

} // namespace

WorldPreviews::WorldPreviews(QObject *parent) : QObject(parent), m_theme(&darkTheme()) {}

void WorldPreviews::setLook(QSize size, double pixelRatio, const Theme &theme)
{
    if (size == m_size && pixelRatio == m_pixelRatio && &theme == m_theme)
        return;
    m_size = size;
    m_pixelRatio = pixelRatio;
    m_theme = &theme;
    ++m_look;
}

const WorldPreview &WorldPreviews::preview(const WorldSummary &world)
{
    const QString key = fromPath(world.path);
    Entry &entry = m_entries[key];
    if (!m_size.isEmpty() && (entry.look != m_look || entry.turn != world.turn)) {
        entry.look = m_look;
        entry.turn = world.turn;
        request(world, key);
    }
    return entry.preview;
}

void WorldPreviews::forget(const std::filesystem::path &path)
{
    m_entries.remove(fromPath(path));
}

void WorldPreviews::request(const WorldSummary &world, const QString &key)
{
    const Look look{m_size, m_pixelRatio, m_theme};
    m_jobs.run([path = world.path, look] { return draw(path, look); },
               [this, key, number = m_look](WorldPreview preview) {
                   const auto entry = m_entries.find(key);
                   if (entry == m_entries.end() || entry->look != number)
                       return; // forgotten, or replaced by a newer request
                   entry->preview = std::move(preview);
                   emit previewReady(key);
               });
}

} // namespace cave

#include "moc_world_previews.cpp"
