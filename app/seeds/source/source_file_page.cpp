// SPDX-License-Identifier: MIT
#include "app/seeds/source/source_file_page.h"

#include "app/seeds/source/field_texts.h"
#include "core/analysis/search/seed_set.h"
#include "core/base/small_file.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/core_text.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>

#include <algorithm>
#include <iterator>
#include <utility>

namespace cave {
namespace {

constexpr std::size_t kFirstShown = 3;
constexpr int kLongestShown = 24; // of one seed

Error failure(ErrorCode code, const QString &message)
{
    return {code, message.toStdString()};
}

/// Messages are shown unchanged, so they are translated here.
Result<SeedList> readSeedFile(const QString &path, const QString &column)
{
    const QString name = QFileInfo(path).fileName();
    const Result<std::string> text = readSmallFile(path.toStdU16String(), "list of seeds", kMaxSeedMebibytes);
    if (!text)
        return failure(
            text.error().code,
            FileSource::tr("“%1” can't be read: %2.").arg(name, messageText(text.error().message)));
    Result<SeedList> seeds = readSeedLines(*text, column.toStdString());
    if (!seeds)
        return failure(seeds.error().code,
                       FileSource::tr("“%1”: %2.").arg(name, messageText(seeds.error().message)));
    if (seeds->seeds.empty())
        return failure(ErrorCode::InvalidArgument, FileSource::tr("“%1” contains no seeds.").arg(name));
    return seeds;
}

} // namespace

FileSource::FileSource(QWidget *parent)
    : SourcePage(parent)
    , m_label(new QLabel(this))
    , m_path(named("source.path", new QLineEdit(this)))
    , m_choose(named("source.choose", new QPushButton(this)))
    , m_columnLabel(new QLabel(this))
    , m_column(named("source.column", new QLineEdit(this)))
{
    m_path->setDragEnabled(false);
    m_path->setAcceptDrops(false); // the whole panel accepts drops
    m_choose->setAutoDefault(false);
    m_label->setBuddy(m_path);
    m_columnLabel->setBuddy(m_column);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(kGrid);
    grid->setVerticalSpacing(kGrid);
    grid->addWidget(m_label, 0, 0, 1, 2);
    grid->addWidget(m_path, 1, 0);
    grid->addWidget(m_choose, 1, 1);
    auto *row = hbox(kGrid, {m_columnLabel, {m_column, 1}});
    grid->addLayout(row, 2, 0, 1, 2);
    connect(m_column, &QLineEdit::textChanged, this, &FileSource::read);
    connect(m_path, &QLineEdit::textChanged, this, &FileSource::read);
    connect(m_path, &QLineEdit::returnPressed, this, [this] {
        read(); // it may have been changed
        emit entered();
    });
    connect(m_choose, &QPushButton::clicked, this, &FileSource::choose);
}

void FileSource::setFile(const QString &path)
{
    if (m_path->text() == path)
        read();
    else
        m_path->setText(path);
}

void FileSource::choose()
{
    const QString folder = QFileInfo(m_path->text()).absolutePath();
    QFileDialog *dialog = askForFile(this, tr("A file with one seed per line"));
    dialog->setDirectory(folder);
    dialog->setNameFilter(tr("Text files (*.txt *.csv *.lst *.words);;All files (*)"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &FileSource::setFile);
    dialog->open();
}

void FileSource::read()
{
    const QString path = m_path->text().trimmed();
    const QString column = m_column->text().trimmed();
    m_runner.forgetAll();
    m_seeds.reset();
    if (!path.isEmpty())
        m_runner.run([path, column] { return std::make_shared<const Seeds>(readSeedFile(path, column)); },
                     [this](std::shared_ptr<const Seeds> seeds) {
                         m_seeds = std::move(seeds);
                         emit changed();
                     });
    emit changed();
}

SourceOutcome FileSource::outcome(const WorldSpec &base) const
{
    if (!m_seeds)
        return {{}, {}, m_runner.isBusy() ? tr("Reading…") : tr("Choose a text file, or drop one here.")};
    if (!*m_seeds)
        return {{}, tr("File: %1").arg(messageText(m_seeds->error().message)), {}};
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
        .arg(seedListText(**m_seeds), QFileInfo(m_path->text().trimmed()).fileName(),
             first.join(", ") + more);
}

void FileSource::saveState(QSettings &settings) const
{
    settings.setValue("file/path", m_path->text());
    settings.setValue("file/column", m_column->text());
}

void FileSource::restoreState(const QSettings &settings)
{
    m_column->setText(settings.value("file/column").toString());
    m_path->setText(settings.value("file/path").toString());
}

void FileSource::retranslateUi()
{
    m_label->setText(tr("F&ile with one seed per line"));
    m_choose->setText(tr("&Choose…"));
    m_path->setPlaceholderText(tr("Its path, or drop it here"));
    m_columnLabel->setText(tr("Column"));
    m_column->setPlaceholderText(tr("Whole lines"));
    m_column->setToolTip(
        tr("Number of a column, or its name in the first line; empty: whole lines are seeds"));
}

} // namespace cave

#include "moc_source_file_page.cpp"
