// SPDX-License-Identifier: MIT
#include "app/shell/help/report_facts.h"

#include "app/common/data_folders.h"
#include "app/log/log.h"
#include "core/base/text.h"
#include "core/world/world_spec.h"

#include <QCoreApplication>
#include <QFile>
#include <QGuiApplication>
#include <QLocale>
#include <QScreen>
#include <QStringList>
#include <QSysInfo>

#include <algorithm>
#include <string>

namespace cave {
namespace {

constexpr qint64 kTailBytes = qint64{16} * 1024;
constexpr qsizetype kTailLines = 40;

QString screenLine()
{
    const QScreen *screen = QGuiApplication::primaryScreen();
    if (screen == nullptr)
        return QGuiApplication::platformName();
    const QSize size = screen->size();
    return QStringLiteral("%1, %2 × %3 at %4 %")
        .arg(QGuiApplication::platformName(), QString::number(size.width()), QString::number(size.height()),
             QString::number(qRound(100 * screen->devicePixelRatio())));
}

QString worldLine(const std::optional<WorldSpec> &world)
{
    if (!world)
        return QStringLiteral("none is open");
    return QStringLiteral("seed \"%1\", generator %2, version %3")
        .arg(QString::fromStdString(printable(seedText(*world))),
             QString::fromStdString(std::string(generatorName(world->generator.kind))),
             QString::number(world->generator.version));
}

/// The end of the file, in whole lines.
QStringList lastLines(const Log &log)
{
    QFile file(fromPath(log.file()));
    if (log.file().empty() || !file.open(QIODevice::ReadOnly))
        return {};
    if (file.size() > kTailBytes) {
        file.seek(file.size() - kTailBytes);
        static_cast<void>(file.readLine()); // a partial line
    }
    const std::string text = printableLines(file.readAll().toStdString());
    QStringList lines = QString::fromStdString(text).split('\n', Qt::SkipEmptyParts);
    lines.remove(0, std::max<qsizetype>(0, lines.size() - kTailLines));
    return lines;
}

} // namespace

QString reportFacts(const Log &log, const std::optional<WorldSpec> &world)
{
    const QString file = fromPath(log.file());
    const QStringList lines = lastLines(log);
    return QStringList{QStringLiteral("Program: Cave Game %1").arg(QCoreApplication::applicationVersion()),
                       QStringLiteral("Qt: %1").arg(QLatin1String(qVersion())),
                       QStringLiteral("System: %1, %2 %3, %4")
                           .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(),
                                QSysInfo::kernelVersion(), QSysInfo::currentCpuArchitecture()),
                       QStringLiteral("Display: %1").arg(screenLine()),
                       QStringLiteral("Language: %1").arg(QLocale().name()),
                       QStringLiteral("World: %1").arg(worldLine(world)),
                       QStringLiteral("Log: %1").arg(file.isEmpty() ? QStringLiteral("off") : file),
                       QString(),
                       lines.isEmpty() ? QStringLiteral("The log is empty.") : lines.join('\n')}
        .join('\n');
}

} // namespace cave
