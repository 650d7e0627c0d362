// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/source/source_page.h"
#include "core/io/seeds/seed_library.h"

#include <vector>

class QComboBox;
class QLabel;

namespace cave {

/// Seeds of the library: starred ones, those with a tag, or all. Those with the same generator and settings
/// form a set.
class KeptSource : public SourcePage {
    Q_OBJECT

public:
    explicit KeptSource(QWidget *parent);

    /// The content of the library, the latest change first.
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
        std::vector<std::string> seeds;
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

} // namespace cave
