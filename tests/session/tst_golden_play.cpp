// SPDX-License-Identifier: MIT
#include "core/io/codec/spec_arguments.h"
#include "core/session/players/test_player.h"
#include "core/session/session.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <fstream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/test_data.h"

using namespace cave;

// The file has one line for each played world, "generator:version seed commands hash": where a random player
// got to in that many commands. Every compiler, optimisation and machine must come to the same. After a
// change of the rules or of the content that is meant, run this test with CAVEGAME_REWRITE_GOLDEN set.

namespace {

struct PlayedWorld {
    std::string generator;
    std::string seed;
    int commands = 0;
    std::string hash;
};

const std::string kFile = testData("session/played.txt");

std::vector<PlayedWorld> recorded()
{
    std::vector<PlayedWorld> all;
    std::ifstream file(kFile);
    for (PlayedWorld played; file >> played.generator >> played.seed >> played.commands >> played.hash;)
        all.push_back(played);
    return all;
}

/// Makes the regions around the origin in an order of its own, which nothing may depend on.
void visitRegions(Session &session, unsigned order)
{
    std::vector<RegionPos> regions;
    for (int x = -6; x <= 6; ++x) {
        for (int y = -6; y <= 6; ++y)
            regions.push_back({x, y});
    }
    std::mt19937 random(order);
    std::shuffle(regions.begin(), regions.end(), random);
    for (const RegionPos pos : regions)
        static_cast<void>(session.region(pos));
}

std::string hashAfter(const PlayedWorld &played, unsigned order)
{
    const Result<GeneratorId> generator = generatorArgument(played.generator);
    REQUIRE(generator.ok());
    Result<Session> session = Session::begin({played.seed, *generator, defaultSettings(generator->kind)});
    REQUIRE(session.ok());
    RandomPlayer player(1);
    for (int i = 0; i < played.commands; ++i) {
        if (order != 0 && i % 500 == 0)
            visitRegions(*session, order + static_cast<unsigned>(i));
        session->apply(player.next(*session));
    }
    std::ostringstream text;
    text << std::hex << session->stateHash();
    return text.str();
}

} // namespace

TEST_CASE("a game played by one list of commands comes to the same state in every build and order of regions")
{
    std::vector<PlayedWorld> all = recorded();
    REQUIRE_FALSE(all.empty());
    if (std::getenv("CAVEGAME_REWRITE_GOLDEN") != nullptr) {
        std::ofstream file(kFile);
        for (const PlayedWorld &played : all)
            file << played.generator << ' ' << played.seed << ' ' << played.commands << ' '
                 << hashAfter(played, 0) << '\n';
        all = recorded();
    }
    for (const PlayedWorld &played : all) {
        INFO(played.generator << " " << played.seed);
        CHECK(hashAfter(played, 0) == played.hash);
        CHECK(hashAfter(played, 7) == played.hash);
    }
}
