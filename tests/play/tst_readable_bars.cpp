// SPDX-License-Identifier: MIT
// Texts on bars and buttons, in every theme.

#include "app/play/combat/combat_fighter.h"
#include "app/play/hud/health_meter.h"
#include "core/rules/armour_combat.h"
#include "editor/view/style/theme.h"

#include <QImage>
#include <QPushButton>
#include <QStyle>
#include <QStyleFactory>

#include <algorithm>
#include <memory>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// The least contrast of `ink` with the pixels of a part of a widget, which has no text there.
double leastContrast(QWidget &widget, const QRect &part, const QColor &ink)
{
    const QImage image = widget.grab().toImage();
    const double scale = image.devicePixelRatio();
    double least = 21;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x) {
            const QPoint at((QPointF(x, y) * scale).toPoint());
            least = std::min(least, contrastOf(image.pixelColor(at), ink));
        }
    }
    return least;
}

class TestReadableBars : public QObject {
    Q_OBJECT

private slots:
    void init_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<int>("palette");
        for (const bool dark : {true, false}) {
            for (const Palette palette : kPalettes)
                QTest::addRow("%s, palette %d", dark ? "dark" : "light", static_cast<int>(palette))
                    << dark << static_cast<int>(palette);
        }
    }

    void health_data() { init_data(); }
    void health()
    {
        const Theme &theme = chosen();
        for (const MeterKind kind : {MeterKind::Health, MeterKind::Armour}) {
            for (const int points : {10, 20, 100}) {
                HealthMeter meter(nullptr, kind);
                meter.show(points, 100);
                meter.resize(200, meter.sizeHint().height());
                const double least = leastContrast(meter, {8, 2, 184, 2}, theme.text);
                QVERIFY2(least >= kReadable, qPrintable(QString::number(least)));
            }
        }
    }

    void armourInAFight_data() { init_data(); }
    void armourInAFight()
    {
        chosen();
        ArmourBar bar(nullptr);
        Fighter fighter;
        fighter.armour = Points::whole(4);
        bar.setFighter(fighter, 4);
        bar.resize(200, bar.sizeHint().height());
        const double least = leastContrast(bar, {8, 2, 184, 1}, Qt::white);
        QVERIFY2(least >= kReadable, qPrintable(QString::number(least)));
    }

    void primaryButtons_data() { init_data(); }
    void primaryButtons()
    {
        const Theme &theme = chosen();
        const std::unique_ptr<QStyle> style(QStyleFactory::create("Fusion"));
        QPushButton button;
        button.setStyle(style.get());
        setPrimary(&button, theme);
        button.resize(120, 32);
        const double least =
            leastContrast(button, {8, 4, 104, 24}, button.palette().color(QPalette::ButtonText));
        QVERIFY2(least >= kReadable, qPrintable(QString::number(least)));
    }

    void cleanup() { useTheme(darkTheme()); }

private:
    static const Theme &chosen()
    {
        QFETCH(bool, dark);
        QFETCH(int, palette);
        const Theme &theme = themeFor(dark, static_cast<Palette>(palette));
        useTheme(theme);
        return theme;
    }
};

} // namespace

CAVE_WIDGET_TEST(TestReadableBars)
#include "tst_readable_bars.moc"
