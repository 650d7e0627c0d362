// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;
class QActionGroup;
class QWidget;

namespace cave {

/// The commands of the seeds place, as actions with stable ids. The page connects them.
class SeedsActions : public QObject {
    Q_OBJECT

public:
    /// The actions work in `page`, which owns them.
    explicit SeedsActions(QWidget &page);

    void retranslateUi();
    /// As a menu shows them; null entries are separators.
    [[nodiscard]] QList<QAction *> menu() const;
    /// Those that are about the current seed, for a context menu.
    [[nodiscard]] QList<QAction *> ofSeed() const;
    /// The views, one of which is on.
    [[nodiscard]] QList<QAction *> views() const;

    QAction *sheet;
    QAction *table;
    QAction *plots;
    QAction *compare;
    QAction *play;
    QAction *inspect;
    QAction *star;
    QAction *copySeed;
    QAction *copyCommand;
    QAction *openCard;
    QAction *saveCard;
    QAction *saveMap;
    QAction *saveSheet;
    QAction *saveRows;
    QAction *copyRows;
    QAction *find;
    QAction *back; ///< to the seeds of the source
    QAction *things;
    QAction *previousFloor;
    QAction *nextFloor;
    QAction *sidePanel;
    QAction *details;

private:
    QAction *add(const char *id, const char *icon, const QKeySequence &key = {});

    QWidget &m_page;
};

} // namespace cave
