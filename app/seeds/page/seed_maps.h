// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/map/seed_details.h"
#include "app/seeds/map/seed_map_window.h"
#include "app/seeds/page/seed_selection.h"
#include "app/seeds/page/seeds_actions.h"
#include "app/seeds/rows/seed_order.h"
#include "app/seeds/rows/seed_table.h"
#include "app/seeds/sheet/contact_sheet.h"
#include "app/seeds/sheet/sheet_cameras.h"
#include "core/base/geometry.h"

#include <QAction>
#include <QObject>

#include <memory>
#include <optional>
#include <utility>

class QWidget;

namespace cave {

/// Opens the large map of the current seed, and moves the maps of Seeds to a place.
class SeedMaps : public QObject {
    Q_OBJECT

public:
    /// What it works on; all must outlive it.
    struct Parts {
        QWidget &page; ///< parent of the window
        const SeedsActions &actions;
        const SeedOrder &order;
        const SeedSelection &chosen;
        ContactSheet &sheet;
        SeedDetails &details;
    };

    /// `content` must not be null.
    SeedMaps(const Parts &parts, std::shared_ptr<const Content> content, QObject *parent)
        : QObject(parent)
        , m_parts(parts)
        , m_content(std::move(content))
    {
        connect(parts.actions.largeMap, &QAction::triggered, this, &SeedMaps::showMap);
        connect(parts.actions.places, &QAction::triggered, this, [this] {
            if (SeedMapWindow *window = showMap())
                window->showPlaces();
        });
    }

    /// Selects the first seed of the set, wherever it is sorted, and shows this place in it.
    void showFirstAt(WorldPos place)
    {
        const SeedOrder &order = m_parts.order;
        const QModelIndex source = order.table().index(0, 0);
        if (source.isValid() && !order.mapFromSource(source).isValid())
            emit filterInTheWay();
        const QModelIndex first = order.mapFromSource(source);
        if (!first.isValid())
            return;
        m_parts.sheet.setCurrentIndex(first);
        CardCamera camera = m_parts.sheet.cameras().of(first);
        camera.at = {place, 0.5, 0.5};
        m_parts.sheet.cameras().steer(first, camera.valid());
        m_parts.details.lookAt(place);
    }

signals:
    /// The seed to be shown is filtered out: the filter should be cleared.
    void filterInTheWay();

private:
    /// Shows the map of the current seed; returns null if there is none.
    SeedMapWindow *showMap()
    {
        const std::optional<WorldSpec> spec = m_parts.chosen.currentSpec();
        if (!spec)
            return nullptr;
        if (m_window == nullptr)
            m_window = new SeedMapWindow(m_content, &m_parts.page);
        m_window->showWorld(*spec, m_parts.sheet.cameras().of(*spec));
        m_window->show();
        m_window->raise();
        m_window->activateWindow();
        return m_window;
    }

    const Parts m_parts;
    const std::shared_ptr<const Content> m_content;
    SeedMapWindow *m_window = nullptr; ///< created on first use
};

} // namespace cave
