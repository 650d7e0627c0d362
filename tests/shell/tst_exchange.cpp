// SPDX-License-Identifier: MIT
// Worlds of the original program in and out of the window, replays of the open world, and the journal's other
// worlds.

#include "app/play/runs/replay_window.h"
#include "core/io/java/java_world.h"

#include <QAction>
#include <QDialog>
#include <QFileDialog>
#include <QFileInfo>
#include <QPlainTextEdit>
#include <QTreeWidget>

#include <fstream>

#include "tests/shell/played_shell.h"
#include "tests/support/test_data.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

std::filesystem::path lanternFolder()
{
    return testData("java/lantern");
}

/// A copy of the original's world in which `text` of a file is replaced.
std::filesystem::path brokenCopy(const QTemporaryDir &folder, const std::string &file, const QByteArray &text,
                                 const QByteArray &instead)
{
    const std::filesystem::path copy = toPath(folder.filePath("broken"));
    std::filesystem::copy(lanternFolder(), copy);
    QFile changed(fromPath(copy / file));
    if (!changed.open(QIODevice::ReadOnly))
        qFatal("no such file");
    QByteArray bytes = changed.readAll();
    changed.close();
    if (!bytes.contains(text))
        qFatal("the text to break is not there");
    bytes.replace(text, instead);
    if (!changed.open(QIODevice::WriteOnly | QIODevice::Truncate))
        qFatal("the file can't be written");
    changed.write(bytes);
    return copy;
}

std::filesystem::path addClassicWorld(PlayedShell &shell, const std::string &name)
{
    const WorldSpec spec{"lantern", {GeneratorKind::Classic, 1}, defaultSettings(GeneratorKind::Classic)};
    const Result<std::filesystem::path> path = WorldLibrary(shell.worlds()).pathForNewWorld(name);
    if (!path || !SavedSession::create(*path, name, spec))
        qFatal("the world for a test could not be made");
    return *path;
}

bool has(const QStringList &actions, const QString &text)
{
    return actions.contains(text);
}

QStringList bannerActions(PlayedShell &shell)
{
    QStringList texts;
    for (const auto *button : shell.window().banner()->findChildren<QPushButton *>("banner.action"))
        texts += button->text();
    return texts;
}

class TestExchange : public QObject {
    Q_OBJECT

private slots:
    void anImportedWorldIsListedAndPlayedWhereItWasLeft();
    void importingTwiceMakesTwoWorlds();
    void whatDiffersFromTheSeedIsShownOnRequest();
    void whatIsNoPartOfAWorldIsANote();
    void aBrokenFolderIsNamedAndNothingIsMade_data();
    void aBrokenFolderIsNamedAndNothingIsMade();
    void anExportedWorldCanBeImportedAgain();
    void closingTheWorldWaitsForAnImport();
    void exportingOntoSomethingSaysSoAndLeavesIt();
    void onlyClassicWorldsCanBeExported();
    void theReplayOpensWithTheWorldsLog();
    void theJournalComparesWithOtherWorlds();
};

} // namespace

void TestExchange::anImportedWorldIsListedAndPlayedWhereItWasLeft()
{
    const Result<JavaImport> there = importJavaWorld(lanternFolder());
    QVERIFY(there.ok());
    PlayedShell shell;
    shell.open();
    shell.window().files().importWorld(lanternFolder());
    QTRY_VERIFY2(shell.bannerText().contains("imported"), qPrintable(shell.bannerText()));
    QVERIFY(shell.bannerText().contains(QString::fromUtf8("Lantern é")));
    QVERIFY(shell.waitForWorlds(1));
    QCOMPARE(shell.listedWorlds(), QStringList(QString::fromUtf8("Lantern é")));
    shell.pressInBanner("Play it");
    QTRY_VERIFY(shell.isPlaying());
    QCOMPARE(shell.position(), (WorldPos{-14, -45}));
    QCOMPARE(inventoryText(shell.world()), inventoryText(there->world));
    QVERIFY(inventoryText(shell.world()).contains("14 Gold"));
    QVERIFY(inventoryText(shell.world()).contains("Iron Sword (worn)"));
    Session goesOn(copyOf(there->world)); // with what the player sees from there
    QCOMPARE(shell.session().stateHashes().regions, goesOn.stateHashes().regions);
}

void TestExchange::importingTwiceMakesTwoWorlds()
{
    PlayedShell shell;
    shell.open();
    for (int count = 1; count <= 2; ++count) {
        shell.window().files().importWorld(lanternFolder());
        QVERIFY(shell.waitForWorlds(count));
    }
    QCOMPARE(shell.worldFiles().size(), 2);
}

