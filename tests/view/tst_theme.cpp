// SPDX-License-Identifier: MIT
#include "editor/view/style/theme.h"

#include <QPalette>

#include <array>
#include <cmath>

#include "tests/support/widget_test.h"
#include "tools/pictures/eyes.h"

using namespace cave;

Q_DECLARE_METATYPE(const cave::ConeMatrix *)

namespace {

/// WCAG 2's ratio: 4.5 for text, 3 for signs.
double contrast(const QColor &a, const QColor &b)
{
    const auto luminance = [](const QColor &colour) {
        return 0.2126 * linearLight(colour.redF()) + 0.7152 * linearLight(colour.greenF()) +
               0.0722 * linearLight(colour.blueF());
    };
    const double one = luminance(a);
    const double other = luminance(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

/// Distance in CIELAB of two colours as such eyes see them.
double seenDistance(const QColor &a, const QColor &b, const ConeMatrix &eyes)
{
    const auto lab = [&](const QColor &colour) {
        const std::array<double, 3> seen = seenLight(colour, eyes);
        const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
        const double x = f((0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.9505);
        const double y = f(0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]);
        const double z = f((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.089);
        return std::array{116 * y - 16, 500 * (x - y), 200 * (y - z)};
    };
    const auto one = lab(a);
    const auto other = lab(b);
    return std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

std::vector<const Theme *> allThemes()
{
    std::vector<const Theme *> themes;
    for (const bool dark : {true, false}) {
        for (const Palette palette : kPalettes)
            themes.push_back(&themeFor(dark, palette));
    }
    return themes;
}

class TestTheme : public QObject {
    Q_OBJECT

private slots:
    void textCanBeReadOnAnyGround()
    {
        for (const Theme *theme : allThemes()) {
            for (const QColor &ground : {theme->background, theme->panel}) {
                for (const QColor &ink :
                     {theme->text, theme->mutedText, theme->accent, theme->gold, theme->danger, theme->good})
                    verify(ink, ground, 4.5);
            }
        }
    }

    void widgetsCanBeRead()
    {
        using Role = QPalette::ColorRole;
        constexpr std::array<std::pair<Role, Role>, 11> kPairs{{
            {QPalette::WindowText, QPalette::Window},
            {QPalette::Text, QPalette::Base},
            {QPalette::Text, QPalette::AlternateBase},
            {QPalette::PlaceholderText, QPalette::Base},
            {QPalette::PlaceholderText, QPalette::AlternateBase},
            {QPalette::ButtonText, QPalette::Button},
            {QPalette::BrightText, QPalette::Window},
            {QPalette::ToolTipText, QPalette::ToolTipBase},
            {QPalette::HighlightedText, QPalette::Highlight},
            {QPalette::Link, QPalette::Base},
            {QPalette::Link, QPalette::Window},
        }};
        for (const Theme *theme : allThemes()) {
            const QPalette palette = paletteFor(*theme);
            for (const auto &[ink, ground] : kPairs)
                verify(palette.color(QPalette::Active, ink), palette.color(QPalette::Active, ground), 4.5);
        }
    }

    void creaturesStandOutFromTheGround()
    {
        for (const Theme *theme : allThemes()) {
            for (const QColor &colour : theme->creatures)
                verify(colour, theme->background, 3);
        }
    }

    void coloursStayApartForTheEyesTheyAreFor_data()
    {
        QTest::addColumn<int>("palette");
        QTest::addColumn<const ConeMatrix *>("eyes");
        QTest::newRow("protanopia") << static_cast<int>(Palette::RedGreen) << &kProtanopia;
        QTest::newRow("deuteranopia") << static_cast<int>(Palette::RedGreen) << &kDeuteranopia;
        QTest::newRow("tritanopia") << static_cast<int>(Palette::BlueYellow) << &kTritanopia;
    }
    void coloursStayApartForTheEyesTheyAreFor()
    {
        QFETCH(int, palette);
        QFETCH(const ConeMatrix *, eyes);
        for (const bool dark : {true, false}) {
            const Theme &theme = themeFor(dark, static_cast<Palette>(palette));
            const std::vector<QColor> telling{theme.accent, theme.gold, theme.danger, theme.good};
            for (std::size_t i = 0; i < telling.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j) {
                    const double apart = seenDistance(telling[i], telling[j], *eyes);
                    QVERIFY2(apart > 15, qPrintable(QStringLiteral("%1 and %2: %3")
                                                        .arg(telling[i].name(), telling[j].name())
                                                        .arg(apart)));
                }
            }
        }
    }

private:
    static void verify(const QColor &ink, const QColor &ground, double least)
    {
        const double ratio = contrast(ink, ground);
        QVERIFY2(ratio >= least,
                 qPrintable(
                     QStringLiteral("%1 on %2: %3:1").arg(ink.name(), ground.name()).arg(ratio, 0, 'f', 2)));
    }
};

} // namespace

CAVE_WIDGET_TEST(TestTheme)
#include "tst_theme.moc"
