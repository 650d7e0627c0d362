// SPDX-License-Identifier: MIT
#include "app/play/log/message_log.h"
#include "app/play/map/sight_panes.h"
#include "app/play/runs/replay_window.h"
#include "app/shell/settings/language.h"
#include "core/edit/edit_draft.h"
#include "core/io/worlds/edited_world.h"
#include "core/io/worlds/saved_session.h"
#include "core/session/planning.h"
#include "core/session/players/test_player.h"
#include "editor/panels/inline_question.h"
#include "editor/panels/past/past_reader.h"
#include "editor/panels/past/timeline_bar.h"
#include "editor/panels/sight/sight_panel.h"
#include "editor/view/map/map_view.h"
#include "editor/view/map/overlay_stack.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QToolButton>

#include <memory>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

constexpr int kSteps = 300;

/// Plays a world: explores and fights, with a wait now and then.
void playOn(SavedSession &saved, int commands)
{
    Session &session = saved.session();
    for (int i = 0; i < commands; ++i) {
        if (session.fight() != nullptr) {
            saved.apply(FightCommand{});
            continue;
        }
        const std::optional<ExplorePlan> plan = i % 10 == 9 ? std::nullopt : planExplore(session);
        if (plan)
            saved.apply(MoveCommand{plan->steps.front()});
        else
            saved.apply(WaitCommand{});
    }
}

class TestReplayWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void beginsAtTheEntranceAndEndsWithTheStoredState();
    void stepsOnAndBackByKey();
    void goingBackShowsWhatWasThereBefore();
    void theButtonsDoWhatTheKeysDo();
    void theSliderGoesToAMoment();
    void jumpsToATurn();
    void jumpsFarShowWhatWasThere();
    void theTimelineGoesToWhatHappened();
    void whyAFightBeganIsExplained();
    void belowAnAttackIsHowItCameToItsDamage();
    void whatIsHeldBackIsAskedFor();
    void playsPausesAndStopsAtTheEnd();
    void playsFasterAtAHigherSpeed();
    void playsFromTheBeginningOnceItIsOver();
    void tellsWhatHappened();
    void aLogThatCanNotGoOnSaysSo();
    void anEmptyLogSaysSo();
    void escapeClosesIt();
    void theWorldsFileIsNotTouched();
    void itGoesThroughEdits();
    void theLogIsExportedButNotOverTheWorld();
    void whereTimePassesByItselfItPassesAgain();
    void aWorldOfOnePlayerHasNoOneElseToFollow();
    void everyPlayersWayIsShownInTheirColour();
    void thePlayerWhoIsFollowedIsChosen();
    void allCanBeFollowedWhereTimePassesByItself();
    void itFollowsTheLanguage();

private:
    [[nodiscard]] WorldLog log() const
    {
        Result<WorldLog> read = readWorldLog(m_path);
        if (!read)
            qFatal("%s", read.error().text().c_str());
        return std::move(read).value();
    }
    void open(WorldLog log)
    {
        m_window = std::make_unique<ReplayWindow>(std::move(log), m_path);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get(), cave::test::kPatience));
    }
    /// Opens the log of a world where two players walk about.
    void openTogether(GeneratorKind kind);
    [[nodiscard]] std::vector<MapAlly> others() const
    {
        return m_window->findChild<MapView *>("replay.map")->figures()->allies().allies();
    }
    [[nodiscard]] MapOverlays overlays() const { return m_window->findChild<OverlayStack *>()->all(); }
    template<class Widget>
    [[nodiscard]] Widget *find(const char *id) const
    {
        return m_window->findChild<Widget *>(id);
    }
    void press(Qt::Key key) { QTest::keyClick(m_window->focusWidget(), key); }
    [[nodiscard]] QString moment() const { return find<QLabel>("replay.moment")->text(); }
    [[nodiscard]] const World &world() const { return m_window->session().world(); }
    [[nodiscard]] std::uint64_t shownHash() const
    {
        World copy = copyOf(world());
        return stateHash(copy);
    }

    QTemporaryDir m_folder;
    std::filesystem::path m_path;
    std::unique_ptr<ReplayWindow> m_window;
};

} // namespace

