// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/seed_set.h"
#include "core/base/geometry.h"
#include "core/io/seeds/seed_library.h"
#include "editor/document/job_runner.h"
#include "ui_file_source.h"
#include "ui_kept_source.h"

#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

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

/// Integers as seeds: first, count, and last, of which the latter two depend on each other.
SourcePage *newNumbersSource(QWidget *parent);
/// Seeds typed or pasted, one per line. A line may also be a link to a world, see `SeedLink`.
SourcePage *newListSource(QWidget *parent);
/// Pairs of words that are easy to say.
SourcePage *newWordsSource(QWidget *parent);
/// Random seeds; the same draw number gives the same seeds.
SourcePage *newRandomSource(QWidget *parent);
/// One seed under every combination of some settings.
SourcePage *newSweepSource(QWidget *parent);

/// Seeds of the library: starred ones, those with a tag, or all. Those with the same generator and settings
/// form a set.
class KeptSource : public SourcePage {
    Q_OBJECT

public:
    explicit KeptSource(QWidget *parent);

    /// The content of the library, in the order to be shown.
    void setKept(const std::vector<KeptSeed> &kept);
    /// The same after a change of this world's marks. A world that no longer matches stays until something
    /// else is chosen: its marks may be in the middle of being rewritten.
    void followKept(const std::vector<KeptSeed> &kept, const WorldSpec &changed);

    [[nodiscard]] SourceOutcome outcome(const WorldSpec &base) const override;
    [[nodiscard]] bool bringsSettings() const override { return true; }
    void saveState(QSettings &settings) const override;
    void restoreState(const QSettings &settings) override;
    void retranslateUi() override;

private:
    /// Worlds that differ only in their seeds.
    struct Group {
        WorldSpec base;
        std::vector<WorldSpec> worlds;
    };

    [[nodiscard]] bool isWanted(const KeptSeed &kept) const;
    void fillTags(const QString &wanted);
    void regroup();
    [[nodiscard]] std::optional<WorldSpec> chosenBase() const;
    void listGroups(const std::optional<WorldSpec> &chosen);
    [[nodiscard]] QString groupName(const Group &group) const;

    std::vector<KeptSeed> m_kept;
    std::vector<Group> m_groups;
    Ui::KeptSource m_ui;
};

/// Seeds from a text file, one per line or in a column of a table. Read off the interface thread.
class FileSource : public SourcePage {
    Q_OBJECT

public:
    explicit FileSource(QWidget *parent);

    /// Reads this file instead of the previous one.
    void setFile(const QString &path);

    [[nodiscard]] SourceOutcome outcome(const WorldSpec &base) const override;
    void saveState(QSettings &settings) const override;
    void restoreState(const QSettings &settings) override;
    void retranslateUi() override { m_ui.retranslateUi(this); }

private:
    using Seeds = Result<SeedList>;

    void choose();
    void read();
    [[nodiscard]] QString description() const;

    Ui::FileSource m_ui;
    std::shared_ptr<const Seeds> m_seeds; // none if no file was chosen
    JobRunner m_runner;
};

} // namespace cave
