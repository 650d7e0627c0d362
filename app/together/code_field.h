// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>
#include <QString>

namespace cave {

/// A field for a join code, which completes its words.
class CodeField : public QLineEdit {
    Q_OBJECT

public:
    explicit CodeField(QWidget *parent = nullptr);

    /// The code in its normal form; empty if there is a `problem`.
    [[nodiscard]] QString code() const;
    /// Why what was entered isn't a code; empty if it is.
    [[nodiscard]] QString problem() const;
};

} // namespace cave
