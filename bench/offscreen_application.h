// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>

/// The one application of all benchmarks that need Qt; it shows nothing.
inline QApplication &offscreenApplication()
{
    static int argc = 1;
    static char name[] = "cavegame-bench";
    static char *argv[] = {name, nullptr};
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static QApplication app(argc, argv);
    return app;
}
