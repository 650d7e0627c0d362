// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/worlds/replay.h"
#include "core/session/session.h"
#include "editor/document/job_runner.h"
#include "editor/panels/past/past_reader.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>
#include <optional>

class QKeyEvent;
class QLabel;
class QStackedWidget;
class QTabWidget;

namespace cave {

class MapView;
class MomentScene;
class OverlayStack;
class PlayActions;
class PlaySession;
class SightPane;
class TimelineStrip;
class TracePanel;
class WatchEdit;

/// A look back in the world being played: while the sight debugger shows what monsters see, there is a
/// timeline under the map. A turn chosen in it takes the place of the present one, on the map and in the
/// debugger, until the player returns to the present or acts.
class PlayPast : public QObject {
    Q_OBJECT

public:
    struct Parts {
        PlaySession &session;
        const PlayActions &actions;
        MapView &map; ///< of the present
        SightPane &sight;
    };

    /// The parts must outlive this, but for the sight debugger, which becomes a part of `panes`.
    PlayPast(const Parts &parts, QWidget &page);
    ~PlayPast() override;

    /// The map of the present, or that of the past in its place.
    [[nodiscard]] QWidget *maps() const;
    /// The timeline; hidden unless the sight debugger shows what monsters see.
    [[nodiscard]] QWidget *strip() const;
    /// The sight debugger of the present, or of the past in its place, and traces.
    [[nodiscard]] QWidget *panes() const;
    /// The map of the past, hidden unless that is shown, and what is drawn over it.
    [[nodiscard]] MapView *map() const { return m_map; }
    [[nodiscard]] OverlayStack &overlays() const { return *m_overlays; }
    /// The past as it is shown; null while it isn't.
    [[nodiscard]] Session *session() { return m_past ? &*m_past : nullptr; }

    /// Whether the sight debugger is in view.
    void setOpen(bool open);
    /// Shows a turn, and what the monsters saw that had a part in what happened in it, once it is read and
    /// the sight debugger is in view.
    void explain(qint64 turn);
    void returnToPresent();
    /// The timeline also marks where the watch point that is entered in this field holds.
    void follow(const WatchEdit &watch);

signals:
    /// The past is shown, or no longer.
    void toggled(bool shown);
    /// A turn of the past is shown, which is `past` until the next one is; null: the present is to be shown.
    void turnShown(cave::Session *past);
    /// The user wants to see what would have happened from a turn on.
    void whatIfRequested(const cave::PastReader &past, qint64 turn);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectStrip();
    [[nodiscard]] bool mayShow() const;
    void apply();
    void followPresent();
    void readLog();
    void selectInvolved();
    void take(Result<WorldLog> &log);
    void begin();
    void show(World &past);
    void showPresent();
    void showGhosts();
    void retranslate();
    bool press(const QKeyEvent &event);
    bool leave(const QKeyEvent &event);

    Parts m_parts;
    QWidget &m_page;
    bool m_open = false;
    bool m_hasLog = false;
    bool m_entering = false;           ///< the past takes the place of the present
    std::int64_t m_read = 0;           ///< commands of the world when its log was read
    std::optional<qint64> m_explained; ///< the turn to be shown once it may be
    std::optional<qint64> m_involved;  ///< the present turn, whose monsters are to be chosen once it is read
    std::optional<Session> m_past;     ///< while the past is shown
    QStackedWidget *m_maps;
    MapView *m_map;
    OverlayStack *m_overlays;
    MomentScene *m_scene;
    QLabel *m_caption; ///< over the map
    TimelineStrip *m_strip;
    QPointer<QTabWidget> m_panes; ///< in a dock of the window
    QStackedWidget *m_sights;
    SightPane *m_sight = nullptr; ///< of the past, while that is shown
    TracePanel *m_trace;
    QTimer m_soon; ///< until the timeline shows how much time has passed
    QTimer m_idle; ///< until what has happened is read
    JobRunner m_jobs;
};

} // namespace cave
