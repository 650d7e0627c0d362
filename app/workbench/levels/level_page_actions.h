// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace cave {

/// The commands of the level editor's page beside its tools, as actions with stable ids. The page connects
/// them.
class LevelPageActions : public QObject {
    Q_OBJECT

public:
    /// The actions work in `page`, which owns them.
    explicit LevelPageActions(QWidget &page);

    void retranslateUi();
    /// As a menu shows them; null entries are separators.
    [[nodiscard]] QList<QAction *> menu() const;

    QAction *newLevel;
    QAction *open;
    QAction *save;
    QAction *saveAs;
    QAction *revert;
    QAction *close;
    QAction *play;
    QAction *resize;
    QAction *grid;
    QAction *zoomIn;
    QAction *zoomOut;
    QAction *whole;

private:
    QAction *add(const char *id, const char *icon, const QKeySequence &key);

    QWidget &m_page;
};

} // namespace cave
