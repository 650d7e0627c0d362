// SPDX-License-Identifier: MIT
#include "app/shell/controllers/play_controller.h"

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "app/common/preferences.h"
#include "app/play/page/play_page.h"
#include "app/shell/help/text_dialog.h"
#include "app/shell/new_world/new_world_page.h"
#include "app/shell/new_world/world_name.h"
#include "app/shell/settings/appearance.h"
#include "app/shell/settings/key_map.h"
#include "app/shell/start/start_page.h"
#include "app/shell/window/page_stack.h"
#include "app/shell/window/shell_actions.h"
#include "app/shell/window/shell_menus.h"
#include "app/shell/window/shell_services.h"
#include "core/content/builtin.h"
#include "core/io/files/database_files.h"
#include "core/io/files/world_names.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QFileDialog>
#include <QMainWindow>

#include <memory>
#include <optional>
#include <system_error>

#include "moc_play_controller.cpp"

namespace cave {
namespace {

constexpr const char *kTrialFolder = "trial";
constexpr const char *kTrialFile = "level.cave";

/// A trial that isn't in a file yet.
struct Trial {
    std::string name;
    ContentTexts texts;
    World world;
};

/// `trees`, unless empty, replace the scenario's own.
Result<Trial> makeTrial(const std::string &name, const WorldSpec &spec, const std::vector<NamedTree> &trees)
{
    CAVE_TRY(validateWorldName(name));
    ContentTexts texts = builtInContentTexts(scenarioOf(spec.generator.kind));
    if (!trees.empty())
        texts.trees = writeTrees(trees);
    auto content = CAVE_TRY(parseContent(texts, contentVersionOf(spec.generator)));
    auto begun = CAVE_TRY(Session::begin(spec, std::make_shared<const Content>(std::move(content))));
    return Trial{name, std::move(texts), std::move(begun).takeWorld()};
}

/// Replaces the file of the previous trial, which must be closed.
Result<SavedSession> openTrial(const std::filesystem::path &file, const Trial &trial)
{
    removeDatabase(file);
    CAVE_TRY(WorldFile::create(file, trial.name, trial.world, trial.texts));
    return SavedSession::open(file);
}

} // namespace

PlayController::PlayController(ShellServices &shell)
    : m_shell(shell)
    , m_start(new StartPage(shell.library, shell.banner))
    , m_newWorld(new NewWorldPage)
    , m_place(new PlayPlace(shell.preferences))
    , m_checkpoints([this] { return page() != nullptr ? &page()->session().file() : nullptr; })
{
    const auto title = [this] { return page() != nullptr ? page()->played().name() : QString(); };
    for (QWidget *one : std::initializer_list<QWidget *>{m_start, m_newWorld, m_place})
        m_shell.pages.add(*one, {m_shell.menus.play}, title);
    m_shell.menus.addPlay(*m_place);
    m_start->setCommands({m_shell.actions.newWorld, m_shell.actions.openFile, m_shell.actions.joinGame});
    connect(m_start, &StartPage::newWorldRequested, this, &PlayController::showNewWorld);
    connect(m_start, &StartPage::scenarioRequested, this, [this](ScenarioKind kind) {
        showNewWorld();
        m_newWorld->choose(kind);
    });
    connect(m_start, &StartPage::openRequested, this,
            [this](const QString &path) { openWorld(toPath(path)); });
    connect(m_start, &StartPage::fileNeeded, this,
            [this](const QString &path) { emit opening(toPath(path)); });
    connect(m_newWorld, &NewWorldPage::createRequested, this, &PlayController::createWorld);
    connect(m_newWorld, &NewWorldPage::cancelled, this, &PlayController::showStart);
    connect(m_place, &PlayPlace::opened, this, &PlayController::follow);
    // Queued, as another world may be opened at once.
    connect(m_place, &PlayPlace::closed, this, &PlayController::leaveEmptyPlace, Qt::QueuedConnection);
    connect(&m_shell.pages, &PageStack::busyChanged, this, &PlayController::leaveEmptyPlace,
            Qt::QueuedConnection);
    connect(&m_shell.keyMap, &KeyMap::changed, this,
            [this] { m_place->setKeyBindings(m_shell.keyMap.playKeys()); });
    const auto followSetting = [this](Setting setting) {
        if (setting == Setting::SavePace)
            m_checkpoints.setPace(m_shell.preferences.savePace());
    };
    connect(&m_shell.preferences, &Preferences::changed, this, followSetting);
    connect(&m_shell.preferences, &Preferences::newWorldSettingsChanged, this,
            &PlayController::offerImportedSettings);
    followSetting(Setting::SavePace);
    offerImportedSettings();
    connect(shell.actions.playPlace, &QAction::triggered, this, &PlayController::showPlace);
    connect(shell.actions.newWorld, &QAction::triggered, this, &PlayController::showNewWorld);
    connect(shell.actions.save, &QAction::triggered, this, &PlayController::saveNow);
    connect(shell.actions.closeWorld, &QAction::triggered, this, &PlayController::showStart);
}

void PlayController::follow(const PlayPage &page)
{
    // Queued, as the page that asks will be gone.
    connect(&page, &PlayPage::leaveRequested, this, &PlayController::showStart, Qt::QueuedConnection);
    connect(&page, &PlayPage::saveFailed, this, &PlayController::reportSaveFailed);
    connect(&page, &PlayPage::saved, this, [this] {
        if (m_shell.banner.text() == m_savingProblem) // other messages stay
            m_shell.banner.dismiss();
    });
    connect(&page, &PlayPage::performed, this, [this, &page] { m_checkpoints.moved(page.played().path()); });
}

void PlayController::offerImportedSettings()
{
    m_newWorld->setStartingSettings(
        [this](GeneratorKind kind) { return m_shell.preferences.newWorldSettings(kind); });
}

/// `failed` is called before the error is shown.
void PlayController::open(const std::filesystem::path &path, const std::function<void()> &failed)
{
    std::error_code ignored;
    if (page() != nullptr && std::filesystem::equivalent(page()->played().path(), path, ignored))
        return showPlace();
    emit opening(path);
    m_opening = true;
    m_shell.pages.wait([path] { return SavedSession::open(path); },
                       [this, path, failed](Result<SavedSession> opened) {
                           const std::optional<Error> failure =
                               opened ? std::nullopt : std::optional(opened.error());
                           if (failure)
                               failed();
                           take(std::move(opened));
                           if (failure && failure->code == ErrorCode::Damaged)
                               reportBroken(path, *failure);
                           if (failure && failure->code == ErrorCode::NotFound)
                               m_start->refresh();
                       });
}

void PlayController::createWorld(const QString &name, const WorldSpec &spec)
{
    const auto make = [library = m_shell.library, name = name.toStdString(), spec]() -> Result<SavedSession> {
        return SavedSession::create(CAVE_TRY(library.pathForNewWorld(name)), name, spec);
    };
    m_shell.pages.wait(make, [this](Result<SavedSession> created) { take(std::move(created)); });
}

void PlayController::playTrial(const QString &name, const WorldSpec &spec,
                               const std::vector<NamedTree> &trees)
{
    const QString fitting = fittingWorldName(name, [](const QString &all) { return all; });
    const auto make = [name = fitting.toStdString(), spec, trees] { return makeTrial(name, spec, trees); };
    m_shell.pages.wait(make, [this](Result<Trial> made) {
        if (!made)
            return m_shell.showFailure("world", made.error());
        // Shared, because the player may have to be asked first, and the continuation must be copyable.
        leaveWorld([this, trial = std::make_shared<const Trial>(std::move(*made))] {
            m_shell.pages.wait([file = trialFile(), trial] { return openTrial(file, *trial); },
                               [this](Result<SavedSession> opened) { take(std::move(opened)); });
        });
    });
}

std::filesystem::path PlayController::trialFile() const
{
    return m_shell.dataFolder() / kTrialFolder / kTrialFile;
}

bool PlayController::isTrial() const
{
    return page() != nullptr && page()->played().path() == trialFile();
}

bool PlayController::isInPlay() const
{
    return m_shell.pages.isShown(m_place) && page() != nullptr;
}

void PlayController::showPlace()
{
    const QWidget *shown = m_shell.pages.currentWidget();
    if (page() != nullptr)
        m_shell.pages.showPage(*m_place, *m_shell.actions.playPlace);
    else if (!m_leftForEditing.empty())
        open(m_leftForEditing, [this] { showStart(); });
    else if (shown != m_start && shown != m_newWorld)
        showStart();
}

/// Gives up what is being opened. Other work, such as an import, isn't stopped by leaving: it ends first, so
/// that what came of it is seen.
void PlayController::showStart()
{
    if (std::exchange(m_opening, false))
        m_shell.pages.stopWaiting();
    else if (!m_shell.pages.isEnabled())
        return;
    if (page() != nullptr)
        m_start->selectWorld(fromPath(page()->played().path()));
    leaveWorld([this] {
        m_start->refresh();
        m_shell.pages.showPage(*m_start, *m_shell.actions.playPlace);
    });
}

/// Unless a world is just being opened.
void PlayController::leaveEmptyPlace()
{
    if (page() == nullptr && m_shell.pages.isShown(m_place) && m_shell.pages.isEnabled())
        showStart();
}

void PlayController::showNewWorld()
{
    if (m_shell.pages.isShown(m_newWorld))
        return;
    leaveWorld([this] {
        m_shell.pages.showPage(*m_newWorld, *m_shell.actions.playPlace);
        m_newWorld->begin(m_start->worldNames());
    });
}

void PlayController::showNewWorldOf(const WorldSpec &spec)
{
    leaveWorld([this, spec] {
        m_shell.pages.showPage(*m_newWorld, *m_shell.actions.playPlace);
        m_newWorld->begin(m_start->worldNames(), spec);
    });
}

void PlayController::take(Result<SavedSession> opened)
{
    m_opening = false;
    if (!opened)
        return m_shell.showFailure("world", opened.error());
    // Shared, because the player may have to be asked first, and the continuation must be copyable.
    const auto session = std::make_shared<SavedSession>(std::move(*opened));
    leaveWorld([this, session] { enter(std::move(*session)); });
}

void PlayController::enter(SavedSession session, CommandOrder *order)
{
    const std::vector<DamagedRegion> damaged = session.damaged();
    for (const DamagedRegion &region : damaged)
        m_shell.log.warning("world", region.reason.english());
    const std::vector<Message> notices = session.notices();
    const std::vector<Message> remarks = session.remarks();
    for (const std::vector<Message> &messages : {notices, remarks}) {
        for (const Message &message : messages)
            m_shell.log.warning("world", message.english());
    }
    m_shell.banner.dismiss();
    m_leftForEditing.clear();
    m_shell.pages.showPage(*m_place, *m_shell.actions.playPlace);
    m_shell.log.info("world", "opened '" + session.file().path().string() + "'");
    m_place->open(std::move(session), order);
    m_checkpoints.follow();
    emit worldChanged();
    if (!damaged.empty() || !notices.empty())
        reportDamage(damaged, notices);
    else if (!remarks.empty())
        m_shell.banner.report(Banner::Kind::Warning, remarkText(remarks.front()));
}

/// A world that is too damaged for play may be repairable.
void PlayController::reportBroken(const std::filesystem::path &path, const Error &error)
{
    m_shell.banner.report(Banner::Kind::Error, errorText(error),
                          {{tr("Repair…"), [this, path] { m_start->offerRepair(fromPath(path)); }}});
}

/// The core's message, as it names what was lost and what replaces it.
void PlayController::reportDamage(const std::vector<DamagedRegion> &damaged,
                                  const std::vector<Message> &notices)
{
    QStringList lines;
    for (const Message &notice : notices)
        lines += messageText(notice);
    for (const DamagedRegion &region : damaged)
        lines += damageText(region);
    const int regions = static_cast<int>(damaged.size());
    QString text = tr("This world was damaged: %1.").arg(lines.first());
    if (notices.empty() && regions == 1)
        text = tr("One region is damaged; what can't be read of it is as generated and unexplored. %1")
                   .arg(lines.first());
    else if (notices.empty())
        text = tr("%n regions are damaged; what can't be read of them is as generated and unexplored. The "
                  "first: %1",
                  nullptr, regions)
                   .arg(lines.first());
    std::vector<BannerAction> actions;
    if (lines.size() > 1)
        actions.push_back({tr("Show all"), [this, lines] {
                               showTextDialog(&m_shell.window, tr("What could not be read"),
                                              lines.join(QLatin1Char('\n')));
                           }});
    m_shell.banner.report(Banner::Kind::Warning, text, std::move(actions));
}

void PlayController::leaveWorld(const std::function<void()> &next)
{
    m_checkpoints.finish();
    m_leftForEditing.clear();
    if (page() != nullptr)
        m_lastPlayed = page()->played().path();
    if (closeWorld(next))
        next();
}

void PlayController::releaseForEditing(const std::filesystem::path &path, const std::function<void()> &next)
{
    std::error_code ignored;
    if (page() == nullptr || !std::filesystem::equivalent(page()->played().path(), path, ignored))
        return next();
    if (page()->played().isShared())
        return m_shell.banner.report(
            Banner::Kind::Warning,
            tr("“%1” is being played together and can't be edited meanwhile.").arg(page()->played().name()));
    leaveWorld([this, next] {
        m_leftForEditing = m_lastPlayed; // a new file, if its own was replaced
        next();
    });
}

void PlayController::stopOpening()
{
    if (std::exchange(m_opening, false))
        m_shell.pages.finishWork();
}

bool PlayController::closeWorld(const std::function<void()> &next)
{
    if (page() != nullptr && m_mayLeave && !m_mayLeave(next))
        return false;
    const bool closed = m_place->close();
    if (!closed)
        askToLeave(next);
    return closed;
}

bool PlayController::closeQuietly()
{
    if (m_place->close() || (page()->played().saving().isStranded() && rescueWorld() && m_place->close()))
        return true;
    m_shell.log.error("saving", savingError().text());
    return false;
}

void PlayController::closeAtEnd()
{
    if (!m_place->close())
        m_place->abandon();
}

void PlayController::saveNow()
{
    if (page()->played().saving().saveNow())
        m_shell.banner.report(Banner::Kind::Note, tr("“%1” is saved.").arg(page()->played().name()));
}

/// Called again by every attempt: a message that is there stays, and one that was replaced comes back.
void PlayController::reportSaveFailed()
{
    if (page()->played().saving().isStranded())
        return reportStranded();
    const QString shown = m_shell.banner.text();
    if (!shown.isEmpty() && shown == m_savingProblem)
        return;
    m_shell.log.error("saving", savingError().text());
    const QString text =
        tr("Your last steps are not saved yet. They are kept in memory; saving is retried with each step.");
    reportSaving(withReason(text, savingError()), {{tr("Retry"), [this] {
                                                        if (page() != nullptr)
                                                            page()->played().saving().saveNow();
                                                    }}});
}

/// Until it is saved.
void PlayController::reportSaving(const QString &problem, std::vector<BannerAction> actions)
{
    m_savingProblem = problem;
    m_shell.banner.report(Banner::Kind::Error, problem, std::move(actions));
}

/// The same for a file that is gone.
void PlayController::reportStranded()
{
    const QString text = tr("The file of “%1” was deleted, moved or replaced by another program. Your last "
                            "steps are not saved; save the world as a new file to continue playing.")
                             .arg(page()->played().name());
    if (m_shell.banner.text() == text)
        return;
    m_shell.log.error("saving", savingError().text());
    reportSaving(text, {{tr("Save as…"), [this] { chooseNewFile({}); }}});
}

/// The world stays open until the player has decided; dismissing the banner means to continue playing.
void PlayController::askToLeave(const std::function<void()> &next)
{
    const BannerAction abandon{tr("Close without saving"), [this, next] {
                                   m_place->abandon();
                                   next();
                               }};
    if (page()->played().saving().isStranded()) {
        reportSaving(tr("“%1” is still open: its file was deleted, moved or replaced by another "
                        "program. Save it as a new file, or your changes will be lost.")
                         .arg(page()->played().name()),
                     {{tr("Save as…"), [this, next] { chooseNewFile(next); }}, abandon});
        return;
    }
    const QString text = tr("“%1” is still open: your last steps can't be saved.");
    reportSaving(withReason(text.arg(page()->played().name()), savingError()),
                 {{tr("Try again"), [this, next] { leaveWorld(next); }}, abandon});
}

/// Asks for a new file for a world whose own is gone.
void PlayController::chooseNewFile(const std::function<void()> &next)
{
    if (page() == nullptr)
        return;
    QFileDialog *dialog =
        askToSave(&m_shell.window, tr("Save world as"), {tr("Worlds (*.cave)")}, QStringLiteral("cave"));
    dialog->setDirectory(fromPath(m_shell.library.folder()));
    if (const Result<std::filesystem::path> file = freeFile(); file)
        dialog->selectFile(fromPath(file->filename()));
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // existing files are never overwritten
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, next](const QString &file) { saveWorldAs(toPath(file), next); });
    connect(dialog, &QFileDialog::rejected, this, [this, next] {
        if (next)
            askToLeave(next);
        else
            reportSaveFailed();
    });
    dialog->open();
}

