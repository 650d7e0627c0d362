// SPDX-License-Identifier: MIT
// The seeds place as people use it, through the whole window.

#include "app/seeds/metrics/metric_texts.h"
#include "app/seeds/page/seed_files.h"
#include "app/seeds/page/seeds_page.h"
#include "app/seeds/plots/plots_canvas.h"
#include "app/seeds/plots/plots_page.h"
#include "app/seeds/rows/seed_roles.h"
#include "app/seeds/rows/seed_table.h"
#include "app/seeds/sheet/card_contents.h"
#include "app/seeds/sheet/contact_sheet.h"
#include "app/seeds/sheet/sheet_cameras.h"
#include "app/seeds/source/source_panel.h"
#include "app/seeds/table/seed_table_view.h"
#include "core/gen/rooms/level_areas.h"
#include "core/io/files/database.h"
#include "core/io/seeds/seed_card.h"
#include "core/io/seeds/seed_library.h"
#include "editor/view/map/map_view.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>

#include "tests/shell/seeds_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

QByteArray contentOf(const QString &file)
{
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

class TestSeedsPlace : public QObject {
    Q_OBJECT

private slots:
    /// Of the level editor, whose menu is hidden and has the same letter.
    void aHiddenMenuDoesNotTakeAKeyFromThePage()
    {
        SeedsFixture seeds;
        seeds.find<QTabWidget>("seeds.side")->setCurrentIndex(1);
        auto *elsewhere = seeds.find<QAbstractButton>("search.elsewhere");
        seeds.find<QWidget>("search.condition")->findChild<QPlainTextEdit *>()->setPlainText("chests > 0");
        QTRY_VERIFY(elsewhere->isEnabled());
        QTest::keyClick(&seeds.window(), Qt::Key_L, Qt::AltModifier);
        QTRY_VERIFY(seeds.window().findChild<QDialog *>("elsewhereDialog") != nullptr);
    }

    void goesThroughDungeonsFloorByFloor();
    void levelsOfAnotherGeneratorAreShownWhole();
    void measuresDungeonsAndRefusesWhatTheyDoNotHave();
    void showsMapsOfRoomsWholeAndMeasuresThem();
    void backspaceAndAButtonGoBackFromSearchResults();
    void aSeedCardGivesWayToTheSeedsBeforeIt();
    void aLinksPlaceIsShownInItsWorldWhateverTheOrder();
    void cardsDropFactsThatTheNextGeneratorDoesNotHave();
    void aFilterFromAPlotStandsInTheField();
    void theFieldAndTheSearchFilterTogether();
    void aSeedCardIsShownWhateverFilters();
    void aSeedCardBringsItsView();
    void marksOfACardThatCannotBeStoredAreReported();
    void savedSeedsThatCannotBeReadAreReported();
    void aSavedSeedStaysWhileItsNoteIsRewritten();
    void aTypedRangeIsShownSeedBySeed()
    {
        SeedsFixture seeds;
        seeds.showNumbers("-2", "5");
        QVERIFY(seeds.waitForRows(5));
        QCOMPARE(seeds.seeds(), QStringList({"-2", "-1", "0", "1", "2"}));
        QVERIFY(cave::test::waitFor([&] { return seeds.sheet().contents().isSettled(); }));
    }

    void sortingByAMetricOrdersTheMaps()
    {
        SeedsFixture seeds;
        seeds.showNumbers("0", "12");
        QVERIFY(seeds.waitForRows(12));
        auto *sort = seeds.find<QComboBox>("seeds.sort");
        sort->setFocus();
        QTest::keyClicks(sort, "Floor");
        QTest::keyClick(sort, Qt::Key_Return);
        emit sort->activated(sort->currentIndex());
        const auto floorOf = [&](int row) {
            const QStringList facts =
                seeds.sheet().rows().index(row, 0).data(seed_roles::Facts).toStringList();
            return facts.value(1).section(' ', 1, 1).toDouble();
        };
        QVERIFY(cave::test::waitFor([&] {
            for (int row = 1; row < seeds.rows(); ++row) {
                if (floorOf(row - 1) > floorOf(row) || floorOf(row) == 0)
                    return false;
            }
            return true;
        }));
    }

    void aConditionFiltersAndAWrongOneSaysWhy()
    {
        SeedsFixture seeds;
        seeds.showNumbers("0", "40");
        QVERIFY(seeds.waitForRows(40));
        seeds.enter("seeds.filter", "chests(20) >= 2");
        QVERIFY(cave::test::waitFor([&] { return seeds.rows() < 40 && seeds.rows() > 0; }));
        seeds.enter("seeds.filter", "chest(20) >= 2");
        QVERIFY(seeds.find<QLabel>("seeds.count")->text().contains("chests"));
        QCOMPARE(seeds.rows(), 40);
        seeds.enter("seeds.filter", "17");
        QVERIFY(cave::test::waitFor([&] { return seeds.seeds() == QStringList("17"); }));
    }

    void aSearchFindsStopsAndGoesOnAfterARestart()
    {
        SeedsFixture seeds;
        seeds.search("chests(20) >= 4");
        QTRY_VERIFY_WITH_TIMEOUT(seeds.find<QWidget>("seeds.originBar")->isVisible(), 30'000);
        QTRY_VERIFY_WITH_TIMEOUT(seeds.rows() > 0, 30'000);
        for (int row = 0; row < qMin(5, seeds.rows()); ++row)
            QVERIFY(!seeds.seedAt(row).isEmpty());
    }

    void rowsAreExportedWithWhatWasMeasured()
    {
        SeedsFixture seeds;
        seeds.showNumbers("0", "3");
        QVERIFY(seeds.waitForRows(3));
        QVERIFY(cave::test::waitFor([&] {
            return !seeds.sheet()
                        .rows()
                        .index(2, 0)
                        .data(seed_roles::Facts)
                        .toStringList()
                        .join(' ')
                        .contains("…");
        }));
        const QTemporaryDir folder;
        const QString json = folder.filePath("out.json");
        seeds.trigger("seeds.saveRows");
        for (auto *dialog : seeds.page().findChildren<QFileDialog *>())
            dialog->selectNameFilter("JSON (*.json)");
        QVERIFY(seeds.answerFile(folder.filePath("out"))); // without an ending
        QVERIFY(cave::test::waitFor([&] { return contentOf(json).startsWith('['); }));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const QString file = folder.filePath("out.csv");
        seeds.trigger("seeds.saveRows");
        QVERIFY(seeds.answerFile(file));
        QVERIFY(cave::test::waitFor([&] { return !contentOf(file).isEmpty(); }));
        const QList<QByteArray> lines = contentOf(file).split('\n');
        QCOMPARE(lines.size(), 5); // heading, three seeds, nothing after the last line end
        QVERIFY(lines.front().startsWith("seed,"));
        QVERIFY(lines.front().contains("floor_share"));
        QVERIFY(lines.at(3).startsWith("2,"));
    }

    void nothingIsSavedOverAWorld()
    {
        SeedsFixture seeds;
        const std::filesystem::path world = seeds.addWorld("Mine");
        seeds.showNumbers("7", "2");
        QVERIFY(seeds.waitForRows(2));
        seeds.choose(1);
        const auto saveOver = [&](QString file) {
            auto *dialog = seeds.page().findChild<QFileDialog *>();
            QVERIFY(dialog != nullptr);
            emit dialog->fileSelected(file); // as if its own question had been answered by "Yes"
            delete dialog;
            QTRY_VERIFY_WITH_TIMEOUT(seeds.bannerText().contains("never overwritten"), 30'000);
            QVERIFY(WorldFile::summary(world).ok());
            seeds.window().banner()->report(Banner::Kind::Note, "next");
        };
        seeds.trigger("seeds.saveCard");
        saveOver(fromPath(world));
        seeds.trigger("seeds.saveMap");
        auto *picture = seeds.page().findChild<QDialog *>("pictureDialog");
        QVERIFY(picture != nullptr);
        QTest::keyClick(picture, Qt::Key_Return);
        saveOver(fromPath(world));
    }

    void aSeedCardComesBackWithItsMarks()
    {
        SeedsFixture seeds;
        seeds.showNumbers("7", "2");
        QVERIFY(seeds.waitForRows(2));
        seeds.choose(1);
        seeds.trigger("seeds.star");
        QVERIFY(seeds.sheet().rows().index(1, 0).data(seed_roles::Starred).toBool());
        const QTemporaryDir folder;
        const QString file = folder.filePath("eight.json");
        seeds.trigger("seeds.saveCard");
        QVERIFY(seeds.answerFile(file));
        QVERIFY(cave::test::waitFor([&] { return !contentOf(file).isEmpty(); }));
        seeds.page().files().openCard(toPath(file));
        QVERIFY(seeds.waitForRows(1));
        QCOMPARE(seeds.seedAt(0), QString("8"));
        QVERIFY(seeds.sheet().rows().index(0, 0).data(seed_roles::Starred).toBool());
        QVERIFY(seeds.bannerText().contains("matches its seed card"));
    }

    void aCardOfAnotherGeneratorDiffersFromOurs()
    {
        SeedsFixture seeds;
        SeedCard card;
        card.spec = {"reported", {}, defaultSettings(GeneratorKind::Caves)};
        card.firstRegions = 1; // no program of ours has this hash
        const QTemporaryDir folder;
        const QString file = folder.filePath("card.json");
        QVERIFY(writeSeedCard(card, toPath(file)).ok());
        seeds.page().files().openCard(toPath(file));
        QVERIFY(cave::test::waitFor([&] { return seeds.bannerText().contains("differently"); }));
        QCOMPARE(seeds.seedAt(0), QString("reported"));
    }

    void marksOfACardWhoseWorldDiffersAreKeptOnlyOnRequest()
    {
        SeedsFixture seeds;
        SeedCard card;
        card.spec = {"reported", {}, defaultSettings(GeneratorKind::Caves)};
        card.firstRegions = 1;
        card.marks.starred = true;
        card.marks.note = "a chest beside the spring";
        const QTemporaryDir folder;
        const QString file = folder.filePath("card.json");
        QVERIFY(writeSeedCard(card, toPath(file)).ok());
        seeds.page().files().openCard(toPath(file));
        QVERIFY(cave::test::waitFor([&] { return seeds.bannerText().contains("differently"); }));
        QCOMPARE(seeds.seedAt(0), QString("reported"));
        Result<SeedLibrary> library = SeedLibrary::open(seeds.libraryFile());
        QVERIFY(library.ok());
        QVERIFY(library->marksOf(card.spec)->empty());
        QVERIFY(!seeds.sheet().rows().index(0, 0).data(seed_roles::Starred).toBool());
        seeds.pressInBanner("Add anyway");
        QCOMPARE(*library->marksOf(card.spec), card.marks);
        QVERIFY(seeds.sheet().rows().index(0, 0).data(seed_roles::Starred).toBool());
    }

    void aFileThatIsNoCardIsRefusedByName()
    {
        SeedsFixture seeds;
        const QTemporaryDir folder;
        const QString file = folder.filePath("broken.json");
        QFile broken(file);
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{\"format\": 3");
        broken.close();
        seeds.page().files().openCard(toPath(file));
        QVERIFY(cave::test::waitFor([&] { return seeds.bannerText().contains("broken.json"); }));
    }

    void whatIsKeptIsThereAfterARestart()
    {
        SeedsFixture seeds;
        seeds.showNumbers("3", "1");
        QVERIFY(seeds.waitForRows(1));
        seeds.choose(0);
        seeds.trigger("seeds.star");
        seeds.close();
        seeds.open();
        QTest::keyClick(&seeds.window(), Qt::Key_2, Qt::ControlModifier);
        seeds.showNumbers("3", "1");
        QVERIFY(seeds.waitForRows(1));
        QVERIFY(seeds.sheet().rows().index(0, 0).data(seed_roles::Starred).toBool());
    }

    void playThisBeginsAWorldOfTheSeed()
    {
        SeedsFixture seeds;
        seeds.showNumbers("41", "2");
        QVERIFY(seeds.waitForRows(2));
        seeds.choose(1);
        seeds.trigger("seeds.play");
        auto *seed = seeds.find<QLineEdit>("newWorld.seed");
        QVERIFY(cave::test::waitFor([seed] { return seed->isVisible(); }));
        QCOMPARE(seed->text(), QString("42"));
        QTest::mouseClick(seeds.find<QPushButton>("newWorld.create"), Qt::LeftButton);
        QVERIFY(cave::test::waitFor([&] { return seeds.window().playPage() != nullptr; }));
        QCOMPARE(seeds.window().playPage()->session().session().world().spec.seed, std::string("42"));
    }

    void theWorldThatIsPlayedStaysOpenMeanwhile()
    {
        ShellFixture shell;
        const std::filesystem::path world = shell.addWorld("Meanwhile");
        shell.open();
        shell.window().play().openWorld(world);
        QVERIFY(cave::test::waitFor([&shell] { return shell.isPlaying(); }));
        const PlayPage *play = shell.window().playPage();
        QVERIFY(play->isVisible());
        QTest::keyClick(&shell.window(), Qt::Key_2, Qt::ControlModifier);
        QVERIFY(cave::test::waitFor([play] { return !play->isVisible(); }));
        QVERIFY(shell.window().playPage() == play);
        QTest::keyClick(&shell.window(), Qt::Key_1, Qt::ControlModifier);
        QVERIFY(cave::test::waitFor([play] { return play->isVisible(); }));
        QVERIFY(shell.window().playPage() == play);
    }

    void theSeedAndACommandAreCopied()
    {
        SeedsFixture seeds;
        seeds.showNumbers("5", "1");
        QVERIFY(seeds.waitForRows(1));
        seeds.choose(0);
        seeds.trigger("seeds.copySeed");
        QCOMPARE(QGuiApplication::clipboard()->text(), QString("5"));
        seeds.trigger("seeds.copyCommand");
        QCOMPARE(QGuiApplication::clipboard()->text(), QString("cavegame-cli stats --seed=5"));
        SeedCard card; // a number that stands for a seed is another world as a text
        card.spec = {{}, {GeneratorKind::Classic, 1}, defaultSettings(GeneratorKind::Classic)};
        card.spec.seedNumber = 12;
        emit seeds.page().files().cardOpened(card);
        QCOMPARE(seeds.rows(), 1);
        seeds.trigger("seeds.copySeed");
        QVERIFY2(QGuiApplication::clipboard()->text().startsWith("cavegame:?number=12"),
                 qPrintable(QGuiApplication::clipboard()->text()));
    }

    void theKeyForCopyingCopiesTheSeedInPlotsToo()
    {
        SeedsFixture seeds;
        seeds.showNumbers("5", "1");
        QVERIFY(seeds.waitForRows(1));
        seeds.choose(0);
        seeds.trigger("seeds.plots");
        QGuiApplication::clipboard()->clear();
        auto *canvas = seeds.page().findChild<PlotCanvas *>("plots.canvas");
        canvas->setFocus();
        QTest::keyClick(canvas, Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE(QGuiApplication::clipboard()->text(), QString("5"));
    }

    void anotherSetForgetsTheSeedThatWasChosen()
    {
        SeedsFixture seeds;
        seeds.showNumbers("0", "9");
        QVERIFY(seeds.waitForRows(9));
        seeds.choose(7);
        QVERIFY(seeds.find<QAction>("seeds.copyCommand")->isEnabled());
        seeds.showNumbers("0", "5");
        QVERIFY(seeds.waitForRows(5));
        QVERIFY(!seeds.find<QAction>("seeds.copyCommand")->isEnabled());
        QVERIFY(!seeds.find<QAction>("seeds.saveCard")->isEnabled());
        QVERIFY(!seeds.find<QLabel>("seeds.detailsEmpty")->isHidden()); // the panel itself may be
    }

    void aNoteWrittenByAnotherProgramMeanwhileStays()
    {
        SeedsFixture seeds;
        seeds.showNumbers("3", "1");
        QVERIFY(seeds.waitForRows(1));
        const std::filesystem::path file = seeds.worlds().parent_path() / "seeds.library";
        Result<SeedLibrary> other = SeedLibrary::open(file);
        QVERIFY(other.ok());
        const WorldSpec spec = seeds.sheet().rows().index(0, 0).data(seed_roles::Spec).value<WorldSpec>();
        SeedMarks marks;
        marks.note = "from elsewhere";
        QVERIFY(other->keep(spec, marks).ok());
        seeds.choose(0);
        seeds.trigger("seeds.star");
        const Result<SeedMarks> kept = other->marksOf(spec);
        QVERIFY(kept.ok());
        QVERIFY(kept->starred);
        QCOMPARE(kept->note, std::string("from elsewhere"));
    }

    void aDamagedLibraryIsSetAsideOnRequestAndHasTheMarksOfThisRun()
    {
        SeedsFixture seeds(
            [](const std::filesystem::path &library) { std::ofstream(library) << std::string(4096, 'x'); });
        QVERIFY2(seeds.bannerText().contains("is not a library of seeds"), qPrintable(seeds.bannerText()));
        seeds.showNumbers("3", "1");
        QVERIFY(seeds.waitForRows(1));
        seeds.choose(0);
        seeds.trigger("seeds.star");
        QTest::mouseClick(seeds.window().banner()->findChild<QPushButton *>("banner.action"), Qt::LeftButton);
        QVERIFY(std::filesystem::exists(seeds.libraryFile().string() + ".damaged-1"));
        Result<SeedLibrary> library = SeedLibrary::open(seeds.libraryFile());
        QVERIFY(library.ok());
        QCOMPARE(library->all()->size(), std::size_t{1});
    }

    void aMapIsSavedAtTheSizeThatWasAskedFor()
    {
        SeedsFixture seeds;
        seeds.showNumbers("5", "1");
        QVERIFY(seeds.waitForRows(1));
        seeds.choose(0);
        seeds.trigger("seeds.saveMap");
        auto *dialog = seeds.page().findChild<QDialog *>("pictureDialog");
        QVERIFY(dialog != nullptr);
        dialog->findChild<QSpinBox *>("picture.width")->setValue(321);
        dialog->findChild<QSpinBox *>("picture.height")->setValue(123);
        QTest::keyClick(dialog, Qt::Key_Return);
        const QTemporaryDir folder;
        const QString file = folder.filePath("map.png");
        QVERIFY(seeds.answerFile(file));
        QVERIFY(cave::test::waitFor([&] { return QImage(file).size() == QSize(321, 123); }));
    }
};

} // namespace

void TestSeedsPlace::goesThroughDungeonsFloorByFloor()
{
    SeedsFixture seeds;
    auto *label = seeds.find<QLabel>("seeds.floor");
    QVERIFY(!label->isVisible());
    QComboBox *generator = seeds.chooseGenerator("Dungeon");
    QVERIFY(seeds.page().findChild<QToolButton *>("source.settings")->isHidden()); // there are none
    seeds.showNumbers("1", "6");
    QVERIFY(seeds.waitForRows(6));
    QTRY_VERIFY(label->isVisible());
    QCOMPARE(label->text(), "Floor 1 of 5");
    seeds.sheet().setFocus();
    for (int floor = 2; floor <= 5; ++floor) {
        QTest::keyClick(&seeds.sheet(), Qt::Key_Period);
        QCOMPARE(label->text(), QString("Floor %1 of 5").arg(floor));
        QCOMPARE(seeds.sheet().cameras().floor(), floor);
    }
    QTest::keyClick(&seeds.sheet(), Qt::Key_Period); // there is no sixth
    QCOMPARE(seeds.sheet().cameras().floor(), 5);
    QTest::keyClick(&seeds.sheet(), Qt::Key_Comma);
    QCOMPARE(label->text(), "Floor 4 of 5");
    seeds.choose(2);
    auto *details = seeds.page().findChild<QWidget *>("seeds.detailsMap")->findChild<MapView *>();
    QCOMPARE(details->camera().normalized().cell.x, 300 + 20); // the middle of floor 4
    generator->setFocus();
    QTest::keyClick(generator, Qt::Key_Home);
    seeds.showNumbers("1", "6");
    QTRY_VERIFY(!label->isVisible());
}

void TestSeedsPlace::levelsOfAnotherGeneratorAreShownWhole()
{
    SeedsFixture seeds;
    seeds.chooseGenerator("Cavern");
    seeds.showNumbers("1", "2");
    QVERIFY(seeds.waitForRows(2));
    const auto first = [&] { return seeds.sheet().rows().index(0, 0); };
    SheetCameras &cameras = seeds.sheet().cameras();
    cameras.zoom(first(), 5);
    seeds.chooseGenerator("Dungeon");
    seeds.showNumbers("1", "2");
    QTRY_VERIFY(seed_roles::specOf(first()).generator.kind == GeneratorKind::Dungeon);
    const CardCamera shown = cameras.of(first());
    cameras.reset();
    QVERIFY(cameras.of(first()) == shown);
}

void TestSeedsPlace::measuresDungeonsAndRefusesWhatTheyDoNotHave()
{
    SeedsFixture seeds;
    seeds.chooseGenerator("Dungeon");
    seeds.showNumbers("1", "4");
    QVERIFY(seeds.waitForRows(4));
    seeds.enter("seeds.filter", "path_length > 0");
    QTRY_VERIFY(seeds.find<QLabel>("seeds.count")->text().startsWith("4 seeds"));
    seeds.enter("seeds.filter", "gold >= 0"); // no dungeon has any
    QTRY_VERIFY(seeds.find<QLabel>("seeds.count")->text().contains("not in dungeon worlds"));
    QCOMPARE(seeds.rows(), 4);
    seeds.enter("seeds.filter", "path_length > 100000");
    QTRY_COMPARE(seeds.rows(), 0);
}

void TestSeedsPlace::showsMapsOfRoomsWholeAndMeasuresThem()
{
    SeedsFixture seeds;
    seeds.chooseGenerator("Rooms");
    seeds.showNumbers("1", "4");
    QVERIFY(seeds.waitForRows(4));
    QVERIFY(!seeds.find<QLabel>("seeds.floor")->isVisible()); // rooms aren't gone through one by one
    QTRY_VERIFY(seeds.sheet().contents().isSettled());
    seeds.choose(1);
    auto *details = seeds.page().findChild<QWidget *>("seeds.detailsMap")->findChild<MapView *>();
    const WorldSpec spec{"2", {GeneratorKind::Rooms, 1}, defaultSettings(GeneratorKind::Rooms), {}, {}};
    for (const CellRect &room : levelAreas(spec))
        QTRY_VERIFY(details->cellsInView().contains(room.origin));
    seeds.enter("seeds.filter", "boss_distance > 0");
    QTRY_VERIFY(seeds.find<QLabel>("seeds.count")->text().startsWith("4 seeds"));
    seeds.enter("seeds.filter", "boss_distance > 1000");
    QTRY_COMPARE(seeds.rows(), 0);
}

void TestSeedsPlace::backspaceAndAButtonGoBackFromSearchResults()
{
    SeedsFixture seeds;
    seeds.showNumbers("0", "6");
    QVERIFY(seeds.waitForRows(6));
    auto *bar = seeds.find<QWidget>("seeds.originBar");
    QVERIFY(!bar->isVisible());
    seeds.search("chests(20) >= 3");
    QTRY_VERIFY_WITH_TIMEOUT(seeds.rows() > 0 && bar->isVisible(), 30'000);
    QCOMPARE(seeds.find<QLabel>("seeds.origin")->text(), QString("Search results: chests(20) >= 3"));
    seeds.sheet().setFocus();
    QTest::keyClick(&seeds.sheet(), Qt::Key_Backspace);
    QCOMPARE(seeds.seeds(), QStringList({"0", "1", "2", "3", "4", "5"}));
    QVERIFY(!bar->isVisible());
    seeds.search("chests(20) >= 2");
    QTRY_VERIFY_WITH_TIMEOUT(seeds.rows() > 0 && bar->isVisible(), 30'000);
    QTest::mouseClick(seeds.find<QToolButton>("seeds.backButton"), Qt::LeftButton);
    QCOMPARE(seeds.rows(), 6);
    // In the field the key takes a letter away.
    seeds.search("chests(20) >= 2");
    QTRY_VERIFY_WITH_TIMEOUT(bar->isVisible(), 30'000);
    seeds.enter("seeds.filter", "12");
    QTest::keyClick(seeds.find<QLineEdit>("seeds.filter"), Qt::Key_Backspace);
    QCOMPARE(seeds.find<QLineEdit>("seeds.filter")->text(), QString("1"));
    QVERIFY(bar->isVisible());
}

void TestSeedsPlace::aSeedCardGivesWayToTheSeedsBeforeIt()
{
    SeedsFixture seeds;
    seeds.showNumbers("0", "3");
    QVERIFY(seeds.waitForRows(3));
    SeedCard card;
    card.spec = {"deep", {GeneratorKind::Dungeon, 1}, defaultSettings(GeneratorKind::Dungeon)};
    card.firstRegions = 1;
    card.marks.starred = true;
    const QTemporaryDir folder;
    const QString file = folder.filePath("card.json");
    QVERIFY(writeSeedCard(card, toPath(file)).ok());
    seeds.enter("seeds.filter", "2"); // which the card's seed doesn't have in it
    seeds.page().files().openCard(toPath(file));
    QTRY_COMPARE(seeds.seeds(), QStringList("deep"));
    QCOMPARE(seeds.find<QLabel>("seeds.origin")->text(), QString("Seed card: deep"));
    QVERIFY(seeds.find<QLabel>("seeds.floor")->isVisible()); // it is a dungeon
    seeds.trigger("seeds.table");
    auto *table = seeds.page().findChild<SeedTableView *>();
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Backspace);
    QCOMPARE(seeds.seeds(), QStringList({"0", "1", "2"}));
    QVERIFY(!seeds.find<QLabel>("seeds.floor")->isVisible());
    QVERIFY(!seeds.find<QWidget>("seeds.originBar")->isVisible());
}

void TestSeedsPlace::aLinksPlaceIsShownInItsWorldWhateverTheOrder()
{
    SeedsFixture seeds;
    auto *kind = seeds.find<QComboBox>("source.kind");
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_Home);
    QTest::keyClick(kind, Qt::Key_Down);
    const QString others = "\nalpha\nbeta";
    auto *list = seeds.find<QPlainTextEdit>("source.list");
    list->setPlainText("first" + others);
    QVERIFY(seeds.waitForRows(3));
    seeds.page().findChild<SeedTableView *>()->sortByColumn(SeedTable::SeedColumn, Qt::AscendingOrder);
    QTRY_COMPARE(seeds.seeds(), QStringList({"alpha", "beta", "first"}));
    const auto shown = [&seeds](const QString &seed, WorldPos at) {
        const QModelIndex current = seeds.sheet().selection().currentIndex();
        return seeds.seedAt(current.row()) == seed &&
               seeds.sheet().cameras().of(current).at.normalized().cell == at;
    };
    list->setPlainText("cavegame:?seed=first&generator=caves:2&at=300,200" + others);
    QVERIFY(cave::test::waitFor([&] { return shown("first", {300, 200}); }));
    seeds.enter("seeds.filter", "beta");
    QVERIFY(seeds.waitForRows(1));
    list->setPlainText("cavegame:?seed=first&generator=caves:2&at=-70,80" + others);
    QVERIFY(cave::test::waitFor([&] { return shown("first", {-70, 80}); }));
    QVERIFY(seeds.find<QLineEdit>("seeds.filter")->text().isEmpty());
}

void TestSeedsPlace::cardsDropFactsThatTheNextGeneratorDoesNotHave()
{
    SeedsFixture seeds;
    seeds.showNumbers("1", "2");
    QVERIFY(seeds.waitForRows(2));
    const auto facts = [&seeds] {
        QStringList names;
        for (const QString &fact : seeds.sheet().rows().index(0, 0).data(seed_roles::Facts).toStringList())
            names.append(fact.left(fact.indexOf(QRegularExpression(" [0-9…–]"))));
        return names;
    };
    QCOMPARE(facts(), QStringList({"Chests", "Floor", "Nearest monster"}));
    QMenu *menu = seeds.find<QToolButton>("seeds.facts")->menu();
    const auto switchFact = [menu](const QString &name) {
        for (QAction *action : menu->actions()) {
            if (action->text() == name)
                return action->trigger();
        }
        QFAIL(qPrintable(name));
    };
    switchFact("Nearest monster");
    QCOMPARE(facts(), QStringList({"Floor", "Chests"}));
    auto *generator = seeds.find<QComboBox>("source.generator");
    const int caves = generator->currentIndex();
    const int dungeon = generator->findText("Dungeon");
    QVERIFY(dungeon >= 0);
    generator->setCurrentIndex(dungeon);
    seeds.showNumbers("1", "2");
    QTRY_COMPARE(facts(),
                 QStringList({"Floor", metricLabel(defaultCardMetrics(GeneratorKind::Dungeon).front())}));
    generator->setCurrentIndex(caves); // what was chosen for caves comes back with them
    seeds.showNumbers("1", "2");
    QTRY_COMPARE(facts(), QStringList({"Floor", "Chests"}));
}

void TestSeedsPlace::aFilterFromAPlotStandsInTheField()
{
    SeedsFixture seeds;
    seeds.showNumbers("0", "30");
    QVERIFY(seeds.waitForRows(30));
    seeds.trigger("seeds.plots");
    auto *plots = seeds.page().findChild<PlotsPage *>();
    plots->setMetrics({MetricId::Chests, 20}, {MetricId::Chests, 20});
    QTRY_VERIFY_WITH_TIMEOUT(plots->findChild<QLabel *>("plots.state")->text().startsWith("30 seeds"),
                             30'000);
    auto *canvas = plots->findChild<PlotCanvas *>("plots.canvas");
    const QRect area = canvas->plotArea();
    auto *target = canvas->childAt(area.center());
    const auto at = [&](QPoint place) { return target->mapFrom(canvas, place); };
    QTest::mousePress(target, Qt::LeftButton, {}, at(area.center()));
    QTest::mouseMove(target, at({area.right() - 20, area.center().y()}));
    QTest::mouseMove(target, at({area.right(), area.center().y()}));
    QTest::mouseRelease(target, Qt::LeftButton, {}, at({area.right(), area.center().y()}));
    QTRY_VERIFY(seeds.rows() < 30);
    auto *field = seeds.find<QLineEdit>("seeds.filter");
    QVERIFY2(field->text().contains("chests(20)"), qPrintable(field->text()));
    // The same seeds as those that are kept by what stands there, if it is typed.
    const QStringList kept = seeds.seeds();
    const QString condition = field->text();
    QVERIFY(field->isVisible());
    const auto buttons = field->findChildren<QToolButton *>();
    QVERIFY(!buttons.isEmpty());
    const auto isBefore = [](QWidget *a, QWidget *b) { return a->x() < b->x(); };
    QTest::mouseClick(*std::ranges::max_element(buttons, isBefore), Qt::LeftButton); // at the field's end
    QCOMPARE(seeds.rows(), 30);
    seeds.enter("seeds.filter", condition);
    QTRY_COMPARE(seeds.seeds(), kept);
}

void TestSeedsPlace::theFieldAndTheSearchFilterTogether()
{
    SeedsFixture seeds;
    seeds.showNumbers("0", "40");
    QVERIFY(seeds.waitForRows(40));
    seeds.enter("seeds.filter", "chests(20) >= 1");
    QTRY_VERIFY(seeds.rows() < 40 && seeds.find<QLabel>("seeds.count")->text().endsWith("of 40 seeds"));
    const QStringList some = seeds.seeds();
    seeds.find<QTabWidget>("seeds.side")->setCurrentIndex(1);
    seeds.find<QWidget>("search.condition")->findChild<QPlainTextEdit *>()->setPlainText("chests(20) < 2");
    auto *box = seeds.find<QCheckBox>("search.filter");
    QTRY_VERIFY(box->isEnabled());
    QTest::mouseClick(box, Qt::LeftButton, {}, {8, box->height() / 2});
    QVERIFY(box->isChecked());
    QTRY_VERIFY(seeds.rows() < some.size());
    const QStringList both = seeds.seeds();
    seeds.enter("seeds.filter", "1"); // a text
    QVERIFY(box->isChecked());
    QTRY_VERIFY(!seeds.seeds().isEmpty() &&
                std::ranges::all_of(seeds.seeds(), [](const QString &seed) { return seed.contains('1'); }));
    seeds.enter("seeds.filter", "chests(20) >= 1");
    QTRY_COMPARE(seeds.seeds(), both);
    QTest::mouseClick(box, Qt::LeftButton, {}, {8, box->height() / 2});
    QTRY_COMPARE(seeds.seeds(), some);
}

void TestSeedsPlace::aSeedCardIsShownWhateverFilters()
{
    SeedsFixture seeds;
    seeds.showNumbers("0", "3");
    QVERIFY(seeds.waitForRows(3));
    seeds.find<QTabWidget>("seeds.side")->setCurrentIndex(1);
    seeds.find<QWidget>("search.condition")->findChild<QPlainTextEdit *>()->setPlainText("chests < 0");
    auto *box = seeds.find<QCheckBox>("search.filter");
    QTRY_VERIFY(box->isEnabled());
    QTest::mouseClick(box, Qt::LeftButton, {}, {8, box->height() / 2});
    QTRY_COMPARE(seeds.rows(), 0);
    const QTemporaryDir folder;
    SeedCard card;
    card.spec = {"deep", {}, defaultSettings(GeneratorKind::Caves)};
    const std::filesystem::path file = toPath(folder.filePath("card.json"));
    QVERIFY(writeSeedCard(card, file).ok());
    seeds.page().files().openCard(file);
    QTRY_COMPARE(seeds.seeds(), QStringList("deep"));
    QTest::qWait(1500); // until its chests were counted
    QCOMPARE(seeds.seeds(), QStringList("deep"));
    QVERIFY(!box->isChecked());
}

void TestSeedsPlace::aSeedCardBringsItsView()
{
    SeedsFixture seeds;
    const QTemporaryDir folder;
    SeedCard card;
    card.spec = {"deep", {GeneratorKind::Dungeon, 1}, defaultSettings(GeneratorKind::Dungeon)};
    card.camera = SeedCamera{{7, 11}, 5};
    const std::filesystem::path file = toPath(folder.filePath("card.json"));
    QVERIFY(writeSeedCard(card, file).ok());
    seeds.page().files().openCard(file);
    QTRY_COMPARE(seeds.seeds(), QStringList("deep"));
    const CardCamera camera = seeds.sheet().cameras().of(seeds.sheet().rows().index(0, 0));
    QVERIFY((camera.at.normalized().cell == WorldPos{7, 11}));
    QCOMPARE(camera.zoom.step, 5);
}

void TestSeedsPlace::marksOfACardThatCannotBeStoredAreReported()
{
    const std::string half(kMaxSeedNoteBytes / 2 + 1, 'x');
    SeedCard card;
    card.spec = {"deep", {}, defaultSettings(GeneratorKind::Caves)};
    card.firstRegions = *hashOfFirstRegions(card.spec);
    card.marks.note = half + "of the card";
    SeedsFixture seeds([&](const std::filesystem::path &library) {
        Result<SeedLibrary> opened = SeedLibrary::open(library);
        SeedMarks marks;
        marks.note = half + "ours";
        QVERIFY(opened.ok() && opened->keep(card.spec, marks).ok());
    });
    const QTemporaryDir folder;
    const std::filesystem::path file = toPath(folder.filePath("card.json"));
    QVERIFY(writeSeedCard(card, file).ok());
    seeds.page().files().openCard(file);
    QTRY_COMPARE(seeds.seeds(), QStringList("deep"));
    QVERIFY2(seeds.bannerText().contains("note"), qPrintable(seeds.bannerText()));
}

void TestSeedsPlace::savedSeedsThatCannotBeReadAreReported()
{
    SeedsFixture seeds([](const std::filesystem::path &library) {
        SeedMarks starred;
        starred.starred = true;
        QVERIFY(SeedLibrary::open(library)->keep({"amber", {}, defaultSettings({})}, starred).ok());
        QVERIFY(Database::open(library, Database::Mode::ReadWrite)->run("UPDATE seeds SET marks = '{'").ok());
    });
    QVERIFY2(seeds.bannerText().contains("1 saved seed can't be read"), qPrintable(seeds.bannerText()));
}

void TestSeedsPlace::aSavedSeedStaysWhileItsNoteIsRewritten()
{
    SeedsFixture seeds([](const std::filesystem::path &library) {
        SeedMarks noted;
        noted.note = "a spring";
        Result<SeedLibrary> opened = SeedLibrary::open(library);
        for (const char *seed : {"amber", "beryl"})
            QVERIFY(opened.ok() && opened->keep({seed, {}, defaultSettings({})}, noted).ok());
    });
    seeds.find<QComboBox>("source.kind")->setCurrentIndex(static_cast<int>(SourcePanel::Kind::Kept));
    QVERIFY(seeds.waitForRows(2));
    seeds.choose(1);
    const QString chosen = seeds.seedAt(1);
    auto *note = seeds.find<QPlainTextEdit>("marks.note");
    note->setFocus();
    QTest::keyClick(note, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(note, Qt::Key_Delete);
    const WorldSpec spec{chosen.toStdString(), {}, defaultSettings({})};
    Result<SeedLibrary> library = SeedLibrary::open(seeds.libraryFile());
    QTRY_VERIFY(library->marksOf(spec)->empty());
    QTest::qWait(500); // until another set would be shown
    QTest::keyClicks(note, "a lake");
    QTRY_COMPARE(library->marksOf(spec)->note, std::string("a lake"));
    QCOMPARE(seeds.sheet().selection().currentIndex().row(), 1);
    QCOMPARE(seeds.seedAt(1), chosen);
}

CAVE_WIDGET_TEST(TestSeedsPlace)
#include "tst_seeds_place.moc"
