// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/comparison.h"

#include <QColor>
#include <QImage>
#include <QWidget>

#include <optional>

class QLabel;

namespace cave {

class MapView;
struct Theme;

/// The two colours of a difference, from Okabe and Ito's set (Color Universal Design, 2008), distinguishable
/// with any colour vision. The second is also hatched.
struct DifferenceColours {
    QColor onlyFirst;
    QColor onlySecond;
};
DifferenceColours differenceColours(const Theme &theme);

/// A square of one of the colours as painted by the layer; for legends.
QImage differenceSwatch(const QColor &colour, bool hatched, int size, double ratio);

/// Colours the cells of a map that are floor in only one of the worlds. Overlays the map; transparent to the
/// mouse.
class DifferenceLayer : public QWidget {
    Q_OBJECT

public:
    /// `map` must outlive this.
    DifferenceLayer(const MapView &map, QWidget *parent);

    void setDifference(std::optional<TerrainDifference> difference);
    [[nodiscard]] const std::optional<TerrainDifference> &difference() const { return m_difference; }
    void refreshLook();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void repaintCells();
    void paintHatching(QPainter &painter, const QRectF &target, double cell) const;

    const MapView &m_map;
    std::optional<TerrainDifference> m_difference;
    DifferenceColours m_colours;
    QImage m_cells; ///< one pixel per cell
};

/// What the colours of a difference mean, and the share of each.
class DifferenceLegend : public QWidget {
    Q_OBJECT

public:
    explicit DifferenceLegend(QWidget *parent = nullptr);

    void setLetters(const QString &first, const QString &second);
    /// Shows that nothing is known yet.
    void clear();
    /// `inSquare` is around the first world's spawn. `wholeView`: the view isn't larger than the area
    /// compared.
    void report(const TerrainDifference &inView, const TerrainDifference &inSquare, bool wholeView);

private:
    void refreshLook();
    [[nodiscard]] QString shareText(const BitGrid &cells, const CellRect &area) const;

    QString m_firstLetter;
    QString m_secondLetter;
    QLabel *m_firstSwatch;
    QLabel *m_secondSwatch;
    QLabel *m_first;
    QLabel *m_second;
    QLabel *m_share;
};

} // namespace cave
