// SPDX-License-Identifier: MIT
#include "app/seeds/elsewhere/command_row.h"

#include "app/common/data_folders.h"
#include "app/seeds/search/search_texts.h"
#include "core/analysis/search/seed_line.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/base/result.h"
#include "core/io/files/atomic_file.h"
#include "core/io/files/folders.h"
#include "editor/view/form/field_note.h"
#include "editor/view/form/form.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"
#include "ui_elsewhere_dialog.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDialog>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <variant>

#include "moc_command_row.cpp"

namespace cave {
namespace {

struct FolderText {
    Q_DECLARE_TR_FUNCTIONS(FolderText)
};

constexpr const char *kSketchName = "sketch.txt";
constexpr const char *kSeedsName = "seeds.txt";

/// In the folder of the script; shards may run in another one.
QString inFolder(const char *name)
{
    return QStringLiteral("\"$PWD/%1\"").arg(QLatin1String(name));
}

QString optionsOf(const SearchRequest &request)
{
    return searchOptions(request, {inFolder(kSketchName), inFolder(kSeedsName), NamedGenerator::Always});
}

/// A script that goes to its folder first.
std::string script(const QString &purpose, const QString &command)
{
    const QString text =
        QStringLiteral("#!/usr/bin/env bash\n"
                       "# %1\n"
                       "# CAVEGAME_CLI  the program to run (default: cavegame-cli)\n"
                       "set -euo pipefail\n"
                       "case \"${CAVEGAME_CLI:-}\" in\n"
                       "*/*) CAVEGAME_CLI=$(readlink -f \"$CAVEGAME_CLI\") && export CAVEGAME_CLI ;;\n"
                       "esac\n"
                       "cd \"$(dirname \"$(readlink -f \"$0\")\")\"\n"
                       "%2\n");
    return text.arg(purpose, command).toStdString();
}

std::string readMe(const SearchRequest &request)
{
    return FolderText::tr("A Cave Game search for: %1\n"
                          "\n"
                          "Copy this folder to the machine that will run it, and run one of these scripts\n"
                          "there:\n"
                          "\n"
                          "  here.sh      on that machine, on all of its cores\n"
                          "  parallel.sh  with GNU parallel; with --hosts alpha,beta on several machines,\n"
                          "               which must have this folder at the same path (add --shared if\n"
                          "               it is on one file system)\n"
                          "  slurm.sh     with Slurm, on nodes that share this folder\n"
                          "\n"
                          "All machines need the same version of cavegame-cli; if it isn't in PATH, set\n"
                          "CAVEGAME_CLI. After an interruption, run the same command again.\n"
                          "\n"
                          "To see the results, found/all.ndjson, choose Open results in the Saved menu\n"
                          "under Seeds > Search.\n")
        .arg(wantedText(request))
        .toStdString();
}

std::string clusterScript(const std::string &name)
{
    QFile file(":/cluster/" + QString::fromStdString(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// The names of the results of all shards must fit into a command line.
inline constexpr std::int64_t kMaxSearchShards = 10'000;

/// Whether a search can be run by `cavegame-cli`, and ends.
bool canSearchElsewhere(const SearchRequest &request)
{
    return request.seeds.size() < SeedSet::kMaxSize && !optionsOf(request).isEmpty();
}

/// Whether a list of seeds can be a file with a line each; true for other sets.
bool areSeedsLines(const SeedSet &seeds)
{
    const auto *list = std::get_if<SeedSet::List>(&seeds.source());
    return list == nullptr || std::ranges::all_of(list->seeds(), isSeedLine);
}

/// Creates a folder with scripts that run a search on another machine, with GNU parallel or with Slurm, with
/// its sketch and seeds, and with a description. Shards have no limit, as they don't know of each other's
/// matches. Call only if `canSearchElsewhere` and `areSeedsLines`. `shards`: 1 .. kMaxSearchShards. Errors:
/// those of `writeNewFolder`.
Result<void> writeSearchFolder(const SearchRequest &request, std::int64_t shards,
                               const std::filesystem::path &folder)
{
    const QString options = optionsOf(request) + QStringLiteral(" --near %1").arg(request.keepNear);
    const QString limit = request.limit > 0 ? QStringLiteral(" --limit %1").arg(request.limit) : QString();
    const QString sharded = QStringLiteral("exec bash ./%1 --shards %2 --folder found \"$@\" -- \\\n    %3");
    std::map<std::string, std::string> files;
    files["README.txt"] = readMe(request);
    files["here.sh"] =
        script("Searches on this machine. The same command again resumes an interrupted search.",
               "mkdir -p found\nexec \"${CAVEGAME_CLI:-cavegame-cli}\" search \\\n    " + options + limit +
                   " \\\n    --out found/all.ndjson --state found/here.state \"$@\"");
    files["parallel.sh"] = script("Searches with GNU parallel; for its options, see search_parallel.sh.",
                                  sharded.arg("search_parallel.sh", QString::number(shards), options));
    files["slurm.sh"] = script("Searches with Slurm; for its options, see search_slurm.sh.",
                               sharded.arg("search_slurm.sh", QString::number(shards), options));
    for (const char *name :
         {"search_parallel.sh", "search_slurm.sh", "shards.sh", "slurm_merge.sh", "slurm_shard.sh"})
        files[name] = clusterScript(name);
    if (request.sketch)
        files[kSketchName] = request.sketch->query().pattern.text();
    if (const auto *list = std::get_if<SeedSet::List>(&request.seeds.source())) {
        for (const std::string &seed : list->seeds())
            files[kSeedsName] += lineOfSeed(seed) + '\n';
    }
    return writeNewFolder(files, folder);
}

constexpr int kUsualShards = 16;

constexpr QLatin1String kCopiedSketch("sketch.txt");

QString commandOf(const SearchRequest &request, const QString &sketchFile)
{
    return searchCommand(request, {QString::fromStdString(shellWord(sketchFile.toStdString())), {}});
}

} // namespace

/// Asks in how many shards a search runs elsewhere, and writes its folder.
class ElsewhereDialog : public QDialog {
    Q_OBJECT

public:
    /// `canSearchElsewhere(request)` must hold.
    explicit ElsewhereDialog(SearchRequest request, QWidget *parent = nullptr)
        : QDialog(parent)
        , m_request(std::move(request))
    {
        setUpForm(m_ui, *this);
        setAttribute(Qt::WA_DeleteOnClose);
        m_ui.search->setText(wantedText(m_request));
        m_ui.seeds->setText(shownNumber(m_request.seeds.size()));
        m_ui.elsewhere_shards->setRange(1, kMaxSearchShards);
        m_ui.elsewhere_shards->setValue(kUsualShards);
        m_write = named("elsewhere.write",
                        m_ui.buttons->addButton(tr("&Write folder…"), QDialogButtonBox::AcceptRole));
        m_write->setDefault(true);
        connect(m_ui.elsewhere_shards, &QLineEdit::textChanged, this, &ElsewhereDialog::refresh);
        connect(m_write, &QPushButton::clicked, this, &ElsewhereDialog::askForFolder);
        connect(m_ui.buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        refresh();
    }

signals:
    void written(const QString &folder);

private:
    void refresh()
    {
        const QString wrong = m_ui.elsewhere_shards->problem(tr("Shards"));
        m_write->setEnabled(wrong.isEmpty());
        if (!wrong.isEmpty())
            m_ui.elsewhere_note->warn(wrong);
        else if (m_request.limit > 0)
            m_ui.elsewhere_note->report(
                tr("Only here.sh stops after %Ln matches: shards don't know what the others have found.",
                   nullptr, pluralCount(m_request.limit)));
        else
            m_ui.elsewhere_note->report({});
    }

    void askForFolder()
    {
        QFileDialog *dialog =
            askToSave(this, tr("Write folder"), {}, {}, tr("cave-search", "the name of a folder"));
        dialog->setOption(QFileDialog::DontConfirmOverwrite); // nothing is replaced
        dialog->setLabelText(QFileDialog::FileName, tr("Folder name:"));
        connect(dialog, &QFileDialog::fileSelected, this, &ElsewhereDialog::write);
        dialog->open();
    }

    void write(const QString &folder)
    {
        if (!areSeedsLines(m_request.seeds))
            return m_ui.elsewhere_note->warn(
                tr("A seed of the list is empty or has several lines, so a file can't hold it."));
        if (const Result<void> done =
                writeSearchFolder(m_request, *m_ui.elsewhere_shards->value(), toPath(folder));
            !done)
            return m_ui.elsewhere_note->warn(withReason(tr("The folder can't be written."), done.error()));
        emit written(folder);
        accept();
    }

    SearchRequest m_request;
    Ui::ElsewhereDialog m_ui;
    QPushButton *m_write = nullptr;
};

CommandRow::CommandRow(FieldNote &note, QWidget *parent) : QWidget(parent), m_note(note)
{
    vbox(*this, kGrid, kNoMargins, {});
    m_copy = addButton("search.copy", "duplicate");
    m_elsewhere = addButton("search.elsewhere", "host");
    connect(m_copy, &QToolButton::clicked, this, &CommandRow::copyCommand);
    connect(m_elsewhere, &QToolButton::clicked, this, &CommandRow::searchElsewhere);
    bindTexts(*this, [this] {
        m_copy->setText(tr("Cop&y as command"));
        m_elsewhere->setText(tr("Search e&lsewhere…"));
        refresh();
    });
}

QToolButton *CommandRow::addButton(const QString &id, const QString &icon)
{
    auto *button = new QToolButton(this);
    button->setObjectName(id);
    button->setIcon(namedIcon(icon));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    layout()->addWidget(button);
    layout()->setAlignment(button, Qt::AlignLeft);
    return button;
}

void CommandRow::setRequest(std::optional<SearchRequest> request)
{
    m_request = std::move(request);
    refresh();
}

void CommandRow::refresh()
{
    m_command = m_request ? commandOf(*m_request, QString(kCopiedSketch)) : QString();
    m_copy->setEnabled(!m_command.isEmpty());
    m_elsewhere->setEnabled(m_request && canSearchElsewhere(*m_request));
    const QString missing = tr("Enter a condition first");
    m_copy->setToolTip(!m_request ? missing
                       : m_command.isEmpty()
                           ? tr("A command can search only numbers and random seeds, without "
                                "level files of your own")
                       : m_request->sketch ? tr("Saves the sketch to a file and copies:") + u' ' + m_command
                                           : m_command);
    m_elsewhere->setToolTip(!m_request ? missing
                            : m_elsewhere->isEnabled()
                                ? tr("Write scripts that run this search on other machines")
                                : tr("Only a number of seeds, random seeds or a list can be "
                                     "searched elsewhere, without level files of your own"));
}

/// A sketch has to be in a file first.
void CommandRow::copyCommand()
{
    if (!m_request->sketch)
        return QGuiApplication::clipboard()->setText(m_command);
    QFileDialog *dialog = askToSave(this, tr("Save the sketch for the command"), {}, QStringLiteral("txt"),
                                    QString(kCopiedSketch));
    connect(dialog, &QFileDialog::fileSelected, this, &CommandRow::copyCommandWith);
    dialog->open();
}

void CommandRow::copyCommandWith(const QString &sketchFile)
{
    if (!m_request || !m_request->sketch)
        return;
    const SketchQuery &query = m_request->sketch->query();
    if (const Result<void> written = writeFileAtomically(toPath(sketchFile), query.pattern.text()); !written)
        return m_note.warn(withReason(tr("The sketch can't be saved."), written.error()));
    QGuiApplication::clipboard()->setText(commandOf(*m_request, sketchFile));
    m_note.report(tr("The command is copied; its sketch is in %1.").arg(sketchFile));
}

void CommandRow::searchElsewhere()
{
    auto *dialog = new ElsewhereDialog(*m_request, this);
    connect(dialog, &ElsewhereDialog::written, this, [this](const QString &folder) {
        m_note.report(tr("Wrote the folder %1. Its README.txt says how to run the search.").arg(folder));
    });
    dialog->open();
}

} // namespace cave

#include "command_row.moc"