void TestReplayWindow::initTestCase()
{
    m_path = m_folder.filePath("played.cave").toStdString();
    Result<SavedSession> saved = SavedSession::create(m_path, "Well Trodden", {"abc123", {}, {}});
    QVERIFY(saved.ok());
    playOn(*saved, kSteps);
}

void TestReplayWindow::theLogIsExportedButNotOverTheWorld()
{
    const auto bytesOf = [](const QString &path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const auto exportTo = [this](const QString &file) {
        QTest::mouseClick(find<QPushButton>("replay.export"), Qt::LeftButton);
        auto *dialog = m_window->findChild<QFileDialog *>();
        QVERIFY(dialog != nullptr);
        emit dialog->fileSelected(file); // as if its own question had been answered by "Yes"
        dialog->close();
    };
    open(log());
    const QString world = QString::fromStdString(m_path.string());
    const QByteArray before = bytesOf(world);
    const auto *reported = find<QLabel>("replay.outcome");
    exportTo(world);
    QTRY_VERIFY_WITH_TIMEOUT(reported->text().contains("never overwritten"), 30'000);
    QCOMPARE(bytesOf(world), before);
    const QString file = m_folder.filePath("log.txt");
    exportTo(file);
    QTRY_VERIFY_WITH_TIMEOUT(reported->text().contains("log.txt"), 30'000);
    QVERIFY(bytesOf(file).contains("generator caves"));
}

void TestReplayWindow::beginsAtTheEntranceAndEndsWithTheStoredState()
{
    const WorldLog played = log();
    open(log());
    QVERIFY(m_window->windowTitle().contains("Well Trodden"));
    QCOMPARE(m_window->position(), 0);
    QCOMPARE(world().player().position, played.origin.player().position);
    QCOMPARE(moment(), QString("Command 0 of %1").arg(m_window->length()));
    press(Qt::Key_End);
    QCOMPARE(m_window->position(), m_window->length());
    World stored = copyOf(played.stored);
    QCOMPARE(shownHash(), stateHash(stored));
    QVERIFY(!find<QToolButton>("replay.forward")->isEnabled());
    QVERIFY(!find<QToolButton>("replay.end")->isEnabled());
}

void TestReplayWindow::stepsOnAndBackByKey()
{
    open(log());
    QVERIFY(!find<QToolButton>("replay.back")->isEnabled());
    press(Qt::Key_Left); // nothing comes before the beginning
    QCOMPARE(m_window->position(), 0);
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    QCOMPARE(m_window->position(), 3);
    QVERIFY(find<QToolButton>("replay.play")->hasFocus());
    QCOMPARE(find<QSlider>("replay.slider")->value(), 3);
    press(Qt::Key_Left);
    QCOMPARE(m_window->position(), 2);
    QVERIFY(moment().startsWith("Command 2 of"));
    press(Qt::Key_End);
    press(Qt::Key_Right); // nor after the end
    QCOMPARE(m_window->position(), m_window->length());
    press(Qt::Key_Home);
    QCOMPARE(m_window->position(), 0);
}

void TestReplayWindow::goingBackShowsWhatWasThereBefore()
{
    open(log());
    std::vector<std::uint64_t> hashes;
    for (int i = 0; i < 40; ++i) {
        hashes.push_back(shownHash());
        press(Qt::Key_Right);
    }
    for (int i = 39; i >= 0; --i) {
        press(Qt::Key_Left);
        QCOMPARE(shownHash(), hashes[static_cast<std::size_t>(i)]);
    }
}

void TestReplayWindow::theButtonsDoWhatTheKeysDo()
{
    open(log());
    const auto click = [this](const char *id) {
        QTest::mouseClick(find<QToolButton>(id), Qt::LeftButton);
        return m_window->position();
    };
    QCOMPARE(click("replay.forward"), 1);
    QCOMPARE(click("replay.forward"), 2);
    QCOMPARE(click("replay.back"), 1);
    QCOMPARE(click("replay.end"), m_window->length());
    QCOMPARE(click("replay.start"), 0);
    QTest::mouseClick(find<QToolButton>("replay.play"), Qt::LeftButton);
    QVERIFY(m_window->isPlaying());
    QTest::mouseClick(find<QToolButton>("replay.play"), Qt::LeftButton);
    QVERIFY(!m_window->isPlaying());
}

void TestReplayWindow::theSliderGoesToAMoment()
{
    open(log());
    auto *slider = find<QSlider>("replay.slider");
    QCOMPARE(slider->maximum(), m_window->length());
    QTest::keyClick(slider, Qt::Key_PageUp);
    QCOMPARE(m_window->position(), slider->pageStep());
    QTest::keyClick(slider, Qt::Key_PageUp);
    QCOMPARE(m_window->position(), 2 * slider->pageStep());
    QTest::keyClick(slider, Qt::Key_PageDown);
    QCOMPARE(m_window->position(), slider->pageStep());
    slider->setValue(123);
    QCOMPARE(m_window->position(), 123);
    QCOMPARE(world().commands, 123);
}

void TestReplayWindow::jumpsFarShowWhatWasThere()
{
    Result<Session> played = Session::begin(WorldSpec{"far", {}, {}});
    QVERIFY(played.ok());
    World origin = copyOf(played->world());
    RandomPlayer player(2);
    std::vector<Command> commands;
    std::vector<std::uint64_t> hashes{played->stateHash()};
    while (commands.size() < 3000) {
        played->apply(player.next(*played));
        for (const Command &command : played->unsavedChanges().commands) {
            commands.push_back(command);
            hashes.push_back(played->stateHash());
        }
        played->changesSaved();
    }
    open({"Far", std::move(origin), commands, {}, copyOf(played->world())});
    QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<PastReader *>()->isRead(), cave::test::kPatience);
    for (const int position : {2900, 1500, 1501, 30, 2999, 2998, 0, 1200}) {
        find<QSlider>("replay.slider")->setValue(position);
        QCOMPARE(m_window->position(), position);
        QCOMPARE(shownHash(), hashes[static_cast<std::size_t>(position)]);
    }
    QVERIFY(find<QListView>("replay.messages")->model()->rowCount() > 0); // of the commands before
}

void TestReplayWindow::theTimelineGoesToWhatHappened()
{
    Timeline timeline(std::make_shared<const WorldLog>(log()));
    while (timeline.read(1000)) {
    }
    std::vector<std::int64_t> turns;
    for (const TimelineMark &mark : timeline.marks()) {
        if (turns.empty() || mark.turn != turns.back())
            turns.push_back(mark.turn);
    }
    QVERIFY(turns.size() > 2);
    open(log());
    QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<PastReader *>()->isRead(), cave::test::kPatience);
    const auto press = [this](Qt::Key key) {
        QTest::keyClick(m_window->focusWidget(), key, Qt::ControlModifier);
        return world().turn;
    };
    QCOMPARE(press(Qt::Key_Right), turns[0]);
    QCOMPARE(press(Qt::Key_Right), turns[1]);
    QCOMPARE(press(Qt::Key_Right), turns[2]);
    QCOMPARE(press(Qt::Key_Left), turns[1]);
    QTest::mouseClick(find<QToolButton>("replay.earlier"), Qt::LeftButton);
    QCOMPARE(world().turn, turns[0]);
    QVERIFY(!find<QToolButton>("replay.earlier")->isEnabled());
    auto *bar = find<TimelineBar>("replay.timeline");
    QTest::mouseClick(bar, Qt::LeftButton, {}, {bar->width() - 1, 0});
    QCOMPARE(world().turn, timeline.lastTurn());
    QTest::mousePress(bar, Qt::LeftButton, {}, {bar->width() / 2, 0});
    QTest::mouseMove(bar, {1, 1}); // beyond the beginning
    QTest::mouseRelease(bar, Qt::LeftButton, {}, {1, 1});
    QCOMPARE(world().turn, timeline.firstTurn());
}

void TestReplayWindow::whyAFightBeganIsExplained()
{
    Timeline timeline(std::make_shared<const WorldLog>(log()));
    while (timeline.read(1000)) {
    }
    const auto fight = std::ranges::find(timeline.marks(), MarkKind::Fight, &TimelineMark::kind);
    QVERIFY(fight != timeline.marks().end());
    open(log());
    m_window->explain(fight->turn); // before the marks are read
    QCOMPARE(world().turn, fight->turn);
    QVERIFY(m_window->sight().isVisible());
    auto *note = find<QLabel>("sight.monsters.note");
    QTRY_VERIFY_WITH_TIMEOUT(note->text().contains("One monster"), cave::test::kPatience);
    QVERIFY(world().fight().has_value());
    QVERIFY(find<QLabel>("sight.fight")->isVisible());
    QVERIFY(find<QLabel>("sight.fight")->text().contains("saw you"));
    QVERIFY(!overlays().numbered.empty());
    m_window->seek(0);
    QVERIFY(!find<QLabel>("sight.fight")->isVisible()); // it is still to come
    find<QTabWidget>("replay.side")->setCurrentIndex(0);
    QVERIFY(overlays().numbered.empty());
    while (!world().fight() && find<QToolButton>("replay.later")->isEnabled())
        m_window->seekMark(true);
    QVERIFY(world().fight().has_value());
    QVERIFY(!overlays().numbered.empty()); // also beside the messages
}

void TestReplayWindow::belowAnAttackIsHowItCameToItsDamage()
{
    open(log());
    m_window->seek(m_window->length());
    const QAbstractItemModel *lines = find<QListView>("replay.messages")->model();
    int computed = 0;
    for (int row = 1; row < lines->rowCount(); ++row) {
        const QModelIndex line = lines->index(row, 0);
        if (!line.data().toString().startsWith("How: "))
            continue;
        const QModelIndex attack = lines->index(row - 1, 0);
        QVERIFY2(attack.data().toString().contains(" damage"), qPrintable(attack.data().toString()));
        QCOMPARE(line.data(MessageLog::TurnRole), attack.data(MessageLog::TurnRole));
        QVERIFY(attack.data(Qt::ToolTipRole).toString().endsWith(line.data().toString()));
        QVERIFY(attack.data(Qt::AccessibleTextRole).toString().endsWith(line.data().toString()));
        ++computed;
    }
    QVERIFY(computed > 0);
}

void TestReplayWindow::whatIsHeldBackIsAskedFor()
{
    open(log());
    m_window->sight().setHeld(true);
    auto *side = find<QTabWidget>("replay.side");
    side->setCurrentIndex(1);
    auto *question = m_window->findChild<InlineQuestion *>("sight.reveal");
    QVERIFY(question->isVisible());
    QVERIFY(!find<SightPanel>("sightPanel")->isVisible());
    QTest::mouseClick(find<QPushButton>("sight.reveal.no"), Qt::LeftButton);
    QCOMPARE(side->currentIndex(), 0);
    side->setCurrentIndex(1);
    QSignalSpy agreed(&m_window->sight(), &SightPane::agreed);
    QTest::mouseClick(find<QPushButton>("sight.reveal.yes"), Qt::LeftButton);
    QCOMPARE(agreed.size(), 1);
}

void TestReplayWindow::jumpsToATurn()
{
    open(log());
    auto *turn = find<QSpinBox>("replay.turn");
    turn->setFocus();
    for (const int wanted : {100, 7}) {
        turn->selectAll();
        QTest::keyClicks(turn, QString::number(wanted));
        QTest::keyClick(turn, Qt::Key_Return);
        QCOMPARE(world().turn, wanted);
        QCOMPARE(turn->value(), wanted);
        QCOMPARE(find<QSlider>("replay.slider")->value(), m_window->position());
    }
}

void TestReplayWindow::playsPausesAndStopsAtTheEnd()
{
    open(log());
    press(Qt::Key_Space);
    QVERIFY(m_window->isPlaying());
    QTRY_VERIFY(m_window->position() >= 2);
    press(Qt::Key_Space);
    QVERIFY(!m_window->isPlaying());
    const int paused = m_window->position();
    QTest::qWait(200);
    QCOMPARE(m_window->position(), paused);
    m_window->seek(m_window->length() - 3);
    press(Qt::Key_Space);
    QTRY_VERIFY(!m_window->isPlaying());
    QCOMPARE(m_window->position(), m_window->length());
}

void TestReplayWindow::playsFasterAtAHigherSpeed()
{
    open(log());
    auto *speed = find<QComboBox>("replay.speed");
    speed->setFocus();
    QTest::keyClick(speed, Qt::Key_End);
    QVERIFY(speed->currentText().contains("10"));
    find<QToolButton>("replay.play")->setFocus();
    press(Qt::Key_Space);
    // The first picture shows many commands at once.
    QTRY_VERIFY(m_window->position() > 0);
    QVERIFY(m_window->position() >= 100);
    QTRY_COMPARE(m_window->position(), m_window->length());
}

void TestReplayWindow::playsFromTheBeginningOnceItIsOver()
{
    open(log());
    press(Qt::Key_End);
    find<QToolButton>("replay.play")->setFocus();
    press(Qt::Key_Space);
    QVERIFY(m_window->isPlaying());
    QVERIFY(m_window->position() < m_window->length());
}

void TestReplayWindow::tellsWhatHappened()
{
    open(log());
    auto *lines = find<QListView>("replay.messages");
    QCOMPARE(lines->model()->rowCount(), 0);
    press(Qt::Key_End);
    QVERIFY(lines->model()->rowCount() > 0);
    bool waited = false;
    for (int row = 0; row < lines->model()->rowCount(); ++row)
        waited = waited || lines->model()->index(row, 0).data().toString().contains("You wait");
    QVERIFY(waited);
    bool reasoned = false;
    for (int row = 0; row < lines->model()->rowCount(); ++row)
        reasoned = reasoned || lines->model()->index(row, 0).data().toString().contains(" saw you at (");
    QVERIFY(reasoned);
    press(Qt::Key_Home);
    QCOMPARE(lines->model()->rowCount(), 0);
    QVERIFY(find<MapView>("replay.map")->cellsInView().contains(world().player().position));
}

void TestReplayWindow::aLogThatCanNotGoOnSaysSo()
{
    WorldLog broken = log();
    broken.commands[20] = EquipCommand{99};
    open(std::move(broken));
    find<QSlider>("replay.slider")->setValue(200);
    QCOMPARE(m_window->position(), 20);
    QVERIFY2(moment().contains("stops here") && moment().contains("21"), qPrintable(moment()));
    for (const char *id : {"replay.forward", "replay.end", "replay.play"})
        QVERIFY2(!find<QToolButton>(id)->isEnabled(), id);
    QCOMPARE(find<QSlider>("replay.slider")->value(), 20);
    QVERIFY(find<QToolButton>("replay.back")->isEnabled());
    QTest::mouseClick(find<QToolButton>("replay.back"), Qt::LeftButton);
    QCOMPARE(m_window->position(), 19);
    QVERIFY(find<QToolButton>("replay.forward")->isEnabled());
    QTest::mouseClick(find<QToolButton>("replay.play"), Qt::LeftButton);
    QTRY_VERIFY(!m_window->isPlaying());
    QVERIFY2(moment().contains("stops here"), qPrintable(moment()));
}

void TestReplayWindow::anEmptyLogSaysSo()
{
    const std::filesystem::path path = m_folder.filePath("new.cave").toStdString();
    QVERIFY(SavedSession::create(path, "Untrodden", {"abc123", {}, {}}).ok());
    Result<WorldLog> untouched = readWorldLog(path);
    QVERIFY(untouched.ok());
    open(std::move(untouched).value());
    QCOMPARE(m_window->length(), 0);
    QVERIFY2(moment().contains("No commands yet"), qPrintable(moment()));
    for (const char *id : {"replay.play", "replay.forward", "replay.back", "replay.start", "replay.end"})
        QVERIFY2(!find<QToolButton>(id)->isEnabled(), id);
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Right, Qt::Key_Left, Qt::Key_End, Qt::Key_Home})
        QTest::keyClick(m_window.get(), key);
    QVERIFY(!m_window->isPlaying());
    QCOMPARE(m_window->position(), 0);
}

