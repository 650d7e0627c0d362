// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/overlays/map_overlays.h"

#include <QColor>
#include <QList>
#include <QObject>
#include <QString>

#include <map>
#include <memory>
#include <vector>

namespace cave {

class MapView;

/// An entry of the legend.
struct LegendEntry {
    enum class Mark : std::uint8_t {
        Fill,
        Hatched,
        Outline,
        Line,
        DashedLine,
        Dot,
        Cross,
        Scale,
        Ring,
        BroadRing,
        Alarm,
        Pointer
    };

    Mark mark = Mark::Fill;
    QColor colour;
    QString text;
    QColor second; ///< for a Scale: the colour at its other end

    friend bool operator==(const LegendEntry &, const LegendEntry &) = default;
};

/// The overlays from one source: a panel, a tool.
struct OverlayLayer {
    MapOverlays overlays;
    QList<LegendEntry> legend;
};

/// Combines the overlays of several sources on one map view, each in its own layer. Only this object may call
/// `MapView::setOverlays`.
class OverlayStack : public QObject {
    Q_OBJECT

public:
    /// Lowest first.
    enum class Slot : std::uint8_t {
        Regions,
        Changes,
        Tracks,
        Threat,
        Sight,
        Mind,
        Find,
        Places,
        Checks,
        Selection,
        Tool
    };

    /// `view` must outlive the stack.
    explicit OverlayStack(MapView &view, QObject *parent = nullptr);

    void set(Slot slot, OverlayLayer layer);
    void clear(Slot slot) { set(slot, {}); }
    /// The overlays of all layers.
    [[nodiscard]] MapOverlays all() const;
    /// Of all layers, lowest first, each entry once.
    [[nodiscard]] QList<LegendEntry> legend() const;

signals:
    void legendChanged();

private:
    /// Shared with the view, so that changing one doesn't affect the others.
    struct Shown {
        std::shared_ptr<const MapOverlays> overlays;
        QList<LegendEntry> legend;
    };

    MapView &m_view;
    std::map<Slot, Shown> m_layers;
};

} // namespace cave
