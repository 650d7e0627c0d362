// SPDX-License-Identifier: MIT
#include "editor/panels/past/past_reader.h"
#include "editor/view/style/theme.h"

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

class TestGhostLayer : public QObject {
    Q_OBJECT

private slots:
    void thereIsNothingWithoutGhosts()
    {
        const OverlayLayer layer = layerOf({}, darkTheme());
        QVERIFY(layer.overlays.marks.empty());
        QVERIFY(layer.legend.isEmpty());
    }

    void eachGhostSaysWhenItWasAndIsFainterTheFartherThatIs()
    {
        const std::vector<Ghost> ghosts{
            {-2, {1, 1}, 1, {}}, {-1, {2, 1}, 1, {}}, {1, {4, 1}, 0, MonsterId{}}};
        const OverlayLayer layer = layerOf(ghosts, darkTheme());
        QCOMPARE(layer.overlays.marks.size(), ghosts.size());
        QCOMPARE(layer.overlays.labels.size(), ghosts.size());
        QCOMPARE(layer.overlays.labels[0].text, QStringLiteral("−2"));
        QCOMPARE(layer.overlays.labels[2].text, QStringLiteral("+1"));
        QVERIFY(layer.overlays.labels[1].at == (WorldPos{2, 1}));
        QVERIFY(layer.overlays.marks[0].colour.alpha() < layer.overlays.marks[1].colour.alpha());
        QVERIFY(layer.overlays.marks[1].shape != layer.overlays.marks[2].shape);
        QCOMPARE(layer.legend.size(), 2);
    }
};

} // namespace

CAVE_WINDOWLESS_TEST(TestGhostLayer)
#include "tst_ghost_layer.moc"
