// The main window's part in runs that end: what is remembered of them, and playing again.

#include "app/common/banner.h"
#include "app/common/seed_words.h"
#include "app/play/page/play_page.h"
#include "app/play/runs/run_end_panel.h"
#include "app/play/runs/runs_dialog.h"
#include "app/shell/settings/appearance.h"
#include "app/shell/start/start_page.h"
#include "app/shell/start/world_name.h"
#include "app/shell/window/main_window.h"
#include "core/io/world_file/world_file.h"
#include "core/io/worlds/run_history.h"
#include "core/world/generator_info.h"
#include "core/world/visited_levels.h"
#include "editor/view/texts/error_texts.h"

#include <QDateTime>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr const char *kRunsFile = "runs.db";

/// Better runs come first: more score, or the same in fewer turns.
bool isBetter(const RunRecord &run, const World &than)
{
    return run.score > than.player.experience ||
           (run.score == than.player.experience && run.turns < than.turn);
}

/// How far a run came. Rooms of a map have no order of their own: there it is how many the player was in.
int floorOf(const World &world, const RunSummary &summary)
{
    const bool rooms = generatorInfo(world.spec.generator.kind).levels == LevelKind::Room;
    return rooms ? std::max(1, visitedLevels(world)) : summary.floor;
}

/// `endedMs`: milliseconds since 1970-01-01 UTC.
RunRecord recordOf(const World &world, const WorldSummary &file, std::int64_t endedMs)
{
    const RunSummary summary = summaryOf(world);
    RunRecord record;
    record.endedMs = endedMs;
    record.worldName = file.name;
    record.seed = seedText(world.spec);
    record.scenario = scenarioOf(world.spec.generator.kind);
    record.won = summary.won;
    record.score = summary.score;
    record.level = summary.level;
    record.floor = floorOf(world, summary);
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
    connect(m_play, &PlayPage::runEnded, this, [this] { recordRun(true); });
    connect(m_play, &PlayPage::endedRunOpened, this, [this] { recordRun(false); });
    connect(m_play, &PlayPage::playAgainRequested, this, &MainWindow::playAgain);
    connect(m_play, &PlayPage::leaveRequested, this, &MainWindow::showStart);
}

/// What is remembered of runs, opened when first asked for.
Result<RunHistory *> MainWindow::openRuns()
{
    if (m_runs == nullptr) {
        Result<RunHistory> opened = RunHistory::open(m_library.folder().parent_path() / kRunsFile);
        if (!opened)
            return opened.error();
        m_runs = std::make_unique<RunHistory>(std::move(*opened));
        if (!m_runs->notice().empty())
            m_log.warning("runs", m_runs->notice());
    }
    return m_runs.get();
}

/// The same; null, and the banner tells why, if it can't be read.
RunHistory *MainWindow::runs()
{
    const Result<RunHistory *> history = openRuns();
    if (history)
        return *history;
    m_log.error("runs", history.error().message);
    m_banner->tell(Banner::Kind::Error, errorText(history.error()));
    return nullptr;
}

/// A run that ended long ago is kept only if nothing is known of it: it may have been taken out since, or
/// kept for a file that was moved.
Result<void> MainWindow::keepRun(bool justEnded)
{
    const Result<RunHistory *> history = openRuns();
    if (!history)
        return history.error();
    const Result<WorldSummary> file = WorldFile::summary(m_play->worldPath());
    if (!file)
        return file.error();
    const std::string key = runKey(m_play->worldPath(), file->createdMs);
    const Result<RunHistory::Standing> standing = (*history)->standing(key);
    if (!standing)
        return standing.error();
    if (!justEnded && *standing != RunHistory::Standing::Unknown)
        return {};
    const std::int64_t endedMs = justEnded ? QDateTime::currentMSecsSinceEpoch() : file->lastPlayedMs;
    const Result<bool> added =
        (*history)->add(key, recordOf(m_play->session()->session().world(), *file, endedMs));
    return added ? Result<void>() : added.error();
}

/// Trials of levels that are drawn are no runs.
void MainWindow::recordRun(bool justEnded)
{
    if (m_play->worldPath() == trialFile())
        return;
    const Result<void> kept = keepRun(justEnded);
    if (kept)
        return;
    m_log.error("runs", kept.error().message);
    m_banner->tell(Banner::Kind::Warning,
                   withReason(tr("This run could not be added to the list of runs. That is tried again when "
                                 "the world is opened."),
                              kept.error()));
}

/// The place of the run in the open world among all of its kind; none if it isn't among them.
std::optional<RunPlace> MainWindow::runPlace()
{
    if (!m_play->hasWorld())
        return std::nullopt;
    const Result<RunHistory *> history = openRuns();
    const Result<WorldSummary> file = WorldFile::summary(m_play->worldPath());
    if (!history || !file)
        return std::nullopt;
    const Result<RunHistory::Standing> standing =
        (*history)->standing(runKey(m_play->worldPath(), file->createdMs));
    if (standing.valueOr(RunHistory::Standing::Unknown) != RunHistory::Standing::Kept)
        return std::nullopt; // it has no place among runs that it isn't one of
    const Result<std::vector<RunRecord>> all = (*history)->all();
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

/// Another world like the open one takes its place; a trial begins again.
void MainWindow::playAgain(bool sameSeed)
{
    if (!m_play->hasWorld())
        return;
    WorldSpec spec = m_play->session()->session().world().spec;
    if (!sameSeed) {
        spec.seed = randomSeed().toStdString();
        spec.seedNumber.reset();
    }
    if (m_play->worldPath() == trialFile())
        return playTrial(m_play->worldName(), spec, m_play->session()->session().content().trees);
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
    if (m_play->hasWorld())
        m_runsDialog->showKind(scenarioOf(m_play->session()->session().world().spec.generator.kind));
    m_runsDialog->refresh();
    m_runsDialog->show();
    m_runsDialog->raise();
    m_runsDialog->activateWindow();
}

} // namespace cave
