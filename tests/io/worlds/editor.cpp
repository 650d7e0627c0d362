// SPDX-License-Identifier: MIT
// An editor that the kill test kills: opens a world and edits, undoes and redoes by a plan, telling of each
// only after it is done. Usage: editor FILE PLAN. Goes on for ever. Each line of output: how many things of
// the plan were done, position, number of edits, hash of the state.

#include <cstdio>
#include <cstdlib>

#include "tests/io/worlds/edit_plan.h"

namespace {

void report(std::uint64_t done, const cave::EditedWorld &edited)
{
    std::printf("%llu %zu %zu %llu\n", static_cast<unsigned long long>(done), edited.position(),
                edited.history().size(),
                static_cast<unsigned long long>(cave::test::hashOf(cave::test::stateOf(edited))));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    const std::uint64_t plan = std::strtoull(argv[2], nullptr, 10);
    cave::Result<cave::EditedWorld> edited = cave::EditedWorld::open(argv[1]);
    if (!edited) {
        std::fprintf(stderr, "%s\n", edited.error().text().c_str());
        return 1;
    }
    report(0, *edited);
    for (std::uint64_t n = 0;; ++n) {
        cave::test::doPlanned(*edited, edited->history().size(), plan, n);
        report(n + 1, *edited);
    }
}
