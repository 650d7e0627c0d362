// SPDX-License-Identifier: MIT
#include "core/analysis/search/certificate.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "tests/cli/program.h"

using cli_test::Run;
using cli_test::runProgram;

TEST_CASE("certificate prints the code on one line, and the runs when asked")
{
    const Run run = runProgram({"certificate"});
    REQUIRE(run.exitCode == 0);
    REQUIRE(run.err.empty());
    REQUIRE(run.out.ends_with('\n'));
    const std::string code = run.out.substr(0, run.out.size() - 1);
    REQUIRE(code.size() == 16);
    REQUIRE(cave::tidyCode(code) == code);

    const Run detailed = runProgram({"certificate", "--details"});
    REQUIRE(detailed.exitCode == 0);
    REQUIRE(detailed.out.starts_with(run.out));
    REQUIRE(detailed.out.find("caves, 4 threads, shuffled\n") != std::string::npos);
    REQUIRE(detailed.out.find("cavern, 1 thread, in order\n") != std::string::npos);
    REQUIRE(detailed.out.find("dungeon, 1 thread, in order\n") != std::string::npos);
    REQUIRE(detailed.out.find("rooms, 2 threads, in order\n") != std::string::npos);
    REQUIRE(detailed.out.find("classic, 1 thread, reversed\n") != std::string::npos);
}

TEST_CASE("certificate takes no arguments")
{
    REQUIRE(runProgram({"certificate", "now"}).exitCode == 2);
}
