// SPDX-License-Identifier: MIT
#include "app/shell/controllers/run_controller.h"

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "app/common/seed_words.h"
#include "app/play/log/play_record_views.h"
#include "app/play/map/sight_panes.h"
#include "app/play/page/play_dialogs.h"
#include "app/play/page/play_page.h"
#include "app/play/page/play_place.h"
#include "app/play/runs/replay_window.h"
#include "app/play/runs/reveal_guard.h"
#include "app/play/runs/run_end_panel.h"
#include "app/play/runs/run_watch.h"
#include "app/play/runs/runs_dialog.h"
#include "app/shell/controllers/play_controller.h"
#include "app/shell/controllers/run_claims.h"
#include "app/shell/new_world/world_name.h"
#include "app/shell/settings/appearance.h"
#include "app/shell/start/start_page.h"
#include "app/shell/window/page_stack.h"
#include "app/shell/window/shell_actions.h"
#include "app/shell/window/shell_services.h"
#include "app/workbench/worlds/what_if_window.h"
#include "core/base/result.h"
#include "core/base/text.h"
#include "core/io/files/world_names.h"
#include "core/io/seeds/seed_card.h"
#include "core/io/world_file/world_file.h"
#include "core/io/world_file/world_marks.h"
#include "core/io/worlds/achievements.h"
#include "core/io/worlds/replay.h"
#include "core/io/worlds/run_history.h"
#include "core/world/generator_info.h"
#include "core/world/world.h"
#include "editor/document/job_runner.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QDateTime>
#include <QFileDialog>
#include <QMainWindow>
#include <QPointer>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace cave {

/// A card, and why it has no run.
struct MadeCard {
    SeedCard card;
    Message unproved;
};

