// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/keys/key_bindings.h"
#include "app/play/page/play_page.h"

#include <cstdint>
#include <deque>
#include <memory>

namespace cave {

class ViewSettings;

/// The place in the window where worlds are played. Each open world has a page of its own, which is made when
/// the world is opened and is gone with it. What stays is here: the actions in menus and tool bar, docks,
/// status line, and the messages of worlds that were closed.
class PlayPlace : public QWidget {
    Q_OBJECT

public:
    /// Follows `preferences`, and changes them by its actions; they must outlive it.
    explicit PlayPlace(Preferences &preferences, QWidget *parent = nullptr);
    ~PlayPlace() override;

    void setKeyBindings(const KeyBindings &bindings);

    /// Takes over an open world, and returns its page. One that is open is closed as by `abandon`. The
    /// commands go to `order`, if it isn't null; see `PlaySession`.
    PlayPage &open(SavedSession session, CommandOrder *order = nullptr);
    /// Saves and closes the world, if one is open. If it can't be saved, the page emits `saveFailed`, the
    /// world stays open, and this returns false.
    bool close();
    /// Closes the world, if one is open, without trying to save it again.
    void abandon();
    /// The page of the open world; null if none is open.
    [[nodiscard]] PlayPage *page() const { return m_page.get(); }

    [[nodiscard]] const PlayActions &actions() const { return *m_actions; }
    /// Enables or disables the actions of both menus that apply to the open world.
    void setActionsEnabled(bool on);
    /// Both for the overview of keys.
    [[nodiscard]] QList<QAction *> fightActions() const;
    [[nodiscard]] QList<QAction *> runEndActions() const;
    /// Created here, placed by the main window.
    [[nodiscard]] QList<QDockWidget *> docks() const;
    /// The docks that are open by default.
    [[nodiscard]] QList<QDockWidget *> firstDocks() const;
    /// For the status bar, while this place is shown.
    [[nodiscard]] QWidget *statusWidget() const { return m_status; }

signals:
    /// The world of `page` is open, and shown by all of its parts. What it says of itself comes after this.
    void opened(cave::PlayPage &page);
    /// The world of `page` is about to be closed, but still open.
    void closing(cave::PlayPage &page);
    /// No world is open any more, or another one will be.
    void closed();

private:
    struct KeptLog {
        std::uint64_t state = 0; ///< the hash of the world at that time
        std::deque<LogMessage> messages;
    };

    void retranslate();
    void dropPage();

    Preferences &m_preferences;
    KeyBindings m_bindings;
    PlayActions *m_actions;
    FightActions *m_fights;
    RunEndActions *m_runEnd;
    ViewSettings *m_settings;
    PlayHabits m_habits;
    MessageLog m_log;
    QHash<QString, KeptLog> m_logs;      ///< of worlds that were closed, by path
    QPointer<QDockWidget> m_miniMap;     ///< owned by the main window once placed there
    QPointer<MessageLogDock> m_messages; ///< the same
    QPointer<SightDock> m_sight;         ///< the same
    QPointer<MindDock> m_mind;           ///< the same
    QPointer<QWidget> m_status;          ///< the same
    std::unique_ptr<PlaySession> m_session;
    std::unique_ptr<PlayPage> m_page; ///< of the session
};

} // namespace cave
