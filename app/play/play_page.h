#pragma once

#include "core/io/saved_session.h"

#include <QList>
#include <QPointer>
#include <QString>
#include <QWidget>

#include <filesystem>
#include <optional>

class QAction;
class QDockWidget;
class QLabel;

namespace cave {

class HeldKeys;
class KeyBindings;
class MapView;
struct Theme;

/// Where a world is played: the map, the keyboard, and what the status line tells of it.
class PlayPage : public QWidget {
    Q_OBJECT

public:
    explicit PlayPage(QWidget *parent = nullptr);
    ~PlayPage() override;

    void setTheme(const Theme &theme);
    void setKeyBindings(const KeyBindings &bindings);

    /// Takes over an open world. Close one that is open before: what it could not save would be lost.
    void openWorld(SavedSession session);
    /// Saves and closes the world, if one is open. False, after `saveFailed`, if it can't be saved; it stays
    /// open then.
    bool closeWorld();
    /// Closes the world without another try to save it.
    void abandonWorld();
    /// Tries to write what is not saved yet; false, after `saveFailed`, if that can't be done.
    bool saveNow();

    [[nodiscard]] bool hasWorld() const { return m_session.has_value(); }
    [[nodiscard]] QString worldName() const { return m_name; }
    [[nodiscard]] std::filesystem::path worldPath() const;
    [[nodiscard]] const SavedSession *session() const
    {
        return m_session.has_value() ? &*m_session : nullptr;
    }
    [[nodiscard]] MapView *map() const { return m_map; }

    /// In menu order; null stands for a separator.
    [[nodiscard]] QList<QAction *> viewActions() const { return m_viewActions; }
    [[nodiscard]] QList<QAction *> toolBarActions() const;
    /// Made here, placed by the main window.
    [[nodiscard]] QList<QDockWidget *> docks() const;
    /// For the status bar, while this page is shown.
    [[nodiscard]] QWidget *statusWidget() const { return m_status; }

    /// Carries out a command as if a key had been pressed.
    void perform(const Command &command);

signals:
    void saveFailed(const QString &message);
    /// Saving works again, or was asked for and done.
    void saved();
    /// A command was carried out and all of its events were shown.
    void performed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeMiniMap();
    void makeStatus();
    void makeActions();
    QAction *addViewAction(const char *id, const QList<QKeySequence> &shortcuts);
    void retranslate();
    void restoreView();
    void rememberView() const;
    void showSession();
    void showMiniMapArea();
    void centreOnPlayer();
    void updateStatus();
    void updateHover();
    [[nodiscard]] QString describe(WorldPos cell);
    void reportSaving();

    std::optional<SavedSession> m_session;
    QString m_name;
    bool m_saveFailing = false;
    qint64 m_exploredCells = 0;
    std::optional<WorldPos> m_hovered;

    MapView *m_map = nullptr;
    MapView *m_miniMap = nullptr;
    QPointer<QDockWidget> m_miniMapDock; ///< belongs to the main window once that has placed it
    HeldKeys *m_keys = nullptr;
    QWidget *m_status = nullptr;
    QLabel *m_place = nullptr;
    QLabel *m_underMouse = nullptr;
    QLabel *m_progress = nullptr;
    QList<QAction *> m_viewActions;
    QAction *m_zoomIn = nullptr;
    QAction *m_zoomOut = nullptr;
    QAction *m_centre = nullptr;
    QAction *m_fog = nullptr;
    QAction *m_glyphs = nullptr;
    QAction *m_followSoftly = nullptr;
    QAction *m_motion = nullptr;
};

} // namespace cave