void TestReplayWindow::escapeClosesIt()
{
    open(log());
    press(Qt::Key_Escape);
    QVERIFY(!m_window->isVisible());
}

void TestReplayWindow::theWorldsFileIsNotTouched()
{
    World before = copyOf(log().stored);
    open(log());
    press(Qt::Key_End);
    press(Qt::Key_Home);
    World after = copyOf(log().stored);
    QCOMPARE(stateHash(after), stateHash(before));
    QVERIFY(WorldFile::open(m_path).ok()); // which isn't held
}

void TestReplayWindow::itGoesThroughEdits()
{
    const int commands = static_cast<int>(log().commands.size());
    WorldPos rock;
    {
        Result<EditedWorld> edited = EditedWorld::open(m_path);
        QVERIFY(edited.ok());
        rock = edited->world().player().position;
        do
            ++rock.x;
        while (!edited->world().map.isRock(rock));
        CellMask cells(edited->world().map.regionSize());
        cells.addRow(rock, 1);
        EditDraft draft(edited->world(), edited->bookmarks());
        draft.setTerrain(cells, Terrain::Floor);
        QVERIFY(edited->perform("Brush", draft.delta()).ok());
    }
    {
        Result<SavedSession> played = SavedSession::open(m_path);
        QVERIFY(played.ok());
        for (int i = 0; i < 3; ++i)
            played->apply(WaitCommand{});
    }
    open(log());
    const auto isEdited = [&] {
        const WorldMap &map = world().map;
        return map.changesOf(regionOf(rock, map.regionSize())).changesRegion();
    };
    QCOMPARE(m_window->length(), commands + 3);
    m_window->seek(commands - 1);
    QVERIFY(!isEdited());
    press(Qt::Key_Right);
    QVERIFY(isEdited());
    press(Qt::Key_End);
    World stored = copyOf(log().stored);
    QCOMPARE(shownHash(), stateHash(stored));
    press(Qt::Key_Home);
    QVERIFY(!isEdited());
}

