#include "editor/view/overlay_stack.h"

#include "editor/view/map_view.h"

#include <utility>

namespace cave {
namespace {

template<class T>
void append(std::vector<T> &all, const std::vector<T> &more)
{
    all.insert(all.end(), more.begin(), more.end());
}

void append(MapOverlays &all, const MapOverlays &more)
{
    append(all.pictures, more.pictures);
    append(all.discs, more.discs);
    append(all.masks, more.masks);
    append(all.numbered, more.numbered);
    append(all.lines, more.lines);
    append(all.paths, more.paths);
    append(all.otherPaths, more.otherPaths);
    append(all.labels, more.labels);
    append(all.marks, more.marks);
    if (more.cursor)
        all.cursor = more.cursor;
}

} // namespace

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
