// SPDX-License-Identifier: MIT
#include "core/analysis/search/certificate.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <thread>
#include <vector>

using namespace cave;

namespace {

/// Two runs over two worlds that came out alike.
std::vector<CertificateRun> twoRuns()
{
    const std::vector<Certificate::Part> worlds{{"caves", 1}, {"classic", 2}};
    return {{"1 thread", worlds, {}}, {"2 threads", worlds, {}}};
}

bool isDigit(char c)
{
    return std::string("0123456789ABCDEFGHJKMNPQRSTVWXYZ").find(c) != std::string::npos;
}

} // namespace

// Makes one certificate for all that is said of it, as each takes a while.
TEST_CASE("the certificate covers every scenario, its runs agree, and its code is what every machine came to")
{
    double last = 0;
    bool grew = true;
    const std::thread::id caller = std::this_thread::get_id();
    bool onCaller = true;
    const Result<Certificate> certificate = certify([&](double share) {
        grew = grew && share >= last && share <= 1;
        onCaller = onCaller && std::this_thread::get_id() == caller;
        last = share;
        return true;
    });
    REQUIRE(certificate);
    CHECK(certificate->differences.empty());
    REQUIRE(grew);
    REQUIRE(onCaller);
    REQUIRE(last > 0.5);
    for (const std::string name :
         {"caves", "caves, version 2", "classic", "cavern", "dungeon", "journey", "rooms"}) {
        INFO(name);
        REQUIRE(std::ranges::any_of(certificate->parts, [&](const Certificate::Part &part) {
            return part.what.english().starts_with(name + ", 1 thread");
        }));
    }
    // Not derived: it says that worlds, chests and play are still what they were. If this fails, either a
    // generator's output changed under its version, which may not be, or content or rules did: then the set
    // needs a new version.
    REQUIRE(certificate->code == "3-2ZMH-MFGS-RJRA");
}

TEST_CASE("a certificate can be stopped")
{
    int reported = 0;
    const Result<Certificate> stopped = certify([&](double) { return ++reported < 3; });
    REQUIRE_FALSE(stopped);
    REQUIRE(stopped.error().code == ErrorCode::InvalidArgument);
    REQUIRE(reported == 3);
}

TEST_CASE("runs that come out alike differ in nothing")
{
    const Certificate certificate = certificateOf(twoRuns());
    REQUIRE(certificate.differences.empty());
    REQUIRE(certificate.parts.size() == 4);
    REQUIRE(certificate.parts[3].what == "classic, 2 threads");
    REQUIRE(certificate.parts[3].hash == 2);
}

TEST_CASE("a run that comes out otherwise is named with its world")
{
    std::vector<CertificateRun> runs = twoRuns();
    runs[1].worlds[0].hash = 3;
    const Certificate certificate = certificateOf(runs);
    REQUIRE(certificate.differences.size() == 1);
    REQUIRE(certificate.differences[0].english().starts_with("caves, 2 threads"));
}

TEST_CASE("a replay that comes out otherwise than its game is a difference")
{
    std::vector<CertificateRun> runs = twoRuns();
    runs[1].issues.emplace_back("caves: the replay differs");
    const Certificate certificate = certificateOf(runs);
    REQUIRE(certificate.differences == std::vector<Message>{"caves: the replay differs, 2 threads"});
}

TEST_CASE("the code changes with every world's hash and with their order")
{
    const std::string code = certificateOf(twoRuns()).code;
    for (std::size_t world = 0; world < 2; ++world) {
        std::vector<CertificateRun> runs = twoRuns();
        for (CertificateRun &run : runs)
            run.worlds[world].hash += 1;
        REQUIRE(certificateOf(runs).code != code);
    }
    std::vector<CertificateRun> runs = twoRuns();
    for (CertificateRun &run : runs)
        std::swap(run.worlds[0].hash, run.worlds[1].hash);
    REQUIRE(certificateOf(runs).code != code);
}

TEST_CASE("a code is a version and three groups of four digits of base 32")
{
    for (std::uint64_t hash = 0; hash < 200; ++hash) {
        const std::string code = certificateOf({{"once", {{"caves", hash}}, {}}}).code;
        INFO(code);
        REQUIRE(code.size() == 16);
        REQUIRE(code.substr(0, 2) == "3-");
        REQUIRE(std::all_of(code.begin(), code.end(), [](char c) { return c == '-' || isDigit(c); }));
        REQUIRE(std::count(code.begin(), code.end(), '-') == 3);
        REQUIRE((code[6] == '-' && code[11] == '-'));
    }
}

TEST_CASE("a code is understood however it is typed")
{
    REQUIRE(tidyCode("1-7K3F-9QXD-MW0A") == "1-7K3F-9QXD-MW0A");
    REQUIRE(tidyCode(" 1 7k3f 9qxd mwoa\n") == "1-7K3F-9QXD-MW0A");
    REQUIRE(tidyCode("i7k3f9qxdmwOa") == "1-7K3F-9QXD-MW0A");
    REQUIRE(tidyCode("l-7k3f-9qxd-mw0a") == "1-7K3F-9QXD-MW0A");
    REQUIRE(tidyCode("12-7K3F-9QXD-MW0A") == "12-7K3F-9QXD-MW0A");
    REQUIRE(tidyCode("") == "");
    REQUIRE(tidyCode("7K3F") != "1-7K3F-9QXD-MW0A");
    REQUIRE(tidyCode("1-7K3F-9QXD-MW0U") != tidyCode("1-7K3F-9QXD-MW0V"));
}
