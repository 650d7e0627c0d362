// SPDX-License-Identifier: MIT
#include "app/common/generator_texts.h"
#include "app/seeds/source/setting_values.h"
#include "app/seeds/source/source_page.h"
#include "core/analysis/search/seed_set.h"
#include "core/base/small_file.h"
#include "editor/view/form/form.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QSignalBlocker>

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "moc_source_page.cpp"

namespace cave {
namespace {

const QString kAll = QStringLiteral("all");
const QString kStarred = QStringLiteral("starred");
const QString kTag = QStringLiteral("tag:"); // followed by the tag

WorldSpec withoutSeed(WorldSpec spec)
{
    spec.seed.clear();
    spec.seedNumber.reset();
    return spec;
}

/// A list has smaller files of its searches, but its seeds are texts.
SeedSet setOf(const std::vector<WorldSpec> &worlds)
{
    std::vector<std::string> seeds;
    for (const WorldSpec &spec : worlds) {
        if (spec.seedNumber)
            return SeedSet::worlds(worlds);
        seeds.push_back(spec.seed);
    }
    return SeedSet::list(withoutSeed(worlds.front()), std::move(seeds));
}

constexpr std::size_t kFirstShown = 3;
constexpr int kLongestShown = 24; // of one seed

Result<SeedList> readSeedFile(const QString &path, const QString &column)
{
    const auto text = CAVE_TRY(readSmallFile(path.toStdU16String(), "list of seeds", kMaxSeedMebibytes));
    return readSeedLines(text, column.toStdString());
}

QString problemText(const Result<SeedList> &seeds, const QString &name)
{
    if (seeds)
        return seeds->seeds.empty() ? FileSource::tr("“%1” contains no seeds.").arg(name) : QString();
    const QString why = messageText(seeds.error().message);
    return seeds.error().code == ErrorCode::InvalidArgument
               ? FileSource::tr("“%1”: %2.").arg(name, why)
               : FileSource::tr("“%1” can't be read: %2.").arg(name, why);
}

} // namespace

KeptSource::KeptSource(QWidget *parent) : SourcePage(parent)
{
    setUpForm(m_ui, *this);
    fillTags(kAll);
    connect(m_ui.source_kept, &QComboBox::currentIndexChanged, this, [this] {
        regroup();
        emit changed();
    });
    connect(m_ui.source_keptGroup, &QComboBox::currentIndexChanged, this, &SourcePage::changed);
}

void KeptSource::setKept(const std::vector<KeptSeed> &kept)
{
    m_kept = kept;
    fillTags(m_ui.source_kept->currentData().toString());
    regroup();
    emit arrived();
}

void KeptSource::followKept(const std::vector<KeptSeed> &kept, const WorldSpec &changed)
{
    m_kept = kept;
    fillTags(m_ui.source_kept->currentData().toString());
    const std::optional<WorldSpec> chosen = chosenBase();
    const WorldSpec base = withoutSeed(changed);
    auto group = std::ranges::find(m_groups, base, &Group::base);
    const bool known =
        group != m_groups.end() && std::ranges::find(group->worlds, changed) != group->worlds.end();
    const auto now = std::ranges::find(m_kept, changed, &KeptSeed::spec);
    if (!known && now != m_kept.end() && isWanted(*now)) { // the latest is the first
        if (group == m_groups.end())
            group = m_groups.insert(m_groups.begin(), {base, {}});
        group->worlds.insert(group->worlds.begin(), changed);
    }
    listGroups(chosen);
    emit arrived();
}

/// The tag that is wanted is listed even if no seed has it, now or yet.
void KeptSource::fillTags(const QString &wanted)
{
    std::set<std::string> tags;
    for (const KeptSeed &kept : m_kept)
        tags.insert(kept.marks.tags.begin(), kept.marks.tags.end());
    const QSignalBlocker quiet(m_ui.source_kept);
    m_ui.source_kept->clear();
    m_ui.source_kept->addItem(tr("All saved seeds"), kAll);
    m_ui.source_kept->addItem(tr("Starred"), kStarred);
    for (const std::string &tag : tags)
        m_ui.source_kept->addItem(tr("Tag: %1").arg(QString::fromStdString(tag)),
                                  kTag + QString::fromStdString(tag));
    if (wanted.startsWith(kTag) && m_ui.source_kept->findData(wanted) < 0)
        m_ui.source_kept->addItem(tr("Tag: %1").arg(wanted.mid(kTag.size())), wanted);
    m_ui.source_kept->setCurrentIndex(std::max(0, m_ui.source_kept->findData(wanted)));
}

bool KeptSource::isWanted(const KeptSeed &kept) const
{
    const QString which = m_ui.source_kept->currentData().toString();
    if (which == kStarred)
        return kept.marks.starred;
    if (!which.startsWith(kTag))
        return true;
    const std::string tag = which.mid(kTag.size()).toStdString();
    return std::find(kept.marks.tags.begin(), kept.marks.tags.end(), tag) != kept.marks.tags.end();
}

std::optional<WorldSpec> KeptSource::chosenBase() const
{
    const int index = m_ui.source_keptGroup->currentIndex();
    return index < 0 ? std::nullopt : std::optional(m_groups[static_cast<std::size_t>(index)].base);
}

void KeptSource::regroup()
{
    const std::optional<WorldSpec> chosen = chosenBase();
    m_groups.clear();
    for (const KeptSeed &kept : m_kept) {
        if (!isWanted(kept))
            continue;
        const WorldSpec base = withoutSeed(kept.spec);
        auto group = std::find_if(m_groups.begin(), m_groups.end(),
                                  [&base](const Group &known) { return known.base == base; });
        if (group == m_groups.end())
            group = m_groups.insert(m_groups.end(), {base, {}});
        group->worlds.push_back(kept.spec);
    }
    listGroups(chosen);
}

void KeptSource::listGroups(const std::optional<WorldSpec> &chosen)
{
    const QSignalBlocker quiet(m_ui.source_keptGroup);
    m_ui.source_keptGroup->clear();
    for (const Group &group : m_groups)
        m_ui.source_keptGroup->addItem(groupName(group));
    const auto found = chosen ? std::ranges::find(m_groups, *chosen, &Group::base) : m_groups.end();
    if (found != m_groups.end())
        m_ui.source_keptGroup->setCurrentIndex(static_cast<int>(found - m_groups.begin()));
    m_ui.source_keptGroup->setVisible(m_groups.size() > 1);
    m_ui.groupName->setVisible(m_groups.size() > 1);
}

QString KeptSource::groupName(const Group &group) const
{
    const GeneratorKind kind = group.base.generator.kind;
    QString name = generatorLabel(kind);
    if (group.base.generator != generatorOfNewWorlds(kind))
        name += QStringLiteral(", ") + tr("version %1").arg(group.base.generator.version);
    const WorldSettings usual = defaultSettings(kind);
    QStringList differences;
    for (const SettingInfo &info : settingsOf(kind)) {
        if (info.get(usual) != info.get(group.base.settings))
            differences += QStringLiteral("%1 %2").arg(
                settingLabel(info), shownSettingValue(info, info.get(group.base.settings)));
    }
    if (!differences.isEmpty())
        name += QStringLiteral(", ") + differences.join(", ");
    return tr("%1 (%2)").arg(name, QString::number(group.worlds.size()));
}

SourceOutcome KeptSource::outcome(const WorldSpec & /*base*/) const
{
    if (m_groups.empty()) {
        return {{},
                {},
                m_kept.empty() ? tr("No saved seeds yet. Star a seed, tag it or add a note.")
                               : tr("No matching saved seeds.")};
    }
    const Group &group =
        m_groups[static_cast<std::size_t>(std::max(0, m_ui.source_keptGroup->currentIndex()))];
    return {setOf(group.worlds), {}, seedCountText(std::ssize(group.worlds))};
}

void KeptSource::saveState(QSettings &settings) const
{
    settings.setValue("kept/which", m_ui.source_kept->currentData());
}

void KeptSource::restoreState(const QSettings &settings)
{
    fillTags(settings.value("kept/which").toString());
    regroup();
}

void KeptSource::retranslateUi()
{
    m_ui.retranslateUi(this);
    fillTags(m_ui.source_kept->currentData().toString());
    regroup();
}

FileSource::FileSource(QWidget *parent) : SourcePage(parent)
{
    setUpForm(m_ui, *this); // its field takes no drops, as the whole panel does
    connect(m_ui.source_column, &QLineEdit::textChanged, this, &FileSource::read);
    connect(m_ui.source_path, &QLineEdit::textChanged, this, &FileSource::read);
    connect(m_ui.source_path, &QLineEdit::returnPressed, this, [this] {
        read(); // it may have been changed
        emit entered();
    });
    connect(m_ui.source_choose, &QPushButton::clicked, this, &FileSource::choose);
}

void FileSource::setFile(const QString &path)
{
    if (m_ui.source_path->text() == path)
        read();
    else
        m_ui.source_path->setText(path);
}

void FileSource::choose()
{
    const QString folder = QFileInfo(m_ui.source_path->text()).absolutePath();
    QFileDialog *dialog = askToOpen(this, tr("A file with one seed per line"),
                                    {tr("Text files (*.txt *.csv *.lst *.words);;All files (*)")});
    dialog->setDirectory(folder);
    connect(dialog, &QFileDialog::fileSelected, this, &FileSource::setFile);
    dialog->open();
}

void FileSource::read()
{
    const QString path = m_ui.source_path->text().trimmed();
    const QString column = m_ui.source_column->text().trimmed();
    m_runner.forgetAll();
    m_seeds.reset();
    if (!path.isEmpty())
        m_runner.run([path, column] { return std::make_shared<const Seeds>(readSeedFile(path, column)); },
                     [this](std::shared_ptr<const Seeds> seeds) {
                         m_seeds = std::move(seeds);
                         emit arrived();
                     });
    emit changed();
}

SourceOutcome FileSource::outcome(const WorldSpec &base) const
{
    if (!m_seeds)
        return {{}, {}, m_runner.isBusy() ? tr("Reading…") : tr("Choose a text file, or drop one here.")};
    if (const QString why = problemText(*m_seeds, QFileInfo(m_ui.source_path->text().trimmed()).fileName());
        !why.isEmpty())
        return {{}, tr("File: %1").arg(why), {}};
    return {SeedSet::list(base, (*m_seeds)->seeds), {}, description()};
}

QString FileSource::description() const
{
    const std::vector<std::string> &seeds = (*m_seeds)->seeds;
    QStringList first;
    for (std::size_t i = 0; i < std::min(seeds.size(), kFirstShown); ++i) {
        const QString seed = QString::fromStdString(seeds[i]);
        first += seed.size() > kLongestShown ? seed.left(kLongestShown) + "…" : seed;
    }
    const QString more = seeds.size() > kFirstShown ? QStringLiteral(" …") : QString();
    return tr("%1 in %2: %3")
        .arg(seedListText(**m_seeds), QFileInfo(m_ui.source_path->text().trimmed()).fileName(),
             first.join(", ") + more);
}

void FileSource::saveState(QSettings &settings) const
{
    settings.setValue("file/path", m_ui.source_path->text());
    settings.setValue("file/column", m_ui.source_column->text());
}

void FileSource::restoreState(const QSettings &settings)
{
    m_ui.source_column->setText(settings.value("file/column").toString());
    m_ui.source_path->setText(settings.value("file/path").toString());
}

} // namespace cave
