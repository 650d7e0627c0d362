// SPDX-License-Identifier: MIT
#pragma once

#include "app/shell/start/world_trash.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/world_library.h"
#include "editor/document/job_runner.h"

#include <QList>
#include <QObject>
#include <QStringList>

#include <optional>

class QAction;

namespace cave {

class Banner;

/// The world that actions apply to; none if the path is empty.
struct ChosenWorld {
    QString path;
    QString name;
    QString seed;
    bool readable = false;
};

/// The actions for worlds of the library, and their execution. Long work runs off the interface thread, in
/// order of request, and is completed before this is destroyed.
class WorldActions : public QObject {
    Q_OBJECT

public:
    /// Results and undo offers are shown in `banner`, which must outlive this.
    WorldActions(WorldLibrary library, Banner &banner, QObject *parent = nullptr);

    ~WorldActions() override;

    void choose(const ChosenWorld &world);
    /// Renames the world at `path`.
    void rename(const QString &path, const QString &name);
    /// Asks whether to repair a world, which need be neither the chosen one nor in the library.
    void offerRepairOf(const ChosenWorld &world);

    /// In order; null entries are separators.
    [[nodiscard]] QList<QAction *> all() const;
    [[nodiscard]] bool isBusy() const { return m_jobs.isBusy(); }
    void retranslateUi();

signals:
    void playRequested(const QString &path);
    void inspectRequested(const QString &path);
    void editRequested(const QString &path);
    void renameRequested();
    /// The world's file now has this name.
    void renamed(const QString &path, const QString &name);
    /// Files in the library's folder have changed; `path` is the world to select, or empty.
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
    void reportRepair(const ChosenWorld &world, const WorldRepair &repair);
    void moveChosenToBin();
    void offerRemoval(const ChosenWorld &world, const Error &error);
    void remove(const ChosenWorld &world);
    void reportTrashed(const TrashedWorld &world);
    void undoLast();
    void undo(const TrashedWorld &world);
    void reportError(const Error &error);

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
    QAction *m_undo;                       ///< of the last deletion; works even without a world
    std::optional<TrashedWorld> m_trashed; ///< the last one that can be restored
    JobRunner m_jobs;
};

} // namespace cave
