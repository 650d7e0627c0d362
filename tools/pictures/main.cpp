// SPDX-License-Identifier: MIT
#include "core/base/environment.h"

#include <QApplication>
#include <QTextStream>

#include "tools/pictures/demo.h"
#include "tools/pictures/screenshots.h"

int main(int argc, char **argv)
{
    cave::tidyEnvironment();
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    const QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    if (arguments.size() == 2 && arguments[0] == "--demo")
        return cave::runDemo(arguments[1]);
    if (arguments.size() == 1 && !arguments[0].isEmpty() && !arguments[0].startsWith('-'))
        return cave::takeScreenshots(arguments[0]);
    QTextStream(stderr)
        << "usage: cavegame-pictures FOLDER       writes a picture of every view\n"
           "       cavegame-pictures --demo FILE  plays a short game and writes a picture of it\n";
    return 2;
}
