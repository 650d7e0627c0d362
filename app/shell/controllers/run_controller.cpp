// SPDX-License-Identifier: MIT
#include "app/shell/controllers/run_controller.h"

#include "app/common/banner.h"
#include "app/common/seed_words.h"
#include "app/play/page/play_page.h"
#include "app/play/runs/replay_window.h"
#include "app/play/runs/run_end_panel.h"
#include "app/play/runs/runs_dialog.h"
#include "app/shell/controllers/play_controller.h"
#include "app/shell/settings/appearance.h"
#include "app/shell/start/start_page.h"
#include "app/shell/start/world_name.h"
#include "app/shell/window/page_stack.h"
#include "app/shell/window/shell_actions.h"
#include "app/shell/window/shell_services.h"
#include "core/io/world_file/world_file.h"
#include "core/io/worlds/replay.h"
#include "core/io/worlds/run_history.h"
#include "core/world/generator_info.h"
#include "core/world/visited_levels.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/error_texts.h"

#include <QAction>
#include <QDateTime>
#include <QMainWindow>

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr const char *kRunsFile = "runs.db";

/// Better runs come first: a higher score, or the same in fewer turns.
bool isBetter(const RunRecord &run, const World &than)
{
    return run.score > than.player.experience ||
           (run.score == than.player.experience && run.turns < than.turn);
}

/// How far a run went. Rooms of a map have no fixed order: there it is the number of rooms visited.
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
    for (const PlayerSummary &player : summary.players)
        record.players.push_back(
            {player.name, player.experience, player.level, player.kills(), summary.treasuresOf(player)});
    return record;
}

/// The next cavern is a quarter wider and higher.
void enlarge(WorldSettings &settings)
{
    settings.cavernWidth = std::min(settings.cavernWidth * 5 / 4, kMaxCavern);
    settings.cavernHeight = std::min(settings.cavernHeight * 5 / 4, kMaxCavern);
}

} // namespace

RunController::RunController(ShellServices &shell, PlayController &play)
    : m_shell(shell)
    , m_play(play)
    , m_page(play.page())
{
    m_page.setRunPlace([this] { return runPlace(); });
    m_page.setOtherWorlds([this] { return otherWorlds(); });
    connect(&m_page, &PlayPage::runEnded, this, [this] { recordRun(true); });
    connect(&m_page, &PlayPage::endedRunOpened, this, [this] { recordRun(false); });
    connect(&m_page, &PlayPage::playAgainRequested, this, &RunController::playAgain);
    connect(shell.actions.replay, &QAction::triggered, this, &RunController::showReplay);
    connect(shell.actions.runs, &QAction::triggered, this, &RunController::showRuns);
}

RunController::~RunController()
{
    delete m_dialog;
}

/// The history of runs, opened on first use.
Result<RunHistory *> RunController::history()
{
    if (m_history == nullptr) {
        Result<RunHistory> opened = RunHistory::open(m_shell.dataFolder() / kRunsFile);
        if (!opened)
            return opened.error();
        m_history = std::make_unique<RunHistory>(std::move(*opened));
        if (!m_history->notice().empty())
            m_shell.log.warning("runs", m_history->notice().english());
    }
    return m_history.get();
}

/// A run that ended long ago is added only if nothing is known of it: it may have been removed, or added for
/// a file that was moved.
Result<void> RunController::keepRun(bool justEnded)
{
    const Result<RunHistory *> runs = history();
    if (!runs)
        return runs.error();
    const Result<WorldSummary> file = WorldFile::summary(m_page.played().path());
    if (!file)
        return file.error();
    const std::string key = runKey(m_page.played().path(), file->createdMs);
    const Result<RunHistory::Standing> standing = (*runs)->standing(key);
    if (!standing)
        return standing.error();
    if (!justEnded && *standing != RunHistory::Standing::Unknown)
        return {};
    const std::int64_t endedMs = justEnded ? QDateTime::currentMSecsSinceEpoch() : file->lastPlayedMs;
    const Result<bool> added =
        (*runs)->add(key, recordOf(m_page.session()->session().world(), *file, endedMs));
    return added ? Result<void>() : added.error();
}