void TestReplayWindow::whereTimePassesByItselfItPassesAgain()
{
    const std::filesystem::path path = m_folder.filePath("rooms.cave").toStdString();
    {
        const GeneratorKind kind = GeneratorKind::Rooms;
        Result<SavedSession> saved =
            SavedSession::create(path, "Rooms", {"abc123", {kind, 1}, defaultSettings(kind)});
        QVERIFY(saved.ok());
        RoomsPlayer player;
        while (saved->session().world().turn < kSteps)
            saved->apply(player.next(saved->session()));
        saved->apply(SteerCommand{});
        saved->advance(5.0); // all of it in one command
    }
    Result<WorldLog> played = readWorldLog(path);
    QVERIFY(played.ok());
    const std::int64_t last = played->stored.turn;
    World stored = copyOf(played->stored);
    open(std::move(*played));
    const auto *map = find<MapView>("replay.map");
    QVERIFY(map->figures()->action().isShown());
    press(Qt::Key_End);
    QCOMPARE(shownHash(), stateHash(stored));
    press(Qt::Key_Left);
    const std::int64_t before = world().turn;
    const int position = m_window->position();
    find<QComboBox>("replay.speed")->setCurrentIndex(0);
    m_window->setPlaying(true);
    QTRY_VERIFY(world().turn > before);
    QVERIFY(world().turn < last);
    m_window->setPlaying(false);
    QCOMPARE(m_window->position(), position); // in the middle of that command
    QVERIFY(world().motion().player == map->figures()->action().shown().player);
    press(Qt::Key_Right);
    QCOMPARE(m_window->position(), m_window->length());
    QCOMPARE(world().turn, last);
    QVERIFY(world().motion().player == stored.motion().player);
}

