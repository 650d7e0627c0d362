// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_spec.h"
#include "editor/document/wanted_work.h"
#include "editor/view/map/map_tool.h"
#include "editor/view/overlays/map_overlays.h"

#include <QCoreApplication>
#include <QObject>

#include <optional>

namespace cave {

/// Measures from one cell to another, between two clicks or along a drag: in cells, and in steps on a
/// shortest path with the four cardinal moves. Paths are looked for in another thread, near the two cells
/// only.
class MapRuler : public QObject, public MapTool {
    Q_OBJECT

public:
    explicit MapRuler(QObject *parent = nullptr);

    /// The world that is measured in; removes the previous measurement.
    void setWorld(const WorldSpec &spec);
    /// Removes the measurement.
    void clear();

    /// The line, and its length as a label.
    [[nodiscard]] MapOverlays overlays() const;
    /// "12 cells east, 5 north · 21 steps"; empty if nothing is measured.
    [[nodiscard]] QString text() const;

    void press(const Pointer &at) override;
    void drag(const Pointer &at) override;
    void release(const Pointer &at) override;
    void hover(std::optional<WorldPos> cell) override;
    void cancel() override { clear(); }
    [[nodiscard]] bool hasMoreToCancel() const override { return m_from.has_value(); }

signals:
    void changed();

private:
    struct Question {
        WorldSpec spec;
        WorldPos from;
        WorldPos to;

        friend bool operator==(const Question &, const Question &) = default;
    };
    /// None if there is no path near the two cells.
    static std::optional<int> stepsOf(const Question &question);

    [[nodiscard]] QString distanceText() const;
    [[nodiscard]] QString stepsText() const;
    void moveEnd(WorldPos to);
    void finish();

    WorldSpec m_spec;
    std::optional<WorldPos> m_from;
    WorldPos m_to;
    bool m_open = false; ///< the second click is awaited
    bool m_moved = false;
    enum class Steps : std::uint8_t { Unknown, Counting, Known, NoPath, TooFar } m_state = Steps::Unknown;
    int m_steps = 0;
    LatestQuestion<Question, std::optional<int>> m_walker;
};

} // namespace cave
