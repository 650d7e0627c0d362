// SPDX-License-Identifier: MIT
#include "editor/view/map/map_view.h"

#include <QAction>
#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QTextBrowser>
#include <QToolButton>

#include "tests/shell/shell_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Hints and the guide, as the whole window shows them.
class TestPlayHud : public QObject {
    Q_OBJECT

    static void play(ShellFixture &shell, const std::filesystem::path &world)
    {
        shell.window().play().openWorld(world);
        QTRY_VERIFY(shell.window().playPage()->hasWorld());
        QTRY_VERIFY(shell.window().playPage()->isVisible());
    }
    static bool hasHint(ShellFixture &shell) { return shell.find<QWidget>("hintCard")->isVisible(); }
    static void waitATurn(ShellFixture &shell)
    {
        QTest::keyClick(shell.window().playPage()->map(), Qt::Key_Period);
    }
    static std::filesystem::path addDungeon(const ShellFixture &shell)
    {
        const Result<std::filesystem::path> path = WorldLibrary(shell.worlds()).pathForNewWorld("Run");
        const WorldSpec spec{
            "dungeon 1", {GeneratorKind::Dungeon, 1}, defaultSettings(GeneratorKind::Dungeon)};
        if (!path || !SavedSession::create(*path, "Run", spec))
            qFatal("the world for a test could not be made");
        return *path;
    }

private slots:
    void aNewPlayerGetsAHintOnceAndCanHaveItAgain()
    {
        ShellFixture shell;
        const std::filesystem::path world = shell.addWorld("Vault");
        shell.open();
        play(shell, world);
        QTRY_VERIFY(hasHint(shell));
        QTest::mouseClick(shell.find<QToolButton>("hint.close"), Qt::LeftButton);
        QVERIFY(!hasHint(shell));

        shell.find<QAction>("game.settings")->trigger();
        auto *hints = shell.find<QCheckBox>("pref.play/hints");
        QVERIFY(hints->isChecked());
        hints->click();
        waitATurn(shell);
        QVERIFY(!hasHint(shell));
        shell.find<QPushButton>("settings.hintsAgain")->click();
        QVERIFY(hints->isChecked());
        QTRY_VERIFY(hasHint(shell));
        hints->click();
        QVERIFY(!hasHint(shell));
    }

    void theGuideOpensAtThePageOfTheScenario()
    {
        ShellFixture shell;
        const std::filesystem::path run = addDungeon(shell);
        shell.open();
        play(shell, run);
        shell.find<QAction>("help.guide")->trigger();
        auto *topics = shell.find<QListWidget>("guide.topics");
        QTRY_VERIFY(topics->isVisible());
        QCOMPARE(topics->currentItem()->text(), QString("Dungeon Run"));
    }
};

} // namespace

CAVE_WIDGET_TEST(TestPlayHud)
#include "tst_play_hud.moc"
