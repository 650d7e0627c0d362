// SPDX-License-Identifier: MIT
#include "app/common/preferences.h"
#include "app/play/keys/key_bindings.h"
#include "app/play/page/play_page.h"
#include "app/play/page/play_place.h"
#include "app/play/walking/play_keys.h"
#include "core/sight/field_of_view.h"
#include "editor/view/map/map_view.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMouseEvent>
#include <QPointer>
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
        m_place = std::make_unique<PlayPlace>(m_preferences);
        m_place->resize(800, 600);
        m_place->open(std::move(*session));
        m_place->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_place.get(), cave::test::kPatience));
        page().map()->setFocus();
    }

    void cleanup() { m_place.reset(); }

    void anOpenedWorldSaysWhereItGoesOn()
    {
        const QAbstractItemModel *log =
            m_place->docks().at(1)->findChild<QListView *>("messageLog.list")->model();
        QCOMPARE(log->rowCount(), 0); // a new one has nothing to say yet
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(page().map(), Qt::Key_Period);
        QVERIFY(m_place->close());
        Result<SavedSession> again = SavedSession::open(m_path);
        QVERIFY(again.ok());
        m_place->open(std::move(*again));
        QCOMPARE(log->index(log->rowCount() - 1, 0).data().toString(),
                 QString("Welcome back to Test world, turn 3."));
    }

    void theCheatEndsWithAWorld()
    {
        const QAbstractItemModel *log =
            m_place->docks().at(1)->findChild<QListView *>("messageLog.list")->model();
        QTest::keyClick(page().map(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(log->rowCount(), 1);
        QTest::keyClick(page().map(), Qt::Key_Period);
        QVERIFY(m_place->close());
        Result<SavedSession> again = SavedSession::open(m_path);
        QVERIFY(again.ok());
        m_place->open(std::move(*again));
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
        WorldMap terrain(page().session().session().world().map.source());
        QVERIFY2(!terrain.isRock(to),
                 "this world's entrance must be open on all sides for the test to mean anything");
        QTest::keyClick(page().map(), static_cast<Qt::Key>(key), pad ? Qt::KeypadModifier : Qt::NoModifier);
        QCOMPARE(position(), to);
    }

    void theSightDebuggerIsAskedForAndFollowsThePlayer()
    {
        const QList<QDockWidget *> docks = m_place->docks();
        const auto found = std::ranges::find_if(docks, [](const QDockWidget *any) {
            return any->toggleViewAction()->objectName() == QLatin1String("play.sightDebugger");
        });
        QVERIFY(found != docks.end());
        QDockWidget *dock = *found;
        QVERIFY(!m_place->firstDocks().contains(dock));
        QVERIFY(!dock->isVisible());
        QVERIFY(dock->findChild<QLabel *>("sight.notice")->text().contains("can't see"));
        const QImage before = page().map()->grab().toImage();
        QTest::keyClick(page().map(), Qt::Key_F9);
        QVERIFY(dock->isVisible());
        page().map()->setFocus();
        dock->findChild<QComboBox *>("sight.view")->setCurrentIndex(1);
        QVERIFY(page().map()->grab().toImage() != before);
        const QLabel *note = dock->findChild<QLabel *>("sight.view.note");
        const WorldPos from = position();
        const QString there = note->text();
        QTest::keyClick(page().map(), openKey(1));
        QVERIFY(position() != from);
        Session &session = page().session().session();
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
        auto *fold = page().map()->findChild<QToolButton *>("mapLegend.fold");
        QVERIFY(fold->isVisible());
        QVERIFY(legendEntries().isEmpty()); // folded
        QVERIFY2(fold->toolTip().contains(QKeySequence("Shift+V").toString(QKeySequence::NativeText)),
                 qPrintable(fold->toolTip()));
        QTest::mouseClick(fold, Qt::LeftButton);
        const QString reported = legendEntries().join('|');
        for (const char *what : {"wanders", "hunts you", "sees you", "not in view"})
            QVERIFY2(reported.contains(what), qPrintable(reported));
        QTest::keyClick(page().map(), Qt::Key_V, Qt::ShiftModifier);
        QVERIFY(legendEntries().isEmpty());
    }

    void theLegendOpensWhenThereIsMoreToExplain()
    {
        QVERIFY(legendEntries().isEmpty());
        QTest::keyClick(page().map(), Qt::Key_F9);
        auto *view = m_place->docks().at(2)->findChild<QComboBox *>("sight.view");
        view->setCurrentIndex(1);
        QTRY_VERIFY(!legendEntries().isEmpty());
        view->setCurrentIndex(0);
        QTest::keyClick(page().map(), Qt::Key_F9);
        QTRY_VERIFY(legendEntries().isEmpty()); // it opened by itself
    }

    void digitsAboveTheLettersDoNotWalk()
    {
        const WorldPos from = position();
        for (const Qt::Key key : {Qt::Key_2, Qt::Key_4, Qt::Key_6, Qt::Key_8})
            QTest::keyClick(page().map(), key);
        QCOMPARE(position(), from);
    }

    void aHeldKeyWalksOnAtASteadyPaceAndStopsAtOnceWhenLetGo()
    {
        const Qt::Key key = openKey(6);
        const std::int64_t before = turn();
        QTest::keyPress(page().map(), key);
        QCOMPARE(turn(), before + 1);
        // The system's own repeats of the key must add nothing to the pace.
        for (int i = 0; i < 50; ++i) {
            QKeyEvent repeat(QEvent::KeyPress, key, Qt::NoModifier, QString(), true);
            QApplication::sendEvent(page().map(), &repeat);
        }
        QCOMPARE(turn(), before + 1);
        QTRY_VERIFY(turn() >= before + 3);
        QTest::keyRelease(page().map(), key);
        const std::int64_t after = turn();
        QTest::qWait(3 * HeldKeys::kBeat);
        QCOMPARE(turn(), after);
    }

    void losingTheKeyboardStopsWalking()
    {
        const Qt::Key key = openKey(6);
        QTest::keyPress(page().map(), key);
        page().map()->clearFocus();
        const std::int64_t after = turn();
        QTest::qWait(HeldKeys::kFirstBeat + 2 * HeldKeys::kBeat);
        QCOMPARE(turn(), after);
    }

    void theFullStopWaitsATurn()
    {
        const WorldPos from = position();
        const std::int64_t before = turn();
        QTest::keyClick(page().map(), Qt::Key_Period);
        QCOMPARE(turn(), before + 1);
        QCOMPARE(position(), from);
    }

    void theStatusLineTellsWorldRegionAndCell()
    {
        QTest::keyClick(page().map(), openKey(1));
        const WorldPos p = position();
        const RegionPos region = regionOf(p, 50);
        const CellPos cell = cellOf(p, 50);
        const auto *label = m_place->statusWidget()->findChild<QLabel *>(QStringLiteral("statusPlace"));
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
        const auto *label = m_place->statusWidget()->findChild<QLabel *>(QStringLiteral("statusUnderMouse"));
        QTRY_VERIFY(page().map()->isSettled());
        hover(position());
        QVERIFY2(label->text().startsWith(QStringLiteral("You at")), qPrintable(label->text()));
        page().map()->zoomBy(-6);
        QTRY_VERIFY(page().map()->isSettled());
        hover({position().x + 18, position().y + 9});
        QVERIFY2(label->text().startsWith(QStringLiteral("Unexplored")), qPrintable(label->text()));
    }

    void fogAndGlyphsCanBeSwitchedByKeyAndAreRemembered()
    {
        QVERIFY(page().map()->terrain()->fog());
        QTest::keyClick(page().map(), Qt::Key_F);
        QTest::keyClick(page().map(), Qt::Key_G);
        QVERIFY(!page().map()->terrain()->fog());
        QCOMPARE(page().map()->terrain()->style(), MapStyle::Glyphs);
        m_place->close();
        PlayPlace again(m_preferences);
        Result<SavedSession> world = SavedSession::open(m_path);
        QVERIFY(world.ok());
        const PlayPage &page = again.open(std::move(*world));
        QVERIFY(!page.map()->terrain()->fog());
        QCOMPARE(page.map()->terrain()->style(), MapStyle::Glyphs);
    }

    void whatIsSetOnThePageIsSoOnTheNextOne()
    {
        const QDockWidget *small = m_place->docks().constFirst();
        const QDockWidget *sight = m_place->docks().at(2);
        small->findChild<MapView *>("miniMap")->setZoom({5});
        sight->findChild<QCheckBox *>("sight.marks")->setChecked(true);
        sight->findChild<QComboBox *>("sight.view")->setCurrentIndex(2);
        QTest::keyClick(page().map(), Qt::Key_I);
        auto *inventory = page().findChild<QDialog *>("inventory");
        inventory->resize(inventory->width() + 60, inventory->height() + 40);
        const QSize size = inventory->size();
        QVERIFY(m_place->close());
        QVERIFY(small->findChild<MapView *>("miniMap") == nullptr);
        m_place->open(std::move(*SavedSession::open(m_path)));
        QCOMPARE(small->findChild<MapView *>("miniMap")->zoom().step, 5);
        QVERIFY(sight->findChild<QCheckBox *>("sight.marks")->isChecked());
        QCOMPARE(sight->findChild<QComboBox *>("sight.view")->currentIndex(), 2);
        QTest::keyClick(page().map(), Qt::Key_I);
        QCOMPARE(page().findChild<QDialog *>("inventory")->size(), size);
    }

    void aWorldCanBeClosedWhateverGoesOn_data()
    {
        QTest::addColumn<QString>("command");
        for (const char *id : {"play.explore", "play.examine", "play.inventory", "play.travel",
                               "play.journal", "play.marker", "ui.debug"})
            QTest::newRow(id) << QString(id);
    }
    void aWorldCanBeClosedWhateverGoesOn()
    {
        QFETCH(QString, command);
        m_preferences.set(Setting::Motion, 1);
        auto *action = m_place->findChild<QAction *>(command);
        QVERIFY(action != nullptr && action->isEnabled());
        action->trigger();
        page().map()->zoomBy(1);
        QTest::qWait(20);
        const QPointer<PlayPage> old = &page();
        QVERIFY(m_place->close());
        QVERIFY(old == nullptr);
        QVERIFY(!action->isEnabled() && !(action->isCheckable() && action->isChecked()));
        action->trigger();
        QTest::qWait(20); // what was due has nothing left to change
        QCOMPARE(WorldFile::readSnapshot(m_path).ok(), true);
        m_preferences.set(Setting::Motion, 0);
    }

    void zoomKeysZoom()
    {
        const int before = page().map()->zoom().step;
        QTest::keyClick(page().map(), Qt::Key_Plus);
        QVERIFY(page().map()->zoom().step > before);
        QTest::keyClick(page().map(), Qt::Key_Minus);
        QTest::keyClick(page().map(), Qt::Key_Minus);
        QVERIFY(page().map()->zoom().step < before);
    }

    void aKeyBringsThePannedViewBack()
    {
        page().map()->lookAt({position().x + 500, position().y});
        QVERIFY(!page().map()->isFollowing());
        QTest::keyClick(page().map(), Qt::Key_C);
        QTRY_VERIFY(page().map()->isSettled());
        QVERIFY(page().map()->isFollowing());
        QVERIFY(page().map()->cellsInView().contains(position()));
    }

    void clickingTheMinimapLooksThere()
    {
        QDockWidget *dock = m_place->docks().constFirst();
        dock->resize(300, 300);
        dock->show();
        auto *mini = dock->findChild<MapView *>(QStringLiteral("miniMap"));
        QVERIFY(mini != nullptr);
        const WorldPos target{position().x + 20, position().y + 10};
        const QPoint at = mini->cellRect(target).center().toPoint();
        const WorldPos pointed = mini->cellAt(at);
        QVERIFY(std::abs(pointed.x - target.x) <= 1 && std::abs(pointed.y - target.y) <= 1);
        QTest::mouseClick(mini, Qt::LeftButton, {}, at);
        QTRY_VERIFY(page().map()->isSettled());
        QCOMPARE(page().map()->camera().cell, pointed);
    }

    void aPannedMinimapComesBackWithTheNextStep()
    {
        auto *mini = m_place->docks().constFirst()->findChild<MapView *>(QStringLiteral("miniMap"));
        mini->lookAt({position().x + 300, position().y});
        QVERIFY(!mini->isFollowing());
        QTest::keyClick(page().map(), openKey(1));
        QVERIFY(mini->isFollowing());
    }

    void theZoomIsKeptInUnitsThatFitEveryScreen()
    {
        page().map()->setZoom({qRound(20 * page().map()->devicePixelRatioF())});
        m_place->close();
        QCOMPARE(QSettings().value(QStringLiteral("play/zoom")).toDouble(), 20.0);
        PlayPlace again(m_preferences);
        const PlayPage &page = again.open(std::move(*SavedSession::open(m_path)));
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
        QVERIFY(m_place->close());
        QSettings().setValue(QStringLiteral("play/zoom"), zoom);
        QSettings().setValue(QStringLiteral("play/fog"), QStringLiteral("perhaps"));
        PlayPlace place(m_preferences);
        const PlayPage &page = place.open(std::move(*SavedSession::open(m_path)));
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
        QSignalSpy failed(m_place->page(), &PlayPage::saveFailed);
        setrlimit(RLIMIT_FSIZE, &none);
        QTest::keyClick(page().map(), openKey(1));
        const bool closed = m_place->close();
        setrlimit(RLIMIT_FSIZE, &before);
        QVERIFY(!closed);
        QVERIFY(m_place->page() != nullptr);
        QVERIFY(failed.count() >= 1);
        const WorldPos where = position();
        QSignalSpy saved(m_place->page(), &PlayPage::saved);
        QVERIFY(page().played().saving().saveNow());
        QCOMPARE(saved.count(), 1);
        QVERIFY(m_place->close());
        QCOMPARE(WorldFile::readSnapshot(m_path)->world.player().position, where);
    }

    void everyMoveIsInTheFileAtOnce()
    {
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(page().map(), openKey(1));
        Result<LoadedWorld> onDisk = WorldFile::readSnapshot(m_path);
        QVERIFY2(onDisk.ok(), onDisk.ok() ? "" : onDisk.error().text().c_str());
        QCOMPARE(onDisk->world.player().position, position());
        QCOMPARE(stateHash(onDisk->world), page().session().session().stateHash());
    }

    void aWorldOpenedAgainStandsWhereItStood()
    {
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(page().map(), openKey(1));
        const WorldPos before = position();
        const std::uint64_t hash = page().session().session().stateHash();
        m_place->close();
        QVERIFY(m_place->page() == nullptr);
        Result<SavedSession> again = SavedSession::open(m_path);
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
        m_place->open(std::move(*again));
        QCOMPARE(position(), before);
        QCOMPARE(page().session().session().stateHash(), hash);
    }

    void savingNowSaysSo()
    {
        QSignalSpy saved(m_place->page(), &PlayPage::saved);
        QVERIFY(page().played().saving().saveNow());
        QCOMPARE(saved.count(), 1);
    }

private:
    [[nodiscard]] PlayPage &page() const { return *m_place->page(); }
    /// The texts that the legend shows; none while it is folded.
    [[nodiscard]] QStringList legendEntries() const
    {
        QStringList texts;
        for (const auto *label : page().map()->findChild<QWidget *>("mapLegend")->findChildren<QLabel *>()) {
            if (label->isVisible() && !label->text().isEmpty())
                texts.append(label->text());
        }
        return texts;
    }
    /// Moves the mouse over a cell. Sent straight to the map, for the window may be larger than the test's
    /// screen.
    void hover(WorldPos cell)
    {
        const QPointF at = page().map()->cellRect(cell).center();
        QMouseEvent move(QEvent::MouseMove, at, page().map()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QApplication::sendEvent(page().map(), &move);
    }

    [[nodiscard]] WorldPos position() const { return page().session().session().world().player().position; }
    [[nodiscard]] std::int64_t turn() const { return page().session().session().world().turn; }

    /// The key of a direction in which the next `cells` cells are floor, walking elsewhere first if there is
    /// none here.
    Qt::Key openKey(int cells)
    {
        WorldMap terrain(page().session().session().world().map.source());
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
            page().played().perform(MoveCommand{static_cast<Direction>(tries * 7 % 4)});
        }
        return Qt::Key_W;
    }

    QTemporaryDir m_folder;
    std::filesystem::path m_path;
    int m_worlds = 0;
    Preferences m_preferences;
    std::unique_ptr<PlayPlace> m_place;
};

} // namespace

CAVE_WIDGET_TEST(TestPlayPage)
#include "tst_play_page.moc"
