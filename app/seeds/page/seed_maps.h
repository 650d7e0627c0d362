// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <QObject>

#include <memory>

class QWidget;

namespace cave {

class ContactSheet;
class SeedDetails;
class SeedMapWindow;
class SeedOrder;
class SeedSelection;
class SeedsActions;
struct Content;

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
    SeedMaps(const Parts &parts, std::shared_ptr<const Content> content, QObject *parent);

    /// Selects the first seed of the set, wherever it is sorted, and shows this place in it.
    void showFirstAt(WorldPos place);

signals:
    /// The seed to be shown is filtered out: the filter should be cleared.
    void filterInTheWay();

private:
    /// Shows the map of the current seed; returns null if there is none.
    SeedMapWindow *showMap();

    const Parts m_parts;
    const std::shared_ptr<const Content> m_content;
    SeedMapWindow *m_window = nullptr; ///< created on first use
};

} // namespace cave
