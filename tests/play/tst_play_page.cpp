// SPDX-License-Identifier: MIT
#include "app/common/preferences.h"
#include "app/play/page/play_page.h"
#include "app/play/walking/held_keys.h"
#include "app/play/walking/movement_keys.h"
#include "core/sight/field_of_view.h"
#include "editor/view/map/map_view.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMouseEvent>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

#include <algorithm>
#include <csignal>
#include <sys/resource.h>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

class TestPlayPage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    }

    void init()
    {
        QSettings().clear();
        m_path = std::filesystem::path(
            m_folder.filePath(QStringLiteral("w%1.cave").arg(++m_worlds)).toStdString());
        Result<SavedSession> session = SavedSession::create(m_path, "Test world", {"abc123", {}, {}});
        QVERIFY2(session.ok(), session.ok() ? "" : session.error().text().c_str());
        m_page = std::make_unique<PlayPage>(m_preferences);
        m_page->resize(800, 600);
        m_page->openWorld(std::move(*session));
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get(), cave::test::kPatience));
        m_page->map()->setFocus();
    }

    void cleanup() { m_page.reset(); }

    void anOpenedWorldSaysWhereItGoesOn()
    {
        const QAbstractItemModel *log =
            m_page->docks().at(1)->findChild<QListView *>("messageLog.list")->model();
        QCOMPARE(log->rowCount(), 0); // a new one has nothing to say yet
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(m_page->map(), Qt::Key_Period);
        QVERIFY(m_page->closeWorld());
        Result<SavedSession> again = SavedSession::open(m_path);
        QVERIFY(again.ok());
        m_page->openWorld(std::move(*again));
        QCOMPARE(log->index(log->rowCount() - 1, 0).data().toString(),
                 QString("Welcome back to Test world, turn 3."));
    }

    void theCheatEndsWithAWorld()
    {
        const QAbstractItemModel *log =
            m_page->docks().at(1)->findChild<QListView *>("messageLog.list")->model();
        QTest::keyClick(m_page->map(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(log->rowCount(), 1);
        QTest::keyClick(m_page->map(), Qt::Key_Period);
        QVERIFY(m_page->closeWorld());
        Result<SavedSession> again = SavedSession::open(m_path);
        QVERIFY(again.ok());
        m_page->openWorld(std::move(*again));
        QVERIFY(log->index(log->rowCount() - 2, 0).data().toString().startsWith("Cheat off"));
        QCOMPARE(log->index(log->rowCount() - 1, 0).data().toString(),
                 QString("Welcome back to Test world, turn 1."));
    }

    void everyMovementKeyWalks_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<bool>("pad");
        QTest::addColumn<int>("direction");
        const std::vector<std::pair<Direction, std::vector<int>>> keys{
            {Direction::North, {Qt::Key_W, Qt::Key_Up, Qt::Key_K}},
            {Direction::East, {Qt::Key_D, Qt::Key_Right, Qt::Key_L}},
            {Direction::South, {Qt::Key_S, Qt::Key_Down, Qt::Key_J}},
            {Direction::West, {Qt::Key_A, Qt::Key_Left, Qt::Key_H}},
        };
        for (const auto &[direction, group] : keys) {
            for (const int key : group)
                QTest::addRow("%s", qPrintable(QKeySequence(key).toString()))
                    << key << false << static_cast<int>(direction);
        }
        QTest::newRow("pad 8") << int(Qt::Key_8) << true << static_cast<int>(Direction::North);
        QTest::newRow("pad 6") << int(Qt::Key_6) << true << static_cast<int>(Direction::East);
        QTest::newRow("pad 2") << int(Qt::Key_2) << true << static_cast<int>(Direction::South);
        QTest::newRow("pad 4") << int(Qt::Key_4) << true << static_cast<int>(Direction::West);
    }
    void everyMovementKeyWalks()
    {
        QFETCH(int, key);
        QFETCH(bool, pad);
        QFETCH(int, direction);
        const WorldPos from = position();
        const WorldPos to = step(from, static_cast<Direction>(direction));
        WorldMap terrain(m_page->session()->session().world().map.source());
        QVERIFY2(!terrain.isRock(to),
                 "this world's entrance must be open on all sides for the test to mean anything");
        QTest::keyClick(m_page->map(), static_cast<Qt::Key>(key), pad ? Qt::KeypadModifier : Qt::NoModifier);
        QCOMPARE(position(), to);
    }

    void theSightDebuggerIsAskedForAndFollowsThePlayer()
    {
        const QList<QDockWidget *> docks = m_page->docks();
        const auto found = std::ranges::find_if(docks, [](const QDockWidget *any) {
            return any->toggleViewAction()->objectName() == QLatin1String("play.sightDebugger");
        });
        QVERIFY(found != docks.end());
        QDockWidget *dock = *found;
        QVERIFY(!m_page->firstDocks().contains(dock));
        QVERIFY(!dock->isVisible());
        QVERIFY(dock->findChild<QLabel *>("sight.notice")->text().contains("can't see"));
        const QImage before = m_page->map()->grab().toImage();
        QTest::keyClick(m_page->map(), Qt::Key_F9);
        QVERIFY(dock->isVisible());
        m_page->map()->setFocus();
        dock->findChild<QComboBox *>("sight.view")->setCurrentIndex(1);
        QVERIFY(m_page->map()->grab().toImage() != before);
        const QLabel *note = dock->findChild<QLabel *>("sight.view.note");
        const WorldPos from = position();
        const QString there = note->text();
        QTest::keyClick(m_page->map(), openKey(1));
        QVERIFY(position() != from);
        Session &session = m_page->session()->session();
        BitGrid rock;
        BitGrid seen;
        session.mutableWorld().map.copyRock({{position().x - 20, position().y - 20}, 41, 41}, rock);
        fieldOfView(rock, 20, seen);
        QVERIFY2(note->text().contains(QString::number(seen.count())), qPrintable(there + note->text()));
        const qsizetype explained = legendEntries().size();
        dock->close();
        QVERIFY(legendEntries().size() < explained); // what the map shows of itself stays
    }

    void theLegendExplainsTheMapOnDemand()
    {
        auto *fold = m_page->map()->findChild<QToolButton *>("mapLegend.fold");
        QVERIFY(fold->isVisible());
        QVERIFY(legendEntries().isEmpty()); // folded
        QVERIFY2(fold->toolTip().contains(QKeySequence("Shift+V").toString(QKeySequence::NativeText)),
                 qPrintable(fold->toolTip()));
        QTest::mouseClick(fold, Qt::LeftButton);
        const QString reported = legendEntries().join('|');
        for (const char *what : {"wanders", "hunts you", "sees you", "not in view"})
            QVERIFY2(reported.contains(what), qPrintable(reported));
        QTest::keyClick(m_page->map(), Qt::Key_V, Qt::ShiftModifier);
        QVERIFY(legendEntries().isEmpty());
    }

    void theLegendOpensWhenThereIsMoreToExplain()
    {
        QVERIFY(legendEntries().isEmpty());
        QTest::keyClick(m_page->map(), Qt::Key_F9);
        auto *view = m_page->docks().at(2)->findChild<QComboBox *>("sight.view");
        view->setCurrentIndex(1);
        QTRY_VERIFY(!legendEntries().isEmpty());
        view->setCurrentIndex(0);
        QTest::keyClick(m_page->map(), Qt::Key_F9);
        QTRY_VERIFY(legendEntries().isEmpty()); // it opened by itself
    }

    void digitsAboveTheLettersDoNotWalk()
    {
        const WorldPos from = position();
        for (const Qt::Key key : {Qt::Key_2, Qt::Key_4, Qt::Key_6, Qt::Key_8})
            QTest::keyClick(m_page->map(), key);
        QCOMPARE(position(), from);
    }

    void aHeldKeyWalksOnAtASteadyPaceAndStopsAtOnceWhenLetGo()
    {
        const Qt::Key key = openKey(6);
        const std::int64_t before = turn();
        QTest::keyPress(m_page->map(), key);
        QCOMPARE(turn(), before + 1);
        // The system's own repeats of the key must add nothing to the pace.
        for (int i = 0; i < 50; ++i) {
            QKeyEvent repeat(QEvent::KeyPress, key, Qt::NoModifier, QString(), true);
            QApplication::sendEvent(m_page->map(), &repeat);
        }
        QCOMPARE(turn(), before + 1);
        QTRY_VERIFY(turn() >= before + 3);
        QTest::keyRelease(m_page->map(), key);
        const std::int64_t after = turn();
        QTest::qWait(3 * HeldKeys::kBeat);
        QCOMPARE(turn(), after);
    }

    void losingTheKeyboardStopsWalking()
    {
        const Qt::Key key = openKey(6);
        QTest::keyPress(m_page->map(), key);
        m_page->map()->clearFocus();
        const std::int64_t after = turn();
        QTest::qWait(HeldKeys::kFirstBeat + 2 * HeldKeys::kBeat);
        QCOMPARE(turn(), after);
    }

    void theFullStopWaitsATurn()
    {
        const WorldPos from = position();
        const std::int64_t before = turn();
        QTest::keyClick(m_page->map(), Qt::Key_Period);
        QCOMPARE(turn(), before + 1);
        QCOMPARE(position(), from);
    }

    void theStatusLineTellsWorldRegionAndCell()
    {
        QTest::keyClick(m_page->map(), openKey(1));
        const WorldPos p = position();
        const RegionPos region = regionOf(p, 50);
        const CellPos cell = cellOf(p, 50);
        const auto *label = m_page->statusWidget()->findChild<QLabel *>(QStringLiteral("statusPlace"));
        QVERIFY(label != nullptr);
        QCOMPARE(label->text(), QStringLiteral("World %1, %2 · Region %3, %4 · Cell %5, %6")
                                    .arg(p.x)
                                    .arg(p.y)
                                    .arg(region.x)
                                    .arg(region.y)
                                    .arg(cell.x)
                                    .arg(cell.y));
    }

    void theStatusLineTellsWhatIsUnderTheMouse()
    {
        const auto *label = m_page->statusWidget()->findChild<QLabel *>(QStringLiteral("statusUnderMouse"));
        QTRY_VERIFY(m_page->map()->isSettled());
        hover(position());
        QVERIFY2(label->text().startsWith(QStringLiteral("You at")), qPrintable(label->text()));
        m_page->map()->zoomBy(-6);
        QTRY_VERIFY(m_page->map()->isSettled());
        hover({position().x + 18, position().y + 9});
        QVERIFY2(label->text().startsWith(QStringLiteral("Unexplored")), qPrintable(label->text()));
    }

    void fogAndGlyphsCanBeSwitchedByKeyAndAreRemembered()
    {
        QVERIFY(m_page->map()->terrain()->fog());
        QTest::keyClick(m_page->map(), Qt::Key_F);
        QTest::keyClick(m_page->map(), Qt::Key_G);
        QVERIFY(!m_page->map()->terrain()->fog());
        QCOMPARE(m_page->map()->terrain()->style(), MapStyle::Glyphs);
        m_page->closeWorld();
        PlayPage again(m_preferences);
        QVERIFY(again.map()->terrain()->fog()); // no world is open
        Result<SavedSession> world = SavedSession::open(m_path);
        QVERIFY(world.ok());
        again.openWorld(std::move(*world));
        QVERIFY(!again.map()->terrain()->fog());
        QCOMPARE(again.map()->terrain()->style(), MapStyle::Glyphs);
    }

    void zoomKeysZoom()
    {
        const int before = m_page->map()->zoom().step;
        QTest::keyClick(m_page->map(), Qt::Key_Plus);
        QVERIFY(m_page->map()->zoom().step > before);
        QTest::keyClick(m_page->map(), Qt::Key_Minus);
        QTest::keyClick(m_page->map(), Qt::Key_Minus);
        QVERIFY(m_page->map()->zoom().step < before);
    }

    void aKeyBringsThePannedViewBack()
    {
        m_page->map()->lookAt({position().x + 500, position().y});
        QVERIFY(!m_page->map()->isFollowing());
        QTest::keyClick(m_page->map(), Qt::Key_C);
        QTRY_VERIFY(m_page->map()->isSettled());
        QVERIFY(m_page->map()->isFollowing());
        QVERIFY(m_page->map()->cellsInView().contains(position()));
    }

    void clickingTheMinimapLooksThere()
    {
        QDockWidget *dock = m_page->docks().constFirst();
        dock->resize(300, 300);
        dock->show();
        auto *mini = dock->findChild<MapView *>(QStringLiteral("miniMap"));
        QVERIFY(mini != nullptr);
        const WorldPos target{position().x + 20, position().y + 10};
        const QPoint at = mini->cellRect(target).center().toPoint();
        const WorldPos pointed = mini->cellAt(at);
        QVERIFY(std::abs(pointed.x - target.x) <= 1 && std::abs(pointed.y - target.y) <= 1);
        QTest::mouseClick(mini, Qt::LeftButton, {}, at);
        QTRY_VERIFY(m_page->map()->isSettled());
        QCOMPARE(m_page->map()->camera().cell, pointed);
    }

    void aPannedMinimapComesBackWithTheNextStep()
    {
        auto *mini = m_page->docks().constFirst()->findChild<MapView *>(QStringLiteral("miniMap"));
        mini->lookAt({position().x + 300, position().y});
        QVERIFY(!mini->isFollowing());
        QTest::keyClick(m_page->map(), openKey(1));
        QVERIFY(mini->isFollowing());
    }

    void theZoomIsKeptInUnitsThatFitEveryScreen()
    {
        m_page->map()->setZoom({qRound(20 * m_page->map()->devicePixelRatioF())});
        m_page->closeWorld();
        QCOMPARE(QSettings().value(QStringLiteral("play/zoom")).toDouble(), 20.0);
        PlayPage page(m_preferences);
        QCOMPARE(page.map()->zoom().step, qRound(20 * page.map()->devicePixelRatioF()));
    }

    void nonsenseInTheSettingsFileIsSurvived_data()
    {
        QTest::addColumn<QVariant>("zoom");
        QTest::newRow("text") << QVariant(QStringLiteral("banana"));
        QTest::newRow("huge") << QVariant(999999);
        QTest::newRow("nothing") << QVariant(0);
    }
    void nonsenseInTheSettingsFileIsSurvived()
    {
        QFETCH(QVariant, zoom);
        QSettings().setValue(QStringLiteral("play/zoom"), zoom);
        QSettings().setValue(QStringLiteral("play/fog"), QStringLiteral("perhaps"));
        PlayPage page(m_preferences);
        QVERIFY(page.map()->zoom().step >= 8);
    }

    void aWorldThatCannotBeSavedStaysOpen()
    {
        // A limit on file sizes makes every write fail as a full disk would.
        struct rlimit before {};
        getrlimit(RLIMIT_FSIZE, &before);
        signal(SIGXFSZ, SIG_IGN);
        const struct rlimit none {
            0, before.rlim_max
        };
        QSignalSpy failed(m_page.get(), &PlayPage::saveFailed);
        setrlimit(RLIMIT_FSIZE, &none);
        QTest::keyClick(m_page->map(), openKey(1));
        const bool closed = m_page->closeWorld();
        setrlimit(RLIMIT_FSIZE, &before);
        QVERIFY(!closed);
        QVERIFY(m_page->hasWorld());
        QVERIFY(failed.count() >= 1);
        const WorldPos where = position();
        QSignalSpy saved(m_page.get(), &PlayPage::saved);
        QVERIFY(m_page->played().saving().saveNow());
        QCOMPARE(saved.count(), 1);
        QVERIFY(m_page->closeWorld());
        QCOMPARE(WorldFile::readSnapshot(m_path)->world.player().position, where);
    }

    void everyMoveIsInTheFileAtOnce()
    {
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(m_page->map(), openKey(1));
        Result<LoadedWorld> onDisk = WorldFile::readSnapshot(m_path);
        QVERIFY2(onDisk.ok(), onDisk.ok() ? "" : onDisk.error().text().c_str());
        QCOMPARE(onDisk->world.player().position, position());
        QCOMPARE(stateHash(onDisk->world), m_page->session()->session().stateHash());
    }

    void aWorldOpenedAgainStandsWhereItStood()
    {
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(m_page->map(), openKey(1));
        const WorldPos before = position();
        const std::uint64_t hash = m_page->session()->session().stateHash();
        m_page->closeWorld();
        QVERIFY(!m_page->hasWorld());
        Result<SavedSession> again = SavedSession::open(m_path);
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
        m_page->openWorld(std::move(*again));
        QCOMPARE(position(), before);
        QCOMPARE(m_page->session()->session().stateHash(), hash);
    }

    void savingNowSaysSo()
    {
        QSignalSpy saved(m_page.get(), &PlayPage::saved);
        QVERIFY(m_page->played().saving().saveNow());
        QCOMPARE(saved.count(), 1);
    }

private:
    /// The texts that the legend shows; none while it is folded.
    [[nodiscard]] QStringList legendEntries() const
    {
        QStringList texts;
        for (const auto *label : m_page->map()->findChild<QWidget *>("mapLegend")->findChildren<QLabel *>()) {
            if (label->isVisible() && !label->text().isEmpty())
                texts.append(label->text());
        }
        return texts;
    }
    /// Moves the mouse over a cell. Sent straight to the map, for the window may be larger than the test's
    /// screen.
    void hover(WorldPos cell)
    {
        const QPointF at = m_page->map()->cellRect(cell).center();
        QMouseEvent move(QEvent::MouseMove, at, m_page->map()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QApplication::sendEvent(m_page->map(), &move);
    }

    [[nodiscard]] WorldPos position() const { return m_page->session()->session().world().player().position; }
    [[nodiscard]] std::int64_t turn() const { return m_page->session()->session().world().turn; }

    /// The key of a direction in which the next `cells` cells are floor, walking elsewhere first if there is
    /// none here.
    Qt::Key openKey(int cells)
    {
        WorldMap terrain(m_page->session()->session().world().map.source());
        for (int tries = 0; tries < 200; ++tries) {
            for (const Direction direction : kDirections) {
                WorldPos p = position();
                int free = 0;
                while (free < cells && !terrain.isRock(step(p, direction))) {
                    p = step(p, direction);
                    ++free;
                }
                if (free == cells) {
                    constexpr std::array kKeys{Qt::Key_W, Qt::Key_D, Qt::Key_S, Qt::Key_A};
                    return kKeys[static_cast<std::size_t>(direction)];
                }
            }
            m_page->played().perform(MoveCommand{static_cast<Direction>(tries * 7 % 4)});
        }
        return Qt::Key_W;
    }

    QTemporaryDir m_folder;
    std::filesystem::path m_path;
    int m_worlds = 0;
    Preferences m_preferences;
    std::unique_ptr<PlayPage> m_page;
};

} // namespace

CAVE_WIDGET_TEST(TestPlayPage)
#include "tst_play_page.moc"
