// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/log/marker_store.h"
#include "app/play/map/play_map_objects.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

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
class PlayStatus;

/// What is to be seen of a session beside terrain and player: things, areas, markers, and what the mouse or
/// the examine cursor points at.
class PlayScene : public QObject {
    Q_OBJECT

public:
    /// Shows what is open in `session` and the markers there. All of the parts must outlive the scene.
    PlayScene(PlaySession &session, PlayMaps &maps, PlayActions &actions, PlayStatus &status,
              QObject *parent);
    ~PlayScene() override;

    /// The way that is being walked; empty for none.
    void setPath(std::vector<WorldPos> path);

    [[nodiscard]] Examiner &examiner() { return *m_examiner; }
    /// What lies over the map; others may draw there too.
    [[nodiscard]] OverlayStack &overlays() { return *m_overlays; }
    /// What the map says to screen readers.
    [[nodiscard]] MapSpeech &speech() { return *m_speech; }
    /// Opens the editor for the marker at the cursor or the player, a new one if there is none.
    void editMarker();
    void putMarker(const MapMarker &marker);
    void removeMarker(qint64 id);
    void refreshLook(); ///< paints again what is drawn in the look of before

signals:
    /// A note was being written and is no longer: the keyboard belongs to the map again.
    void editingEnded();
    /// A marker could not be kept or removed.
    void markersNotSaved(const QString &reason);

private:
    void connectParts();
    void begin();
    void end();
    void update(const std::vector<Event> &events);
    void report(const Result<void> &kept);
    void showThings();
    void showOverlays();
    void showExamined();
    void showHovered();
    void flash(const std::vector<Event> &events);
    void flashBlow(const Blow &blow);
    void keepDeath(const std::vector<Event> &events);
    [[nodiscard]] Disclosure disclosure() const;
    [[nodiscard]] QList<MapMarker> markers() const;

    PlaySession &m_play;
    PlayMaps &m_maps;
    PlayActions &m_actions;
    PlayStatus &m_status;
    Session *m_session = nullptr;     ///< of `m_play`, if a world is open
    MarkerStore *m_markers = nullptr; ///< likewise
    OverlayStack *m_overlays;
    MapLegend *m_legend;
    MapSpeech *m_speech;
    PlayMapObjects m_things;
    std::vector<WorldPos> m_path;
    std::optional<WorldPos> m_hovered;
    Examiner *m_examiner;
    ExaminePanel *m_examinePanel;
    MarkerEditor *m_markerEditor;
};

} // namespace cave
