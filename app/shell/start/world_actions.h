// SPDX-License-Identifier: MIT
#pragma once

#include "app/shell/start/world_trash.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/world_library.h"
#include "editor/document/job_runner.h"

#include <QList>
#include <QObject>
#include <QStringList>

class QAction;

namespace cave {

class Banner;

/// The world that actions are about; nothing if the path is empty.
struct ChosenWorld {
    QString path;
    QString name;
    QString seed;
    bool readable = false;
};

/// What can be done to a world of the library: the actions, and doing it. Long work runs off the interface
/// thread, in the order in which it was asked for; all of it is done before this is gone.
class WorldActions : public QObject {
    Q_OBJECT

public:
    /// Tells what happened, and offers to undo it, on `banner`, which must outlive this.
    WorldActions(WorldLibrary library, Banner &banner, QObject *parent = nullptr);

    ~WorldActions() override;

    void choose(const ChosenWorld &world);
    /// Gives the world at `path` another name.
    void rename(const QString &path, const QString &name);
    /// Asks whether to repair a world, which need not be the chosen one nor in the library.
    void offerRepairOf(const ChosenWorld &world);

    /// In order; a null entry is a separator.
    [[nodiscard]] QList<QAction *> all() const;
    [[nodiscard]] bool isBusy() const { return m_jobs.isBusy(); }
    void retranslateUi();

signals:
    void playRequested(const QString &path);
    void inspectRequested(const QString &path);
    void editRequested(const QString &path);
    void renameRequested();
    /// The world's file has the name now.
    void renamed(const QString &path, const QString &name);
    /// Files in the library's folder are not what they were; `path` is the world to look at now, or empty.
    void libraryChanged(const QString &path);

private:
    QAction *add(const char *id, const char *icon, void (WorldActions::*slot)());
    void play();
    void inspect();
    void edit();
    void duplicate();
    void copySeed();
    void showInFolder();
    void verify();
    void offerRepair();
    void repair(const ChosenWorld &world);
    void tellRepair(const ChosenWorld &world, const WorldRepair &repair);
    void moveChosenToBin();
    void offerRemoval(const ChosenWorld &world, const Error &error);
    void remove(const ChosenWorld &world);
    void tellTrashed(const TrashedWorld &world);
    void undo(const TrashedWorld &world);
    void tellError(const Error &error);

    WorldLibrary m_library;
    Banner &m_banner;
    ChosenWorld m_world;
    QAction *m_play;
    QAction *m_inspect;
    QAction *m_edit;
    QAction *m_rename;
    QAction *m_duplicate;
    QAction *m_copySeed;
    QAction *m_showInFolder;
    QAction *m_verify;
    QAction *m_repair;
    QAction *m_delete;
    JobRunner m_jobs;
};

} // namespace cave
