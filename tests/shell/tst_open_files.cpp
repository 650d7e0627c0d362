// SPDX-License-Identifier: MIT
#include "app/seeds/page/seeds_page.h"
#include "app/seeds/sheet/contact_sheet.h"
#include "app/workbench/worlds/workbench_page.h"
#include "core/io/files/database_files.h"
#include "core/io/seeds/seed_card.h"

#include <QFileDialog>
#include <QMimeData>
#include <QProcess>
#include <QProcessEnvironment>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolButton>

#include <csignal>
#include <filesystem>

#include "tests/shell/shell_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

constexpr int kPatience = 240'000; // ms

std::filesystem::path logOf(const std::filesystem::path &world)
{
    return world.string() + "-wal";
}

/// The number of commands in a copy of the file alone, without what lies beside it.
std::int64_t commandsInFileAlone(const std::filesystem::path &world)
{
    const QTemporaryDir folder;
    const std::filesystem::path copy = toPath(folder.filePath("alone.cave"));
    const Result<std::vector<std::uint8_t>> bytes = readFirstBytes(world, std::size_t{64} << 20U);
    QFile file(fromPath(copy));
    if (!bytes || !file.open(QIODevice::WriteOnly) ||
        file.write(reinterpret_cast<const char *>(bytes->data()), static_cast<qint64>(bytes->size())) < 0)
        return -1;
    file.close();
    const Result<LoadedWorld> read = WorldFile::readSnapshot(copy);
    return read ? read->world.commands : -1;
}

QByteArray textOf(const std::filesystem::path &path)
{
    QFile file(fromPath(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Answers the question for a file that is open now.
void choose(QWidget &owner, const std::filesystem::path &file)
{
    auto *dialog = owner.findChild<QFileDialog *>();
    QVERIFY(dialog != nullptr);
    dialog->selectFile(fromPath(file));
    QVERIFY(QMetaObject::invokeMethod(dialog, "accept"));
}

/// Opens a world, plays a turn, and takes the file away.
void playAndLoseTheFile(ShellFixture &shell, const std::filesystem::path &path)
{
    shell.open().play().openWorld(path);
    QTRY_VERIFY_WITH_TIMEOUT(shell.window().playPage() != nullptr, kPatience);
    PlayPage *play = shell.window().playPage();
    QTest::keyClick(play->focusProxy(), Qt::Key_Period);
    QVERIFY(shell.bannerText().isEmpty());
    std::filesystem::remove(path);
    QTest::keyClick(play->focusProxy(), Qt::Key_Period);
}

/// What becomes of a world's file while the program has it open.
class TestOpenFiles : public QObject {
    Q_OBJECT

private slots:
    void savesAndClosesTheWorldOnASignal_data();
    void savesAndClosesTheWorldOnASignal();
    void movesTheLogIntoTheFileWhenNothingHappens();
    void goesOnInANewFileWhenTheWorldsOwnIsGone();
    void asksBeforeItClosesAWorldWhoseFileIsGone();
    void closesTheWorldThatWasSavedAsANewFile();
    void asksAgainIfNoNewFileIsChosen();
    void savesAWorldWhoseFileIsGoneWhenTheSystemEndsTheProgram();
    void goesOnEditingInANewFile();
    void showsASeedCardInSeeds_data();
    void showsASeedCardInSeeds();
    void tellsOfASeedCardThatIsDamaged();
};

} // namespace

void TestOpenFiles::savesAndClosesTheWorldOnASignal_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("terminate") << SIGTERM;
    QTest::newRow("interrupt") << SIGINT;
    QTest::newRow("hang up") << SIGHUP;
}

void TestOpenFiles::savesAndClosesTheWorldOnASignal()
{
    QFETCH(int, signal);
    const ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    const std::filesystem::path state = shell.worlds().parent_path() / "state";
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("CAVEGAME_STATE_DIR", fromPath(state));
    QProcess program;
    program.setProcessEnvironment(environment);
    program.setProcessChannelMode(QProcess::ForwardedChannels);
    // Whoever runs this may ignore it, and what is ignored is inherited.
    program.setChildProcessModifier([signal] { std::signal(signal, SIG_DFL); });
    program.start(CAVEGAME_WINDOW_PROGRAM, {"--data-dir", fromPath(shell.worlds().parent_path()),
                                            "--log-level", "info", fromPath(path)});
    QVERIFY(program.waitForStarted(kPatience));
    const QByteArray opened = "opened '" + fromPath(path).toUtf8() + '\'';
    QTRY_VERIFY_WITH_TIMEOUT(textOf(state / "cavegame.log").contains(opened), kPatience);
    QTest::qWait(300); // of play, which is recorded in the file when it is closed
    QCOMPARE(::kill(static_cast<pid_t>(program.processId()), signal), 0);
    QVERIFY(program.waitForFinished(kPatience));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
    QVERIFY(!std::filesystem::exists(logOf(path)));
    QVERIFY(!std::filesystem::exists(path.string() + ".lock"));
    const Result<WorldSummary> summary = WorldFile::summary(path);
    QVERIFY(summary.ok());
    QVERIFY(summary->playMs > 0);
}

void TestOpenFiles::movesTheLogIntoTheFileWhenNothingHappens()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    shell.open().play().openWorld(path);
    QTRY_VERIFY_WITH_TIMEOUT(shell.window().playPage() != nullptr, kPatience);
    PlayPage *play = shell.window().playPage();
    // Without a command, so that nothing but the pause brings it there.
    QVERIFY(play->session().file().addPlayTime(1).ok());
    for (int i = 0; i < 5; ++i)
        play->session().apply(WaitCommand{});
    QVERIFY(!play->session().saveError());
    const std::int64_t commands = play->session().session().world().commands;
    QVERIFY(commands > 0);
    QTRY_COMPARE_WITH_TIMEOUT(commandsInFileAlone(path), commands, kPatience);
}

