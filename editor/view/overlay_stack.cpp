#include "editor/view/overlay_stack.h"

#include "editor/view/map_view.h"

#include <utility>

namespace cave {

OverlayStack::OverlayStack(MapView &view, QObject *parent) : QObject(parent), m_view(view) {}

void OverlayStack::set(Slot slot, OverlayLayer layer)
{
    const bool legendChanges = m_layers[slot].legend != layer.legend;
    m_layers[slot] = std::move(layer);
    MapOverlays all;
    for (const auto &[place, shown] : m_layers)
        append(all, shown.overlays);
    m_view.setOverlays(std::move(all));
    if (legendChanges)
        emit this->legendChanged();
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
