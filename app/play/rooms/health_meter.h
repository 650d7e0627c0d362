// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace cave {

/// Health as a bar with its number.
class HealthMeter : public QWidget {
    Q_OBJECT

public:
    explicit HealthMeter(QWidget *parent = nullptr);

    /// `whole` is at least 1.
    void show(int health, int whole);
    [[nodiscard]] QString text() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_health = 0;
    int m_whole = 1;
};

} // namespace cave
