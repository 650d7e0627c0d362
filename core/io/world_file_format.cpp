#include "core/io/world_file_format.h"

#include "core/base/text.h"
#include "core/io/error_text.h"
#include "core/io/payload.h"
#include "core/io/settings_json.h"
#include "core/io/world_library.h"
#include "core/sight/field_of_view.h"

#include <bit>
#include <charconv>
#include <chrono>
#include <map>

namespace cave {
namespace {

constexpr std::string_view kScenario = "endless-caves";
constexpr std::string_view kChecksumKey = "crc32";

using MetaTexts = std::map<std::string, std::string, std::less<>>;

Error damaged(const std::filesystem::path &path, const std::string &what)
{
    return {ErrorCode::Damaged, "world " + quoted(path) + " is damaged: " + what};
}

/// Over keys and values in key order, each followed by a zero byte, the checksum itself left out.
std::string metaChecksum(const MetaTexts &texts)
{
    std::vector<std::uint8_t> bytes;
    for (const auto &[key, value] : texts) {
        if (key == kChecksumKey)
            continue;
        for (const std::string *text : {&key, &value}) {
            bytes.insert(bytes.end(), text->begin(), text->end());
            bytes.push_back(0);
        }
    }
    return std::to_string(crc32Of(bytes));
}

MetaTexts textsOf(const WorldMeta &meta)
{
    MetaTexts texts{{"name", meta.name},
                    {"seed", meta.spec.seed},
                    {"generator", std::string(generatorName(meta.spec.generator.kind))},
                    {"generator_version", std::to_string(meta.spec.generator.version)},
                    {"settings", settingsToJson(meta.spec.settings)},
                    {"scenario", std::string(kScenario)},
                    {"created_ms", std::to_string(meta.createdMs)}};
    texts.emplace(kChecksumKey, metaChecksum(texts));
    return texts;
}

template<class Integer>
bool parseWhole(const std::string &text, Integer &number)
{
    const char *end = text.data() + text.size();
    const auto [stopped, status] = std::from_chars(text.data(), end, number);
    return status == std::errc() && stopped == end;
}

Result<MetaTexts> readTexts(const Database &database, const std::filesystem::path &path)
{
    Result<Statement> statement = database.prepare("SELECT key, value FROM meta");
    if (!statement)
        return statement.error();
    MetaTexts texts;
    for (;;) {
        const Result<bool> row = statement->step();
        if (!row)
            return row.error();
        if (!*row)
            break;
        texts.emplace(statement->text(0), statement->text(1));
    }
    for (const char *key :
         {"name", "seed", "generator", "generator_version", "settings", "scenario", "created_ms", "crc32"}) {
        if (!texts.contains(key))
            return damaged(path, "it has no " + std::string(key));
    }
    return texts;
}

Result<GeneratorId> readGenerator(const MetaTexts &texts, const std::filesystem::path &path)
{
    Result<GeneratorId> newest = generatorNamed(texts.at("generator"));
    if (!newest)
        return damaged(path, newest.error().message);
    int version = 0;
    if (!parseWhole(texts.at("generator_version"), version) || version < 1)
        return damaged(path, "its generator version is '" + texts.at("generator_version") + "'");
    if (version > newest->version) {
        return Error{ErrorCode::TooNew, "world " + quoted(path) + " was made by version " +
                                            std::to_string(version) + " of the generator " +
                                            texts.at("generator") + "; this program knows up to " +
                                            std::to_string(newest->version)};
    }
    newest->version = version;
    return newest;
}

Result<WorldMeta> metaOf(const MetaTexts &texts, const std::filesystem::path &path)
{
    if (texts.at("scenario") != kScenario) {
        return Error{ErrorCode::TooNew, "world " + quoted(path) + " is of the scenario '" +
                                            texts.at("scenario") + "', which this program doesn't know"};
    }
    const Result<GeneratorId> generator = readGenerator(texts, path);
    if (!generator)
        return generator.error();
    const Result<WorldSettings> settings =
        settingsFromJson(texts.at("settings"), defaultSettings(generator->kind));
    if (!settings)
        return damaged(path, settings.error().message);
    WorldMeta meta{texts.at("name"), {texts.at("seed"), *generator, *settings}, 0};
    if (!isUtf8(meta.spec.seed))
        return damaged(path, "its seed is not UTF-8");
    if (const Result<void> named = validateWorldName(meta.name); !named)
        return damaged(path, named.error().message);
    if (!parseWhole(texts.at("created_ms"), meta.createdMs))
        return damaged(path, "its time of creation is '" + texts.at("created_ms") + "'");
    if (texts.at("crc32") != metaChecksum(texts))
        return damaged(path, "the checksum of its name, seed and settings does not match");
    return meta;
}

/// Sight reaches past the end of the world by the player's view at most.
bool isUsableRegion(RegionPos pos, int regionSize)
{
    constexpr std::int64_t kFarthest = kWorldLimit + kMaxViewRadius;
    const RegionPos low = regionOf({-kFarthest, -kFarthest}, regionSize);
    const RegionPos high = regionOf({kFarthest, kFarthest}, regionSize);
    return pos.x >= low.x && pos.x <= high.x && pos.y >= low.y && pos.y <= high.y;
}

Result<RegionChanges> checkedChanges(const Statement &row, RegionPos pos, int regionSize)
{
    if (row.integer(0) != kEndlessLevel)
        return Error{ErrorCode::Damaged, "there is no such level"};
    if (!isUsableRegion(pos, regionSize))
        return Error{ErrorCode::Damaged, "it lies outside the world"};
    if (!row.isBlob(3) || !row.isInteger(4) || row.integer(4) != crc32Of(row.blob(3)))
        return Error{ErrorCode::Damaged, "checksum does not match"};
    Result<RegionChanges> changes = decodePayload(row.blob(3), regionSize);
    if (changes && row.integer(5) != exploredCells(*changes))
        return Error{ErrorCode::Damaged, "the count of its explored cells does not match"};
    return changes;
}

/// The player of a file that has none; the log still knows how many turns were played.
Result<PlayerRow> absentPlayer(const Database &database)
{
    const Result<std::int64_t> turn =
        database.queryInteger("SELECT ifnull(max(turn), 0) FROM command_log WHERE turn > 0");
    if (!turn)
        return turn.error();
    return PlayerRow{{}, *turn, 0, "there is no player"};
}

} // namespace

Result<void> createWorldTables(Database &database)
{
    const std::string marks = "PRAGMA application_id = " + std::to_string(kWorldApplicationId) +
                              "; PRAGMA user_version = " + std::to_string(kWorldFormatVersion) + ";";
    if (Result<void> marked = database.execute(marks.c_str()); !marked)
        return marked;
    return database.execute(R"sql(
        CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
        CREATE TABLE levels (level INTEGER PRIMARY KEY, kind TEXT NOT NULL) STRICT;
        CREATE TABLE regions (level INTEGER NOT NULL, rx INTEGER NOT NULL, ry INTEGER NOT NULL, payload BLOB NOT NULL,
            crc32 INTEGER NOT NULL, explored_cells INTEGER NOT NULL, changed_turn INTEGER NOT NULL,
            PRIMARY KEY (level, rx, ry)) STRICT, WITHOUT ROWID;
        CREATE TABLE quarantine (id INTEGER PRIMARY KEY, level INTEGER NOT NULL, rx INTEGER NOT NULL, ry INTEGER NOT NULL,
            payload BLOB NOT NULL, crc32 INTEGER NOT NULL, changed_turn INTEGER NOT NULL, reason TEXT NOT NULL) STRICT;
        CREATE TABLE player (id INTEGER PRIMARY KEY CHECK (id = 0), x INTEGER NOT NULL, y INTEGER NOT NULL,
            turn INTEGER NOT NULL, last_played_ms INTEGER NOT NULL) STRICT;
        CREATE TABLE command_log (turn INTEGER PRIMARY KEY, command INTEGER NOT NULL) STRICT;
        INSERT INTO levels VALUES (0, 'endless');
        INSERT INTO player VALUES (0, 0, 0, 0, 0);
    )sql");
}

Result<void> writeMeta(Database &database, const WorldMeta &meta)
{
    Result<Statement> statement = database.prepare("INSERT OR REPLACE INTO meta VALUES (?1, ?2)");
    if (!statement)
        return statement.error();
    for (const auto &[key, value] : textsOf(meta)) {
        if (Result<void> written = statement->bindText(1, key).bindText(2, value).run(); !written)
            return written;
    }
    return {};
}

Result<WorldMeta> readMeta(const Database &database, const std::filesystem::path &path)
{
    const Result<MetaTexts> texts = readTexts(database, path);
    return texts ? metaOf(*texts, path) : texts.error();
}

Result<PlayerRow> readPlayer(const Database &database, const std::filesystem::path &path)
{
    Result<Statement> statement =
        database.prepare("SELECT x, y, turn, last_played_ms FROM player WHERE id = 0");
    if (!statement)
        return statement.error();
    const Result<bool> row = statement->step();
    if (!row)
        return row.error();
    if (!*row)
        return absentPlayer(database);
    if (!statement->isInteger(2) || !statement->isInteger(3))
        return damaged(path, "its turn is not a number");
    PlayerRow player{{}, statement->integer(2), statement->integer(3), {}};
    if (player.turn < 0)
        return damaged(path, "it is turn " + std::to_string(player.turn));
    const WorldPos position{statement->integer(0), statement->integer(1)};
    if (!statement->isInteger(0) || !statement->isInteger(1))
        player.problem = "the player's place is not a number";
    else if (!insideWorld(position))
        player.problem = "the player is outside the world at " + placeText(position);
    else
        player.position = position;
    return player;
}

RegionRow readRegionRow(const Statement &row, int regionSize)
{
    RegionRow result;
    result.level = row.integer(0);
    result.pos = {row.integer(1), row.integer(2)};
    result.changes = checkedChanges(row, result.pos, regionSize);
    if (!result.changes) {
        const std::string where = "region (" + std::to_string(result.pos.x) + ", " +
                                  std::to_string(result.pos.y) + ") of level " + std::to_string(result.level);
        result.changes = Error{ErrorCode::Damaged, where + ": " + result.changes.error().message};
    }
    return result;
}

int exploredCells(const RegionChanges &changes)
{
    int count = 0;
    for (const std::uint64_t row : changes.explored)
        count += std::popcount(row);
    return count;
}

std::string placeText(WorldPos pos)
{
    return "(" + std::to_string(pos.x) + ", " + std::to_string(pos.y) + ")";
}

std::filesystem::path companionFile(const std::filesystem::path &path, const char *suffix)
{
    std::filesystem::path result = path;
    result += suffix;
    return result;
}

std::int64_t currentTimeMs()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

} // namespace cave