void TestExchange::whatDiffersFromTheSeedIsShownOnRequest()
{
    PlayedShell shell;
    shell.open();
    shell.window().files().importWorld(lanternFolder());
    QTRY_VERIFY(shell.bannerText().contains("imported"));
    QVERIFY(!has(bannerActions(shell), "Show differences")); // it is what its seed makes
    const QTemporaryDir folder;
    const std::filesystem::path changed =
        brokenCopy(folder, "r0,-1.json", R"({"cells":[[{"t":"f"})", R"({"cells":[[{"t":"r"})");
    shell.window().files().importWorld(changed);
    QTRY_VERIFY(has(bannerActions(shell), "Show differences"));
    shell.pressInBanner("Show differences");
    auto *remarks = shell.find<QDialog>("remarks");
    QVERIFY(remarks->isVisible());
    QTest::keyClick(remarks, Qt::Key_Escape);
}

void TestExchange::whatIsNoPartOfAWorldIsANote()
{
    PlayedShell shell;
    shell.open();
    const QTemporaryDir folder;
    const std::filesystem::path copy =
        brokenCopy(folder, "world.json", "\"worldName\"", "\"unheardOf\":1,\"worldName\"");
    std::ofstream(copy / "readme.txt") << "a stray file";
    shell.window().files().importWorld(copy);
    QTRY_VERIFY(has(bannerActions(shell), "Show notes"));
    QVERIFY(!has(bannerActions(shell), "Show differences"));
    QVERIFY2(!shell.bannerText().contains("differ"), qPrintable(shell.bannerText()));
    shell.pressInBanner("Show notes");
    auto *notes = shell.find<QDialog>("remarks");
    const QString text = notes->findChild<QPlainTextEdit *>()->toPlainText();
    QVERIFY2(text.contains("readme.txt") && text.contains("unheardOf"), qPrintable(text));
    QTest::keyClick(notes, Qt::Key_Escape);
}

void TestExchange::aBrokenFolderIsNamedAndNothingIsMade_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("instead");
    QTest::addColumn<QString>("named");
    QTest::newRow("a field of the wrong kind")
        << "player.json" << QByteArray("\"wx\":-14") << QByteArray("\"wx\":\"west\"") << "wx";
    QTest::newRow("a field that is missing")
        << "world.json" << QByteArray("worldSeed") << QByteArray("worldSeat") << "worldSeed";
    QTest::newRow("no JSON") << "r0,-1.json" << QByteArray("{") << QByteArray("<") << "JSON";
}

void TestExchange::aBrokenFolderIsNamedAndNothingIsMade()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, instead);
    QFETCH(QString, named);
    PlayedShell shell;
    shell.addWorld("Quiet Vault");
    shell.open();
    const QTemporaryDir folder;
    shell.window().files().importWorld(brokenCopy(folder, file.toStdString(), text, instead));
    QTRY_VERIFY(!shell.bannerText().isEmpty());
    QVERIFY2(shell.bannerText().contains(file), qPrintable(shell.bannerText()));
    QVERIFY2(shell.bannerText().contains(named), qPrintable(shell.bannerText()));
    QCOMPARE(shell.listedWorlds(), QStringList("Quiet Vault"));
    QCOMPARE(shell.worldFiles().size(), 1);
    QTRY_VERIFY(shell.list()->hasFocus()); // and one can go on
}

void TestExchange::anExportedWorldCanBeImportedAgain()
{
    const QTemporaryDir folder;
    const std::filesystem::path target = toPath(folder.filePath("for the original"));
    PlayedShell shell;
    shell.play(addClassicWorld(shell, "Old Cave"));
    QVERIFY(shell.walkTo([from = shell.position()](WorldPos p) {
        return std::abs(p.x - from.x) + std::abs(p.y - from.y) >= 12;
    }));
    const WorldPos at = shell.position();
    const QString owned = inventoryText(shell.world());
    QVERIFY(shell.find<QAction>("game.exportWorld")->isEnabled());
    shell.window().files().exportWorld(shell.page().played().path(), "Old Cave", target);
    QTRY_VERIFY2(shell.bannerText().contains("Exported"), qPrintable(shell.bannerText()));
    QVERIFY(std::filesystem::exists(target / "world.json"));
    QVERIFY(std::filesystem::exists(target / "player.json"));
    QTest::keyClick(&shell.window(), Qt::Key_W, Qt::ControlModifier);
    shell.window().files().importWorld(target);
    QVERIFY(shell.waitForWorlds(2));
    QTRY_VERIFY(shell.bannerText().contains("imported"));
    shell.pressInBanner("Play it");
    QTRY_VERIFY(shell.isPlaying());
    QCOMPARE(shell.position(), at);
    QCOMPARE(inventoryText(shell.world()), owned);
    QCOMPARE(shell.page().played().name(), "Old Cave");
}

