// SPDX-License-Identifier: MIT
#include "core/analysis/past/trace_export.h"
#include "core/analysis/past/turn_traces.h"
#include "core/base/json.h"
#include "core/session/players/test_player.h"
#include "core/world/world_spec.h"
#include "editor/panels/past/trace_panel.h"

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QSpinBox>
#include <QTreeView>

#include <algorithm>
#include <limits>
#include <memory>
#include <variant>
#include <vector>

#include "tests/panels/panel_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

constexpr std::int64_t kAll = std::numeric_limits<std::int64_t>::max();

/// The log of a world that a reckless test player played.
std::shared_ptr<const WorldLog> playedLog(GeneratorKind kind, int commands)
{
    WorldSpec spec{"traced", generatorOfNewWorlds(kind), defaultSettings(kind)};
    spec.settings.monsters = MonsterMode::Roaming;
    Result<Session> session = Session::begin(spec);
    if (!session)
        qFatal("%s", session.error().text().c_str());
    session->changesSaved();
    World origin = copyOf(session->world());
    const TestPlayer player = testPlayer(session->content().scenario, PlayStyle::Reckless, 5);
    std::vector<Command> log;
    for (int i = 0; i < commands && session->world().run == RunState::Going; ++i) {
        const std::optional<Command> command = player(*session);
        if (!command)
            break;
        session->apply(*command);
        const UnsavedChanges changes = session->unsavedChanges();
        log.insert(log.end(), changes.commands.begin(), changes.commands.end());
        session->changesSaved();
    }
    return std::make_shared<const WorldLog>(
        WorldLog{"Traced", std::move(origin), log, {}, copyOf(session->world())});
}

/// The first fight of a log, and the monster's turns around it as they should be listed.
struct Fight {
    MonsterId monster;
    std::int64_t turn = 0;
    std::vector<TraceRow> rows;

    Fight(const std::shared_ptr<const WorldLog> &log, int span)
    {
        Timeline timeline(log);
        timeline.read(kAll);
        const auto mark = std::ranges::find(timeline.marks(), MarkKind::Fight, &TimelineMark::kind);
        if (mark == timeline.marks().end())
            qFatal("nothing fought");
        monster = *mark->monster;
        turn = mark->turn;
        rows = traceMonster(timeline, monster, turn - span, turn + span);
    }

    [[nodiscard]] QString name(const WorldLog &log) const
    {
        return QString::fromStdString(kindOf(log.stored, rows.front().monster).name);
    }
};

/// The turns of a player that are listed around a turn.
std::vector<PlayerTraceRow> playerRows(const std::shared_ptr<const WorldLog> &log, int player,
                                       std::int64_t turn)
{
    constexpr std::int64_t kSpan = 200;
    Timeline timeline(log);
    timeline.read(kAll);
    return tracePlayer(timeline, player, turn - kSpan, turn + kSpan);
}

/// The log of a world in which a second player joined, whose name looks like markup.
std::shared_ptr<const WorldLog> sharedLog()
{
    WorldSpec spec{"shared", generatorOfNewWorlds(GeneratorKind::Caves),
                   defaultSettings(GeneratorKind::Caves)};
    Result<Session> session = Session::begin(spec);
    if (!session)
        qFatal("%s", session.error().text().c_str());
    session->changesSaved();
    World origin = copyOf(session->world());
    session->apply(JoinCommand{2});
    for (int i = 0; i < 6; ++i) {
        session->apply(1, WaitCommand{});
        session->apply(2, MoveCommand{i % 2 == 0 ? Direction::North : Direction::South});
    }
    session->describePlayer(2, "<b>Ann & Bo</b>", 0);
    const std::vector<Command> commands = session->unsavedChanges().commands;
    return std::make_shared<const WorldLog>(
        WorldLog{"Shared", std::move(origin), commands, {}, copyOf(session->world())});
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

struct ShownTrace : Shown<TracePanel> {
    explicit ShownTrace(PastReader &past) { panel.setPast(&past); }

    [[nodiscard]] QTreeView *list() const { return find<QTreeView>("trace.list"); }
    [[nodiscard]] int rows() const { return list()->model()->rowCount(); }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return list()->model()->index(row, column).data().toString();
    }
    [[nodiscard]] bool isMarked(int row) const
    {
        return list()->model()->index(row, 0).data(Qt::BackgroundRole).isValid();
    }
    [[nodiscard]] bool isListed() const
    {
        return !panel.isBusy() && find<QWidget>("trace.body")->isVisible();
    }
    void show(const Fight &fight)
    {
        panel.setTurn(fight.turn);
        panel.setMonster(fight.monster);
    }
    /// The monster, or a player by place in the list.
    void choose(int who) const
    {
        auto *box = find<QComboBox>("trace.who");
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < who; ++i)
            QTest::keyClick(box, Qt::Key_Down);
    }
    void save(const QString &file)
    {
        click("trace.save");
        auto *dialog = panel.findChild<QFileDialog *>();
        QVERIFY(dialog != nullptr);
        emit dialog->fileSelected(file);
        dialog->close();
        QTRY_VERIFY(text("trace.note").contains(file));
        QTRY_VERIFY(panel.findChild<QFileDialog *>() == nullptr);
    }
    void filter(TraceFilter kind) const
    {
        auto *box = find<QComboBox>("trace.filter");
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < static_cast<int>(kind); ++i)
            QTest::keyClick(box, Qt::Key_Down);
    }
};