void TestReplayWindow::openTogether(GeneratorKind kind)
{
    m_window.reset();
    const std::filesystem::path path = m_folder.filePath("together.cave").toStdString();
    std::filesystem::remove(path);
    {
        Result<SavedSession> saved =
            SavedSession::create(path, "Together", {"abc123", {kind, 1}, defaultSettings(kind)});
        QVERIFY(saved.ok());
        saved->apply(1, WaitCommand{});
        saved->apply(1, JoinCommand{2});
        saved->session().describePlayer(1, "Ada", 0xe02020);
        saved->session().describePlayer(2, "Bo", 0x2040e0);
        std::vector<RandomPlayer> minds{RandomPlayer(1), RandomPlayer(2)};
        for (int i = 0; i < 200; ++i) {
            const int player = 1 + i / 3 % 2;
            saved->session().showPlayer(player);
            const Command command = minds[static_cast<std::size_t>(player - 1)].next(saved->session());
            saved->session().showPlayer(1);
            saved->apply(player, command);
        }
        QVERIFY(saved->save().ok());
    }
    Result<WorldLog> read = readWorldLog(path);
    QVERIFY(read.ok());
    open(std::move(read).value());
}

void TestReplayWindow::aWorldOfOnePlayerHasNoOneElseToFollow()
{
    open(log());
    press(Qt::Key_End);
    QVERIFY(!find<QComboBox>("replay.player")->isVisible());
    QVERIFY(overlays().tracks.empty());
    QVERIFY(moment().startsWith("Command"));
}

