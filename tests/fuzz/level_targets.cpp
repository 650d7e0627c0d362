// SPDX-License-Identifier: MIT
// Level files and maps of Tiled.

#include "core/content/level_file.h"
#include "core/edit/level_checks.h"
#include "core/io/levels/level_file_io.h"
#include "core/session/session.h"
#include "core/world/world_spec.h"

#include "tests/fuzz/fuzz_target.h"

namespace cave::fuzz {
namespace {

constexpr int kLargestPlayed = 60; // tiles on either side
constexpr int kCommands = 6;

/// A world made of the level, played for some steps.
void play(const std::string &text)
{
    WorldSpec spec{"fuzz", {GeneratorKind::Levels, 1}, defaultSettings(GeneratorKind::Levels)};
    spec.levelFiles = {{"level.csv", text}};
    Result<Session> session = Session::begin(spec);
    if (!session)
        return;
    for (int i = 0; i < kCommands && session->world().run == RunState::Going; ++i) {
        session->apply(MoveCommand{kDirections[static_cast<std::size_t>(i) % kDirections.size()]});
        session->advance(0.1);
    }
}

bool feedCsv(Input input)
{
    const std::string text(textOf(input));
    const Result<ReadLevel> level = readLevel("level.csv", text);
    if (!level)
        return false;
    require(writeLevel(level->design) == text, "a level is written as it was read");
    static_cast<void>(levelIssues(level->design));
    if (level->design.width <= kLargestPlayed && level->design.height <= kLargestPlayed)
        play(text);
    if (!checkTiledSize(level->design))
        return true;
    const Result<ReadLevel> back = levelFromTiled("level.tmx", levelToTiled(level->design));
    require(back && writeLevel(back->design) == text, "a level comes back from Tiled as it was");
    return true;
}

bool feedTiled(Input input, TiledFormat format)
{
    const Result<ReadLevel> level = levelFromTiled("level.tmx", std::string(textOf(input)), format);
    if (!level)
        return false;
    static_cast<void>(levelIssues(level->design));
    const std::string text = writeLevel(level->design);
    const Result<ReadLevel> again = readLevel("level.csv", text);
    require(again.ok(), "a map of Tiled becomes a level that can be read");
    require(writeLevel(again->design) == text, "a map of Tiled becomes a level that stays as it is");
    return true;
}

std::vector<Bytes> csvSamples()
{
    return testFiles("levels", ".csv");
}

/// Those that a person draws, beside those that the program writes: a tile layer and objects in groups.
std::vector<Bytes> xmlSamples()
{
    std::vector<Bytes> samples = testFiles("stored/5", ".tmx");
    samples.push_back(
        bytesOf(R"(<map version="1.8" orientation="orthogonal" renderorder="right-down" width="4" height="3"
 tilewidth="32" tileheight="32" infinite="0">
 <properties><property name="levelType" value="RoguelikeLevel"/><property name="levelName" value="drawn"/></properties>
 <tileset firstgid="1" name="tiles" tilewidth="32" tileheight="32" tilecount="2" columns="2">
  <tile id="1" class="Wall"><properties><property name="heal" type="int" value="3"/></properties></tile>
 </tileset>
 <layer id="1" name="walls" class="Wall" width="4" height="3" offsetx="32">
  <data encoding="csv">1,1,1,1,1,0,0,2147483650,1,1,1,1</data>
 </layer>
 <group id="5" name="all" offsetx="32" offsety="-32">
  <objectgroup id="2" name="static">
   <object id="1" class="Wall" x="0" y="0" width="64" height="32" rotation="90"/>
   <object id="2" gid="2" x="32" y="64" width="32" height="32"/>
   <object id="3" class="Spike" x="0" y="0"><polygon points="0,0 64,0 64,64 0,64"/></object>
  </objectgroup>
  <objectgroup id="3" name="start"><object id="4" x="40" y="40"><point/></object></objectgroup>
 </group>
</map>
)"));
    return samples;
}

std::vector<Bytes> jsonSamples()
{
    return {bytesOf(
        R"({"type":"map","orientation":"orthogonal","width":4,"height":3,"tilewidth":32,"tileheight":32,
"infinite":false,"properties":[{"name":"levelType","type":"string","value":"TopDownLevel"}],
"tilesets":[{"firstgid":1,"name":"tiles","tilewidth":32,"tileheight":32,"tilecount":1,"columns":1,
"tiles":[{"id":0,"type":"Goal","properties":[]}]}],
"layers":[{"type":"tilelayer","name":"walls","class":"Wall","width":4,"height":3,"data":[1,0,0,1,0,0,0,0,1,1,1,1]},
{"type":"group","name":"g","offsetx":32,"layers":[{"type":"objectgroup","name":"dynamic","objects":[
{"id":3,"type":"Enemy","x":32,"y":32,"width":32,"height":32,"properties":[{"name":"maxHP","type":"int","value":5}]},
{"id":4,"gid":1,"x":64,"y":64,"width":32,"height":32}]}]},
{"type":"objectgroup","name":"start","objects":[{"id":9,"x":40,"y":40,"point":true}]}]})")};
}

} // namespace

std::vector<FuzzTarget> levelTargets()
{
    return {
        {"level_csv", 400, feedCsv, csvSamples},
        {"level_tmx", 300, [](Input input) { return feedTiled(input, TiledFormat::Xml); }, xmlSamples},
        {"level_tmj", 400, [](Input input) { return feedTiled(input, TiledFormat::Json); }, jsonSamples},
    };
}

} // namespace cave::fuzz
