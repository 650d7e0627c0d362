// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/seed_set.h"
#include "core/base/geometry.h"

#include <QString>
#include <QWidget>

#include <optional>

class QSettings;

namespace cave {

/// The result of a page of the source panel: a set, or why there is none.
struct SourceOutcome {
    std::optional<SeedSet> set;
    QString problem; ///< names the field and the reason; may be empty without a set if nothing was entered
                     ///< yet
    QString description;                          ///< of the set
    std::optional<WorldPos> place = std::nullopt; ///< to be shown in its first world
};

/// The minimum width of labels next to fields, so that fields line up; px.
inline constexpr int kFieldNameWidth = 76;

/// One kind of source of seeds.
class SourcePage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// The requested worlds; `base` has the generator and the settings.
    [[nodiscard]] virtual SourceOutcome outcome(const WorldSpec &base) const = 0;
    /// True if the worlds have their own generator and settings, so that `base` is ignored.
    [[nodiscard]] virtual bool bringsSettings() const { return false; }
    virtual void setGenerator(GeneratorKind /*kind*/) {}
    virtual void saveState(QSettings &settings) const = 0;
    virtual void restoreState(const QSettings &settings) = 0;
    virtual void retranslateUi() = 0;

signals:
    /// The user changed something.
    void changed();
    /// Something was read or stored elsewhere.
    void arrived();
    /// Enter was pressed: the set should be used at once.
    void entered();
};

} // namespace cave
