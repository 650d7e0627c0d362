// SPDX-License-Identifier: MIT
#pragma once

#include "app/shell/window/checkpoint_scheduler.h"
#include "core/base/result.h"
#include "core/io/worlds/saved_session.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace cave {

class NewWorldPage;
class PlayPage;
class StartPage;
enum class Setting;
struct NamedTree;
struct ShellServices;

/// The place where worlds are played: the list of worlds, the page for a new one, and the world that is open.
/// Makes, opens, saves and closes it.
class PlayController : public QObject {
    Q_OBJECT

public:
    /// `shell` must outlive it.
    explicit PlayController(ShellServices &shell);

    [[nodiscard]] PlayPage &page() const { return *m_page; }
    [[nodiscard]] StartPage &startPage() const { return *m_start; }
    [[nodiscard]] NewWorldPage &newWorldPage() const { return *m_newWorld; }

    /// Opens a world to play, then shows it; on failure the banner tells why. The world played before is
    /// closed once the other one is open.
    void openWorld(const std::filesystem::path &path);
    /// Makes a world and opens it; likewise.
    void createWorld(const QString &name, const WorldSpec &spec);
    /// Likewise for a trial, which takes the place of the one before and is no world of the list. `trees`,
    /// unless there are none, take the place of those that the way to play ships with.
    void playTrial(const QString &name, const WorldSpec &spec, const std::vector<NamedTree> &trees);
    /// Whether the open world is a trial.
    [[nodiscard]] bool isTrial() const;
    /// Whether a world is open and its page is shown.
    [[nodiscard]] bool isInPlay() const;

    /// Shows the open world, or opens the one that was left to be edited; else the list of worlds.
    void showPlace();
    /// These close the open world. One that can't be saved stays, until the player says otherwise.
    void showStart();
    void showNewWorld();
    /// The page for a new world, filled in with this.
    void showNewWorldOf(const WorldSpec &spec);

    /// Closes the open world, if there is one, then goes on. A world that can't be saved stays, and the
    /// player is asked.
    void leaveWorld(const std::function<void()> &next);
    /// Saves and closes the world in this file if it is the one that is open, then goes on; `showPlace` opens
    /// it again later.
    void releaseForEditing(const std::filesystem::path &path, const std::function<void()> &next);
    /// Waits for a world that is being opened, and doesn't show it: it must not hold its file.
    void stopOpening();
    /// Waits until what was saved is on the disk.
    void finishCheckpoints() { m_checkpoints.finish(); }
    /// True once no world is open. If it can't be saved the player is asked, and `next` follows the answer.
    bool closeWorld(const std::function<void()> &next);
    /// The same without asking. A world whose file is gone is saved as a new one. False if that failed.
    bool closeQuietly();

signals:
    /// The file of a world is about to be opened, so nothing else in the program may hold it.
    void opening(const std::filesystem::path &path);
    /// Another world is open, or it is in another file.
    void worldChanged();

private:
    void createPages();
    void connectPages();
    void connectPreferences();
    [[nodiscard]] std::filesystem::path trialFile() const;
    void followSetting(Setting setting);
    void offerImportedSettings();
    void take(Result<SavedSession> opened);
    void enter(SavedSession session);
    void reportBroken(const std::filesystem::path &path, const Error &error);
    void reportDamage(const std::vector<DamagedRegion> &damaged, const std::vector<Message> &notices);

    void saveNow();
    void reportSaveFailed();
    void reportStranded();
    void askToLeave(const std::function<void()> &next);
    void chooseNewFile(const std::function<void()> &next);
    void saveWorldAs(std::filesystem::path target, const std::function<void()> &next);
    [[nodiscard]] Result<std::filesystem::path> freeFile() const;
    [[nodiscard]] bool rescueWorld();
    [[nodiscard]] Error savingError() const;

    ShellServices &m_shell;
    StartPage *m_start;
    NewWorldPage *m_newWorld;
    PlayPage *m_page;
    CheckpointScheduler m_checkpoints;
    bool m_opening = false;                 // a world is being opened to play
    std::filesystem::path m_lastPlayed;     // where the world was that was closed last
    std::filesystem::path m_leftForEditing; // a world that was played until the workbench took it
};

} // namespace cave
