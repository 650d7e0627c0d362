// SPDX-License-Identifier: MIT
#include "core/gen/rooms/level_areas.h"

#include <QHelpEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QToolTip>

#include "tests/seeds/sheet_fixture.h"

using namespace cave;
using namespace cave::test;

class TestContactSheet : public QObject, SheetFixture {
    Q_OBJECT

private slots:
    void showsAllOfALevelAndGoesFromFloorToFloor();
    void zoomsAllMapsOfALevelTogetherUntilAnotherIsShown();
    void showsAllOfAMapOfRoomsAndMarksWhereItBeginsAndEnds();
    void settingsThatMakeNoWorldHaveACardToo();

    void init() { begin(); }
    void cleanup() { end(); }

    // --- cards and their places ---

    void asManyColumnsFitAsTheWidthAllows()
    {
        m_sheet->setCardWidth(240);
        const int before = m_sheet->cards().columns();
        QVERIFY(before > 1);
        m_sheet->resize(1600, 600);
        QVERIFY(m_sheet->cards().columns() > before);
        const int wide = m_sheet->cards().columns();
        m_sheet->setCardWidth(480);
        QVERIFY(m_sheet->cards().columns() < wide);
        m_sheet->resize(100, 600);
        QCOMPARE(m_sheet->cards().columns(), 1);
    }

