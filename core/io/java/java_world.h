// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/world/world.h"

#include <filesystem>
#include <string>
#include <vector>

/// Worlds of the original Java program: a folder with world.json, player.json and r<x>,<y>.json for each
/// generated region. Cells are numbered cells[x][y] from the south-west corner, +x east, +y north, as here.
namespace cave {

/// The result of importing a world from the original program, in addition to the world itself.
struct JavaImport {
    std::string name; ///< as typed there; an invalid name is replaced by the folder's
    World world;
    int regions = 0; ///< number of region files read
    int chestsClosed = 0;
    int chestsClaimed = 0;
    int monstersAlive = 0;
    int monstersDead = 0;
    /// Where the files differ from what the seed generates, or contain numbers that aren't ours: a sentence
    /// each, with file and coordinates, in order of region. Terrain, chests and positions of monsters are
    /// kept as in the files.
    std::vector<Message> differences;
    std::vector<Message> notes; ///< what was skipped: other files, unknown fields
};

/// Reads a world folder of the original program. It becomes a `classic` world with the original's settings
/// and the built-in content, ready for `WorldFile::create`; the folder isn't changed.
///
/// - A numeric seed is the seed's hash (`WorldSpec::seedNumber`); a text is the seed itself.
/// - The region size (8 .. 50) is that of the files, which must agree; 50 if there are none.
/// - Closed chests keep their contents in the files. Gold of 0, a bug of the original, becomes 1 .. 10,
///   determined by the place. An empty closed chest counts as claimed.
/// - The original showed every cell, so all cells of stored regions are explored.
/// - Health and armour are full when a fight begins, so their values in the files are only reported.
///
/// Errors name file and field ("r0,-1.json: cells[3][7].t: ..."). NotFound: the folder, world.json or
/// player.json is missing; Damaged: a file isn't JSON, exceeds 8 MiB, lacks a field, or contains invalid
/// values; Io.
Result<JavaImport> importJavaWorld(const std::filesystem::path &folder);

/// The result of an export, with what the original can't store.
struct JavaExport {
    int regions = 0;
    std::vector<Message> notes; ///< a sentence each
};

/// Writes a `classic` world as a folder that the original program loads: every region that was changed or
/// explored, the player's, and those overlapped by the disc of a monster in them (at most 8 regions away).
///
/// Dropped items are put into closed chests. A player without equipment wears the first weapon and armour
/// carried, or gets the plainest ones, as the original requires them. The seed's hash is written, as in the
/// original. The serialised java.util.Random of a region is the state after the draws that made it.
///
/// The folder appears atomically. Errors: InvalidArgument (not a `classic` world, an invalid name, a player
/// or an item that the original can't represent), AlreadyExists (`folder` exists and isn't an empty folder),
/// Io, DiskFull.
Result<JavaExport> exportJavaWorld(const World &world, const std::string &name,
                                   const std::filesystem::path &folder);

} // namespace cave
