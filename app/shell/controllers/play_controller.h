// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/page/play_place.h"
#include "app/shell/window/checkpoint_scheduler.h"
#include "core/base/result.h"
#include "core/io/worlds/saved_session.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <functional>
#include <utility>
#include <vector>

namespace cave {

class CommandOrder;
struct BannerAction;
class NewWorldPage;
class PlayPage;
class StartPage;
struct NamedTree;
struct ShellServices;

/// The place Play: the list of worlds, the page for a new one, and the open world. Creates, opens, saves and
/// closes worlds.
class PlayController : public QObject {
    Q_OBJECT

public:
    /// `shell` must outlive it.
    explicit PlayController(ShellServices &shell);

    [[nodiscard]] PlayPlace &place() const { return *m_place; }
    /// The page of the open world; null if none is open.
    [[nodiscard]] PlayPage *page() const { return m_place->page(); }
    [[nodiscard]] StartPage &startPage() const { return *m_start; }
    [[nodiscard]] NewWorldPage &newWorldPage() const { return *m_newWorld; }

    /// Opens a world to play, then shows it; errors are shown in the banner. The previous world is closed
    /// once the new one is open.
    void openWorld(const std::filesystem::path &path)
    {
        open(path, [] {});
    }
    /// Creates a world and opens it; likewise.
    void createWorld(const QString &name, const WorldSpec &spec);
    /// Likewise for a trial, which replaces the previous trial and isn't listed. `trees`, unless empty,
    /// replace the scenario's own.
    void playTrial(const QString &name, const WorldSpec &spec, const std::vector<NamedTree> &trees);
    /// Whether the open world is a trial.
    [[nodiscard]] bool isTrial() const;
    /// Whether a world is open and its page is shown.
    [[nodiscard]] bool isInPlay() const;

    /// Shows a world that was opened for play; none may be open. Its commands go to `order`, if it isn't
    /// null.
    void enter(SavedSession session, CommandOrder *order = nullptr);

    /// Shows the open world, or opens the one that was left to be edited; otherwise shows the list of worlds.
    void showPlace();
    /// These close the open world. If it can't be saved, it stays open until the player decides.
    void showStart();
    void showNewWorld();
    /// Shows the page for a new world, filled in with this spec.
    void showNewWorldOf(const WorldSpec &spec);

    /// `mayLeave` is called before the open world is closed. If it returns false, the player is asked, and
    /// `next` follows the answer.
    void setLeaveGuard(std::function<bool(const std::function<void()> &next)> mayLeave)
    {
        m_mayLeave = std::move(mayLeave);
    }
    /// Closes the open world, if there is one, then calls `next`. If it can't be saved, it stays open and the
    /// player is asked.
    void leaveWorld(const std::function<void()> &next);
    /// Saves and closes the world if it is this file, then calls `next`; `showPlace` reopens it later. A
    /// world that is played together stays open, which the banner says.
    void releaseForEditing(const std::filesystem::path &path, const std::function<void()> &next);
    /// Waits for a world that is being opened and drops it, as it must not hold its file.
    void stopOpening();
    /// Waits until saved data is on the disk.
    void finishCheckpoints() { m_checkpoints.finish(); }
    /// Closes the open world; true once none is open. If it can't be saved, the player is asked, and `next`
    /// follows the answer.
    bool closeWorld(const std::function<void()> &next);
    /// The same without asking. A world whose file is gone is saved as a new one. Returns false on failure.
    bool closeQuietly();
    /// The window is about to be gone: closes the world even if it can't be saved.
    void closeAtEnd();

signals:
    /// A world's file is about to be opened, changed or moved, so nothing else in the program may hold it.
    void opening(const std::filesystem::path &path);
    /// Another world is open, or its file changed.
    void worldChanged();

private:
    void follow(const PlayPage &page);
    void open(const std::filesystem::path &path, const std::function<void()> &failed);
    [[nodiscard]] std::filesystem::path trialFile() const;
    void offerImportedSettings();
    void leaveEmptyPlace();
    void take(Result<SavedSession> opened);
    void reportBroken(const std::filesystem::path &path, const Error &error);
    void reportDamage(const std::vector<DamagedRegion> &damaged, const std::vector<Message> &notices);

    void saveNow();
    void reportSaveFailed();
    void reportSaving(const QString &problem, std::vector<BannerAction> actions);
    void reportStranded();
    void askToLeave(const std::function<void()> &next);
    void chooseNewFile(const std::function<void()> &next);
    void saveWorldAs(const std::filesystem::path &target, const std::function<void()> &next);
    [[nodiscard]] Result<std::filesystem::path> freeFile() const;
    [[nodiscard]] bool rescueWorld();
    [[nodiscard]] Error savingError() const;

    ShellServices &m_shell;
    StartPage *m_start;
    NewWorldPage *m_newWorld;
    PlayPlace *m_place;
    CheckpointScheduler m_checkpoints;
    std::function<bool(const std::function<void()> &)> m_mayLeave;
    QString m_savingProblem;                // as last reported
    bool m_opening = false;                 // a world is being opened
    std::filesystem::path m_lastPlayed;     // the file of the world last closed
    std::filesystem::path m_leftForEditing; // a world that was being played until opened in the workbench
};

} // namespace cave