namespace {

/// Better runs come first: a higher score, or the same in fewer turns.
bool isBetter(const RunRecord &run, const World &than)
{
    return run.score > than.player().experience ||
           (run.score == than.player().experience && run.turns < than.turn);
}

/// How far a run went. Rooms of a map have no fixed order: there it is the number of rooms visited.
int floorOf(const World &world, const RunSummary &summary)
{
    const bool rooms = generatorInfo(world.spec.generator.kind).levels == LevelKind::Room;
    return rooms ? std::max(1, visitedLevels(world)) : summary.floor;
}

/// `endedMs`: milliseconds since 1970-01-01 UTC. Without how the player died.
RunRecord recordOf(const World &world, const WorldSummary &file, std::int64_t endedMs)
{
    const RunSummary summary = summaryOf(world);
    RunRecord record;
    record.endedMs = endedMs;
    record.worldName = file.name;
    record.seed = utf8Prefix(seedText(world.spec), kLongestRunText);
    record.scenario = scenarioOf(world.spec.generator.kind);
    record.won = summary.won;
    record.score = summary.score;
    record.level = summary.level;
    record.floor = floorOf(world, summary);
    record.kills = summary.kills;
    record.treasures = summary.treasures;
    record.turns = summary.turns;
    record.playMs = file.playMs;
    record.place = summary.place;
    record.levelFiles = summary.levelFiles;
    record.eased = isGentle(world.spec.settings, world.spec.generator.kind);
    for (const PlayerSummary &player : summary.players)
        record.players.push_back(
            {player.name, player.experience, player.level, player.kills(), summary.treasuresOf(player)});
    return record;
}

/// Error: the log can't be read, for instance because the world was just edited, or it isn't wanted any more.
Result<WorldTotals> totalsIn(const std::filesystem::path &path, ScenarioKind scenario,
                             const JobRunner::Wanted &wanted)
{
    auto log = CAVE_TRY(readWorldLog(path));
    const auto total = static_cast<double>(std::max<std::size_t>(1, log.commands.size()));
    const std::optional<ReplayedLog> replayed = replayLog(
        std::move(log), [&](std::int64_t done) { return wanted(static_cast<double>(done) / total); });
    if (!replayed)
        return invalid("cancelled");
    return WorldTotals{scenario, replayed->end.commands, replayed->doubt, false,
                       replayed->report.totals(replayed->end)};
}

/// All worlds of the library but the open one; any of them if the result isn't wanted any more.
Result<QList<JournalEntry>> worldsBut(const std::filesystem::path &open, const WorldLibrary &library,
                                      const JobRunner::Wanted &wanted)
{
    const Result<WorldList> list =
        library.list([&](const WorldList & /*soFar*/, std::size_t /*files*/) { return wanted(0); });
    if (!list)
        return list.error();
    QList<JournalEntry> entries;
    for (const WorldSummary &world : list->worlds) {
        std::error_code gone;
        if (std::filesystem::equivalent(world.path, open, gone)) // it may be open by a link
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

Result<MadeCard> makeCard(const std::filesystem::path &world, const WorldSpec &spec, const WorldMarks &marks)
{
    MadeCard made;
    made.card.spec = spec;
    CAVE_TRY(validateShared(spec));
    const auto hash = CAVE_TRY(hashOfFirstRegions(spec));
    made.card.firstRegions = hash;
    Result<WorldLog> log = readWorldLog(world);
    Result<RunClaim> claim = log ? claimOf(std::move(*log), marks) : log.error();
    if (claim)
        made.card.run = std::move(*claim);
    else
        made.unproved = claim.error().message;
    return made;
}

/// The next cavern is a quarter wider and higher.
void enlarge(WorldSettings &settings)
{
    settings.cavernWidth = std::min(settings.cavernWidth * 5 / 4, kMaxCavern);
    settings.cavernHeight = std::min(settings.cavernHeight * 5 / 4, kMaxCavern);
}

} // namespace

/// Runs: the history of finished ones, starting another, replays, and the worlds that the journal compares
/// with.
class RunController : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    RunController(ShellServices &shell, PlayController &play) : m_shell(shell), m_play(play)
    {
        connect(&play.place(), &PlayPlace::opened, this, &RunController::follow);
        connect(&play.place(), &PlayPlace::closing, this, &RunController::leaveRun);
        connect(&play.place(), &PlayPlace::closing, this, &RunController::collectTotals);
        connect(&m_claims, &RunClaims::refused, this, &RunController::takeForCopy);
        connect(&m_claims, &RunClaims::failed, this, &RunController::reportClaim);
        connect(&m_claims, &RunClaims::settled, this, &RunController::collectTotals);
        connect(shell.actions.replay, &QAction::triggered, this,
                [this] { showReplay([](ReplayWindow & /*replay*/) {}); });
        connect(shell.actions.runs, &QAction::triggered, this, &RunController::showRuns);
    }

    ~RunController() override { delete m_dialog; }

private:
    void follow(PlayPage &page)
    {
        page.setRunPlace([this] { return runPlace(); });
        page.dialogs().setOtherWorlds([this, &page] {
            collectTotals();
            return [library = m_shell.library, open = page.played().path()](const JobRunner::Wanted &wanted) {
                return worldsBut(open, library, wanted);
            };
        });
        page.dialogs().setPlayRecord([this] { return playRecord(); });
        page.reveals().setCounts([this] { return !m_play.isTrial() && !isRevealed(); });
        connect(&page, &PlayPage::runEnded, this, &RunController::collectTotals);
        connect(&page, &PlayPage::saveCardRequested, this, &RunController::saveCard);
        connect(&page.played().saving(), &PlaySaving::moved, this,
                [this, &page] { m_claims.move(page.played().path()); });
        connect(&page, &PlayPage::runEnded, this, [this] { recordRun(true); });
        connect(&page, &PlayPage::endedRunOpened, this, [this] { recordRun(false); });
        connect(&page, &PlayPage::playAgainRequested, this, &RunController::playAgain);
        connect(&page, &PlayPage::watchRequested, this,
                [this] { showReplay([](ReplayWindow &replay) { replay.playLastMinute(); }); });
        connect(&page, &PlayPage::replayRequested, this,
                [this](qint64 turn) { showReplay([turn](ReplayWindow &replay) { replay.explain(turn); }); });
        connect(&page, &PlayPage::whatIfRequested, this, [this, &page](const PastReader &past, qint64 turn) {
            showWhatIf(past, page.played().path(), turn);
        });
        connect(&page.runWatch(), &RunWatch::reportRead, this, &RunController::describeRun);
        connect(&page.reveals(), &RevealGuard::revealed, this, &RunController::markRevealed);
        syncMark();
        if (page.played().isOnlooker())
            keepAsCopy(); // what others do counts for them, even if the copy is played on
        claimRun();
        if (!m_claims.isPending()) // a copy must be known as one first
            collectTotals();
    }

    /// That of the open world; there is one.
    [[nodiscard]] PlayPage &page() const { return *m_play.page(); }

    /// A file that can't be opened is tried again and again; it is reported once.
    void reportOnce(const char *topic, const Error &error, const std::filesystem::path &file,
                    std::function<Result<void>()> begin)
    {
        if (!m_reported.insert(file).second)
            return;
        m_shell.log.error(topic, error.text());
        reportUnopened(m_shell.banner, error, file, std::move(begin));
    }

    /// The history of runs, opened on first use.
    [[nodiscard]] Result<RunHistory *> history()
    {
        if (m_history == nullptr) {
            const std::filesystem::path file = m_shell.dataFolder() / kRunsFile;
            Result<RunHistory> opened = RunHistory::open(file);
            if (!opened) {
                reportOnce("runs", opened.error(), file, [this] {
                    const Result<RunHistory *> begun = history();
                    return begun ? Result<void>() : begun.error();
                });
                return opened.error();
            }
            m_history = std::make_unique<RunHistory>(std::move(*opened));
            if (const Message &notice = m_history->notice(); !notice.empty()) {
                m_shell.log.warning("runs", notice.english());
                m_shell.banner.report(Banner::Kind::Warning, messageText(notice));
            }
        }
        return m_history.get();
    }

    [[nodiscard]] Result<PlayStatistics *> totals()
    {
        if (m_totals == nullptr) {
            const std::filesystem::path file = m_shell.dataFolder() / kStatisticsFile;
            Result<PlayStatistics> opened = PlayStatistics::open(file);
            if (!opened) {
                reportOnce("totals", opened.error(), file, [this] {
                    const Result<PlayStatistics *> begun = totals();
                    return begun ? Result<void>() : begun.error();
                });
                return opened.error();
            }
            m_totals = std::make_unique<PlayStatistics>(std::move(*opened));
        }
        return m_totals.get();
    }

    /// The run in the open world.
    [[nodiscard]] Result<RunRecord> openRecord(std::int64_t endedMs)
    {
        const auto file = CAVE_TRY(WorldFile::summary(page().played().path()));
        RunRecord record = recordOf(page().played().world(), file, endedMs);
        if (!record.won)
            record.death = page().runWatch().report().death();
        record.revealed = isRevealed();
        record.copy = isCopy();
        return record;
    }

    /// Whether more of the open world was shown than the player saw.
    [[nodiscard]] bool isRevealed()
    {
        if (isMarkedRevealed(page().played().path()).valueOr(false))
            return true;
        const Result<PlayStatistics *> book = totals();
        const Result<WorldSummary> file = WorldFile::summary(page().played().path());
        return book && file && (*book)->isRevealed(file->createdMs).valueOr(false);
    }

    /// Whether the open world is a copy of one whose run went on elsewhere.
    [[nodiscard]] bool isCopy()
    {
        if (m_claims.isPending())
            m_claims.settle();
        return isMarkedCopy(page().played().path()).valueOr(false);
    }

    /// Whether what happens in the open world is the player's: no trial, and not watched only.
    [[nodiscard]] bool isOwnRun() const { return !m_play.isTrial() && !page().played().isOnlooker(); }

    /// The run in the open world won't count from now on.
    void keepAsCopy()
    {
        if (const Result<bool> marked = markAsCopy(page().session().file()); !marked)
            m_shell.log.error("runs", marked.error().text());
    }

    /// A run that goes on counts only in one file. The history knows which, and how far it got: only commands
    /// that are saved count, as more would be missed when the file is opened again.
    void claimRun()
    {
        const World &world = page().played().world();
        if (!isOwnRun() || !world.content->scenario.info().ranksRuns || world.run != RunState::Going)
            return;
        m_claims.claim(m_shell.dataFolder() / kRunsFile, page().played().path(),
                       [this, saved = world.commands]() mutable {
                           if (!page().session().saveError())
                               saved = page().played().world().commands;
                           return saved;
                       });
    }

    void takeForCopy(RunHistory::Claim why)
    {
        if (m_play.page() == nullptr)
            return;
        keepAsCopy();
        page().messages().append(messageAt(
            page().played().world(), MessageKind::Warning,
            why == RunHistory::Claim::Altered
                ? tr("The log of this world isn't the one with which its run went on. It won't be ranked.")
                : tr("This is a copy: its run went on in another file, or before this one was put in its "
                     "place. It won't be ranked.")));
    }

    /// A history that can't be opened is reported with what can be done.
    void reportClaim(const Error &error)
    {
        m_shell.log.error("runs", error.text());
        static_cast<void>(history());
    }

    void leaveRun() { m_claims.leave(page().played().saving().isSaved()); }

    /// A run that ended long ago is added only if nothing is known of it: it may have been removed, or added
    /// for a file that was moved.
    [[nodiscard]] Result<void> keepRun(bool justEnded)
    {
        const auto runs = CAVE_TRY(history());
        const auto file = CAVE_TRY(WorldFile::summary(page().played().path()));
        const std::string key = runKey(page().played().path(), file.createdMs);
        const auto standing = CAVE_TRY(runs->standing(key));
        if (!justEnded && standing != RunHistory::Standing::Unknown)
            return {};
        const std::int64_t endedMs = justEnded ? QDateTime::currentMSecsSinceEpoch() : file.lastPlayedMs;
        const auto record = CAVE_TRY(openRecord(endedMs));
        const Result<bool> added = runs->add(key, record);
        return added ? Result<void>() : added.error();
    }

    /// Trials of levels are no runs, and those of others are theirs.
    void recordRun(bool justEnded)
    {
        if (!isOwnRun())
            return;
        if (justEnded)
            m_claims.endRun();
        const Result<void> kept = keepRun(justEnded);
        if (kept && m_dialog != nullptr && m_dialog->isVisible())
            m_dialog->refresh();
        if (kept)
            return;
        m_shell.log.error("runs", kept.error().text());
        m_shell.banner.report(
            Banner::Kind::Warning,
            withReason(tr("This run could not be added to the list of runs. Cave Game tries "
                          "again when you open the world."),
                       kept.error()));
    }

    /// The record of an older run is completed once its log was read.
    void describeRun()
    {
        const Result<RunHistory *> runs = history();
        const Result<WorldSummary> file = WorldFile::summary(page().played().path());
        const Result<RunRecord> record = openRecord(0);
        if (!isOwnRun() || !runs || !file || !record)
            return;
        const Result<void> kept = (*runs)->describe(runKey(page().played().path(), file->createdMs), *record);
        if (!kept)
            m_shell.log.error("runs", kept.error().text());
    }

    /// The world won't count from now on; a message says so once.
    void markRevealed()
    {
        if (m_play.isTrial() || !keepMark())
            return;
        page().messages().append(
            messageAt(page().played().world(), MessageKind::Warning,
                      tr("More is shown than you see: this world no longer counts for best scores and "
                         "achievements.")));
    }

    /// Marks the world as revealed, in its file and in the record of totals. True if neither knew it yet, and
    /// one of them could be written.
    bool keepMark()
    {
        const Result<bool> newInFile = markAsRevealed(page().session().file());
        const Result<PlayStatistics *> book = totals();
        const Result<WorldSummary> file = WorldFile::summary(page().played().path());
        const Result<bool> newInTotals = !book  ? Result<bool>(book.error())
                                         : file ? (*book)->markRevealed(file->createdMs)
                                                : Result<bool>(file.error());
        for (const Result<bool> *isNew : {&newInFile, &newInTotals}) {
            if (!*isNew)
                m_shell.log.error("totals", isNew->error().text());
        }
        return newInFile.valueOr(true) && newInTotals.valueOr(true) && (newInFile || newInTotals);
    }

    /// A mark in the world's file or in the record of totals is copied to the other: the file may come from
    /// another computer, or may be a backup from before it was marked.
    void syncMark()
    {
        if (!m_play.isTrial() && isRevealed())
            keepMark();
    }

    /// The rank of the run in the open world among those with the same rules; none if it isn't recorded.
    [[nodiscard]] std::optional<RunPlace> runPlace()
    {
        const Result<RunHistory *> runs = history();
        const Result<WorldSummary> file = WorldFile::summary(page().played().path());
        if (!runs || !file)
            return std::nullopt;
        const Result<RunHistory::Standing> standing =
            (*runs)->standing(runKey(page().played().path(), file->createdMs));
        if (standing.valueOr(RunHistory::Standing::Unknown) != RunHistory::Standing::Kept)
            return std::nullopt; // it has no rank among runs that it doesn't belong to
        const Result<std::vector<RunRecord>> all = (*runs)->all();
        if (!all)
            return std::nullopt;
        const World &world = page().played().world();
        const ScenarioKind scenario = scenarioOf(world.spec.generator.kind);
        RunPlace place{1, 0};
        place.revealed = isRevealed();
        place.copy = isCopy();
        place.eased = isGentle(world.spec.settings, world.spec.generator.kind);
        int equals = 0; // this one is among them
        for (const RunRecord &run : *all) {
            if (run.scenario != scenario || run.eased != place.eased ||
                (!run.isRanked() && !place.revealed && !place.copy))
                continue;
            ++place.runs;
            place.place += isBetter(run, world) ? 1 : 0;
            equals += run.score == world.player().experience && run.turns == world.turn ? 1 : 0;
        }
        place.shared = equals > 1;
        return place.runs == 0 ? std::nullopt : std::optional(place);
    }

    /// A world like the open one replaces it; a trial starts over.
    void playAgain(bool sameSeed)
    {
        WorldSpec spec = page().played().world().spec;
        if (!sameSeed) {
            spec.seed = randomSeed().toStdString();
            spec.seedNumber.reset();
        }
        if (generatorInfo(spec.generator.kind).levels == LevelKind::Whole && !sameSeed)
            enlarge(spec.settings);
        if (m_play.isTrial())
            return m_play.playTrial(page().played().name(), spec, page().played().session().content().trees);
        m_play.createWorld(nextWorldName(page().played().name(), m_play.startPage().worldNames()), spec);
    }

    void showRuns()
    {
        m_reported.erase(m_shell.dataFolder() / kRunsFile); // as the user asks for it
        const Result<RunHistory *> runs = history();
        if (!runs)
            return;
        if (m_dialog == nullptr) {
            m_dialog = new RunsDialog(**runs, &m_shell.window);
        }
        if (const PlayPage *page = m_play.page())
            m_dialog->showKind(scenarioOf(page->played().world().spec.generator.kind));
        else
            m_dialog->refresh();
        showInFront(*m_dialog);
    }

    void offerWhatIf(ReplayWindow &replay, const std::filesystem::path &world)
    {
        replay.offerWhatIf();
        connect(&replay, &ReplayWindow::whatIfRequested, this,
                [this, world](const PastReader &past, qint64 turn) { showWhatIf(past, world, turn); });
    }

    void showWhatIf(const PastReader &past, const std::filesystem::path &world, qint64 turn)
    {
        auto *window = new WhatIfWindow(past, {world, past.name(), m_shell.library}, turn, &m_shell.window);
        window->setAttribute(Qt::WA_DeleteOnClose);
        connect(window, &WhatIfWindow::kept, &m_play.startPage(), &StartPage::showAdded);
        if (m_play.isTrial() && page().played().path() == world)
            closeWith(page(), *window);
        window->show();
    }

    /// The next trial is in the same file, which isn't what the window shows then.
    static void closeWith(PlayPage &trial, QWidget &window)
    {
        connect(&trial, &QObject::destroyed, &window, &QWidget::close);
    }

    /// What a replay shows of a run that counts is agreed to on the page, while that is there.
    static void followReplay(PlayPage &page, ReplayWindow &replay)
    {
        page.reveals().follow(replay.sight());
        connect(&page, &QObject::destroyed, &replay, [&replay] {
            if (replay.sight().isHeld())
                replay.close();
        });
    }

    /// Opens a replay of the open world, in which `go` chooses what is shown first.
    void showReplay(const std::function<void(ReplayWindow &)> &go)
    {
        const QPointer<PlayPage> page = m_play.page();
        const std::filesystem::path world = page->played().path();
        page->played().saving().saveQuietly(); // the log is read from the file
        m_shell.pages.wait([world] { return std::make_shared<Result<WorldLog>>(readWorldLog(world)); },
                           [this, page, world, go](const std::shared_ptr<Result<WorldLog>> &log) {
                               if (!log->ok()) {
                                   m_shell.banner.report(Banner::Kind::Error, errorText(log->error()));
                                   return;
                               }
                               if (page == nullptr) // left meanwhile: what is shown couldn't be agreed to
                                   return;
                               auto *window =
                                   new ReplayWindow(std::move(*log).value(), world, &m_shell.window);
                               window->setAttribute(Qt::WA_DeleteOnClose);
                               offerWhatIf(*window, world);
                               followReplay(*page, *window);
                               if (m_play.isTrial())
                                   closeWith(*page, *window);
                               window->show();
                               go(*window);
                           });
    }

    /// What was done in the open world is read from its log, unless that is known. A log that couldn't be
    /// saved lacks the end. In a copy everything was done before, or can be tried again from an older state:
    /// only the original counts.
    void collectTotals()
    {
        if (!page().played().saving().isSaved())
            return;
        const Result<PlayStatistics *> book = totals();
        const Result<WorldSummary> file = WorldFile::summary(page().played().path());
        if (!isOwnRun() || !book || !file || isCopy())
            return;
        const std::int64_t created = file->createdMs;
        if ((*book)->knownCommands(created).valueOr(-1) == page().played().world().commands)
            return;
        const auto work = [path = page().played().path(),
                           scenario = file->scenario](const JobRunner::Wanted &wanted) {
            return std::make_shared<Result<WorldTotals>>(totalsIn(path, scenario, wanted));
        };
        m_jobs.run(work, [this, created](const std::shared_ptr<Result<WorldTotals>> &read) {
            if (read->ok())
                takeTotals(created, **read);
            else
                m_shell.log.warning("totals", read->error().text());
        });
    }

    void takeTotals(std::int64_t createdMs, const WorldTotals &world)
    {
        const Result<PlayStatistics *> book = totals();
        if (!book)
            return;
        if (const Result<void> kept = (*book)->put(createdMs, world); !kept)
            return m_shell.log.error("totals", kept.error().text());
        const std::vector<WorldTotals> all = (*book)->all().valueOr({});
        QStringList titles;
        for (const Achievement &achievement : achievements()) {
            if (isReached(achievement, all) &&
                (*book)->reach(achievement.key, QDateTime::currentMSecsSinceEpoch()).valueOr(false))
                titles.append(coreText(achievement.title));
        }
        const QString text = tr("Achievement reached: %1").arg(listed(titles));
        PlayPage *page = m_play.page();
        if (!titles.isEmpty() && page != nullptr)
            page->messages().append(messageAt(page->played().world(), MessageKind::Find, text));
        else if (!titles.isEmpty())
            m_shell.banner.report(Banner::Kind::Note, text);
        if (page != nullptr)
            page->dialogs().refreshPlayRecord();
    }

    [[nodiscard]] PlayRecord playRecord()
    {
        const Result<PlayStatistics *> book = totals();
        if (!book)
            return {};
        return {(*book)->all().valueOr({}), (*book)->reached().valueOr({})};
    }

    /// A card with the run of the open world, as far as that can be proved.
    void saveCard()
    {
        const auto work = [path = page().played().path(), marks = WorldMarks{isRevealed(), isCopy()},
                           spec = page().played().world().spec] {
            return std::make_shared<Result<MadeCard>>(makeCard(path, spec, marks));
        };
        m_shell.pages.wait(work, [this](const std::shared_ptr<Result<MadeCard>> &made) {
            if (made->ok())
                takeCard((*made)->card, (*made)->unproved);
            else
                m_shell.showFailure("card", made->error());
        });
    }

    /// `unproved`: why the card has no run; empty if it has one.
    void takeCard(const SeedCard &card, const Message &unproved)
    {
        QFileDialog *dialog = askToSave(
            &m_shell.window, tr("Save seed card"), {tr("Seed cards (*.cavecard)")},
            QString::fromLatin1(kSeedCardSuffix.data() + 1),
            QString::fromStdString(safeFileName(seedText(card.spec)) + std::string(kSeedCardSuffix)));
        connect(dialog, &QFileDialog::fileSelected, this, [this, card, unproved](const QString &file) {
            if (const Result<void> written = writeSeedCard(card, toPath(file), {true, true}); !written)
                return m_shell.showFailure("card", written.error());
            if (unproved.empty())
                m_shell.banner.report(Banner::Kind::Note, tr("Written with your run as proof: %1").arg(file));
            else
                m_shell.banner.report(Banner::Kind::Warning,
                                      tr("Written without your run, which can't be proved: %1. "
                                         "The file is %2.")
                                          .arg(messageText(unproved), file));
        });
        dialog->open();
    }

    ShellServices &m_shell;
    PlayController &m_play;
    std::set<std::filesystem::path> m_reported; // files that can't be opened
    std::unique_ptr<RunHistory> m_history;      // opened on first use
    std::unique_ptr<PlayStatistics> m_totals;   // the same
    QPointer<RunsDialog> m_dialog;              // created on first use; refers to the history
    JobRunner m_jobs;                           // reads logs
    RunClaims m_claims;
};

std::unique_ptr<QObject> makeRunController(ShellServices &shell, PlayController &play)
{
    return std::make_unique<RunController>(shell, play);
}

} // namespace cave

#include "run_controller.moc"