void TestReplayWindow::everyPlayersWayIsShownInTheirColour()
{
    openTogether(GeneratorKind::Caves);
    press(Qt::Key_End);
    QVERIFY2(moment().contains("of") && !moment().contains("stops"), qPrintable(moment()));
    const MapOverlays shown = overlays();
    QCOMPARE(shown.tracks.size(), std::size_t{2});
    QCOMPARE(shown.tracks[0].colour, QColor(0xe0, 0x20, 0x20));
    QCOMPARE(shown.tracks[1].colour, QColor(0x20, 0x40, 0xe0));
    for (const int player : {1, 2}) {
        const TrackOverlay &track = shown.tracks[static_cast<std::size_t>(player - 1)];
        QVERIFY(track.cells.size() > 3);
        QCOMPARE(track.cells.back(), world().party.find(player)->player.position);
    }
    // The one who isn't followed has a name.
    QCOMPARE(others().size(), std::size_t{1});
    QCOMPARE(others().front().name, QString("Bo"));
    // Going back shortens the ways.
    press(Qt::Key_Home);
    QVERIFY(overlays().tracks.empty());
}

void TestReplayWindow::thePlayerWhoIsFollowedIsChosen()
{
    openTogether(GeneratorKind::Caves);
    auto *player = find<QComboBox>("replay.player");
    QVERIFY(player->isVisible());
    QCOMPARE(player->currentText(), QString("Ada"));
    player->setFocus();
    QTest::keyClick(player, Qt::Key_Down);
    QCOMPARE(player->currentText(), QString("Bo"));
    QCOMPARE(world().party.shown, 1); // not there yet
    m_window->seek(2);
    QCOMPARE(world().party.shown, 2);
    m_window->seek(m_window->length());
    QCOMPARE(others().front().name, QString("Ada"));
    QVERIFY(find<MapView>("replay.map")->cellsInView().contains(world().player().position));
    const std::uint64_t hash = shownHash();
    QTest::keyClick(player, Qt::Key_Up);
    QCOMPARE(world().party.shown, 1);
    QCOMPARE(shownHash(), hash);
    m_window->seek(4);
    QVERIFY2(moment().contains("Ada"), qPrintable(moment()));
}

