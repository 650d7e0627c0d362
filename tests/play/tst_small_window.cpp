// SPDX-License-Identifier: MIT
#include "app/play/hud/view_list.h"
#include "editor/panels/tools/map_legend.h"
#include "editor/view/style/theme.h"

#include <QToolButton>

#include "tests/play/play_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Play where there is little room.
class TestSmallWindow : public QObject {
    Q_OBJECT

    static QLabel *label(PlayFixture &play, const char *name)
    {
        return play.page().findChild<QLabel *>(QLatin1String(name));
    }
    static QLabel *status(PlayFixture &play, const char *name)
    {
        return play.place().statusWidget()->findChild<QLabel *>(QLatin1String(name));
    }
    static void showStatus(PlayFixture &play, int width)
    {
        QWidget *line = play.place().statusWidget();
        line->resize(width, 24);
        line->show();
        QCoreApplication::processEvents();
    }
    static void showSidebar(PlayFixture &play, bool on)
    {
        play.place().findChild<QAction *>("play.sidebar")->setChecked(on);
    }
    /// Pixels of this colour in a picture of the map.
    static int count(PlayFixture &play, const QColor &colour)
    {
        static_cast<void>(cave::test::waitFor([&] { return play.map().isSettled(); }));
        const QImage image = play.map().grab().toImage().convertToFormat(QImage::Format_RGB32);
        int found = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                found += image.pixel(x, y) == colour.rgb() ? 1 : 0;
        }
        return found;
    }

    /// Whether the minimap shows a thing on a cell. It shows none at all until the next command.
    static bool hasThing(PlayFixture &play, WorldPos cell)
    {
        QDockWidget *dock = play.place().docks().front();
        dock->resize(260, 220);
        dock->show();
        auto *mini = dock->findChild<MapView *>("miniMap");
        mini->lookAt(cell);
        mini->figures()->setPlayerMarker(std::nullopt);
        const auto picture = [mini, cell] {
            QImage last; // until the terrain is painted, pictures change by themselves
            static_cast<void>(cave::test::waitFor([&] {
                const QImage before =
                    std::exchange(last, mini->grab(mini->cellRect(cell).toAlignedRect()).toImage());
                return mini->isSettled() && last == before;
            }));
            return last;
        };
        const QImage with = picture();
        mini->figures()->setThings({});
        return picture() != with;
    }
    /// Puts the player beside a chest, which they see; returns it, and the way to it.
    static std::optional<std::pair<WorldPos, Direction>> goToChest(PlayFixture &play)
    {
        World &world = play.session().mutableWorld();
        const RegionPos home = regionOf(play.position(), world.map.regionSize());
        for (const CellPos chest : play.session().region(home).chests) {
            const WorldPos at = worldPos(home, chest, world.map.regionSize());
            for (const Direction way :
                 {Direction::North, Direction::East, Direction::South, Direction::West}) {
                const WorldPos beside = step(at, way);
                const auto back = directionTo(beside, at);
                if (!back || world.map.isRock(beside) ||
                    world.map.plan().levelAt(at) != world.map.plan().levelAt(play.position()))
                    continue;
                world.player().position = beside;
                play.page().played().perform(WaitCommand{});
                return std::pair(at, *back);
            }
        }
        return std::nullopt;
    }

