// SPDX-License-Identifier: MIT
#pragma once

#include "editor/level/level_figures.h"
#include "editor/level/level_tools.h"
#include "editor/view/map/map_view.h"

#include <QPixmap>

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace cave {

/// A level file on a map view: all objects at their places, fractions and those outside included. Mouse and
/// keys work the tool as on every map (see MapInput).
class LevelCanvas : public MapView {
    Q_OBJECT

public:
    /// `tools` must outlive it.
    explicit LevelCanvas(LevelTools &tools, QWidget *parent = nullptr);
    ~LevelCanvas() override;

    void setGrid(bool shown);
    /// Tiles that something is wrong with.
    void setMarked(std::vector<LevelPoint> tiles);

    /// All of the level, as large as fits; it keeps fitting when the size changes, until the view is moved.
    void fitLevel();
    /// Puts the cursor on a tile, in view.
    void showTile(LevelPoint tile);
    [[nodiscard]] double tileSize() const { return zoom().scale() / devicePixelRatioF(); } ///< logical pixels

    [[nodiscard]] QRectF tileRect(LevelPoint at) const; ///< in widget coordinates
    [[nodiscard]] LevelPoint pointAt(QPointF widget) const;
    /// Where a command is meant that needs a place.
    [[nodiscard]] LevelPoint chosenTile() const;
    /// The tile of the keyboard's cursor, while it is shown.
    [[nodiscard]] std::optional<LevelPoint> cursorTile() const;

    [[nodiscard]] QSize sizeHint() const override { return {800, 560}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 120}; }

signals:
    /// The tile of the cursor, or the point under the mouse, or none.
    void hovered(std::optional<cave::LevelPoint> at);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintContent(const MapCanvas &canvas) override;

private:
    void paintLevel(QPainter &painter);
    void paintGround(QPainter &painter) const;
    void paintGrid(QPainter &painter) const;
    void paintObjects(QPainter &painter);
    void paintObject(QPainter &painter, const LevelRecord &record, const QRectF &rect);
    void paintSelection(QPainter &painter) const;
    void paintFrame(QPainter &painter) const;
    void paintMarks(QPainter &painter) const;
    /// Where the piece would be placed, if it is shown there.
    [[nodiscard]] std::optional<LevelPoint> ghostPlace() const;
    [[nodiscard]] QPointF origin() const;
    [[nodiscard]] QRectF levelRect() const;
    [[nodiscard]] bool isFitted() const;
    void followPointer();
    void showPreview();

    LevelTools &m_tools;
    std::optional<std::pair<MapCamera, Zoom>> m_fitted; ///< where all of the level was shown
    bool m_grid = true;
    std::vector<LevelPoint> m_marked;
    std::optional<LevelPoint> m_ghost; ///< as it is painted
    std::map<LevelLook, QPixmap> m_pictures;
    double m_picturedSize = 0; ///< of the pictures' tiles
};

} // namespace cave
