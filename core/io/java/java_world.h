// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/world/world.h"

#include <filesystem>
#include <string>
#include <vector>

/// Worlds of the original Java program: a folder with world.json, player.json and r<x>,<y>.json for each
/// region that it has made. Cells are numbered cells[x][y] from the south-west corner, +x east, +y north, as
/// here.
namespace cave {

/// What a world of the original's held, beside the world itself.
struct JavaImport {
    std::string name; ///< as typed there; one that isn't allowed here is replaced by the folder's
    World world;
    int regions = 0; ///< files of regions that were read
    int chestsClosed = 0;
    int chestsClaimed = 0;
    int monstersAlive = 0;
    int monstersDead = 0;
    /// Where the files are not what the seed makes, or hold numbers that aren't ours: a sentence each, with
    /// file and coordinates, in order of region. Terrain, chests and places of monsters are kept as the files
    /// have them.
    std::vector<std::string> differences;
    std::vector<std::string> notes; ///< what was skipped: other files, fields that no one knows
};

/// Reads the folder of a world of the original's. It becomes a `classic` world with the original's settings
/// and the content that the game ships with, ready for `WorldFile::create`; the folder is only read.
///
/// - A seed given as a number is the seed's hash (`WorldSpec::seedNumber`), one given as text the text
/// itself.
/// - The region size (8 .. 50) is that of the files, which must agree; 50 if there are none.
/// - Closed chests keep what the files put into them. Gold of 0, a defect of the original's, becomes 1 .. 10
///   fixed by the place. An empty closed chest counts as claimed.
/// - The original showed every cell, so all cells of stored regions are explored: what its player has seen
/// stays
///   on the map.
/// - Health and armour are full when a fight begins, so what the files say of them is only reported.
///
/// Errors name file and field ("r0,-1.json: cells[3][7].t: ..."). NotFound: the folder, world.json or
/// player.json is missing; Damaged: a file is no JSON, larger than 8 MiB, lacks a field, or holds what can't
/// be; Io.
Result<JavaImport> importJavaWorld(const std::filesystem::path &folder);

/// What was written, and what the original has no place for.
struct JavaExport {
    int regions = 0;
    std::vector<std::string> notes; ///< a sentence each
};

/// Writes a `classic` world as a folder that the original program loads: every region that was changed or
/// explored, the player's, and those that a disc of a monster in them reaches into (at most 8 regions on).
///
/// Dropped items lie in closed chests. A player who wears nothing wears the first weapon and armour carried,
/// or is given the plainest, as the original can't do without. The seed's hash is written, as the original
/// does. The serialised java.util.Random of a region is the state after the draws that made it.
///
/// The folder appears whole or not at all. Errors: InvalidArgument (not a `classic` world, a name that isn't
/// allowed, a player or an item that the original can't represent), AlreadyExists (`folder` is there and
/// isn't an empty folder), Io, DiskFull.
Result<JavaExport> exportJavaWorld(const World &world, const std::string &name,
                                   const std::filesystem::path &folder);

} // namespace cave
