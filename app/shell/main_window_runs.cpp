// The main window's part in runs that end: what is remembered of them, and playing again.

#include "app/play/play_page.h"
#include "app/play/run_end_panel.h"
#include "app/play/runs_dialog.h"
#include "app/shell/appearance.h"
#include "app/shell/banner.h"
#include "app/shell/main_window.h"
#include "app/shell/seed_words.h"
#include "app/shell/start_page.h"
#include "app/shell/world_name.h"
#include "core/io/run_history.h"
#include "core/io/world_file.h"
#include "editor/view/error_texts.h"

#include <QDateTime>

#include <algorithm>

namespace cave {
namespace {

constexpr const char *kRunsFile = "runs.db";

/// Better runs come first: more score, or the same in fewer turns.
bool isBetter(const RunRecord &run, const World &than)
{
    return run.score > than.player.experience ||
           (run.score == than.player.experience && run.turns < than.turn);
}

RunRecord recordOf(const World &world, const WorldSummary &file)
{
    const RunSummary summary = summaryOf(world);
    RunRecord record;
    record.endedMs = QDateTime::currentMSecsSinceEpoch();
    record.worldName = file.name;
    record.seed = seedText(world.spec);
    record.scenario = scenarioOf(world.spec.generator.kind);
    record.won = summary.won;
    record.score = summary.score;
    record.level = summary.level;
    record.floor = summary.floor;
    record.kills = summary.kills;
    record.treasures = summary.treasures;
    record.turns = summary.turns;
    record.playMs = file.playMs;
    return record;
}

} // namespace

void MainWindow::connectRuns()
{
    m_play->setRunPlace([this] { return runPlace(); });
    connect(m_play, &PlayPage::runEnded, this, &MainWindow::recordRun);
    connect(m_play, &PlayPage::playAgainRequested, this, &MainWindow::playAgain);
    connect(m_play, &PlayPage::leaveRequested, this, &MainWindow::showStart);
}

/// What is remembered of runs; null, and the banner tells why, if it can't be read.
RunHistory *MainWindow::runs()
{
    if (m_runs != nullptr)
        return m_runs.get();
    Result<RunHistory> opened = RunHistory::open(m_library.folder().parent_path() / kRunsFile);
    if (!opened) {
        m_log.error("runs", opened.error().message);
        m_banner->tell(Banner::Kind::Error, errorText(opened.error()));
        return nullptr;
    }
    m_runs = std::make_unique<RunHistory>(std::move(*opened));
    return m_runs.get();
}

void MainWindow::recordRun()
{
    RunHistory *history = runs();
    const Result<WorldSummary> file = WorldFile::summary(m_play->worldPath());
    if (history == nullptr || !file)
        return;
    const World &world = m_play->session()->session().world();
    const Result<bool> added =
        history->add(runKey(m_play->worldPath(), file->createdMs), recordOf(world, *file));
    if (!added) {
        m_log.error("runs", added.error().message);
        m_banner->tell(Banner::Kind::Warning, errorText(added.error()));
    }
}

/// The place of the run in the open world among all of its kind.
std::optional<RunPlace> MainWindow::runPlace()
{
    RunHistory *history = m_play->hasWorld() ? runs() : nullptr;
    if (history == nullptr)
        return std::nullopt;
    const Result<std::vector<RunRecord>> all = history->all();
    if (!all)
        return std::nullopt;
    const World &world = m_play->session()->session().world();
    const ScenarioKind scenario = scenarioOf(world.spec.generator.kind);
    RunPlace place{1, 0};
    for (const RunRecord &run : *all) {
        if (run.scenario != scenario)
            continue;
        ++place.runs;
        place.place += isBetter(run, world) ? 1 : 0;
    }
    return place.runs == 0 ? std::nullopt : std::optional(place);
}

/// Another world like the open one takes its place.
void MainWindow::playAgain(bool sameSeed)
{
    if (!m_play->hasWorld())
        return;
    WorldSpec spec = m_play->session()->session().world().spec;
    if (!sameSeed) {
        spec.seed = randomSeed().toStdString();
        spec.seedNumber.reset();
    }
    createWorld(nextWorldName(m_play->worldName(), m_start->worldNames()), spec);
}

void MainWindow::showRuns()
{
    RunHistory *history = runs();
    if (history == nullptr)
        return;
    if (m_runsDialog == nullptr)
        m_runsDialog = new RunsDialog(*history, this);
    m_runsDialog->setTheme(m_appearance->theme());
    m_runsDialog->refresh();
    m_runsDialog->show();
    m_runsDialog->raise();
    m_runsDialog->activateWindow();
}

} // namespace cave
