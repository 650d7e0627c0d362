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

/// A level file on a map view: all objects at their positions, including fractional ones and those outside.
/// Mouse and keyboard control the tool as on every map (see MapInput).
class LevelCanvas : public MapView {
    Q_OBJECT

public:
    /// `tools` must outlive it.
    explicit LevelCanvas(LevelTools &tools, QWidget *parent = nullptr);
    ~LevelCanvas() override;

    void setGrid(bool shown);
    /// Tiles with problems.
    void setMarked(std::vector<LevelPoint> tiles);

    /// Fits the level into the view, and again on resizing, until the view is moved.
    void fitLevel();
    /// Moves the cursor to a tile and makes it visible.
    void showTile(LevelPoint tile);
    [[nodiscard]] double tileSize() const { return zoom().scale() / devicePixelRatioF(); } ///< logical pixels

    [[nodiscard]] QRectF tileRect(LevelPoint at) const; ///< in widget coordinates
    [[nodiscard]] LevelPoint pointAt(QPointF widget) const;
    /// The target of commands that need a position.
    [[nodiscard]] LevelPoint chosenTile() const;
    /// The tile of the keyboard cursor, if shown.
    [[nodiscard]] std::optional<LevelPoint> cursorTile() const;

    [[nodiscard]] QSize sizeHint() const override { return {800, 560}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 120}; }

signals:
    /// The tile of the cursor, or the point under the mouse, or none.
    void hovered(std::optional<cave::LevelPoint> at);

protected:
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
    /// Where the piece would be placed, if shown.
    [[nodiscard]] std::optional<LevelPoint> ghostPlace() const;
    [[nodiscard]] QPointF origin() const;
    [[nodiscard]] QRectF levelRect() const;
    [[nodiscard]] bool isFitted() const;
    void followPointer();
    void showPreview();

    LevelTools &m_tools;
    std::optional<std::pair<MapCamera, Zoom>> m_fitted; ///< the view after fitting the level
    bool m_grid = true;
    std::vector<LevelPoint> m_marked;
    std::optional<LevelPoint> m_ghost; ///< as it is painted
    std::map<LevelLook, QPixmap> m_pictures;
    double m_picturedSize = 0; ///< of the images' tiles
};

} // namespace cave
