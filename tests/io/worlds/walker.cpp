// SPDX-License-Identifier: MIT
// A player that the kill test kills: opens or makes a world and plays at random, telling of each command only
// after it is saved. Usage: walker FILE KEY [STEPS]. Stops after so many steps, by itself only if they are
// given. Each line of output: commands, x, y, state hash.

#include <cstdio>
#include <cstdlib>

#include "tests/io/files/io_fixtures.h"

namespace {

void report(cave::Session &session)
{
    const cave::World &world = session.world();
    std::printf("%lld %lld %lld %llu\n", static_cast<long long>(world.commands),
                static_cast<long long>(world.player().position.x),
                static_cast<long long>(world.player().position.y),
                static_cast<unsigned long long>(session.stateHash()));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 3 && argc != 4)
        return 2;
    const std::filesystem::path path = argv[1];
    const std::uint64_t key = std::strtoull(argv[2], nullptr, 10);
    const std::uint64_t steps = argc == 4 ? std::strtoull(argv[3], nullptr, 10) : UINT64_MAX;
    cave::Result<cave::SavedSession> session =
        std::filesystem::exists(path)
            ? cave::SavedSession::open(path)
            : cave::SavedSession::create(path, "Walker", cave::test::testSpec("walker"));
    if (!session) {
        std::fprintf(stderr, "%s\n", session.error().text().c_str());
        return 1;
    }
    report(session->session());
    for (std::uint64_t n = 0; n < steps; ++n) {
        const std::int64_t before = session->session().world().commands;
        session->apply(cave::test::walkCommand(session->session(), key, n));
        if (session->saveError()) {
            std::fprintf(stderr, "%s\n", session->saveError()->text().c_str());
            return 1;
        }
        if (session->session().world().commands != before)
            report(session->session());
    }
}
