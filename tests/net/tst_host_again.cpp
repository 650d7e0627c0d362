// SPDX-License-Identifier: MIT
// A host that is started again.
#include "app/net/host_memory.h"

#include <QFile>
#include <QFileInfo>

#include "tests/net/game_fixture.h"

namespace {

using namespace cave;
using namespace cave::test;

HostOptions remembering(const QTemporaryDir &folder, const char *world = "world.cave")
{
    HostOptions options;
    options.memory = hostMemoryFile(folder.path().toStdString(), world);
    return options;
}

QString fileOf(const HostOptions &options)
{
    return QString::fromStdString(options.memory.string());
}

} // namespace

TEST_CASE("a world that is hosted again soon has the same port and code, another world hasn't")
{
    needApplication();
    const QTemporaryDir folder;
    const HostOptions options = remembering(folder);
    auto host = std::make_unique<Host>(specOf(GeneratorKind::Caves), options);
    const quint16 port = host->server->port();
    const QString code = host->server->code();
    CHECK(QFileInfo(fileOf(options)).permissions().testFlag(QFile::ReadOther) == false);
    CHECK(QFileInfo(fileOf(options)).permissions().testFlag(QFile::ReadGroup) == false);
    host.reset();

    const auto again = std::make_unique<Host>(specOf(GeneratorKind::Caves), options);
    CHECK(again->server->port() == port);
    CHECK(again->server->code() == code);
    const Host other(specOf(GeneratorKind::Caves), remembering(folder, "other.cave"));
    CHECK(other.server->port() != port);
    CHECK(other.server->code() != code);

    // A code that the host has replaced doesn't come back.
    again->server->renewCode();
    CHECK(rememberedAccess(options.memory)->code == again->server->code());
    // The port is taken: then it is another one.
    const Host twin(specOf(GeneratorKind::Caves), options);
    CHECK(twin.server->port() != port);
}

TEST_CASE("what a host remembers is forgotten once guests have given up, and a damaged file is ignored")
{
    needApplication();
    const QTemporaryDir folder;
    const HostOptions options = remembering(folder);
    QString code;
    {
        const Host host(specOf(GeneratorKind::Caves), options);
        code = host.server->code();
    }
    QFile file(fileOf(options));
    for (const QByteArray &content :
         {QByteArray(R"({"hostedAtMs":1000,"port":4000,"code":"amber-otter-raven-reef-snow-tuba"})"),
          QByteArray(R"({"hostedAtMs":9e99,"port":-1,"code":7})"), QByteArray("\xff\x00{{{")}) {
        REQUIRE(file.open(QFile::WriteOnly | QFile::Truncate));
        file.write(content);
        file.close();
        CHECK_FALSE(rememberedAccess(options.memory));
    }
    const Host again(specOf(GeneratorKind::Caves), options);
    CHECK(again.server->code() != code);
}
