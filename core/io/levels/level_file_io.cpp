// SPDX-License-Identifier: MIT
#include "core/io/levels/level_file_io.h"

#include "core/base/small_file.h"

#include <string>
#include <utility>

namespace cave {
namespace {

constexpr unsigned kMaxMebibytes = kLongestLevelText >> 20U;
constexpr unsigned kMaxTiledMebibytes = 48; ///< the same level is larger there

} // namespace

Result<ReadLevel> readLevelFile(const std::filesystem::path &path)
{
    const auto text = CAVE_TRY(readSmallFile(path, "level file", kMaxMebibytes));
    return readLevel(path.string(), text);
}

Result<void> writeLevelFile(const std::filesystem::path &path, const LevelFile &design, const WriteMode &mode)
{
    return writeFileAtomically(path, writeLevel(design), mode);
}

Result<ReadLevel> readTiledLevelFile(const std::filesystem::path &path, TiledFormat format)
{
    auto text = CAVE_TRY(readSmallFile(path, "map file", kMaxTiledMebibytes));
    return levelFromTiled(path.string(), std::move(text), format);
}

Result<void> writeTiledLevelFile(const std::filesystem::path &path, const LevelFile &design,
                                 const WriteMode &mode)
{
    CAVE_TRY(checkTiledSize(design));
    return writeFileAtomically(path, levelToTiled(design), mode);
}

} // namespace cave