    void cardsDoNotOverlapAndStayInsideTheView_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {160, 200, 333, 480})
            QTest::addRow("%d", width) << width;
    }
    void cardsDoNotOverlapAndStayInsideTheView()
    {
        QFETCH(int, width);
        m_sheet->setCardWidth(width);
        for (int a = 0; a < 12; ++a) {
            const QRect card = m_sheet->cards().cardRect(a);
            QVERIFY(card.left() >= 0 && card.right() < m_sheet->viewport()->width());
            QVERIFY(card.contains(m_sheet->cards().mapRect(a)));
            QVERIFY(card.contains(m_sheet->cards().starRect(a)));
            for (int b = 0; b < a; ++b)
                QVERIFY(!card.intersects(m_sheet->cards().cardRect(b)));
        }
        QCOMPARE(m_sheet->cards().rowAt(middleOf(m_sheet->cards().cardRect(1))), 1);
    }

    void aLongFactLeavesRoomForAShortOne()
    {
        const CardFace face(CardFace::kNarrowestWithFacts, currentTheme(), CardFonts::ofApplication(), 1);
        CardTexts texts;
        texts.facts = {"a 1", QString(40, 'm') + " 2"};
        const QImage two = face.footer(texts);
        texts.facts.append("b 3");
        QVERIFY(face.footer(texts) != two);
    }

    void theCardAtTheTopStaysThereWhenCardsChangeSize()
    {
        m_model->setRows(numberedSeeds(1000));
        m_sheet->verticalScrollBar()->setValue(m_sheet->verticalScrollBar()->maximum() / 2);
        const int top = firstInView();
        m_sheet->setCardWidth(m_sheet->cards().cardWidth() / 2 + 100);
        const int now = firstInView();
        QVERIFY2(std::abs(top - now) <= m_sheet->cards().columns(),
                 qPrintable(QStringLiteral("%1 then %2").arg(top).arg(now)));
    }

    // --- keys ---

    void keysMoveFromCardToCard()
    {
        const int columns = m_sheet->cards().columns();
        key(Qt::Key_Right);
        QCOMPARE(current(), 0);
        key(Qt::Key_Right);
        QCOMPARE(current(), 1);
        key(Qt::Key_Down);
        QCOMPARE(current(), 1 + columns);
        key(Qt::Key_Left);
        QCOMPARE(current(), columns);
        key(Qt::Key_Up);
        QCOMPARE(current(), 0);
        key(Qt::Key_Up);
        QCOMPARE(current(), 0);
        key(Qt::Key_End);
        QCOMPARE(current(), 11);
        QVERIFY(m_sheet->viewport()->rect().contains(m_sheet->cards().cardRect(11)));
        key(Qt::Key_PageUp);
        QVERIFY(current() < 11);
        key(Qt::Key_PageDown);
        QCOMPARE(current(), 11);
        key(Qt::Key_Home);
        QCOMPARE(current(), 0);
        QVERIFY(m_sheet->viewport()->rect().contains(m_sheet->cards().cardRect(0)));
        QCOMPARE(selected(), std::set<int>{0});
    }

    void shiftSelectsOnTheWayAndControlOnlyMoves()
    {
        m_sheet->setCurrentIndex(at(1));
        key(Qt::Key_Right, Qt::ShiftModifier);
        key(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(selected(), (std::set<int>{1, 2, 3}));
        key(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(selected(), (std::set<int>{1, 2}));
        key(Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(selected(), (std::set<int>{1, 2}));
        QCOMPARE(current(), 11);
        key(Qt::Key_Space);
        QCOMPARE(selected(), (std::set<int>{1, 2, 11}));
        key(Qt::Key_Space);
        QCOMPARE(selected(), (std::set<int>{1, 2}));
        key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(selected().size(), std::size_t{12});
    }

    void enterActivatesAndStarKeysStar()
    {
        QSignalSpy activated(m_sheet.get(), &ContactSheet::activated);
        QSignalSpy starred(m_sheet.get(), &ContactSheet::starToggled);
        key(Qt::Key_Return);
        QCOMPARE(activated.count(), 0); // nothing is current yet
        m_sheet->setCurrentIndex(at(2));
        key(Qt::Key_Return);
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated.first().first().toModelIndex(), at(2));
        key(Qt::Key_F);
        key(Qt::Key_Asterisk);
        QCOMPARE(starred.count(), 2);
        QCOMPARE(starred.last().first().toModelIndex(), at(2));
    }

    void keysOnAnEmptySheetDoNothing()
    {
        QSignalSpy activated(m_sheet.get(), &ContactSheet::activated);
        m_model->setRows({});
        for (const int press : {Qt::Key_Down, Qt::Key_End, Qt::Key_PageUp, Qt::Key_Return, Qt::Key_Space,
                                Qt::Key_F, Qt::Key_L, Qt::Key_Plus, Qt::Key_0})
            key(static_cast<Qt::Key>(press));
        key(Qt::Key_Left, Qt::AltModifier);
        key(Qt::Key_A, Qt::ControlModifier);
        m_sheet->grab();
        QCOMPARE(activated.count(), 0);
        QVERIFY(!m_selection->currentIndex().isValid());
    }

    void thePlaceOfTheKeyboardIsReported()
    {
        SeedRow empty;
        m_model->setRows({numberedSeeds(1).front(), empty});
        m_sheet->setCurrentIndex(at(0));
        QVERIFY(m_sheet->accessibleName().contains("0"));
        m_sheet->setCurrentIndex(at(1));
        QVERIFY2(m_sheet->accessibleName().contains("(empty)"), qPrintable(m_sheet->accessibleName()));
    }

    // --- mouse ---

    void clicksSelect()
    {
        click(2);
        QCOMPARE(selected(), std::set<int>{2});
        QCOMPARE(current(), 2);
        click(0, Qt::ControlModifier);
        QCOMPARE(selected(), (std::set<int>{0, 2}));
        click(2, Qt::ControlModifier);
        QCOMPARE(selected(), std::set<int>{0});
        click(0);
        click(3, Qt::ShiftModifier);
        QCOMPARE(selected(), (std::set<int>{0, 1, 2, 3}));
    }

    void aSelectionIsSharedWithOtherViews()
    {
        click(1);
        QVERIFY(m_selection->isSelected(at(1)));
        m_selection->setCurrentIndex(at(3), QItemSelectionModel::ClearAndSelect);
        QCOMPARE(current(), 3);
        QCOMPARE(selected(), std::set<int>{3});
        QVERIFY(m_sheet->accessibleName().contains("3"));
    }

    void aDoubleClickActivates()
    {
        QSignalSpy activated(m_sheet.get(), &ContactSheet::activated);
        QTest::mouseDClick(m_sheet->viewport(), Qt::LeftButton, {}, middleOf(m_sheet->cards().mapRect(1)));
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated.first().first().toModelIndex(), at(1));
    }

    void aClickOnTheStarStarsAndDoesNotSelect()
    {
        QSignalSpy starred(m_sheet.get(), &ContactSheet::starToggled);
        QTest::mouseClick(m_sheet->viewport(), Qt::LeftButton, {}, middleOf(m_sheet->cards().starRect(1)));
        QCOMPARE(starred.count(), 1);
        QCOMPARE(starred.first().first().toModelIndex(), at(1));
        QVERIFY(selected().empty());
    }

    void theRightButtonAsksForAMenuOfItsCard()
    {
        QSignalSpy asked(m_sheet.get(), &ContactSheet::contextMenuRequested);
        const QPoint place = middleOf(m_sheet->cards().mapRect(2));
        QTest::mousePress(m_sheet->viewport(), Qt::RightButton, {}, place);
        QContextMenuEvent menu(QContextMenuEvent::Mouse, place, m_sheet->viewport()->mapToGlobal(place));
        QApplication::sendEvent(m_sheet->viewport(), &menu);
        QTest::mouseRelease(m_sheet->viewport(), Qt::RightButton, {}, place);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.first().first().toModelIndex(), at(2));
        QCOMPARE(selected(), std::set<int>{2});
        // Of several, the one below the mouse is what the menu acts on.
        const auto centre = [this](int row) { return middleOf(m_sheet->cards().mapRect(row)); };
        QTest::mouseClick(m_sheet->viewport(), Qt::LeftButton, Qt::ControlModifier, centre(0));
        QTest::mouseClick(m_sheet->viewport(), Qt::RightButton, {}, centre(2));
        QCOMPARE(m_selection->currentIndex(), at(2));
        QCOMPARE(selected(), (std::set<int>{0, 2}));
    }

    void rowsInViewAreReportedWhenOthersTakeTheirPlaces()
    {
        QSignalSpy reported(m_sheet.get(), &ContactSheet::rowsInViewChanged);
        m_model->setRows(numberedSeeds(12));
        QTRY_COMPARE(reported.count(), 1);
    }

    // --- the camera ---

    void draggingOneMapPansAll()
    {
        QSignalSpy changed(&m_sheet->cameras(), &SheetCameras::changed);
        const QPoint from = middleOf(m_sheet->cards().mapRect(1));
        const std::optional<WorldPos> held = cellAt(from);
        drag(from, {40, 24});
        QCOMPARE(cellAt(from + QPoint(40, 24)), held);
        const QPoint sameOnOther = from + QPoint(40, 24) - m_sheet->cards().mapRect(1).topLeft() +
                                   m_sheet->cards().mapRect(0).topLeft();
        QCOMPARE(cellAt(sameOnOther), held);
        QVERIFY(changed.count() > 0);
        QVERIFY(selected().empty());
    }

    void aClickWithAnUnsteadyHandStillSelects()
    {
        const CardCamera before = m_sheet->cameras().shared();
        drag(middleOf(m_sheet->cards().mapRect(1)), {1, 1});
        QVERIFY(m_sheet->cameras().shared() == before);
        QCOMPARE(selected(), std::set<int>{1});
    }

    void aMapLetAloneKeepsItsOwnCamera()
    {
        m_sheet->setCurrentIndex(at(1));
        key(Qt::Key_L);
        QVERIFY(m_sheet->cameras().isAlone(at(1)));
        const CardCamera all = m_sheet->cameras().shared();
        drag(middleOf(m_sheet->cards().mapRect(1)), {50, 0});
        QVERIFY(m_sheet->cameras().shared() == all);
        const CardCamera own = m_sheet->cameras().of(at(1));
        QVERIFY(!(own == all));
        drag(middleOf(m_sheet->cards().mapRect(0)), {0, 30});
        QVERIFY(!(m_sheet->cameras().shared() == all));
        QVERIFY(m_sheet->cameras().of(at(1)) == own);
        m_sheet->setCurrentIndex(at(1));
        key(Qt::Key_Plus);
        QVERIFY(m_sheet->cameras().of(at(1)).zoom.step > own.zoom.step);
        QCOMPARE(m_sheet->cameras().shared().zoom, all.zoom);
        key(Qt::Key_L);
        QVERIFY(m_sheet->cameras().of(at(1)) == m_sheet->cameras().shared());
    }

    void thePinLetsAMapAloneAndBack()
    {
        QSignalSpy alone(&m_sheet->cameras(), &SheetCameras::changed);
        const QPoint pin = middleOf(m_sheet->cards().pinRect(2));
        QTest::mouseClick(m_sheet->viewport(), Qt::LeftButton, {}, pin);
        QVERIFY(m_sheet->cameras().isAlone(at(2)));
        QTest::mouseClick(m_sheet->viewport(), Qt::LeftButton, {}, pin);
        QVERIFY(!m_sheet->cameras().isAlone(at(2)));
        QCOMPARE(alone.count(), 2);
    }

    void theWheelScrollsAndWithControlZoomsAboutThePointer()
    {
        const QPoint pointer = m_sheet->cards().mapRect(1).topLeft() + QPoint(30, 20);
        const std::optional<WorldPos> under = cellAt(pointer);
        const int step = m_sheet->cameras().shared().zoom.step;
        wheel(pointer, 240, Qt::ControlModifier);
        QVERIFY(m_sheet->cameras().shared().zoom.step > step);
        QCOMPARE(cellAt(pointer), under);
        QCOMPARE(m_sheet->verticalScrollBar()->value(), 0);
        const CardCamera camera = m_sheet->cameras().shared();
        wheel(pointer, -240, Qt::NoModifier);
        QVERIFY(m_sheet->verticalScrollBar()->value() > 0);
        QVERIFY(m_sheet->cameras().shared() == camera);
    }

    void keysPanZoomAndGoBack()
    {
        const CardCamera start = m_sheet->cameras().shared();
        key(Qt::Key_Right, Qt::AltModifier);
        key(Qt::Key_Up, Qt::AltModifier);
        QVERIFY(m_sheet->cameras().shared().at.cell.x > start.at.cell.x);
        QVERIFY(m_sheet->cameras().shared().at.cell.y > start.at.cell.y);
        QVERIFY(!m_selection->currentIndex().isValid());
        key(Qt::Key_Plus);
        QVERIFY(m_sheet->cameras().shared().zoom.step > start.zoom.step);
        for (int i = 0; i < 60; ++i)
            key(Qt::Key_Minus);
        QCOMPARE(m_sheet->cameras().shared().zoom.step, Zoom::kSmallest);
        key(Qt::Key_0);
        QCOMPARE(m_sheet->cameras().shared().at.cell, (WorldPos{0, 0}));
        const int width = m_sheet->cards().cardWidth();
        key(Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(m_sheet->cards().cardWidth() > width);
    }

    void theCameraStaysInsideTheWorld()
    {
        CardCamera camera = m_sheet->cameras().shared();
        camera.at.cell = {kWorldLimit, -kWorldLimit};
        m_sheet->cameras().setShared(camera.movedBy({1e9, 1e9}));
        QVERIFY(insideWorld(m_sheet->cameras().shared().at.cell));
        settle();
    }

    // --- the maps ---

    void theFrameOfASketchFollowsItsPlace()
    {
        lookFlat();
        settle();
        const QImage without = m_sheet->viewport()->grab().toImage();
        SeedRow row = m_model->row(0);
        row.place = CellRect{{-3, -2}, 7, 5};
        m_model->change(0, row);
        const QImage with = m_sheet->viewport()->grab().toImage();
        QVERIFY(with != without);
        row.place = CellRect{{-2, -2}, 7, 5};
        m_model->change(0, row);
        QVERIFY(m_sheet->viewport()->grab().toImage() != with);
        row.place.reset();
        m_model->change(0, row);
        QCOMPARE(m_sheet->viewport()->grab().toImage(), without);
    }
};