void TestOpenFiles::goesOnInANewFileWhenTheWorldsOwnIsGone()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    playAndLoseTheFile(shell, path);
    PlayPage *play = shell.window().playPage();
    QVERIFY2(shell.bannerText().contains("deleted, moved or replaced"), qPrintable(shell.bannerText()));
    const std::int64_t commands = play->session().session().world().commands;
    const bool fighting = play->session().session().fight() != nullptr;
    const Command next = fighting ? Command(FightCommand{}) : Command(WaitCommand{});
    const auto *offer = shell.find<QPushButton>("banner.action");
    play->played().perform(next); // play stands still, and so does the message
    QVERIFY(shell.find<QPushButton>("banner.action") == offer);
    QCOMPARE(play->session().session().world().commands, commands);
    QTest::keyClick(&shell.window(), Qt::Key_S, Qt::ControlModifier); // nothing is reported as saved
    QVERIFY2(shell.bannerText().contains("deleted, moved or replaced"), qPrintable(shell.bannerText()));

    const std::filesystem::path target = shell.worlds() / "Rescued.cave";
    shell.pressInBanner("Save as…");
    choose(shell.window(), target);
    QVERIFY2(shell.bannerText().contains("Rescued.cave"), qPrintable(shell.bannerText()));
    QCOMPARE(shell.window().windowTitle(), "Rescued — Cave Game");
    play->played().perform(next);
    QVERIFY(!play->played().saving().isStranded());
    QCOMPARE(play->session().session().world().commands, commands + 1);
    QVERIFY(!play->session().saveError());
    shell.window().play().showStart();
    QVERIFY(shell.window().playPage() == nullptr);
    QCOMPARE(WorldFile::readSnapshot(target)->world.commands, commands + 1);
    QVERIFY(!std::filesystem::exists(path));
}

void TestOpenFiles::asksBeforeItClosesAWorldWhoseFileIsGone()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    shell.open().play().openWorld(path);
    QTRY_VERIFY_WITH_TIMEOUT(shell.window().playPage() != nullptr, kPatience);
    PlayPage *play = shell.window().playPage();
    std::filesystem::remove(path); // all is saved, but where?
    QVERIFY(!shell.window().close());
    QVERIFY(shell.window().playPage() == play);
    QVERIFY2(shell.bannerText().contains("still open"), qPrintable(shell.bannerText()));
    shell.pressInBanner("Save as…");
    choose(shell.window(), shell.worlds() / "Rescued.cave");
    QVERIFY(!shell.window().isVisible());
    QVERIFY(WorldFile::summary(shell.worlds() / "Rescued.cave").ok());
}

void TestOpenFiles::closesTheWorldThatWasSavedAsANewFile()
{
    ShellFixture shell;
    playAndLoseTheFile(shell, shell.addWorld("Quiet Vault"));
    const std::int64_t commands = shell.window().playPage()->session().session().world().commands;
    shell.window().play().showStart();
    QVERIFY(shell.window().playPage() != nullptr);
    shell.pressInBanner("Save as…");
    choose(shell.window(), shell.worlds() / "Version 1.5"); // which has no suffix
    QVERIFY(shell.window().playPage() == nullptr);
    QVERIFY(shell.window().startPage()->isVisible());
    const std::filesystem::path target = shell.worlds() / "Version 1.5.cave";
    const Result<SavedSession> again = SavedSession::open(target);
    QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
    QCOMPARE(again->session().world().commands, commands);
}

