#pragma once

#include "core/analysis/metric.h"
#include "core/world/region.h"
#include "core/world/world_spec.h"
#include "editor/document/job_runner.h"

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

    /// The terrain, that of the spec before while a new one is made; null if there is none.
    [[nodiscard]] const Source &source() const { return m_source; }
    [[nodiscard]] std::optional<WorldPos> spawn() const { return m_spawn; }
    /// Why there is no world, or none to walk in; empty if all is well.
    [[nodiscard]] const QString &problem() const { return m_problem; }

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
        Source source;
        std::optional<WorldPos> spawn;
        QString problem;
    };
    static Sketch sketch(const WorldSpec &spec, const std::shared_ptr<const Content> &content);

    void make();
    void take(const Sketch &sketch);
    void measure();

    WorldSpec m_spec;
    std::shared_ptr<const Content> m_content;
    Source m_source;
    std::optional<WorldPos> m_spawn;
    QString m_problem;
    std::array<std::optional<double>, kMetricCount> m_values;
    bool m_measured = false;
    QTimer m_wait;
    JobRunner m_maker;
    JobRunner m_measurer; ///< destroyed first
};

} // namespace cave
