// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>
#include <QString>

#include <cstdint>
#include <limits>
#include <optional>

namespace cave {

/// A line to type a whole number into that a QSpinBox is too small for: any of 64 bits, exactly. Blanks and
/// the language's group marks are skipped; Up and Down count.
class NumberEdit : public QLineEdit {
    Q_OBJECT

public:
    explicit NumberEdit(const QString &id, QWidget *parent = nullptr);

    /// Both ends included; all of 64 bits before it is called.
    void setRange(std::int64_t least, std::int64_t most);
    void setValue(std::int64_t value);
    /// None while what is typed is no number of the range.
    [[nodiscard]] std::optional<std::int64_t> value() const;
    /// Why there is none, `name` being what the field asks for: "Count: …"; empty if there is one.
    [[nodiscard]] QString problem(const QString &name) const;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void step(std::int64_t by);

    std::int64_t m_least = std::numeric_limits<std::int64_t>::min();
    std::int64_t m_most = std::numeric_limits<std::int64_t>::max();
};

} // namespace cave