private slots:
    void anOpenedChestLeavesTheMinimap_data()
    {
        QTest::addColumn<GeneratorKind>("generator");
        QTest::newRow("caves") << GeneratorKind::Caves;
        QTest::newRow("classic") << GeneratorKind::Classic;
        QTest::newRow("cavern") << GeneratorKind::Cavern;
        QTest::newRow("dungeon") << GeneratorKind::Dungeon;
        QTest::newRow("journey") << GeneratorKind::Journey;
    }
    void anOpenedChestLeavesTheMinimap()
    {
        QFETCH(GeneratorKind, generator);
        PlayFixture play("chests", generator);
        const auto chest = goToChest(play);
        QVERIFY(chest);
        QVERIFY(hasThing(play, chest->first));
        play.page().played().perform(MoveCommand{chest->second});
        QCOMPARE(play.session().world().player().statistics.chestsOpened, 1);
        QVERIFY(!hasThing(play, chest->first));
        const World world = copyOf(play.session().world());
        PlayFixture again(world);
        QVERIFY(!hasThing(again, chest->first));
    }

    void noticesOnTheMapLeaveTheLegendFree()
    {
        PlayFixture play("rooms", GeneratorKind::Rooms);
        play.page().resize(640, 400);
        QCoreApplication::processEvents();
        auto *pause = label(play, "mapTitles.pause");
        pause->setText("Bougez ou attaquez pour reprendre, ou pas"); // as long as in some language
        pause->show();
        QCoreApplication::processEvents();
        const auto *legend = play.map().findChild<MapLegend *>();
        QVERIFY(legend != nullptr);
        const QRect notice(pause->mapTo(&play.map(), QPoint()), pause->size());
        QVERIFY2(!notice.intersects(legend->geometry()),
                 qPrintable(QStringLiteral("%1 %2").arg(notice.top()).arg(legend->geometry().bottom())));
    }

    void aLongObjectiveDoesNotCoverTheMap()
    {
        PlayFixture play("strip", GeneratorKind::Journey);
        showSidebar(play, false);
        play.page().resize(420, 400);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        const auto *strip = play.page().findChild<QWidget *>("hudStrip");
        QVERIFY(strip != nullptr && strip->isVisible());
        const int below = strip->mapTo(&play.page(), QPoint(0, strip->height())).y();
        QVERIFY(play.map().mapTo(&play.page(), QPoint()).y() >= below);
    }

    void aLongObjectiveIsShownInFull()
    {
        PlayFixture play("cavern 1", GeneratorKind::Cavern);
        for (const int width : {640, 420, 300}) {
            QTRY_COMPARE((play.place().resize(width, 400), play.place().width()), width);
            QTRY_VERIFY(label(play, "strip.objective")->isVisible());
            QLabel *goal = label(play, "strip.objective");
            QCOMPARE(goal->text(), label(play, "sidebar.objective")->text());
            const auto fits = [goal] {
                const QRect needed = goal->fontMetrics().boundingRect(QRect(0, 0, goal->width(), 1000),
                                                                      Qt::TextWordWrap, goal->text());
                return needed.width() <= goal->width() && needed.height() <= goal->height();
            };
            QTRY_VERIFY2(fits(), qPrintable(QString::number(width)));
        }
    }

    void theStatusLineLeavesOutWhatTheSidebarShows()
    {
        PlayFixture play(kQuietSeed);
        showStatus(play, 1200);
        QVERIFY(!status(play, "statusGear")->isVisible());
        QVERIFY(status(play, "statusProgress")->isVisible());
        showSidebar(play, false);
        QTRY_VERIFY(status(play, "statusGear")->isVisible());
        QVERIFY(status(play, "statusGear")->text().contains("Wooden Sword"));
        showSidebar(play, true);
        QTRY_VERIFY(!status(play, "statusGear")->isVisible());
    }

    void nothingInANarrowStatusLineIsCut_data()
    {
        QTest::addColumn<GeneratorKind>("generator");
        QTest::newRow("caves") << GeneratorKind::Caves;
        QTest::newRow("dungeon") << GeneratorKind::Dungeon;
        QTest::newRow("rooms") << GeneratorKind::Rooms;
        QTest::newRow("journey") << GeneratorKind::Journey;
    }
    void nothingInANarrowStatusLineIsCut()
    {
        QFETCH(GeneratorKind, generator);
        PlayFixture play("narrow", generator);
        for (const bool sidebar : {false, true}) {
            showSidebar(play, sidebar);
            for (const int width : {280, 400, 520, 640, 800}) {
                showStatus(play, width);
                for (const auto *part : play.place().statusWidget()->findChildren<QLabel *>()) {
                    if (part->isVisible())
                        QVERIFY2(part->width() >= part->sizeHint().width(),
                                 qPrintable(QString("%1 at %2").arg(part->text()).arg(width)));
                }
                QVERIFY(status(play, "statusPlace")->isVisible());
            }
        }
    }

    void whatIsInSightBeyondTheEdgeIsPointedAt()
    {
        PlayFixture play("classic 7", GeneratorKind::Classic);
        QVERIFY(play.exploreUntil(
            [&] { return play.session().fight() == nullptr && !play.session().visibleMonsters().empty(); }));
        const WorldPos monster = play.session().visibleMonsters().front().state.position;
        const int inView = count(play, currentTheme().danger);
        play.place().resize(260, 200);
        for (int i = 0; i < 40 && play.map().cellsInView().contains(monster); ++i)
            play.press(Qt::Key_Plus);
        QVERIFY(!play.map().cellsInView().contains(monster));
        QVERIFY(count(play, currentTheme().danger) > inView);
    }
};

} // namespace

CAVE_WIDGET_TEST(TestSmallWindow)
#include "tst_small_window.moc"
