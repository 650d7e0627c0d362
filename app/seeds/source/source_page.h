// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/seed_set.h"

#include <QString>
#include <QWidget>

#include <cstddef>
#include <optional>

class QSettings;

namespace cave {

/// What was entered on a page of the source panel comes to: a set, or why there is none.
struct SourceOutcome {
    std::optional<SeedSet> set;
    QString problem; ///< names the field and the reason; may be empty beside no set: nothing entered yet
    QString told;    ///< what the set holds, in words
};

/// Least width of the names beside fields, so that fields stand in one column; px.
inline constexpr int kFieldNameWidth = 76;

/// "1 seed", "2,500 seeds".
QString seedCountText(std::size_t count);

/// One kind of source of seeds.
class SourcePage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// The worlds that were asked for; `base` has the generator and the settings.
    [[nodiscard]] virtual SourceOutcome outcome(const WorldSpec &base) const = 0;
    /// True if the worlds bring their own generator and settings, so that `base` does not count.
    [[nodiscard]] virtual bool bringsSettings() const { return false; }
    virtual void setGenerator(GeneratorKind /*kind*/) {}
    virtual void saveState(QSettings &settings) const = 0;
    virtual void restoreState(const QSettings &settings) = 0;
    virtual void retranslateUi() = 0;

signals:
    void changed();
    /// Enter was pressed: the set is wanted at once.
    void entered();
};

} // namespace cave
