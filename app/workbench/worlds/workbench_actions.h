// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace cave {

/// The commands of the workbench beside its tools, as actions with stable ids. The page connects them.
class WorkbenchActions : public QObject {
    Q_OBJECT

public:
    /// The actions work in `page`, which owns them.
    explicit WorkbenchActions(QWidget &page);

    void retranslateUi();
    /// As a menu shows them; null entries are separators.
    [[nodiscard]] QList<QAction *> menu() const;

    QAction *openFile;
    QAction *openFolder;
    QAction *openSeed;
    QAction *trees;
    QAction *newLevel;
    QAction *openLevel;
    QAction *reload;
    QAction *close;
    QAction *play;
    QAction *saveCopy;
    QAction *exportMap;
    QAction *goTo;
    QAction *find;
    QAction *wholeWorld;
    QAction *toPlayer;
    QAction *previousLevel;
    QAction *nextLevel;
    QAction *zoomIn;
    QAction *zoomOut;
    QAction *things;
    QAction *fog;
    QAction *second;

private:
    QAction *add(const char *id, const char *icon, const QKeySequence &key = {});

    QWidget &m_page;
};

} // namespace cave
