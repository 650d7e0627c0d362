// SPDX-License-Identifier: MIT
#include "core/io/java/java_world_region.h"

#include <limits>
#include <string>
#include <utility>

namespace cave {
namespace {

/// Reads one region file.
class RegionReader {
public:
    RegionReader(RegionPos named, const Content &content, JavaFindings &findings)
        : m_reader(javaRegionFileName(named))
        , m_content(content)
        , m_findings(findings)
    {
        m_region.pos = named;
    }

    Result<JavaRegion> read(const std::filesystem::path &path)
    {
        const auto file = CAVE_TRY(m_reader.parse(path));
        const JsonPlace root{&file};
        readPosition(root);
        readCells(root);
        readMonsters(root);
        readRandom(root);
        m_reader.expectOnly(root, {"cells", "regionCoordinate", "random", "entityCoordinates", "entities"});
        if (!m_reader.ok())
            return m_reader.error();
        const std::vector<Message> &notes = m_reader.notes();
        m_findings.notes.insert(m_findings.notes.end(), notes.begin(), notes.end());
        return std::move(m_region);
    }

private:
    void readPosition(const JsonPlace &root)
    {
        const JsonPlace place = m_reader.member(root, "regionCoordinate");
        m_reader.expectOnly(place, {"rx", "ry"});
        const JsonPlace x = m_reader.member(place, "rx");
        const JsonPlace y = m_reader.member(place, "ry");
        const RegionPos pos{m_reader.wholeNumber(x, -kWorldLimit, kWorldLimit),
                            m_reader.wholeNumber(y, -kWorldLimit, kWorldLimit)};
        if (m_reader.ok() && pos != m_region.pos) {
            m_reader.fail(place,
                          message("is (%1, %2), which is not what the file is named after", pos.x, pos.y));
        }
    }

    void readCells(const JsonPlace &root)
    {
        const JsonPlace columns = m_reader.member(root, "cells");
        const std::size_t size = m_reader.size(columns);
        if (m_reader.ok() && (size < kMinRegionSize || size > kMaxRegionSize)) {
            m_reader.fail(columns, message("columns: %1; regions have from %2 to %3", size, kMinRegionSize,
                                           kMaxRegionSize));
        }
        checkReach(columns, size);
        for (std::size_t x = 0; x < size && m_reader.ok(); ++x) {
            const JsonPlace column = m_reader.element(columns, x);
            if (const std::size_t height = m_reader.size(column); m_reader.ok() && height != size) {
                m_reader.fail(column, message("cells: %1, but columns: %2", height, size));
            }
            for (std::size_t y = 0; y < size && m_reader.ok(); ++y)
                readCell(m_reader.element(column, y), {static_cast<int>(x), static_cast<int>(y)});
        }
    }

    /// Sets the size; fails for a region that isn't completely inside the world.
    void checkReach(const JsonPlace &columns, std::size_t size)
    {
        if (!m_reader.ok())
            return;
        m_region.size = static_cast<int>(size);
        const std::int64_t farthest = kWorldLimit / m_region.size - 1;
        const RegionPos pos = m_region.pos;
        if (pos.x < -farthest || pos.x > farthest || pos.y < -farthest || pos.y > farthest)
            m_reader.fail(columns, "the region is outside the world");
    }

    void readCell(const JsonPlace &cell, CellPos at)
    {
        m_reader.expectOnly(cell, {"t", "reward", "claimed", "listener"});
        const JsonPlace typePlace = m_reader.member(cell, "t");
        const std::string type = m_reader.text(typePlace);
        if (type == "r")
            m_region.rock[static_cast<std::size_t>(at.y)] |= std::uint64_t{1} << static_cast<unsigned>(at.x);
        else if (type == "c")
            readChest(cell, at);
        else if (type != "f")
            m_reader.fail(typePlace, message("is %1, which is not a cell kind; expected r, f or c",
                                             typePlace.value->dump()));
    }

    void readChest(const JsonPlace &cell, CellPos at)
    {
        JavaChest chest{at, {}, m_reader.truth(cell, "claimed")};
        m_reader.forEach(m_reader.member(cell, "reward"), [&](const JsonPlace &item) {
            chest.items.push_back(readJavaItem(m_reader, item, m_content, m_findings.differences));
        });
        if (chest.claimed)
            chest.items.clear();
        m_region.chests.push_back(std::move(chest));
    }

    void readMonsters(const JsonPlace &root)
    {
        const JsonPlace places = m_reader.member(root, "entityCoordinates");
        const JsonPlace entities = m_reader.member(root, "entities");
        const std::size_t count = m_reader.size(entities);
        if (const std::size_t others = m_reader.size(places); m_reader.ok() && others != count) {
            m_reader.fail(places, message("elements: %1, but in 'entities': %2", others, count));
        }
        for (std::size_t i = 0; i < count && m_reader.ok(); ++i) {
            const JsonPlace place = m_reader.element(places, i);
            const WorldPos position = readJavaPlace(m_reader, place, m_region.size);
            if (m_reader.ok() && regionOf(position, m_region.size) != m_region.pos)
                m_reader.fail(place, "is outside the file's region");
            readMonster(m_reader.element(entities, i), position);
        }
    }

    void readMonster(const JsonPlace &entity, WorldPos position)
    {
        m_reader.expectOnly(entity, {"t", "health", "alive", "armour", "armourChange"});
        const JsonPlace typePlace = m_reader.member(entity, "t");
        const std::string type = m_reader.text(typePlace);
        if (m_reader.ok() && type != "m")
            m_reader.fail(typePlace, message("is %1, which is not a monster kind of the original program",
                                             typePlace.value->dump()));
        JavaMonster monster;
        monster.position = position;
        monster.health = m_reader.number(m_reader.member(entity, "health"));
        // Older files have no "alive".
        monster.alive = m_reader.truth(entity, "alive", true);
        monster.armour = m_reader.wholeNumber(entity, "armour", 0, std::numeric_limits<std::int32_t>::max());
        m_region.monsters.push_back(monster);
    }

    /// Older files have no random state.
    void readRandom(const JsonPlace &root)
    {
        const std::optional<JsonPlace> random = m_reader.find(root, "random");
        if (!random)
            return;
        m_reader.expectOnly(*random, {"seed", "nextNextGaussian", "haveNextNextGaussian"});
        m_region.randomState = m_reader.wholeNumber(*random, "seed", std::numeric_limits<std::int64_t>::min(),
                                                    std::numeric_limits<std::int64_t>::max());
    }

    JsonReader m_reader;
    const Content &m_content;
    JavaFindings &m_findings;
    JavaRegion m_region;
};

} // namespace

Result<JavaRegion> readJavaRegion(const std::filesystem::path &path, RegionPos named, const Content &content,
                                  JavaFindings &findings)
{
    return RegionReader(named, content, findings).read(path);
}

} // namespace cave
