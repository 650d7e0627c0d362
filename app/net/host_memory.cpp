// SPDX-License-Identifier: MIT
#include "app/net/host_memory.h"

#include "core/base/hashing.h"
#include "core/base/small_file.h"
#include "core/base/text.h"
#include "core/io/files/atomic_file.h"
#include "core/link/join_code.h"
#include "core/link/link_worlds.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>

#include <system_error>
#include <vector>

namespace cave {
namespace {

namespace fs = std::filesystem;

constexpr qint64 kClockSlackMs = 60'000;

qint64 nowMs()
{
    return QDateTime::currentMSecsSinceEpoch();
}

} // namespace

fs::path hostMemoryFile(const fs::path &dataFolder, const fs::path &world)
{
    std::error_code ignored;
    const fs::path whole = fs::weakly_canonical(world, ignored);
    return dataFolder / "hosting" / (hexText(hashBytes((whole.empty() ? world : whole).string())) + ".json");
}

std::optional<HostAccess> rememberedAccess(const fs::path &file)
{
    if (file.empty())
        return std::nullopt;
    const Result<std::string> text = readSmallFile(file, "settings file");
    if (!text)
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object();
    const qint64 seen = object.value(QLatin1String("hostedAtMs")).toInteger(); // 0 if it isn't a whole number
    const Result<std::string> code =
        normalisedJoinCode(object.value(QLatin1String("code")).toString().toStdString());
    const int port = object.value(QLatin1String("port")).toInt();
    if (seen > nowMs() + kClockSlackMs || nowMs() - seen > kKeptMs || !code || port < 1 || port > 65'535)
        return std::nullopt;
    return HostAccess{static_cast<quint16>(port), QString::fromStdString(*code)};
}

void rememberAccess(const fs::path &file, const HostAccess &access)
{
    if (file.empty())
        return;
    std::error_code ignored;
    fs::create_directories(file.parent_path(), ignored);
    std::vector<fs::path> outdated;
    for (const fs::directory_entry &entry : fs::directory_iterator(file.parent_path(), ignored)) {
        if (entry.path().extension() == ".json" && entry.path() != file && !rememberedAccess(entry.path()))
            outdated.push_back(entry.path());
    }
    for (const fs::path &path : outdated)
        fs::remove(path, ignored);
    const QJsonObject object{{QStringLiteral("hostedAtMs"), static_cast<double>(nowMs())},
                             {QStringLiteral("port"), access.port},
                             {QStringLiteral("code"), access.code}};
    static_cast<void>(writeFileAtomically(
        file, QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString(), {.secret = true}));
}

} // namespace cave
