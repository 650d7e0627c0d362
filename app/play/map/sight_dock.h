// SPDX-License-Identifier: MIT
#pragma once

#include <QDockWidget>

namespace cave {

/// The frame of the sight debugger, with its command; `SightPane` is in it while a world is open.
class SightDock : public QDockWidget {
    Q_OBJECT

public:
    SightDock();

private:
    void retranslate();
};

} // namespace cave
