// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"
#include "core/base/result.h"
#include "core/io/seeds/seed_card.h"
#include "core/world/region.h"
#include "core/world/world_spec.h"
#include "editor/document/job_runner.h"
#include "editor/document/wanted_work.h"
#include "editor/view/overlays/map_overlays.h"
#include "editor/view/texts/texts.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <array>
#include <memory>
#include <optional>
#include <vector>

class QLabel;

namespace cave {

class MapCover;
class MapView;
class ThingsFeed;
struct Content;

/// One of the compared worlds: its spec, its terrain once available, and its metrics as they are measured.
/// All work is done off the interface thread.
class ComparedWorld : public QObject {
    Q_OBJECT

public:
    using Source = std::shared_ptr<const RegionSource>;

    enum class Metrics { Measured, None };

    /// `content` must not be null. Without metrics nothing is measured.
    ComparedWorld(WorldSpec spec, std::shared_ptr<const Content> content, Metrics metrics = Metrics::Measured,
                  QObject *parent = nullptr);

    [[nodiscard]] const WorldSpec &spec() const { return m_spec; }
    /// Changes the spec; changes in quick succession count as one.
    void setSpec(const WorldSpec &spec);
    [[nodiscard]] const std::shared_ptr<const Content> &content() const { return m_content; }

    /// The spec of terrain, spawn and problem: differs from `spec()` while the new world is being made.
    [[nodiscard]] const WorldSpec &madeSpec() const { return m_made.spec; }
    /// The terrain; null if there is none.
    [[nodiscard]] const Source &source() const { return m_made.source; }
    [[nodiscard]] std::optional<WorldPos> spawn() const { return m_made.spawn; }
    /// Why there is no world, or none to walk in; empty if there is no problem.
    [[nodiscard]] QString problem() const { return m_made.problem ? errorText(*m_made.problem) : QString(); }

    /// The value of `ownQuery(id)`; none if unknown.
    [[nodiscard]] std::optional<double> value(MetricId id) const;
    /// True once all values are measured.
    [[nodiscard]] bool isMeasured() const { return m_measured; }

signals:
    /// The spec changed; its terrain follows.
    void specChanged();
    /// Terrain, spawn and problem now match the spec.
    void made();
    /// A value was added, or all were cleared.
    void valuesChanged();

private:
    struct Sketch {
        WorldSpec spec;
        Source source;
        std::optional<WorldPos> spawn;
        std::optional<Error> problem;
    };
    static Sketch sketch(const WorldSpec &spec, const std::shared_ptr<const Content> &content);

    void take(const Sketch &sketch);
    void measure();

    WorldSpec m_spec;
    std::shared_ptr<const Content> m_content;
    const Metrics m_metrics;
    Sketch m_made;
    std::array<std::optional<double>, kMetricCount> m_values;
    bool m_measured = false;
    QTimer m_wait;
    LatestQuestion<WorldSpec, Sketch> m_maker;
    JobRunner m_measurer; ///< last member, so that it is destroyed first
};

/// The map of one compared world: terrain, spawn, chests and monsters, or the reason why there is no world.
/// Panned and zoomed by mouse and keyboard.
class ComparedMap : public QWidget {
    Q_OBJECT

public:
    explicit ComparedMap(const QString &id, QWidget *parent = nullptr);
    ~ComparedMap() override;

    /// Shows a world and follows its changes; null for none. Observed, not owned.
    void setWorld(ComparedWorld *world);
    [[nodiscard]] ComparedWorld *world() const { return m_world; }
    /// Shows this stage instead of the world's own terrain, with the things that it has; null for the world's
    /// own.
    void setStage(std::shared_ptr<const RegionSource> stage);

    void setThingsShown(bool shown);
    void setMarkers(const std::vector<SeedMarker> &markers);
    /// Shown in addition to what marks rooms.
    void setOverlays(MapOverlays overlays);
    [[nodiscard]] MapView &map() { return *m_map; }

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void refresh();
    void nameWorld();
    void markRooms();

    MapView *m_map;
    MapCover *m_cover;
    QLabel *m_problem;
    QWidget *m_focusFrame;
    QPointer<ComparedWorld> m_world;
    std::shared_ptr<const RegionSource> m_stage;
    std::unique_ptr<ThingsFeed> m_things;
    MapOverlays m_overlays;
};

} // namespace cave
