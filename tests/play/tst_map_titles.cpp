// SPDX-License-Identifier: MIT
#include "app/play/map/map_titles.h"

#include <QLabel>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Titles over a map of any width.
class TestMapTitles : public QObject {
    Q_OBJECT

    static constexpr auto kLong = "An unusually long title of a level that hardly fits over a small map";

    struct Titled {
        QWidget map;
        MapTitles titles{&map};
        QLabel *level = titles.findChild<QLabel *>("mapTitles.level");

        explicit Titled(int width)
        {
            map.resize(width, 400);
            map.show();
            titles.showLevel(kLong);
        }
        [[nodiscard]] int lines() const
        {
            return (level->heightForWidth(level->width()) - level->contentsMargins().top() -
                    level->contentsMargins().bottom()) /
                   level->fontMetrics().lineSpacing();
        }
    };

private slots:
    void aTitleIsOneLineWhereItFits();
    void aLongTitleHasSeveralLines();
    void aTitleFollowsTheSizeOfTheMap();
};

} // namespace

void TestMapTitles::aTitleIsOneLineWhereItFits()
{
    const Titled wide(1600);
    QCOMPARE(wide.lines(), 1);
}

void TestMapTitles::aLongTitleHasSeveralLines()
{
    const Titled narrow(320);
    QVERIFY(narrow.lines() > 1);
    QVERIFY(narrow.map.rect().contains(narrow.level->geometry()));
    QTRY_VERIFY(narrow.level->height() >= narrow.lines() * narrow.level->fontMetrics().lineSpacing());
}

void TestMapTitles::aTitleFollowsTheSizeOfTheMap()
{
    Titled shrunk(1600);
    shrunk.map.resize(320, 400);
    QTRY_VERIFY(shrunk.lines() > 1);
    QTRY_VERIFY(shrunk.map.rect().contains(shrunk.level->geometry()));
}

CAVE_WIDGET_TEST(TestMapTitles)

#include "tst_map_titles.moc"
