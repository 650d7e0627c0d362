// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/source/source_page.h"
#include "core/io/seeds/seed_library.h"
#include "editor/document/job_runner.h"

#include <memory>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace cave {

/// Seeds of the library: starred ones, those with a tag, or all. Those with the same generator and settings
/// form a set.
class KeptSource : public SourcePage {
    Q_OBJECT

public:
    explicit KeptSource(QWidget *parent);

    /// The content of the library, in the order to be shown.
    void setKept(const std::vector<KeptSeed> &kept);

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
    void fillTags();
    void regroup();
    [[nodiscard]] QString groupName(const Group &group) const;

    std::vector<KeptSeed> m_kept;
    std::vector<Group> m_groups;
    QString m_tagWanted; // from the saved state; its tag may appear later
    QLabel *m_whichLabel;
    QComboBox *m_which;
    QLabel *m_groupLabel;
    QComboBox *m_group;
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
    void retranslateUi() override;

private:
    using Seeds = Result<SeedList>;

    void choose();
    void read();
    [[nodiscard]] QString description() const;

    QLabel *m_label;
    QLineEdit *m_path;
    QPushButton *m_choose;
    QLabel *m_columnLabel;
    QLineEdit *m_column;
    std::shared_ptr<const Seeds> m_seeds; // none if no file was chosen
    JobRunner m_runner;
};

} // namespace cave