class TestTracePanel : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_log = playedLog(GeneratorKind::Caves, 1500);
        m_fight = std::make_unique<Fight>(m_log, 200);
        m_past = std::make_unique<PastReader>(m_log);
    }

    void withoutAPastItSaysWhatToDo()
    {
        Shown<TracePanel> empty;
        QVERIFY(empty.emptyText().contains("Open a world"));
        QVERIFY(!empty.find<QComboBox>("trace.who")->isVisible());
        QVERIFY(!empty.find<QTreeView>("trace.list")->isVisible());
    }

    void withoutAMonsterThePlayerIsListed()
    {
        ShownTrace f(*m_past);
        f.panel.setTurn(m_fight->turn);
        QTRY_VERIFY(f.isListed());
        const std::vector<PlayerTraceRow> rows = playerRows(m_log, 1, m_fight->turn);
        QCOMPARE(f.rows(), static_cast<int>(rows.size()));
        bool seen = false;
        bool fought = false;
        for (int i = 0; i < f.rows(); ++i) {
            const PlayerTraceRow &row = rows[static_cast<std::size_t>(i)];
            QCOMPARE(f.cell(i, PlayerTraceModel::Turn), QLocale().toString(static_cast<qlonglong>(row.turn)));
            QCOMPARE(f.cell(i, PlayerTraceModel::Place), QString("%1, %2").arg(row.at.x).arg(row.at.y));
            QCOMPARE(f.cell(i, PlayerTraceModel::Gave).isEmpty(), !row.command.has_value());
            if (row.command && std::holds_alternative<MoveCommand>(*row.command))
                QCOMPARE(f.cell(i, PlayerTraceModel::Gave).toStdString(), commandText(*row.command));
            QCOMPARE(f.cell(i, PlayerTraceModel::Health).toStdString(), row.health.shortText());
            QCOMPARE(f.cell(i, PlayerTraceModel::SeenBy).isEmpty(), row.seenBy.empty());
            QCOMPARE(f.cell(i, PlayerTraceModel::HuntedBy).isEmpty(), row.huntedBy.empty());
            QCOMPARE(f.cell(i, PlayerTraceModel::Happened).isEmpty(), row.marks.empty());
            QCOMPARE(f.isMarked(i), row.turn == m_fight->turn);
            seen |= f.cell(i, PlayerTraceModel::SeenBy).contains(m_fight->name(*m_log));
            fought |=
                f.cell(i, PlayerTraceModel::Happened).contains("a fight began (" + m_fight->name(*m_log));
        }
        QVERIFY(seen && fought);
        QCOMPARE(f.text("trace.title"), QString("Player (no monster is selected)"));
        f.panel.setMonster(m_fight->monster);
        QTRY_VERIFY(f.isListed());
        QCOMPARE(f.rows(), static_cast<int>(m_fight->rows.size()));
        QCOMPARE(f.text("trace.title"), m_fight->name(*m_log));
        f.panel.setMonster(std::nullopt);
        QTRY_VERIFY(f.isListed());
        QCOMPARE(f.rows(), static_cast<int>(rows.size()));
    }

    void aPlayerStaysListedUntilTheMonsterIsChosenAgain()
    {
        ShownTrace f(*m_past);
        f.show(*m_fight);
        f.choose(1);
        QTRY_VERIFY(f.isListed());
        QCOMPARE(f.text("trace.title"), QString("Player"));
        const int rows = f.rows();
        QCOMPARE(rows, static_cast<int>(playerRows(m_log, 1, m_fight->turn).size()));
        f.panel.setMonster(MonsterId{{500, 500}, 77});
        f.panel.setMonster(m_fight->monster);
        QTRY_VERIFY(f.isListed());
        QCOMPARE(f.rows(), rows);
        f.choose(0);
        QTRY_VERIFY(f.isListed());
        QCOMPARE(f.rows(), static_cast<int>(m_fight->rows.size()));
    }

    void goingToATurnOfThePlayerKeepsThePlayer()
    {
        ShownTrace f(*m_past);
        f.panel.setTurn(m_fight->turn);
        QTRY_VERIFY(f.isListed());
        connect(&f.panel, &TracePanel::turnChosen, &f.panel, [&](qint64 turn) { // as the timeline does
            f.panel.setTurn(turn);
            f.panel.setMonster(m_fight->monster);
        });
        clickRow(f.list(), f.list()->model()->index(1, PlayerTraceModel::Place));
        QTRY_VERIFY(f.isListed());
        QCOMPARE(f.list()->model()->columnCount(), static_cast<int>(PlayerTraceModel::ColumnCount));
        f.panel.setMonster(m_fight->monster); // chosen on the map
        QTRY_VERIFY(f.isListed());
        QCOMPARE(f.list()->model()->columnCount(), static_cast<int>(TraceModel::ColumnCount));
    }

    void aPlayersTurnsAreFilteredCopiedAndSaved()
    {
        ShownTrace f(*m_past);
        f.panel.setTurn(m_fight->turn);
        QTRY_VERIFY(f.isListed());
        std::vector<PlayerTraceRow> rows = playerRows(m_log, 1, m_fight->turn);
        const auto count = [&](const auto &isShown) {
            return static_cast<int>(std::ranges::count_if(rows, isShown));
        };
        f.filter(TraceFilter::CouldSee);
        QCOMPARE(f.rows(), count([](const PlayerTraceRow &row) {
                     return !row.seenBy.empty() || !row.huntedBy.empty();
                 }));
        QVERIFY(f.rows() > 0);
        f.filter(TraceFilter::Attacks);
        QCOMPARE(f.rows(), count([](const PlayerTraceRow &row) { return !row.marks.empty(); }));
        QVERIFY(f.rows() > 0);
        QTest::keyClick(f.list(), Qt::Key_A, Qt::ControlModifier);
        f.click("trace.copy");
        QCOMPARE(QGuiApplication::clipboard()->text().count('\n') + 1, f.rows());
        std::erase_if(rows, [](const PlayerTraceRow &row) { return row.marks.empty(); });
        const QTemporaryDir folder;
        f.save(folder.filePath("player.csv"));
        QCOMPARE(read(folder.filePath("player.csv")).toStdString(), traceCsv(rows));
        f.save(folder.filePath("player.json"));
        QCOMPARE(read(folder.filePath("player.json")).toStdString(), traceJson(rows));
    }

    void eachOfSeveralPlayersCanBeListedByNameAsPlainText()
    {
        const auto log = sharedLog();
        PastReader past(log);
        ShownTrace f(past);
        const auto *who = f.find<QComboBox>("trace.who");
        QCOMPARE(who->count(), 3);
        QCOMPARE(who->itemText(1), QString("Player 1"));
        QCOMPARE(who->itemText(2), QString("<b>Ann & Bo</b>"));
        f.choose(2);
        QTRY_VERIFY(f.isListed());
        QCOMPARE(f.find<QLabel>("trace.title")->textFormat(), Qt::PlainText);
        QCOMPARE(f.text("trace.title"), QString("<b>Ann & Bo</b>"));
        QCOMPARE(f.rows(), static_cast<int>(playerRows(log, 2, 0).size()));
        f.choose(0);
        f.panel.setPlayer(2);
        QTRY_VERIFY(f.isListed());
        QCOMPARE(f.text("trace.title"), QString("<b>Ann & Bo</b> (no monster is selected)"));
    }

    void aMonsterIsListedTurnByTurnAroundTheTurnShown()
    {
        ShownTrace f(*m_past);
        f.show(*m_fight);
        QTRY_VERIFY(f.isListed());
        QCOMPARE(f.rows(), static_cast<int>(m_fight->rows.size()));
        for (int i = 0; i < f.rows(); ++i) {
            const TraceRow &row = m_fight->rows[static_cast<std::size_t>(i)];
            QCOMPARE(f.cell(i, TraceModel::Turn), QLocale().toString(static_cast<qlonglong>(row.turn)));
            QCOMPARE(f.cell(i, TraceModel::Distance),
                     QLocale().toString(static_cast<qlonglong>(row.verdict.squaredDistance())));
            QCOMPARE(f.cell(i, TraceModel::Area), row.verdict.inArea ? "inside" : "outside");
            QCOMPARE(f.cell(i, TraceModel::Line) == "clear line", row.verdict.line.visible());
            QCOMPARE(f.cell(i, TraceModel::Verdict),
                     row.verdict.attacks() ? "would attack" : "would not attack");
            QCOMPARE(f.cell(i, TraceModel::Did).contains("began a fight"), row.deeds.began);
            QCOMPARE(f.cell(i, TraceModel::Decided) == "no step", row.thoughts.empty());
            QCOMPARE(f.cell(i, TraceModel::Knew).startsWith("hunts"), row.monster.state.patience > 0);
            QCOMPARE(f.isMarked(i), row.turn == m_fight->turn);
        }
        QCOMPARE(f.text("trace.title"), m_fight->name(*m_log));
        QVERIFY(f.text("trace.note").startsWith(QLocale().toString(f.rows())));
    }

    void theRowOfTheTurnShownIsMarkedAndInView()
    {
        ShownTrace f(*m_past);
        f.show(*m_fight);
        QTRY_VERIFY(f.isListed());
        const auto isSeen = [&](int row) {
            return f.list()->viewport()->rect().intersects(
                f.list()->visualRect(f.list()->model()->index(row, 0)));
        };
        for (const int row : {0, f.rows() - 1, f.rows() / 2}) {
            f.panel.setTurn(m_fight->rows[static_cast<std::size_t>(row)].turn);
            QTRY_VERIFY(!f.panel.isBusy());
            QVERIFY(f.rows() > 0);
            const QModelIndex current = f.list()->currentIndex();
            QVERIFY(f.isMarked(current.row()));
            QVERIFY(isSeen(current.row()));
            QVERIFY(current.siblingAtColumn(0).data(Qt::AccessibleTextRole).toString().contains("shown"));
        }
    }

    void aClickOrEnterChoosesATurnButASelectionDoesNot()
    {
        ShownTrace f(*m_past);
        f.show(*m_fight);
        QTRY_VERIFY(f.isListed());
        QSignalSpy chosen(&f.panel, &TracePanel::turnChosen);
        clickRow(f.list(), f.list()->model()->index(1, TraceModel::Place));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.takeFirst().front().toLongLong(), m_fight->rows[1].turn);
        f.list()->setFocus();
        QTest::keyClick(f.list(), Qt::Key_Down);
        QCOMPARE(chosen.count(), 0);
        QTest::keyClick(f.list(), Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.takeFirst().front().toLongLong(), m_fight->rows[2].turn);
    }

    void filtersLeaveOnlyTurnsOfTheirKind()
    {
        ShownTrace f(*m_past);
        f.show(*m_fight);
        QTRY_VERIFY(f.isListed());
        const auto count = [&](const auto &isShown) {
            return static_cast<int>(std::ranges::count_if(m_fight->rows, isShown));
        };
        f.filter(TraceFilter::Did);
        QCOMPARE(f.rows(), count([](const TraceRow &row) { return row.deeds != TracedDeeds{}; }));
        QVERIFY(f.rows() > 0);
        f.filter(TraceFilter::Attacks);
        QCOMPARE(f.rows(), count([](const TraceRow &row) {
                     return row.deeds.noticed || row.deeds.gaveUp || row.deeds.shot || row.deeds.began;
                 }));
        QVERIFY(f.rows() > 0);
        f.filter(TraceFilter::CouldSee);
        QCOMPARE(f.rows(), count([](const TraceRow &row) { return row.verdict.attacks(); }));
        QVERIFY(f.rows() > 0);
        f.filter(TraceFilter::All);
        QCOMPARE(f.rows(), static_cast<int>(m_fight->rows.size()));
    }

    void selectedRowsAreCopiedWithTabsBetweenTheirCells()
    {
        ShownTrace f(*m_past);
        f.show(*m_fight);
        QTRY_VERIFY(f.isListed());
        QVERIFY(!f.find<QAbstractButton>("trace.copy")->isEnabled());
        clickRow(f.list(), f.list()->model()->index(0, 0));
        QTest::keyClick(f.list(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keySequence(f.list(), QKeySequence::Copy);
        const QStringList lines = QGuiApplication::clipboard()->text().split('\n');
        QCOMPARE(lines.size(), 2);
        for (int row = 0; row < 2; ++row) {
            const QStringList fields = lines[row].split('\t');
            QCOMPARE(fields.size(), static_cast<int>(TraceModel::ColumnCount));
            QCOMPARE(fields[TraceModel::Turn], f.cell(row, TraceModel::Turn));
            QCOMPARE(fields[TraceModel::Verdict], f.cell(row, TraceModel::Verdict));
        }
        QGuiApplication::clipboard()->clear();
        QTest::keyClick(f.list(), Qt::Key_A, Qt::ControlModifier);
        f.click("trace.copy");
        QCOMPARE(QGuiApplication::clipboard()->text().count('\n') + 1, f.rows());
    }

    void whatIsListedIsSavedAsCsvOrJson()
    {
        ShownTrace f(*m_past);
        f.show(*m_fight);
        QTRY_VERIFY(f.isListed());
        f.filter(TraceFilter::Did);
        const QTemporaryDir folder;
        std::vector<TraceRow> rows = m_fight->rows;
        std::erase_if(rows, [](const TraceRow &row) { return row.deeds == TracedDeeds{}; });
        f.save(folder.filePath("trace.csv"));
        QCOMPARE(read(folder.filePath("trace.csv")).toStdString(), traceCsv(m_log->stored, rows));
        f.save(folder.filePath("trace.json"));
        QCOMPARE(read(folder.filePath("trace.json")).toStdString(), traceJson(m_log->stored, rows));
        f.save(folder.filePath("no/such/folder.csv"));
        QVERIFY(f.text("trace.note").contains("could not be saved"));
    }

    void moreTurnsAreListedIfAskedFor()
    {
        ShownTrace f(*m_past);
        auto *span = f.find<QSpinBox>("trace.span");
        QCOMPARE(span->value(), 200);
        span->setValue(10);
        f.show(*m_fight);
        QTRY_VERIFY(f.isListed());
        const int few = f.rows();
        QVERIFY(few <= 21);
        QVERIFY(few < static_cast<int>(m_fight->rows.size()));
        span->setValue(200);
        QTRY_COMPARE(f.rows(), static_cast<int>(m_fight->rows.size()));
    }

    void farAwayTheTurnsThereAreTraced()
    {
        ShownTrace f(*m_past);
        f.find<QSpinBox>("trace.span")->setValue(10);
        f.show(*m_fight);
        QTRY_VERIFY(f.isListed());
        const std::int64_t first = m_fight->rows.front().turn;
        for (std::int64_t turn = m_fight->turn; turn >= first; --turn) // faster than each can be traced
            f.panel.setTurn(turn);
        QTRY_VERIFY(!f.panel.isBusy());
        QCOMPARE(f.cell(0, TraceModel::Turn),
                 QLocale().toString(static_cast<qlonglong>(std::max<std::int64_t>(first - 10, 1))));
    }

    void aMonsterThatIsNotThereSaysSo()
    {
        ShownTrace f(*m_past);
        f.panel.setMonster(MonsterId{{500, 500}, 77});
        QTRY_VERIFY(f.emptyText().contains("wasn't there"));
    }

    void itWaitsForALogThatIsBeingRead()
    {
        const auto log = playedLog(GeneratorKind::Caves, 1500);
        PastReader past(log);
        ShownTrace f(past);
        const Fight fight(log, 200);
        f.show(fight); // may come before the turn is read
        QTRY_VERIFY(f.isListed());
        QCOMPARE(f.rows(), static_cast<int>(fight.rows.size()));
    }

    void thePastMayBeDestroyedFirst()
    {
        auto past = std::make_unique<PastReader>(m_log);
        ShownTrace f(*past);
        f.show(*m_fight);
        past.reset();
        QVERIFY(f.emptyText().contains("Open a world"));
        QTRY_VERIFY(!f.panel.isBusy());
    }

    void withFreeMovementATurnIsAStepOfTime()
    {
        const auto log = playedLog(GeneratorKind::Rooms, 1500);
        Timeline timeline(log);
        timeline.read(kAll);
        const auto mark = std::ranges::find_if(
            timeline.marks(), [](const TimelineMark &each) { return each.monster.has_value(); });
        QVERIFY(mark != timeline.marks().end());
        PastReader past(log);
        ShownTrace f(past);
        QVERIFY(f.find<QSpinBox>("trace.span")->value() > 200);
        f.panel.setTurn(mark->turn);
        f.panel.setMonster(mark->monster);
        QTRY_VERIFY(f.isListed());
        QVERIFY(f.rows() > 1);
        QVERIFY(f.cell(0, TraceModel::Knew).contains("see"));
        int marked = 0;
        for (int i = 0; i < f.rows(); ++i)
            marked += f.isMarked(i) ? 1 : 0;
        QCOMPARE(marked, 1);
    }

private:
    std::shared_ptr<const WorldLog> m_log;
    std::unique_ptr<Fight> m_fight;
    std::unique_ptr<PastReader> m_past;
};

} // namespace

CAVE_WIDGET_TEST(TestTracePanel)
#include "tst_trace_panel.moc"