/// Trials of levels are no runs.
void RunController::recordRun(bool justEnded)
{
    if (m_play.isTrial())
        return;
    const Result<void> kept = keepRun(justEnded);
    if (kept)
        return;
    m_shell.log.error("runs", kept.error().text());
    m_shell.banner.tell(Banner::Kind::Warning,
                        withReason(tr("This run could not be added to the list of runs. Cave Game tries "
                                      "again when you open the world."),
                                   kept.error()));
}

/// The rank of the run in the open world among all of its kind; none if it isn't recorded.
std::optional<RunPlace> RunController::runPlace()
{
    if (!m_page.hasWorld())
        return std::nullopt;
    const Result<RunHistory *> runs = history();
    const Result<WorldSummary> file = WorldFile::summary(m_page.played().path());
    if (!runs || !file)
        return std::nullopt;
    const Result<RunHistory::Standing> standing =
        (*runs)->standing(runKey(m_page.played().path(), file->createdMs));
    if (standing.valueOr(RunHistory::Standing::Unknown) != RunHistory::Standing::Kept)
        return std::nullopt; // it has no rank among runs that it doesn't belong to
    const Result<std::vector<RunRecord>> all = (*runs)->all();
    if (!all)
        return std::nullopt;
    const World &world = m_page.session()->session().world();
    const ScenarioKind scenario = scenarioOf(world.spec.generator.kind);
    RunPlace place{1, 0};
    int equals = 0; // this one is among them
    for (const RunRecord &run : *all) {
        if (run.scenario != scenario)
            continue;
        ++place.runs;
        place.place += isBetter(run, world) ? 1 : 0;
        equals += run.score == world.player.experience && run.turns == world.turn ? 1 : 0;
    }
    place.shared = equals > 1;
    return place.runs == 0 ? std::nullopt : std::optional(place);
}

/// A world like the open one replaces it; a trial starts over.
void RunController::playAgain(bool sameSeed)
{
    if (!m_page.hasWorld())
        return;
    WorldSpec spec = m_page.session()->session().world().spec;
    if (!sameSeed) {
        spec.seed = randomSeed().toStdString();
        spec.seedNumber.reset();
    }
    if (generatorInfo(spec.generator.kind).levels == LevelKind::Whole && !sameSeed)
        enlarge(spec.settings);
    if (m_play.isTrial())
        return m_play.playTrial(m_page.played().name(), spec, m_page.session()->session().content().trees);
    m_play.createWorld(nextWorldName(m_page.played().name(), m_play.startPage().worldNames()), spec);
}

void RunController::showRuns()
{
    const Result<RunHistory *> runs = history();
    if (!runs)
        return m_shell.showFailure("runs", runs.error());
    if (m_dialog == nullptr) {
        m_dialog = new RunsDialog(**runs, &m_shell.window);
    }
    if (m_page.hasWorld())
        m_dialog->showKind(scenarioOf(m_page.session()->session().world().spec.generator.kind));
    m_dialog->refresh();
    showInFront(*m_dialog);
}

void RunController::showReplay()
{
    const std::filesystem::path world = m_page.played().path();
    m_shell.pages.wait([world] { return std::make_shared<Result<WorldLog>>(readWorldLog(world)); },
                       [this, world](const std::shared_ptr<Result<WorldLog>> &log) {
                           if (!log->ok()) {
                               m_shell.banner.tell(Banner::Kind::Error, errorText(log->error()));
                               return;
                           }
                           auto *window = new ReplayWindow(std::move(*log).value(), world, &m_shell.window);
                           window->setAttribute(Qt::WA_DeleteOnClose);
                           window->show();
                       });
}

QList<JournalEntry> RunController::otherWorlds() const
{
    QList<JournalEntry> entries;
    const Result<WorldList> list = m_shell.library.list();
    if (!list)
        return entries;
    for (const WorldSummary &world : list->worlds) {
        if (world.path == m_page.played().path())
            continue;
        JournalEntry entry;
        entry.name = QString::fromStdString(world.name);
        entry.seed = QString::fromStdString(seedText(world.spec));
        entry.statistics = world.statistics;
        entry.turns = world.turn;
        entry.gold = world.gold;
        entry.playMs = world.playMs;
        entries.append(entry);
    }
    return entries;
}

} // namespace cave
