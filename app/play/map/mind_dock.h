// SPDX-License-Identifier: MIT
#pragma once

#include <QDockWidget>

class QAction;

namespace cave {

/// The frame of the live decisions of monsters, with its commands; `MindPane` is in it while a world is open.
/// It is closed and unavailable unless a world has something to show there.
class MindDock : public QDockWidget {
    Q_OBJECT

public:
    MindDock();

    /// Available, it is open again if it was so in the last world where it was available.
    void setAvailable(bool on);
    /// Goes to the next monster; it has no effect of its own.
    [[nodiscard]] QAction *nextAction() const { return m_next; }

private:
    void retranslate();

    QAction *m_next;
    bool m_available = false;
    bool m_wasOpen = false; ///< in the last world where it was available
};

} // namespace cave
