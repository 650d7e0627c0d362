#include "core/gen/generator.h"

#include "core/base/text.h"
#include "core/gen/cavern/cavern.h"
#include "core/gen/caves/caves.h"
#include "core/gen/classic/classic_caves.h"
#include "core/gen/dungeon/dungeon_walk.h"
#include "core/gen/rooms/level_plane.h"
#include "core/gen/rooms/room_set.h"

#include <algorithm>
#include <string>
#include <utility>

namespace cave {
namespace {

Result<std::shared_ptr<const StagedSource>> makeRooms(const WorldSpec &spec)
{
    Result<std::shared_ptr<const RoomSet>> set = roomSetOf(spec.levelFiles);
    if (!set)
        return set.error();
    return std::shared_ptr<const StagedSource>(
        std::make_shared<const RoomsSource>(spec.seed, spec.settings, std::move(*set)));
}

Result<std::shared_ptr<const StagedSource>> makeLevels(const WorldSpec &spec)
{
    Result<std::shared_ptr<const LevelsSource>> source = LevelsSource::make(spec.seed, spec.levelFiles);
    if (!source)
        return source.error();
    return std::shared_ptr<const StagedSource>(std::move(*source));
}

} // namespace

const std::vector<int> &generatorVersions(GeneratorKind /*kind*/)
{
    static const std::vector<int> kFirstOnly{1};
    return kFirstOnly;
}

Result<std::shared_ptr<const StagedSource>> makeStagedSource(const WorldSpec &spec)
{
    if (Result<void> valid = validate(spec.settings); !valid)
        return valid.error();
    if (!isUtf8(spec.seed))
        return Error{ErrorCode::InvalidArgument, "the seed is not valid UTF-8 text"};
    const std::vector<int> &versions = generatorVersions(spec.generator.kind);
    if (std::ranges::find(versions, spec.generator.version) == versions.end()) {
        return Error{ErrorCode::TooNew, "generator " + std::string(generatorName(spec.generator.kind)) +
                                            " version " + std::to_string(spec.generator.version) +
                                            " is not known; this program has version " +
                                            std::to_string(versions.back())};
    }
    if (spec.seedNumber && (spec.generator.kind != GeneratorKind::Classic || !spec.seed.empty()))
        return Error{ErrorCode::InvalidArgument,
                     "only a classic world without a seed text can have a seed number"};
    if (spec.seedNumber)
        return std::shared_ptr<const StagedSource>(
            std::make_shared<const ClassicCaves>(*spec.seedNumber, spec.settings));
    if (spec.generator.kind == GeneratorKind::Classic) {
        Result<std::shared_ptr<const ClassicCaves>> classic = makeClassicCaves(spec.seed, spec.settings);
        if (!classic)
            return classic.error();
        return std::shared_ptr<const StagedSource>(std::move(*classic));
    }
    if (spec.generator.kind == GeneratorKind::Cavern)
        return std::shared_ptr<const StagedSource>(std::make_shared<CavernSource>(spec.seed, spec.settings));
    if (spec.generator.kind == GeneratorKind::Dungeon)
        return std::shared_ptr<const StagedSource>(std::make_shared<DungeonSource>(spec.seed, spec.settings));
    if (spec.generator.kind == GeneratorKind::Rooms)
        return makeRooms(spec);
    if (spec.generator.kind == GeneratorKind::Levels)
        return makeLevels(spec);
    return std::shared_ptr<const StagedSource>(std::make_shared<Caves>(spec.seed, spec.settings));
}

Result<std::shared_ptr<const RegionSource>> makeRegionSource(const WorldSpec &spec)
{
    Result<std::shared_ptr<const StagedSource>> source = makeStagedSource(spec);
    if (!source)
        return source.error();
    return std::shared_ptr<const RegionSource>(std::move(*source));
}

} // namespace cave
