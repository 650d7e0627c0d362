// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <cstdint>

namespace cave {

/// What a meter shows, which determines its colour and name.
enum class MeterKind : std::uint8_t { Health, Armour };

/// Health or armour as a bar with its number.
class HealthMeter : public QWidget {
    Q_OBJECT

public:
    explicit HealthMeter(QWidget *parent = nullptr, MeterKind kind = MeterKind::Health);

    /// `whole` is at least 1.
    void show(int health, int whole);
    /// Whether the number has its name before it, where no label beside it says so.
    void setNamed(bool on);
    [[nodiscard]] QString text() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void nameIt();

    const MeterKind m_kind;
    int m_health = 0;
    int m_whole = 1;
    bool m_named = false;
};

} // namespace cave
