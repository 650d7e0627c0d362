#include "editor/view/overlay_stack.h"

#include "editor/view/map_view.h"

#include <utility>

namespace cave {

OverlayStack::OverlayStack(MapView &view, QObject *parent) : QObject(parent), m_view(view) {}

void OverlayStack::set(Slot slot, OverlayLayer layer)
{
    const bool legendChanges = m_layers[slot].legend != layer.legend;
    m_layers[slot] = std::move(layer);
    m_view.setOverlays(all());
    if (legendChanges)
        emit this->legendChanged();
}

MapOverlays OverlayStack::all() const
{
    MapOverlays all;
    for (const auto &[place, shown] : m_layers)
        append(all, shown.overlays);
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
