// SPDX-License-Identifier: MIT
#include "app/seeds/source/source_kept_page.h"

#include "app/common/generator_texts.h"
#include "app/seeds/source/field_texts.h"
#include "editor/view/form/named.h"
#include "editor/view/style/field_labels.h"
#include "editor/view/style/type_scale.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSettings>
#include <QSignalBlocker>

#include <algorithm>
#include <iterator>
#include <set>

namespace cave {
namespace {

const QString kAll = QStringLiteral("all");
const QString kStarred = QStringLiteral("starred");
const QString kTag = QStringLiteral("tag:"); // followed by the tag

WorldSpec withoutSeed(WorldSpec spec)
{
    spec.seed.clear();
    return spec;
}

} // namespace

KeptSource::KeptSource(QWidget *parent)
    : SourcePage(parent)
    , m_whichLabel(new FieldName(kFieldNameWidth, this))
    , m_which(named("source.kept", new QComboBox(this)))
    , m_groupLabel(new FieldName(kFieldNameWidth, this))
    , m_group(named("source.keptGroup", new QComboBox(this)))
{
    m_whichLabel->setBuddy(m_which);
    m_groupLabel->setBuddy(m_group);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(3 * kGrid);
    form->setVerticalSpacing(2 * kGrid);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(m_whichLabel, m_which);
    form->addRow(m_groupLabel, m_group);
    for (QComboBox *combo : {m_which, m_group}) {
        combo->setMinimumContentsLength(8);
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    }
    fillTags();
    connect(m_which, &QComboBox::currentIndexChanged, this, [this] {
        m_tagWanted.clear();
        regroup();
        emit changed();
    });
    connect(m_group, &QComboBox::currentIndexChanged, this, &SourcePage::changed);
}

void KeptSource::setKept(const std::vector<KeptSeed> &kept)
{
    m_kept = kept;
    fillTags();
    regroup();
    emit changed();
}

void KeptSource::fillTags()
{
    const QString before = m_tagWanted.isEmpty() ? m_which->currentData().toString() : m_tagWanted;
    std::set<std::string> tags;
    for (const KeptSeed &kept : m_kept)
        tags.insert(kept.marks.tags.begin(), kept.marks.tags.end());
    const QSignalBlocker quiet(m_which);
    m_which->clear();
    m_which->addItem(tr("All saved seeds"), kAll);
    m_which->addItem(tr("Starred"), kStarred);
    for (const std::string &tag : tags)
        m_which->addItem(tr("Tag: %1").arg(QString::fromStdString(tag)), kTag + QString::fromStdString(tag));
    m_which->setCurrentIndex(std::max(0, m_which->findData(before)));
}

bool KeptSource::isWanted(const KeptSeed &kept) const
{
    const QString which = m_which->currentData().toString();
    if (kept.spec.seedNumber) // there is no text
        return false;
    if (which == kStarred)
        return kept.marks.starred;
    if (!which.startsWith(kTag))
        return true;
    const std::string tag = which.mid(kTag.size()).toStdString();
    return std::find(kept.marks.tags.begin(), kept.marks.tags.end(), tag) != kept.marks.tags.end();
}

void KeptSource::regroup()
{
    const int before = m_group->currentIndex();
    m_groups.clear();
    for (const KeptSeed &kept : m_kept) {
        if (!isWanted(kept))
            continue;
        const WorldSpec base = withoutSeed(kept.spec);
        auto group = std::find_if(m_groups.begin(), m_groups.end(),
                                  [&base](const Group &known) { return known.base == base; });
        if (group == m_groups.end())
            group = m_groups.insert(m_groups.end(), {base, {}});
        group->seeds.push_back(kept.spec.seed);
    }
    const QSignalBlocker quiet(m_group);
    m_group->clear();
    for (const Group &group : m_groups)
        m_group->addItem(groupName(group));
    const auto count = static_cast<int>(m_groups.size());
    m_group->setCurrentIndex(before >= 0 && before < count ? before : std::min(0, count - 1));
    m_group->setVisible(count > 1);
    m_groupLabel->setVisible(count > 1);
}

QString KeptSource::groupName(const Group &group) const
{
    const GeneratorKind kind = group.base.generator.kind;
    QString name = generatorLabel(kind);
    const WorldSettings usual = defaultSettings(kind);
    QStringList differences;
    for (const SettingInfo &info : settingsOf(kind)) {
        if (info.get(usual) != info.get(group.base.settings))
            differences +=
                QStringLiteral("%1 %2").arg(QString::fromStdString(std::string(info.key)),
                                            QString::fromStdString(settingText(info, group.base.settings)));
    }
    if (!differences.isEmpty())
        name += QStringLiteral(", ") + differences.join(", ");
    return tr("%1 (%2)").arg(name, QString::number(group.seeds.size()));
}

SourceOutcome KeptSource::outcome(const WorldSpec & /*base*/) const
{
    if (m_groups.empty()) {
        return {{},
                {},
                m_kept.empty() ? tr("No saved seeds yet. Star a seed, tag it or add a note.")
                               : tr("No matching saved seeds.")};
    }
    const Group &group = m_groups[static_cast<std::size_t>(std::max(0, m_group->currentIndex()))];
    return {SeedSet::list(group.base, group.seeds), {}, seedCountText(std::ssize(group.seeds))};
}

void KeptSource::saveState(QSettings &settings) const
{
    settings.setValue("kept/which", m_which->currentData());
}

void KeptSource::restoreState(const QSettings &settings)
{
    m_tagWanted = settings.value("kept/which").toString();
    fillTags();
    regroup();
}

void KeptSource::retranslateUi()
{
    m_whichLabel->setText(tr("&Which"));
    m_groupLabel->setText(tr("Ge&nerator"));
    fillTags();
    regroup();
}

} // namespace cave

#include "moc_source_kept_page.cpp"
