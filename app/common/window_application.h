// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/plain_texts.h"

#include <QApplication>

namespace cave {

/// The application object of whatever opens our windows: the program, the demonstration, the pictures and the
/// tests of widgets.
class WindowApplication : public QApplication {
public:
    WindowApplication(int &argc, char **argv) : QApplication(argc, argv)
    {
        installEventFilter(&m_plainTexts);
    }

private:
    PlainTexts m_plainTexts;
};

} // namespace cave
