// SPDX-License-Identifier: MIT
#include "editor/view/map/overlay_stack.h"

#include "editor/view/map/map_view.h"

#include <utility>

namespace cave {

OverlayStack::OverlayStack(MapView &view, QObject *parent) : QObject(parent), m_view(view) {}

void OverlayStack::set(Slot slot, OverlayLayer layer)
{
    const bool legendChanges = m_layers[slot].legend != layer.legend;
    m_layers[slot] = {std::make_shared<const MapOverlays>(std::move(layer.overlays)),
                      std::move(layer.legend)};
    MapFigures::SharedOverlays shown;
    for (const auto &[place, entry] : m_layers)
        shown.push_back(entry.overlays);
    m_view.figures()->setSharedOverlays(std::move(shown));
    if (legendChanges)
        emit this->legendChanged();
}

MapOverlays OverlayStack::all() const
{
    MapOverlays all;
    for (const auto &[place, shown] : m_layers)
        append(all, *shown.overlays);
    return all;
}

QList<LegendEntry> OverlayStack::legend() const
{
    QList<LegendEntry> all;
    for (const auto &[place, shown] : m_layers) {
        for (const LegendEntry &entry : shown.legend) {
            if (!all.contains(entry))
                all.append(entry);
        }
    }
    return all;
}

} // namespace cave

#include "moc_overlay_stack.cpp"
