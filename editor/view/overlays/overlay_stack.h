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

/// How something on the map is explained in the legend.
struct LegendEntry {
    enum class Mark : std::uint8_t { Fill, Hatched, Outline, Line, DashedLine, Dot, Cross, Scale };

    Mark mark = Mark::Fill;
    QColor colour;
    QString text;
    QColor second; ///< of a Scale: the colour at its other end

    friend bool operator==(const LegendEntry &, const LegendEntry &) = default;
};

/// One source of overlays: a panel, a tool.
struct OverlayLayer {
    MapOverlays overlays;
    QList<LegendEntry> legend;
};

/// Lets several sources draw over one map view: each has a layer of its own, and the view shows all of them.
/// `MapView::setOverlays` is then this object's alone.
class OverlayStack : public QObject {
    Q_OBJECT

public:
    /// Lowest first.
    enum class Slot : std::uint8_t { Regions, Changes, Threat, Sight, Mind, Find, Checks, Selection, Tool };

    /// `view` must outlive the stack.
    explicit OverlayStack(MapView &view, QObject *parent = nullptr);

    void set(Slot slot, OverlayLayer layer);
    void clear(Slot slot) { set(slot, {}); }
    /// What all layers draw.
    [[nodiscard]] MapOverlays all() const;
    /// Of all layers, lowest first, each entry once.
    [[nodiscard]] QList<LegendEntry> legend() const;

signals:
    void legendChanged();

private:
    /// Shared with the view, so that one that changes costs nothing of the others.
    struct Shown {
        std::shared_ptr<const MapOverlays> overlays;
        QList<LegendEntry> legend;
    };

    MapView &m_view;
    std::map<Slot, Shown> m_layers;
};

} // namespace cave
