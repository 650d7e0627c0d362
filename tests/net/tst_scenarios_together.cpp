// SPDX-License-Identifier: MIT
// Each scenario played together: whatever is new in one has to work for all who play.
#include "core/io/worlds/replay.h"

#include <array>

#include "tests/net/guest_bot.h"
#include "tests/support/drawn_room.h"

namespace {

using namespace cave;
using namespace cave::test;

constexpr std::int64_t kCommandsEach = 60;

WorldSpec specFor(GeneratorKind kind)
{
    return kind == GeneratorKind::Levels
               ? specOfLevels({{"S....D", ".#..a.", "......", "+...m.", "^....."}, {"S...O", ".M..."}})
               : specOf(kind);
}

using Bots = std::array<std::unique_ptr<GuestBot>, 2>;

/// Each kind of command, as it is made: most are refused.
template<std::size_t... Kinds>
std::vector<Command> commandKinds(std::index_sequence<Kinds...> /*kinds*/)
{
    return {Command{std::variant_alternative_t<Kinds, Command>{}}...};
}

/// A guest asks for what mustn't or can't be done now, among what can.
void askForEverything(GuestBot &bot)
{
    for (const Command &command : commandKinds(std::make_index_sequence<std::variant_size_v<Command>>())) {
        if (isPersonal(command) && bot.guest.client.request(command))
            ++bot.asked;
    }
    for (const Command &command :
         {Command{EquipCommand{99}}, Command{TradeCommand{98, 0}}, Command{CastCommand{97}}}) {
        if (bot.guest.client.request(command))
            ++bot.asked;
    }
}

void playUntil(Host &host, Bots &bots, std::int64_t commands)
{
    for (const auto &bot : bots)
        bot->most = commands;
    REQUIRE(waitUntil([&] {
        host.passTime();
        for (const auto &bot : bots) {
            INFO((bot->guest.end ? bot->guest.end->english() : std::string()));
            REQUIRE_FALSE(bot->guest.end);
            bot->act();
        }
        return std::ranges::all_of(bots, [](const auto &bot) { return bot->isDone(); });
    }));
    REQUIRE(waitUntil([&] {
        return std::ranges::all_of(bots, [&](const auto &bot) {
            return bot->guest.saved->session().world().commands == host.commands();
        });
    }));
    for (const auto &bot : bots)
        CHECK(bot->guest.hash() == host.hash());
}

void checkLog(const std::filesystem::path &path, std::uint64_t hash)
{
    const Result<ReplayReport> report = verifyReplay(path);
    INFO((report ? std::string() : report.error().text()));
    REQUIRE(report);
    CHECK_FALSE(report->difference);
    CHECK(report->stateHash == hash);
    CHECK(report->commands > 0);
}

void playTogether(GeneratorKind kind)
{
    Host host(specFor(kind));
    const auto join = [&](int number) {
        auto bot = std::make_unique<GuestBot>(number, host.server->port(), host.server->code(), 0);
        REQUIRE(waitUntil([&] { return bot->guest.plays() || bot->guest.end; }));
        INFO((bot->guest.end ? bot->guest.end->english() : std::string()));
        REQUIRE(bot->guest.plays());
        return bot;
    };
    Bots bots{join(1), join(2)};
    for (const auto &bot : bots)
        askForEverything(*bot);
    playUntil(host, bots, kCommandsEach);
    // One is cut off and comes back, the other's program is killed, and someone else comes instead.
    bots[0]->guest.client.breakConnection();
    bots[1].reset();
    bots[1] = join(3);
    REQUIRE(waitUntil([&] { return bots[0]->guest.plays(); }));
    playUntil(host, bots, 2 * kCommandsEach);
    CHECK(only<WorldsDiffer>(host.events).empty());

    const std::filesystem::path guestFile =
        bots[0]->guest.m_folder.filePath(QStringLiteral("guest.cave")).toStdString();
    REQUIRE(bots[0]->guest.saved->save()); // time that goes by is saved now and then
    bots[0]->guest.saved.reset();
    checkLog(guestFile, host.hash());
    host.server.reset();
    host.world.reset();
    const std::uint64_t hash = host.hash(); // all guests are away
    REQUIRE(host.session->save());
    host.session.reset();
    checkLog(host.path(), hash);
    Result<SavedSession> again = SavedSession::open(host.path());
    REQUIRE(again);
    CHECK(again->session().stateHash() == hash);
    again = Error{ErrorCode::Io, "closed"};
    CHECK(hasNothingBeyond(guestFile, host.path()).valueOr(false)); // so joining again may take its place
}

} // namespace

TEST_CASE("two guests play together, one is cut off and one killed: every generator")
{
    for (const GeneratorInfo &info : generators()) {
        INFO(info.key);
        playTogether(info.kind);
    }
}
