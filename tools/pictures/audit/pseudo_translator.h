// SPDX-License-Identifier: MIT
#pragma once

#include <QTranslator>

namespace cave {

/// What every pseudo-translated text begins with.
inline constexpr QChar kPseudoMark{0x27e6};

/// A language for tests: each text with accents, 40 % longer and between brackets, so that texts that are cut
/// or don't pass through translation stand out.
class PseudoTranslator : public QTranslator {
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    [[nodiscard]] QString translate(const char *context, const char *source, const char *disambiguation,
                                    int n) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace cave