void TestContactSheet::showsAllOfALevelAndGoesFromFloorToFloor()
{
    m_model->setRows(boundedSeeds(6, GeneratorKind::Dungeon));
    const QModelIndex card = m_model->index(2);
    const std::vector<CellRect> areas = levelAreas(m_model->row(2).spec);
    for (int floor = 1; floor <= 5; ++floor) {
        m_sheet->cameras().setFloor(floor);
        const CellRect &area = areas[static_cast<std::size_t>(floor - 1)];
        const QRectF map = m_sheet->cards().mapRect(card.row());
        const WorldPos last{area.origin.x + area.width - 1, area.origin.y + area.height - 1};
        QVERIFY(map.contains(cellCentre(card, area.origin)));
        QVERIFY(map.contains(cellCentre(card, last)));
        QTRY_VERIFY_WITH_TIMEOUT(m_sheet->contents().isSettled(), kWait);
    }
    m_model->setRows(boundedSeeds(6, GeneratorKind::Cavern));
    const QRectF map = m_sheet->cards().mapRect(0);
    QVERIFY(map.contains(cellCentre(m_model->index(0), {0, 0})));
    QVERIFY(map.contains(cellCentre(m_model->index(0), {89, 30})));
}

void TestContactSheet::zoomsAllMapsOfALevelTogetherUntilAnotherIsShown()
{
    m_model->setRows(boundedSeeds(6, GeneratorKind::Dungeon));
    m_sheet->cameras().setFloor(5);
    const CardCamera whole = m_sheet->cameras().of(m_model->index(0));
    m_sheet->setCurrentIndex(m_model->index(0));
    QTest::keyClick(m_sheet.get(), Qt::Key_Plus);
    QVERIFY(m_sheet->cameras().of(m_model->index(0)).zoom.scale() > whole.zoom.scale());
    QCOMPARE(m_sheet->cameras().of(m_model->index(1)), m_sheet->cameras().of(m_model->index(0)));
    QTest::keyClick(m_sheet.get(), Qt::Key_0);
    QCOMPARE(m_sheet->cameras().of(m_model->index(1)), whole);
    QTest::keyClick(m_sheet.get(), Qt::Key_Plus);
    m_sheet->cameras().setFloor(4);
    m_sheet->cameras().setFloor(5);
    QCOMPARE(m_sheet->cameras().of(m_model->index(1)), whole);
}

