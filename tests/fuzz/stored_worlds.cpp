// SPDX-License-Identifier: MIT
#include "tests/fuzz/stored_worlds.h"

#include "core/gen/generator.h"
#include "core/io/files/database.h"
#include "core/io/world_file/world_file.h"

#include <algorithm>
#include <map>

#include "tests/support/test_data.h"

namespace cave::fuzz {

namespace fs = std::filesystem;

namespace {

const World &firstState(std::size_t index)
{
    static std::map<std::size_t, World> worlds;
    index %= storedWorlds().size();
    const auto known = worlds.find(index);
    if (known != worlds.end())
        return known->second;
    const Result<LoadedWorld> loaded = WorldFile::readSnapshot(storedWorlds()[index]);
    require(loaded.ok(), "a stored world can be read");
    const auto source = makeRegionSource(loaded->world.spec);
    require(source.ok(), "a stored world can be generated");
    return worlds.try_emplace(index, loaded->world.spec, loaded->world.content, *source).first->second;
}

} // namespace

const std::vector<fs::path> &storedWorlds()
{
    static const std::vector<fs::path> kWorlds = [] {
        std::vector<fs::path> worlds;
        for (const auto &entry : fs::directory_iterator(testData("stored/5"))) {
            if (entry.path().extension() == ".cave")
                worlds.push_back(entry.path());
        }
        std::ranges::sort(worlds);
        require(!worlds.empty(), "there are stored worlds");
        return worlds;
    }();
    return kWorlds;
}

const Bytes &storedBytes(std::size_t index)
{
    static std::map<std::size_t, Bytes> bytes;
    index %= storedWorlds().size();
    Bytes &known = bytes[index];
    if (known.empty())
        known = fileBytes(storedWorlds()[index]);
    return known;
}

World newWorldOf(std::size_t index)
{
    return copyOf(firstState(index));
}

const Content &contentOf(std::size_t index)
{
    return *firstState(index).content;
}

std::vector<StoredValue> storedValues(const std::string &query, std::size_t most)
{
    std::vector<StoredValue> values;
    for (std::size_t world = 0; world < storedWorlds().size(); ++world) {
        Result<Database> database = Database::open(storedWorlds()[world], Database::Mode::Immutable);
        require(database.ok(), "a stored world can be opened");
        Result<Statement> rows = database->prepare(query);
        require(rows.ok(), "a stored world has the tables of its version");
        for (std::size_t row = 0; row < most; ++row) {
            const Result<bool> more = rows->step();
            require(more.ok(), "a stored world can be read");
            if (!*more)
                break;
            const auto value = rows->blob(0);
            values.push_back({world, {value.begin(), value.end()}});
        }
    }
    return values;
}

} // namespace cave::fuzz
