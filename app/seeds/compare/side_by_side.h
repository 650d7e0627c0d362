// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/compare/compared_world.h"

#include <QList>
#include <QWidget>

class QGridLayout;

namespace cave {

class CameraLink;
class ComparedMap;
class WorldHeader;

/// A grid of worlds, each with a header above its map; all maps show the same place.
class SideBySide : public QWidget {
    Q_OBJECT

public:
    static constexpr int kMaxWorlds = 6;

    /// Its maps join `link`, which must outlive this.
    explicit SideBySide(CameraLink &link, QWidget *parent = nullptr);

    /// At most kMaxWorlds; observed, not owned.
    void setWorlds(const QList<ComparedWorld *> &worlds);
    /// Shown instead of a second world while there is only one; not owned.
    void setInvitation(QWidget *invitation);
    void setMotion(bool on);
    void setThingsShown(bool shown);
    void focusMap();
    void focusSeed(int world);

signals:
    void removed(int world);
    void playRequested(int world);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Tile {
        QWidget *whole = nullptr;
        WorldHeader *header = nullptr;
        ComparedMap *map = nullptr;
    };

    void addTile(CameraLink &link);
    [[nodiscard]] int columns() const;
    void arrange();

    QGridLayout *m_grid;
    QList<Tile> m_tiles;
    QWidget *m_invitation = nullptr;
    int m_count = 0;
    int m_columns = 0; ///< as arranged; 0 before
};

} // namespace cave
