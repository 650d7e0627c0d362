// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/world_library.h"
#include "editor/document/job_runner.h"
#include "editor/view/style/action_set.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace cave {

class Banner;

/// Files that were moved to the desktop's trash, and where they came from.
struct TrashedWorld {
    struct Moved {
        QString from;
        QString to; ///< in the trash; empty if unknown
    };
    QString name;
    std::vector<Moved> files;

    [[nodiscard]] bool canBeRestored() const;
};

/// The world that actions apply to; none if the path is empty.
struct ChosenWorld {
    QString path;
    QString name;
    QString seed;
    bool readable = false;
};

/// The actions for worlds of the library, and their execution. Long work runs off the interface thread, in
/// order of request, and is completed before this is destroyed.
class WorldActions : public ActionSet {
    Q_OBJECT

public:
    /// Results and undo offers are shown in `banner`, which must outlive this.
    WorldActions(WorldLibrary library, Banner &banner, QWidget *page);

    ~WorldActions() override;

    void choose(const ChosenWorld &world);
    /// Renames the world at `path`.
    void rename(const QString &path, const QString &name);
    /// Asks whether to repair a world, which need be neither the chosen one nor in the library.
    void offerRepairOf(const ChosenWorld &world);

    /// In order; null entries are separators.
    [[nodiscard]] QList<QAction *> menu() const;
    [[nodiscard]] bool isBusy() const { return m_jobs.isBusy(); }

signals:
    void playRequested(const QString &path);
    void inspectRequested(const QString &path);
    void editRequested(const QString &path);
    void renameRequested();
    /// This file is about to be changed or moved, so nothing else in the program may hold it.
    void fileNeeded(const QString &path);
    /// The world's file now has this name.
    void renamed(const QString &path, const QString &name);
    /// Files in the library's folder have changed; `path` is the world to select, or empty.
    void libraryChanged(const QString &path);

private:
    QAction *add(void (WorldActions::*slot)(), const ActionRow &row);
    void play();
    void inspect() { emit inspectRequested(m_world.path); }
    void edit();
    void duplicate();
    void copySeed();
    void showInFolder();
    void verify();
    void offerRepair() { offerRepairOf(m_world); }
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
    QAction *m_play = add(&WorldActions::play, {"world.play", "play", "Enter; Return", QT_TR_NOOP("&Play"),
                                                QT_TR_NOOP("Continue this world")});
    QAction *m_inspect =
        add(&WorldActions::inspect, {"world.inspect", "place-inspect", "", QT_TR_NOOP("&Inspect"),
                                     QT_TR_NOOP("Inspect this world's file")});
    QAction *m_edit = add(&WorldActions::edit, {"world.edit", "place-edit", "", QT_TR_NOOP("&Edit"),
                                                QT_TR_NOOP("Edit this world")});
    QAction *m_rename =
        add(&WorldActions::renameRequested,
            {"world.rename", "rename", "F2", QT_TR_NOOP("&Rename"), QT_TR_NOOP("Rename this world")});
    QAction *m_duplicate =
        add(&WorldActions::duplicate, {"world.duplicate", "duplicate", "Ctrl+D", QT_TR_NOOP("D&uplicate"),
                                       QT_TR_NOOP("Duplicate this world")});
    QAction *m_copySeed =
        add(&WorldActions::copySeed, {"world.copySeed", "copy-seed", "", QT_TR_NOOP("Copy &seed"),
                                      QT_TR_NOOP("Copy this world's seed")});
    QAction *m_showInFolder =
        add(&WorldActions::showInFolder, {"world.showInFolder", "folder", "", QT_TR_NOOP("Show in &folder"),
                                          QT_TR_NOOP("Open the folder with this world's file")});
    QAction *m_verify = add(&WorldActions::verify, {"world.verify", "verify", "", QT_TR_NOOP("&Verify"),
                                                    QT_TR_NOOP("Check this world's file for damage")});
    QAction *m_repair = add(&WorldActions::offerRepair, {"world.repair", "repair", "", QT_TR_NOOP("R&epair…"),
                                                         QT_TR_NOOP("Repair this world's file")});
    QAction *m_delete = add(&WorldActions::moveChosenToBin, {"world.delete", "bin", "", QT_TR_NOOP("&Delete"),
                                                             QT_TR_NOOP("Move this world to the bin")});
    /// Of the last deletion; works even without a world.
    QAction *m_undo =
        add(&WorldActions::undoLast, {"world.undoDelete", "undo", "", QT_TR_NOOP("&Undo deletion"),
                                      QT_TR_NOOP("Restore the world that was deleted last")});
    std::optional<TrashedWorld> m_trashed; ///< the last one that can be restored
    JobRunner m_jobs;
};

} // namespace cave
