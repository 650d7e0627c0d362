// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/page_action.h"

#include <QList>
#include <QObject>

#include <span>

class QAction;

namespace cave {

/// The commands of the main window, as actions with stable ids. The window connects them.
class ShellActions : public QObject {
    Q_OBJECT

public:
    explicit ShellActions(QObject *parent = nullptr);

    void retranslateUi();

    QAction *playPlace = nullptr; ///< the places
    QAction *seedsPlace = nullptr;
    QAction *inspectPlace = nullptr;
    QAction *editPlace = nullptr;
    QAction *newWorld = nullptr;
    QAction *openFile = nullptr;
    QAction *playLevels = nullptr;
    QAction *playLevelFolder = nullptr;
    QAction *importWorld = nullptr;
    QAction *exportWorld = nullptr;
    QAction *hostGame = nullptr;
    QAction *joinGame = nullptr;
    QAction *replay = nullptr;
    QAction *runs = nullptr;
    QAction *save = nullptr;
    QAction *closeWorld = nullptr;
    QAction *settings = nullptr;
    QAction *quit = nullptr;
    QAction *fullScreen = nullptr;
    QAction *nextPane = nullptr;
    QAction *previousPane = nullptr;
    QAction *followSystem = nullptr;
    QAction *dark = nullptr;
    QAction *light = nullptr;
    QAction *certificate = nullptr;
    QAction *keys = nullptr;
    QAction *guide = nullptr;
    QAction *log = nullptr;
    QAction *report = nullptr;
    QAction *about = nullptr;

    /// In the order of their keys.
    [[nodiscard]] QList<QAction *> places() const;

private:
    using Row = ActionRow<QAction * ShellActions::*>;
    static std::span<const Row> gameRows();
    static std::span<const Row> otherRows();
};

} // namespace cave