void TestExchange::closingTheWorldWaitsForAnImport()
{
    const QTemporaryDir folder;
    const std::filesystem::path target = toPath(folder.filePath("for the original"));
    PlayedShell shell;
    shell.play(addClassicWorld(shell, "Old Cave"));
    shell.window().files().exportWorld(shell.page().played().path(), "Old Cave", target);
    shell.find<QAction>("game.closeWorld")->trigger(); // before it is done
    QTRY_VERIFY2(shell.bannerText().contains("Exported"), qPrintable(shell.bannerText()));
    QVERIFY(shell.isPlaying());
    shell.window().files().importWorld(target);
    shell.find<QAction>("game.closeWorld")->trigger();
    QTRY_VERIFY2(shell.bannerText().contains("imported"), qPrintable(shell.bannerText()));
    shell.find<QAction>("game.closeWorld")->trigger();
    QVERIFY(!shell.isPlaying());
    QVERIFY(shell.waitForWorlds(2));
}

void TestExchange::exportingOntoSomethingSaysSoAndLeavesIt()
{
    const QTemporaryDir folder;
    const std::filesystem::path kept = toPath(folder.filePath("diary.txt"));
    std::ofstream(kept) << "dear";
    PlayedShell shell;
    shell.play(addClassicWorld(shell, "Old Cave"));
    shell.window().files().exportWorld(shell.page().played().path(), "Old Cave", toPath(folder.path()));
    QTRY_VERIFY2(shell.bannerText().contains(folder.path()), qPrintable(shell.bannerText()));
    QVERIFY(!shell.bannerText().contains("Exported"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList("diary.txt"));
}

void TestExchange::onlyClassicWorldsCanBeExported()
{
    PlayedShell shell;
    shell.open();
    auto *action = shell.find<QAction>("game.exportWorld");
    QVERIFY(!action->isEnabled());
    shell.play(shell.addWorld("New Cave"));
    QVERIFY(!action->isEnabled());
    QTest::keyClick(&shell.window(), Qt::Key_E, Qt::ControlModifier);
    QVERIFY(shell.window().findChildren<QFileDialog *>().isEmpty());
    shell.play(addClassicWorld(shell, "Old/Cave"));
    QVERIFY(action->isEnabled());
    action->trigger();
    auto *dialog = shell.window().findChild<QFileDialog *>();
    QVERIFY(dialog != nullptr);
    const QString suggested = QFileInfo(dialog->selectedFiles().constFirst()).fileName();
    QVERIFY2(suggested.startsWith("Old") && suggested.endsWith("Cave"), qPrintable(suggested)); // one name
    dialog->reject();
    QTest::keyClick(&shell.window(), Qt::Key_W, Qt::ControlModifier);
    QVERIFY(!action->isEnabled());
}

void TestExchange::theReplayOpensWithTheWorldsLog()
{
    PlayedShell shell;
    shell.open();
    QVERIFY(!shell.find<QAction>("game.replay")->isEnabled());
    shell.play(shell.addStage(StagedWorld({"..@"})));
    shell.press("a.a");
    shell.window().banner()->report(Banner::Kind::Warning, "A message.");
    QTest::keyClick(&shell.window(), Qt::Key_R, Qt::ControlModifier);
    const auto replay = [&shell] { return shell.window().findChild<ReplayWindow *>("replayWindow"); };
    QTRY_VERIFY(replay() != nullptr && replay()->isVisible());
    QCOMPARE(replay()->length(), 3);
    QCOMPARE(shell.bannerText(), "A message."); // it isn't about saving
    QTest::keyClick(replay(), Qt::Key_End);
    World played = copyOf(shell.world());
    World replayed = copyOf(replay()->session().world());
    QCOMPARE(stateHash(replayed), stateHash(played));
    QTest::keyClick(replay(), Qt::Key_Escape);
    QTRY_VERIFY(replay() == nullptr);
    shell.press("d"); // the world goes on meanwhile
    QCOMPARE(shell.world().turn, 4);
}

void TestExchange::theJournalComparesWithOtherWorlds()
{
    PlayedShell shell;
    shell.addWorld("Amber Hall");
    shell.addWorld("Basalt Hall");
    shell.play(shell.addWorld("Copper Hall"));
    QTest::keyClick(&shell.map(), Qt::Key_J, Qt::ControlModifier);
    auto *journal = shell.find<QDialog>("journalDialog");
    QTRY_VERIFY(journal->isVisible());
    const auto *best = shell.find<QTreeWidget>("journal.worlds");
    QTRY_COMPARE(best->topLevelItemCount(), 3);
    QStringList names;
    for (int row = 0; row < best->topLevelItemCount(); ++row)
        names += best->topLevelItem(row)->text(0);
    const QString all = names.join('\n');
    for (const char *name : {"Amber Hall", "Basalt Hall", "Copper Hall"})
        QCOMPARE(all.count(name), 1);
}

CAVE_WIDGET_TEST(TestExchange)
#include "tst_exchange.moc"
