// SPDX-License-Identifier: MIT
#include "core/gen/generator.h"
#include "editor/view/map/camera_link.h"
#include "editor/view/map/map_view.h"

#include <QKeyEvent>
#include <QSignalSpy>

#include <memory>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

bool lookAlike(const MapView &a, const MapView &b)
{
    return a.camera().cell == b.camera().cell && a.camera().x == b.camera().x &&
           a.camera().y == b.camera().y && a.zoom() == b.zoom();
}

void drag(MapView &view, QPoint way)
{
    const QPoint from = view.rect().center();
    QTest::mousePress(&view, Qt::LeftButton, {}, from);
    QTest::mouseMove(&view, from + way / 2);
    QTest::mouseMove(&view, from + way);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, from + way);
}

class TestCameraLink : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_views.clear();
        for (int i = 0; i < 3; ++i) {
            m_views.push_back(std::make_unique<MapView>());
            m_views.back()->setMotion(false);
            m_views.back()->resize(300 + 40 * i, 200);
            m_views.back()->show();
        }
        m_link = std::make_unique<CameraLink>();
        for (const auto &view : m_views)
            m_link->join(*view);
    }

    void allViewsFollowTheOneThatIsDragged()
    {
        drag(*m_views[1], {50, -30});
        QVERIFY(!(m_views[1]->camera().cell == WorldPos{0, 0}));
        QVERIFY(lookAlike(*m_views[0], *m_views[1]) && lookAlike(*m_views[2], *m_views[1]));
        drag(*m_views[2], {-90, 10});
        QVERIFY(lookAlike(*m_views[0], *m_views[2]) && lookAlike(*m_views[1], *m_views[2]));
    }

    void allViewsFollowAZoomAtAPoint()
    {
        m_views[0]->zoomBy(-3, QPointF(10, 10));
        QVERIFY(lookAlike(*m_views[0], *m_views[1]) && lookAlike(*m_views[2], *m_views[1]));
        QKeyEvent plus(QEvent::KeyPress, Qt::Key_Plus, {});
        QVERIFY(moveMapByKey(*m_views[2], plus));
        QVERIFY(lookAlike(*m_views[0], *m_views[2]) && lookAlike(*m_views[1], *m_views[2]));
    }

    void oneMoveIsReportedOnce()
    {
        QSignalSpy moved(m_link.get(), &CameraLink::moved);
        m_views[0]->lookAt({12, 5});
        QCOMPARE(moved.count(), 1);
        m_views[1]->resize(500, 400); // a size is no move
        QTest::qWait(1);
        QCOMPARE(moved.count(), 1);
    }

    void aViewMayLeaveAndComeBack()
    {
        m_link->leave(*m_views[2]);
        m_views[0]->lookAt({100, -7});
        QVERIFY(!lookAlike(*m_views[2], *m_views[0]));
        m_views[2]->lookAt({-5, -5});
        QVERIFY(m_views[0]->camera().cell == (WorldPos{100, -7}));
        m_link->join(*m_views[2]);
        QVERIFY(lookAlike(*m_views[2], *m_views[0]));
    }

    void aViewThatIsDestroyedLeaves()
    {
        m_views.erase(m_views.begin());
        m_views[0]->lookAt({3, 4});
        QVERIFY(lookAlike(*m_views[0], *m_views[1]));
        m_views.clear();
        m_link->look({{9, 9}, 0.5, 0.5}, {4});
        MapView late;
        m_link->join(late);
        QVERIFY(late.camera().cell == (WorldPos{9, 9}));
        QCOMPARE(late.zoom().step, 4);
    }

private:
    std::unique_ptr<CameraLink> m_link; // goes after the views
    std::vector<std::unique_ptr<MapView>> m_views;
};

} // namespace

CAVE_WIDGET_TEST(TestCameraLink)
#include "tst_camera_link.moc"
