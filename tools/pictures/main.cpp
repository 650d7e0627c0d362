// SPDX-License-Identifier: MIT
#include "app/common/window_application.h"
#include "core/io/files/environment.h"

#include <QApplication>
#include <QTextStream>

#include "tools/pictures/screenshots.h"

int main(int argc, char **argv)
{
    cave::tidyEnvironment();
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    const cave::WindowApplication application(argc, argv);
    QStringList arguments = QCoreApplication::arguments().mid(1);
    QString language = QStringLiteral("en");
    if (arguments.size() > 2 && arguments[0] == "--language") {
        language = arguments[1];
        arguments = arguments.mid(2);
    }
    if (arguments.size() == 2 && arguments[0] == "--audit" &&
        (arguments[1] == "ltr" || arguments[1] == "rtl"))
        return cave::auditTexts(arguments[1] == "rtl" ? Qt::RightToLeft : Qt::LeftToRight);
    if (arguments == QStringList{"--audit", "access"})
        return cave::auditLanguage(language);
    if (arguments.size() == 1 && !arguments[0].isEmpty() && !arguments[0].startsWith('-'))
        return cave::takeScreenshots({arguments[0], language});
    QTextStream(stderr)
        << "usage: cavegame-pictures [--language CODE] FOLDER  writes a picture of every view\n"
           "       cavegame-pictures --audit ltr|rtl           looks for texts that are cut or not "
           "translated\n"
           "       cavegame-pictures [--language CODE] --audit access  looks for controls without name or "
           "focus,\n"
           "                                                   Alt keys that two of them have, and\n"
           "                                                   texts that are cut in a small window\n";
    return 2;
}
