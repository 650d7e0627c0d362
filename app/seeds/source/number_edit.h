// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>
#include <QString>

#include <cstdint>
#include <limits>
#include <optional>

namespace cave {

/// A line edit for 64-bit integers, for which QSpinBox is too small. Ignores spaces and the language's group
/// separators; Up and Down step.
class NumberEdit : public QLineEdit {
    Q_OBJECT

public:
    explicit NumberEdit(QWidget *parent = nullptr);

    /// Both ends are included; all 64-bit integers by default.
    void setRange(std::int64_t least, std::int64_t most);
    void setValue(std::int64_t value);
    /// None while the text is not a number in the range.
    [[nodiscard]] std::optional<std::int64_t> value() const;
    /// Why there is no value, with `name` as the field's name: "Count: …"; empty if there is one.
    [[nodiscard]] QString problem(const QString &name) const;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void step(std::int64_t by);

    std::int64_t m_least = std::numeric_limits<std::int64_t>::min();
    std::int64_t m_most = std::numeric_limits<std::int64_t>::max();
};

} // namespace cave
