// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"
#include "core/world/region.h"
#include "core/world/world_spec.h"
#include "editor/document/job_runner.h"
#include "editor/document/wanted_work.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <array>
#include <memory>
#include <optional>

namespace cave {

struct Content;

/// One of the worlds that are compared: what it is made from, its terrain once that is there, and its metrics
/// as they come in. All work is done off the interface thread.
class ComparedWorld : public QObject {
    Q_OBJECT

public:
    using Source = std::shared_ptr<const RegionSource>;

    /// `content` must not be null.
    ComparedWorld(WorldSpec spec, std::shared_ptr<const Content> content, QObject *parent = nullptr);

    [[nodiscard]] const WorldSpec &spec() const { return m_spec; }
    /// Makes another world of it; changes that follow quickly count as one.
    void setSpec(const WorldSpec &spec);
    [[nodiscard]] const std::shared_ptr<const Content> &content() const { return m_content; }

    /// What terrain, spawn and problem are of: another one than `spec()` while that is being made.
    [[nodiscard]] const WorldSpec &madeSpec() const { return m_made.spec; }
    /// The terrain; null if there is none.
    [[nodiscard]] const Source &source() const { return m_made.source; }
    [[nodiscard]] std::optional<WorldPos> spawn() const { return m_made.spawn; }
    /// Why there is no world, or none to walk in; empty if all is well.
    [[nodiscard]] const QString &problem() const { return m_made.problem; }

    /// The value of `ownQuery(id)`; none while it isn't known.
    [[nodiscard]] std::optional<double> value(MetricId id) const;
    /// True when no value is still to come.
    [[nodiscard]] bool isMeasured() const { return m_measured; }

signals:
    /// Another spec; its terrain follows.
    void specChanged();
    /// Terrain, spawn and problem are those of the spec.
    void made();
    /// A value came, or all have gone.
    void valuesChanged();

private:
    struct Sketch {
        WorldSpec spec;
        Source source;
        std::optional<WorldPos> spawn;
        QString problem;
    };
    static Sketch sketch(const WorldSpec &spec, const std::shared_ptr<const Content> &content);

    void take(const Sketch &sketch);
    void measure();

    WorldSpec m_spec;
    std::shared_ptr<const Content> m_content;
    Sketch m_made;
    std::array<std::optional<double>, kMetricCount> m_values;
    bool m_measured = false;
    QTimer m_wait;
    LatestQuestion<WorldSpec, Sketch> m_maker;
    JobRunner m_measurer; ///< destroyed first
};

} // namespace cave
