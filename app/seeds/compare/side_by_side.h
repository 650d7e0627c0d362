// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/compare/compare_overlay.h"
#include "app/seeds/compare/compared_map.h"
#include "app/seeds/compare/compared_world.h"
#include "app/seeds/compare/world_header.h"
#include "editor/view/map/camera_link.h"
#include "editor/view/style/theme.h"

#include <QGridLayout>
#include <QList>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>
#include <array>

namespace cave {

/// A grid of worlds, each with a header above its map; all maps show the same place.
class SideBySide : public QWidget {
    Q_OBJECT

public:
    static constexpr int kMaxWorlds = 6;

    /// Its maps join `link`, which must outlive this.
    explicit SideBySide(CameraLink &link, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_grid(new QGridLayout(this))
    {
        m_grid->setContentsMargins(0, 0, 0, 0);
        m_grid->setSpacing(kGrid / 2);
        setMinimumWidth(kNarrowestColumn); // otherwise two columns could never become one
        for (int i = 0; i < kMaxWorlds; ++i)
            addTile(link);
    }

    /// At most kMaxWorlds; observed, not owned.
    void setWorlds(const QList<ComparedWorld *> &worlds)
    {
        m_count = static_cast<int>(worlds.size());
        for (int i = 0; i < kMaxWorlds; ++i) {
            ComparedWorld *world = i < m_count ? worlds[i] : nullptr;
            m_tiles[i].header->setWorld(world);
            m_tiles[i].map->setWorld(world);
        }
        m_columns = 0;
        arrange();
    }

    /// Shown instead of a second world while there is only one; not owned.
    void setInvitation(QWidget *invitation)
    {
        m_invitation = invitation;
        m_invitation->setParent(this);
        m_columns = 0;
        arrange();
    }

    void setMotion(bool on)
    {
        for (const Tile &tile : m_tiles)
            tile.map->map().setMotion(on);
    }

    void setThingsShown(bool shown)
    {
        for (const Tile &tile : m_tiles)
            tile.map->setThingsShown(shown);
    }

    void focusMap() { m_tiles.first().map->map().setFocus(); }

    void focusSeed(int world) { m_tiles[world].header->focusSeed(); }

signals:
    void removed(int world);
    void playRequested(int world);

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QWidget::resizeEvent(event);
        arrange();
    }

private:
    static constexpr int kNarrowestColumn = 80 * kGrid;
    /// The preferred number of columns for each number of tiles, if there is space.
    static constexpr std::array kTileColumns{1, 1, 2, 3, 2, 3, 3};

    struct Tile {
        QWidget *whole = nullptr;
        WorldHeader *header = nullptr;
        ComparedMap *map = nullptr;
    };

    void addTile(CameraLink &link)
    {
        const int number = static_cast<int>(m_tiles.size());
        const QString id = QString("compare.world%1").arg(number);
        Tile tile{new QWidget(this), nullptr, nullptr};
        tile.header = new WorldHeader(id, tile.whole);
        tile.header->setLetter(worldLetter(number));
        tile.map = new ComparedMap(id + ".view", tile.whole);
        tile.whole->hide();
        auto *column = new QVBoxLayout(tile.whole);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addWidget(tile.header);
        column->addWidget(tile.map, 1);
        link.join(tile.map->map());
        connect(tile.header, &WorldHeader::removed, this, [this, number] { emit removed(number); });
        connect(tile.header, &WorldHeader::playRequested, this,
                [this, number] { emit playRequested(number); });
        m_tiles += tile;
    }

    [[nodiscard]] int columns() const
    {
        const int tiles = std::max(m_count, 2); // an invitation is a tile too
        const int narrowest = m_tiles.first().header->minimumSizeHint().width() + m_grid->spacing();
        const int fitting = std::max(1, width() / narrowest);
        return std::min(fitting, kTileColumns[static_cast<std::size_t>(tiles)]);
    }

    void arrange()
    {
        if (m_columns == columns())
            return;
        m_columns = columns();
        QList<QWidget *> shown;
        for (int i = 0; i < kMaxWorlds; ++i) {
            m_grid->removeWidget(m_tiles[i].whole);
            m_tiles[i].whole->setVisible(i < m_count);
            if (i < m_count)
                shown += m_tiles[i].whole;
        }
        if (m_invitation != nullptr) {
            m_grid->removeWidget(m_invitation);
            m_invitation->setVisible(m_count == 1);
            if (m_count == 1)
                shown += m_invitation;
        }
        for (int i = 0; i < kMaxWorlds; ++i) {
            m_grid->setColumnStretch(i, i < m_columns ? 1 : 0);
            m_grid->setRowStretch(i, qsizetype{i} * m_columns < shown.size() ? 1 : 0);
        }
        for (int i = 0; i < shown.size(); ++i)
            m_grid->addWidget(shown[i], i / m_columns, i % m_columns);
    }

    QGridLayout *m_grid;
    QList<Tile> m_tiles;
    QWidget *m_invitation = nullptr;
    int m_count = 0;
    int m_columns = 0; ///< as arranged; 0 before
};

} // namespace cave
