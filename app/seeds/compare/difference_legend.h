// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/comparison.h"

#include <QWidget>

class QLabel;

namespace cave {

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