void TestContactSheet::showsAllOfAMapOfRoomsAndMarksWhereItBeginsAndEnds()
{
    m_model->setRows(boundedSeeds(4, GeneratorKind::Rooms));
    m_sheet->setCardWidth(CardFace::kWidest);
    const QModelIndex card = m_model->index(0);
    const std::vector<CellRect> rooms = levelAreas(m_model->row(0).spec);
    const QRectF map = m_sheet->cards().mapRect(card.row());
    for (const CellRect &room : rooms) {
        const WorldPos last{room.origin.x + room.width - 1, room.origin.y + room.height - 1};
        QVERIFY(map.contains(cellCentre(card, room.origin)));
        QVERIFY(map.contains(cellCentre(card, last)));
    }
    QTRY_VERIFY_WITH_TIMEOUT(m_sheet->contents().isSettled(), kWait);
    const QImage shown = m_sheet->viewport()->grab().toImage();
    const auto marked = [&](const CellRect &room, const QColor &colour) {
        const QPointF corner = cellCentre(card, {room.origin.x, room.origin.y + room.height - 1});
        for (int y = -2; y <= 2; ++y) {
            for (int x = -2; x <= 2; ++x) {
                if (QColor(pixelAt(shown, corner + QPointF(x, y))) == colour)
                    return true;
            }
        }
        return false;
    };
    QVERIFY(marked(rooms.front(), darkTheme().good));
    QVERIFY(marked(rooms.back(), darkTheme().danger));
    QVERIFY(!marked(rooms[1], darkTheme().good) && !marked(rooms[1], darkTheme().danger));
}

void TestContactSheet::settingsThatMakeNoWorldHaveACardToo()
{
    std::vector<SeedRow> rows = boundedSeeds(2, GeneratorKind::Rooms);
    rows.front().spec.settings.roomColumns = 1;
    rows.front().spec.settings.roomRows = 1;
    m_model->setRows(rows);
    QTRY_VERIFY_WITH_TIMEOUT(m_sheet->contents().isSettled(), kWait);
    QVERIFY(m_sheet->cards().cardRect(0).isValid());
}

CAVE_WIDGET_TEST(TestContactSheet)
#include "tst_contact_sheet.moc"
