// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/comparison.h"

#include <QWidget>

class QLabel;

namespace cave {

/// What the colours of a difference mean, and how much of each there is.
class DifferenceLegend : public QWidget {
    Q_OBJECT

public:
    explicit DifferenceLegend(QWidget *parent = nullptr);

    void setLetters(const QString &first, const QString &second);
    /// Nothing is known yet.
    void clear();
    /// `inSquare`: around where the first world is entered. `wholeView`: the view is not larger than what is
    /// compared.
    void tell(const TerrainDifference &inView, const TerrainDifference &inSquare, bool wholeView);

protected:
    void changeEvent(QEvent *event) override;

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
