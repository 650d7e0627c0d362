// SPDX-License-Identifier: MIT
// The stored forms of a world's state, of worlds that were played by chance: whole and damaged.
#include "core/io/codec/action_codec.h"
#include "core/io/codec/region_sections.h"
#include "core/io/codec/state_codec.h"
#include "core/io/files/bytes.h"
#include "core/session/players/test_player.h"
#include "core/session/session.h"
#include "core/world/generator_info.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

using namespace cave;

namespace {

using Bytes = std::vector<std::uint8_t>;

/// Some bytes are changed, missing or too many.
Bytes damagedCopy(Bytes bytes, std::mt19937 &random)
{
    for (unsigned changes = 1 + random() % 2; changes > 0 && !bytes.empty(); --changes) {
        const auto at = static_cast<std::ptrdiff_t>(random() % bytes.size());
        const auto byte = static_cast<std::uint8_t>(random());
        switch (random() % 4) {
        case 0:
            bytes[static_cast<std::size_t>(at)] = byte;
            break;
        case 1:
            bytes.resize(static_cast<std::size_t>(at));
            break;
        case 2:
            bytes.insert(bytes.begin() + at, byte);
            break;
        default:
            bytes.erase(bytes.begin() + at);
        }
    }
    return bytes;
}

/// Checks one stored form by its two functions; counts what damage it notices.
class FormChecks {
public:
    /// `write(out, value)`; `read(bytes)` is a result.
    template<class Value, class Write, class Read>
    void check(const char *name, const Value &value, Write write, Read read)
    {
        INFO(name);
        const Bytes whole = written(value, write);
        const Result<Value> back = read(whole);
        REQUIRE(back);
        CHECK(*back == value);
        CHECK(written(*back, write) == whole);
        for (int i = 0; i < kDamaged; ++i) {
            const Bytes bytes = damagedCopy(whole, m_random);
            const Result<Value> known = read(bytes);
            if (!known) {
                ++m_noticed;
                continue;
            }
            const Result<Value> again = read(written(*known, write)); // what is accepted can be kept
            REQUIRE(again);
            CHECK(*again == *known);
        }
    }
    [[nodiscard]] int noticed() const { return m_noticed; }

private:
    static constexpr int kDamaged = 20;

    template<class Value, class Write>
    static Bytes written(const Value &value, Write write)
    {
        ByteWriter out;
        write(out, value);
        return {out.bytes().begin(), out.bytes().end()};
    }

    std::mt19937 m_random{7};
    int m_noticed = 0;
};

void checkPlayer(FormChecks &forms, const World &world)
{
    const Content &content = *world.content;
    const auto writeWith = [&content](auto write) {
        return [&content, write](ByteWriter &out, const auto &value) { write(out, value, content); };
    };
    const auto readWith = [&content](auto read) {
        return [&content, read](const Bytes &bytes) { return read(bytes, content); };
    };
    forms.check("inventory", world.player().inventory, writeWith(writeInventory), readWith(readInventory));
    forms.check("fight", world.fight(), writeWith(writeFight), readWith(readFight));
    forms.check("action", storedAction(world), writeWith(writeAction), readWith(readAction));
    forms.check("run", standingOf(world), writeRun, [](const Bytes &bytes) { return readRun(bytes); });
    Statistics statistics = world.player().statistics;
    statistics.steps = 0; // stored with the position
    forms.check("statistics", statistics, writeStatistics,
                [](const Bytes &bytes) { return readStatistics(bytes); });
}

void checkRegions(FormChecks &forms, const World &world)
{
    for (const auto &[pos, changes] : world.map.changes()) {
        const RegionCodec codec{*world.content, pos, world.map.regionSize()};
        forms.check(
            "region", changes,
            [&codec](ByteWriter &out, const RegionChanges &value) { codec.write(value, out); },
            [&codec](const Bytes &bytes) { return codec.read(bytes, kLastTag); });
    }
}

} // namespace

TEST_CASE("what is stored of a world comes back, and what is read of damaged bytes can be stored")
{
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Cavern, GeneratorKind::Dungeon,
                                     GeneratorKind::Rooms, GeneratorKind::Journey}) {
        const GeneratorInfo &info = generatorInfo(kind);
        INFO(info.key);
        Result<Session> session =
            Session::begin({"stored forms", {kind, info.versions.back()}, info.defaults});
        REQUIRE(session);
        RandomPlayer player(3);
        FormChecks forms;
        for (int command = 1; command <= 900; ++command) {
            session->apply(player.next(*session));
            if (command % 30 == 0)
                checkPlayer(forms, session->world());
        }
        checkRegions(forms, session->world());
        CHECK(forms.noticed() > 100);
    }
}
