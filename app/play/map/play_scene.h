// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/map/play_map_objects.h"
#include "app/play/session/marker_store.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

class QAbstractItemModel;

namespace cave {

class ExaminePanel;
class Examiner;
class MapLegend;
class MapSpeech;
class MarkerEditor;
class OverlayStack;
class PlayActions;
class PlayMaps;
class PlaySession;

/// What is shown of a session in addition to terrain and player: things, areas, markers, and highlights for
/// the mouse and the examine cursor.
class PlayScene : public QObject {
    Q_OBJECT

public:
    /// Shows the world of `session` and its markers. All parts must outlive the scene.
    PlayScene(PlaySession &session, PlayMaps &maps, PlayActions &actions, QObject *parent);
    ~PlayScene() override;

    /// The path being walked; empty for none.
    void setPath(std::vector<WorldPos> path);

    [[nodiscard]] Examiner &examiner() { return *m_examiner; }
    /// The overlays of the map, to which others may add.
    [[nodiscard]] OverlayStack &overlays() { return *m_overlays; }
    /// Announces lines appended to a message log from now on to screen readers.
    void followLog(const QAbstractItemModel &log);
    /// Highlights a cell until called again; none: no longer. The examine cursor takes precedence.
    void pointAt(std::optional<cave::WorldPos> cell);
    /// What may be shown of the open world.
    [[nodiscard]] Disclosure disclosure() const;
    /// Edits the marker at the cursor or the player; a new one if there is none.
    void editMarker();
    void putMarker(const MapMarker &marker);
    void removeMarker(qint64 id);
    void refreshLook(); ///< repaints after a change of look

signals:
    /// What is under the mouse has changed, as text; empty for nothing.
    void hovered(const QString &text);
    /// The marker editor was closed: the map should get the focus.
    void editingEnded();
    /// A marker could not be saved or removed.
    void markersNotSaved(const QString &reason);

private:
    void update(const std::vector<Event> &events);
    void report(const Result<void> &kept);
    void showThings();
    void showOverlays();
    void connectLegend();
    void showLegend();
    void showExamined();
    void showHovered();
    void flash(const std::vector<Event> &events);
    void flashBlow(const Event &event);
    void keepDeath(const std::vector<Event> &events);
    void markGate(const std::vector<Event> &events);

    PlaySession &m_play;
    PlayMaps &m_maps;
    PlayActions &m_actions;
    Session &m_session; ///< of `m_play`
    MarkerStore &m_markers;
    OverlayStack *m_overlays;
    MapLegend *m_legend;
    qsizetype m_ownEntries = 0;   ///< of the legend, without those of overlays
    qsizetype m_smokeEntries = 0; ///< likewise: smoke belongs to the game, and doesn't open the legend
    bool m_explainsMore = false;  ///< there are such overlays
    bool m_openedItself = false;  ///< because of them
    MapSpeech *m_speech;
    PlayMapObjects m_things;
    std::vector<WorldPos> m_path;
    std::optional<WorldPos> m_hovered;
    std::optional<WorldPos> m_pointed; ///< from outside the map
    Examiner *m_examiner;
    ExaminePanel *m_examinePanel;
    MarkerEditor *m_markerEditor;
};

} // namespace cave