void TestReplayWindow::allCanBeFollowedWhereTimePassesByItself()
{
    openTogether(GeneratorKind::Rooms);
    press(Qt::Key_End);
    QVERIFY2(!moment().contains("stops"), qPrintable(moment()));
    find<QComboBox>("replay.player")->setCurrentIndex(1);
    QCOMPARE(world().party.shown, 2);
    const Point second = world().motion().player;
    QVERIFY(find<MapView>("replay.map")->figures()->action().shown().player == second);
    press(Qt::Key_Home);
    m_window->setPlaying(true);
    QTRY_VERIFY(world().party.members.size() == 2 && world().turn > 10);
    m_window->setPlaying(false);
    QCOMPARE(overlays().tracks.size(), std::size_t{2});
}

void TestReplayWindow::itFollowsTheLanguage()
{
    open(log());
    const auto text = [this](const char *name) { return m_window->findChild<QPushButton *>(name)->text(); };
    const auto speed = [this] { return m_window->findChild<QComboBox *>("replay.speed")->currentText(); };
    QCOMPARE(speed(), "25 per second");
    const InstalledLanguage german("de");
    QTRY_VERIFY2(m_window->windowTitle().startsWith("Wiedergabe von"), qPrintable(m_window->windowTitle()));
    QCOMPARE(m_window->findChild<QTabWidget *>("replay.side")->tabText(0).remove('&'), "Meldungen");
    QCOMPARE(text("replay.verify").remove('&'), "Prüfen");
    QCOMPARE(speed(), "25 pro Sekunde");
    QVERIFY(m_window->findChild<QToolButton *>("replay.end")->toolTip().startsWith("Zum Ende"));
}

CAVE_WIDGET_TEST(TestReplayWindow)
#include "tst_replay_window.moc"