void TestOpenFiles::asksAgainIfNoNewFileIsChosen()
{
    ShellFixture shell;
    playAndLoseTheFile(shell, shell.addWorld("Quiet Vault"));
    shell.window().play().showStart();
    shell.pressInBanner("Save as…");
    auto *dialog = shell.window().findChild<QFileDialog *>();
    QVERIFY(dialog != nullptr);
    dialog->reject();
    QVERIFY2(shell.bannerText().contains("still open"), qPrintable(shell.bannerText()));
    shell.pressInBanner("Close without saving");
    QVERIFY(shell.window().playPage() == nullptr);
    QVERIFY(shell.window().startPage()->isVisible());
}

void TestOpenFiles::savesAWorldWhoseFileIsGoneWhenTheSystemEndsTheProgram()
{
    ShellFixture shell;
    playAndLoseTheFile(shell, shell.addWorld("Quiet Vault"));
    const std::int64_t commands = shell.window().playPage()->session().session().world().commands;
    QVERIFY(shell.window().endQuietly());
    const std::filesystem::path target = shell.worlds() / "Recovered Quiet Vault.cave";
    const Result<LoadedWorld> saved = WorldFile::readSnapshot(target);
    QVERIFY2(saved.ok(), saved.ok() ? "" : saved.error().text().c_str());
    QCOMPARE(saved->world.commands, commands);
}

void TestOpenFiles::goesOnEditingInANewFile()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    MainWindow &window = shell.open();
    window.bench().edit(path);
    WorkbenchPage *bench = window.workbench();
    QTRY_VERIFY_WITH_TIMEOUT(bench->document() != nullptr && bench->document()->canEdit(), kPatience);
    const WorldPos place = bench->document()->world().player().position;
    WorldDelta delta;
    delta.player = PlayerMoveDelta{place, {place.x + 1, place.y}};
    QVERIFY(bench->document()->perform("Move", delta).ok());
    std::filesystem::remove(path);
    shell.find<QToolButton>("history.undo")->click();
    QVERIFY2(shell.bannerText().contains("deleted, moved or replaced"), qPrintable(shell.bannerText()));
    QCOMPARE(bench->document()->position(), std::size_t{1});
    shell.pressInBanner("Save as…");
    choose(*bench, shell.worlds() / "Rescued.cave");
    QTRY_VERIFY_WITH_TIMEOUT(bench->document() != nullptr && bench->document()->name() == "Rescued" &&
                                 bench->document()->canEdit(),
                             kPatience);
    QCOMPARE(bench->document()->position(), std::size_t{1});
    QVERIFY(bench->document()->undo().ok());
}

void TestOpenFiles::showsASeedCardInSeeds_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("its own ending") << "card.cavecard";
    QTest::newRow("JSON") << "card.json";
}

void TestOpenFiles::showsASeedCardInSeeds()
{
    QFETCH(QString, name);
    ShellFixture shell;
    SeedCard card;
    card.spec = {"hollow-4", {}, defaultSettings(GeneratorKind::Caves)};
    card.firstRegions = *hashOfFirstRegions(card.spec);
    const QTemporaryDir folder;
    const std::filesystem::path file = toPath(folder.filePath(name));
    QVERIFY(writeSeedCard(card, file).ok());
    MainWindow &window = shell.open();
    window.files().openFile(file); // as with a name on the command line
    QTRY_VERIFY_WITH_TIMEOUT(shell.bannerText().contains("matches its seed card"), kPatience);
    QVERIFY(window.seedsPage()->isVisible());
    QVERIFY2(shell.bannerText().contains("hollow-4"), qPrintable(shell.bannerText()));
    QTest::qWait(400); // longer than the source waits to be shown
    const QAbstractItemModel &rows = window.seedsPage()->findChild<ContactSheet *>()->rows();
    QCOMPARE(rows.rowCount(), 1);
    QCOMPARE(rows.index(0, 0).data().toString(), QString("hollow-4"));

    QMimeData dropped;
    dropped.setUrls({QUrl::fromLocalFile(fromPath(file))});
    QVERIFY(FileController::takes(dropped));
}

void TestOpenFiles::tellsOfASeedCardThatIsDamaged()
{
    ShellFixture shell;
    shell.open();
    shell.addFile("card.cavecard", "{\"format\": \"cave game seed");
    shell.window().files().openFile(shell.worlds() / "card.cavecard");
    QTRY_VERIFY_WITH_TIMEOUT(shell.bannerText().contains("card.cavecard"), kPatience);
}

CAVE_WIDGET_TEST(TestOpenFiles)
#include "tst_open_files.moc"
