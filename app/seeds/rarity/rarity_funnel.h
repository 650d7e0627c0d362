// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/rarity/rarity.h"

#include <QByteArray>
#include <QString>
#include <QWidget>

#include <cstddef>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace cave {

/// "About 1 in 330 · 1 in 190 to 1 in 640 · 12 of 4,000 seeds", "Never in 4,000 seeds · rarer than about 1 in
/// 1,300". The range is the 95 % interval.
QString rarityText(const Rarity &rarity);

/// The speed of a search here and the expected time to its first match: "25,000 seeds/s · first match in
/// about 3 s". Empty while nothing is known.
QString rarityTimeText(const Rarity &rarity, int threads);

/// What a part does to the seeds: "12.1 % of all seeds · 30 % of those left", "never in 4,000 seeds".
QString rarityPartText(std::size_t number, const Rarity &rarity);

/// A bar of two shares of a whole: a faint one, and a stronger one that is part of it or not.
class ShareBar : public QWidget {
    Q_OBJECT

public:
    explicit ShareBar(QWidget *parent = nullptr);

    /// Both 0 .. 1.
    void setShares(double faint, double strong);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    double m_faint = 0;
    double m_strong = 0;
};

/// The parts of a condition one below the other, each with what it lets pass: alone as a faint bar, and after
/// the parts before it as a strong one, so that the strong bars make a funnel.
class RarityFunnel : public QWidget {
    Q_OBJECT

public:
    explicit RarityFunnel(QWidget *parent = nullptr);

    /// `condition`: the text that the parts refer to.
    void showParts(const QByteArray &condition, const Rarity &rarity);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        QLabel *part = nullptr;
        ShareBar *bar = nullptr;
        QLabel *text = nullptr;
    };

    void refreshLook();
    void retranslateUi();
    void setRowCount(std::size_t count);
    void addRow();

    QVBoxLayout *m_column;
    std::vector<Row> m_rows;
};

} // namespace cave