/// `next` requires that the world is closed.
void PlayController::saveWorldAs(const std::filesystem::path &target, const std::function<void()> &next)
{
    if (page() == nullptr)
        return;
    m_checkpoints.finish();
    if (const Result<void> saved = page()->played().saving().saveAs(target); !saved) {
        m_shell.log.error("saving", saved.error().text());
        reportSaving(errorText(saved.error()), {{tr("Save as…"), [this, next] { chooseNewFile(next); }}});
        return;
    }
    m_shell.log.info("world", "saved as '" + target.string() + "'");
    m_checkpoints.follow();
    emit worldChanged();
    if (next)
        return leaveWorld(next);
    m_shell.banner.report(Banner::Kind::Note,
                          tr("Saved as %1. You are now playing that file.").arg(fromPath(target)));
}

/// A free path among the worlds for the one whose file is gone. It can't be the file's own: that is still
/// locked, and another program may put the file back.
Result<std::filesystem::path> PlayController::freeFile() const
{
    const Message name = recoveredName(page()->played().name().toStdString());
    return m_shell.library.pathForNewWorld(messageText(name).toStdString());
}

/// There is no time to ask for a new file, so it is added to the other worlds.
bool PlayController::rescueWorld()
{
    const Result<std::filesystem::path> file = freeFile();
    const Result<void> saved = file ? page()->played().saving().saveAs(*file) : file.error();
    if (saved)
        m_shell.log.info("world", "its file is gone; saved as '" + file->string() + "'");
    else
        m_shell.log.error("saving", saved.error().text());
    return saved.ok();
}

Error PlayController::savingError() const
{
    return page() != nullptr ? page()->session().saveError().value_or(Error{}) : Error{};
}

} // namespace cave
