// SPDX-License-Identifier: MIT
#include "app/shell/window/qt_messages.h"

#include "app/log/log.h"
#include "core/base/text.h"

#include <QString>
#include <QtGlobal>

#include <cstdio>

namespace cave {
namespace {

LogLevel levelOf(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return LogLevel::Debug;
    case QtInfoMsg:
        return LogLevel::Info;
    case QtWarningMsg:
        return LogLevel::Warning;
    case QtCriticalMsg:
    case QtFatalMsg:
        break;
    }
    return LogLevel::Error;
}

void handle(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    Log::writeToOpen(levelOf(type), "Qt", message.toStdString());
    const std::string line = printableLines(qFormatLogMessage(type, context, message).toStdString());
    static_cast<void>(std::fprintf(stderr, "%s\n", line.c_str()));
}

} // namespace

void logQtMessages()
{
    qInstallMessageHandler(handle);
}

} // namespace cave
