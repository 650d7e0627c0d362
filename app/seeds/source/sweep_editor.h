// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/seed_set.h"

#include <QString>
#include <QStringList>
#include <QWidget>

#include <vector>

class QPushButton;
class QVBoxLayout;

namespace cave {

class SweepRow;

/// Up to three settings and the values of each.
class SweepEditor : public QWidget {
    Q_OBJECT

public:
    static constexpr int kMaxSettings = 3;

    explicit SweepEditor(QWidget *parent = nullptr);

    /// Offers the settings that affect this generator's terrain.
    void setGenerator(GeneratorKind kind);
    /// Why there are no sweeps: names the setting and the reason; empty if there are.
    [[nodiscard]] QString problem() const;
    /// Call only if there is no problem.
    [[nodiscard]] std::vector<SettingSweep> sweeps() const;
    /// "4 × 5 = 20 worlds"; empty while there is a problem.
    [[nodiscard]] QString productText() const;
    [[nodiscard]] QStringList state() const;
    void restoreState(const QStringList &state);
    void retranslateUi();

signals:
    void changed();
    void entered();

private:
    SweepRow *addRow();
    void removeRow(SweepRow *row);
    void refresh();

    std::vector<SweepRow *> m_rows;
    GeneratorKind m_generator = GeneratorId{}.kind;
    QVBoxLayout *m_column;
    QPushButton *m_add;
};

} // namespace cave
