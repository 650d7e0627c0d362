// SPDX-License-Identifier: MIT
#include "app/common/preferences.h"
#include "app/play/session/play_actions.h"
#include "app/shell/new_world/new_world_page.h"
#include "app/shell/settings/appearance.h"
#include "app/shell/start/import_page.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/theme.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

#include "tests/shell/shell_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// A key as the platform brings it; QTest has no letters but the Latin ones.
void pressKey(QWidget *target, int key, Qt::KeyboardModifiers modifiers)
{
    if (key < 0x80 || key >= Qt::Key_Escape)
        return QTest::keyClick(target, static_cast<Qt::Key>(key), modifiers);
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(type, key, modifiers, QString(QChar(key)));
        QApplication::sendEvent(target, &event);
    }
}

/// The shell with its settings window open, and what a person does in that.
class SettingsFixture : public ShellFixture {
public:
    /// A world whose monsters stay where they are, so that nothing but keys moves anyone.
    [[nodiscard]] std::filesystem::path addQuietWorld(const std::string &seed = "seed") const
    {
        WorldSpec spec{seed, {}, defaultSettings(GeneratorKind::Caves)};
        spec.settings.monsters = MonsterMode::Stationary;
        const Result<std::filesystem::path> path = WorldLibrary(worlds()).pathForNewWorld("Quiet Vault");
        if (!path || !SavedSession::create(*path, "Quiet Vault", spec))
            qFatal("the world for a test could not be made");
        return *path;
    }
    void openSettings()
    {
        QTest::keyClick(&window(), Qt::Key_Comma, Qt::ControlModifier);
        QTRY_COMPARE(QApplication::activeWindow(), find<QDialog>("settingsDialog"));
    }
    void goTo(const QString &title)
    {
        auto *titles = find<QListWidget>("settings.titles");
        const QList<QListWidgetItem *> found = titles->findItems(title, Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        titles->setCurrentItem(found.constFirst());
    }
    /// The line of a command in the table of keys.
    QTreeWidgetItem *command(const QString &text)
    {
        auto *list = find<QTreeWidget>("keys.list");
        const QList<QTreeWidgetItem *> found = list->findItems(text, Qt::MatchExactly | Qt::MatchRecursive);
        return found.size() == 1 ? found.constFirst() : nullptr;
    }
    /// Chooses a command and binds a key to it, by the keyboard.
    void pressFor(const QString &text, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QVERIFY2(command(text) != nullptr, qPrintable(text));
        auto *list = find<QTreeWidget>("keys.list");
        list->setCurrentItem(command(text));
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Return);
        auto *capture = find<QLabel>("keys.capture");
        QTRY_VERIFY(capture->isVisible() && capture->hasFocus());
        pressKey(capture, key, modifiers);
        QVERIFY(!capture->isVisible());
    }
    /// Makes the main window the active one again.
    void comeBack()
    {
        window().activateWindow(); // a window counts as active while a dialog of it is
        if (!cave::test::waitFor([this] { return QApplication::activeWindow() == &window(); }))
            qFatal("the window did not come back");
    }
    /// How far a key press in play moves the player; also the turns it takes.
    WorldPos movedBy(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        const Session &session = window().playPage()->session().session();
        const WorldPos before = session.world().player().position;
        comeBack();
        pressKey(window().playPage()->map(), key, modifiers);
        const WorldPos after = session.world().player().position;
        return {after.x - before.x, after.y - before.y};
    }
    void openWorld(const std::filesystem::path &path)
    {
        window().play().openWorld(path);
        QTRY_VERIFY(window().playPage() != nullptr);
    }
};

bool isOneStep(WorldPos by)
{
    return std::abs(by.x) + std::abs(by.y) == 1;
}

/// A way that the player can walk at the entrance, by its arrow key and what it is called.
struct Way {
    Qt::Key arrow;
    Qt::Key back;
    Qt::Key letter;
    Qt::Key vi;
    const char *text;
};

Way openWay(SettingsFixture &shell)
{
    static const QList<Way> kWays{{Qt::Key_Up, Qt::Key_Down, Qt::Key_W, Qt::Key_K, "Walk north"},
                                  {Qt::Key_Right, Qt::Key_Left, Qt::Key_D, Qt::Key_L, "Walk east"},
                                  {Qt::Key_Down, Qt::Key_Up, Qt::Key_S, Qt::Key_J, "Walk south"},
                                  {Qt::Key_Left, Qt::Key_Right, Qt::Key_A, Qt::Key_H, "Walk west"}};
    for (const Way &way : kWays) {
        if (isOneStep(shell.movedBy(way.arrow)) && isOneStep(shell.movedBy(way.back)))
            return way;
    }
    return kWays.first();
}

class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void aKeyThatIsPressedInTheTableWalks();
    void anyKeyCanBeTaken_data();
    void anyKeyCanBeTaken();
    void escapeGivesUpAndChangesNothing();
    void twoCommandsWithOneKeyAreBothNamed();
    void takingAKeyLeavesTheOtherWithoutIt();
    void aKeyCanBeKeptOffBoth();
    void aKeyIsTakenAwayWithAClick();
    void theViPresetWalksWithViKeysAlone();
    void listsEveryActionOfTheWindow();
    void noKeyDoesTwoThingsByDefault();
    void findsACommand();
    void theKeyOverviewTellsTheChosenKeys();
    void motionIsOneSettingForAllMaps();
    void textsNameTheChosenKeys();
    void keysSurviveARestartAndComeBackByReset();
    void textGrowsWithTheSetting();
    void settingsSurviveARestart();
    void resetTouchesItsOwnPageAlone();
    void theMapFollowsTheSettingAndTheSettingTheKey();
    void nonsenseInTheFileCountsAsTheDefault();
    void coloursChangeWhatTellsGoodFromBad();
    void aChangeOfTheLookReachesWindowsDialogsAndViews();
    void aWidgetWithItsOwnPaletteSeesEachChangeOfTheLook();
    void thisWorldIsListedAndCopied();
    void importedSettingsAreOfferedToNewWorlds();
    void whatWasImportedStaysInAnotherLanguage();
    void anImportOfSettingsOfTheProgramAloneIsDiscarded();
    void aChoiceMadeInTwoWindowsIsHeardInBoth();
    void keysAreListedOnceAndByPlace();
    void longSeedsLeaveRoomForTheRest();
    void aBrokenFileIsNamedAndChangesNothing();
};

} // namespace

void TestSettings::aKeyThatIsPressedInTheTableWalks()
{
    SettingsFixture shell;
    const std::filesystem::path path = shell.addQuietWorld();
    shell.open();
    shell.openWorld(path);
    const Way way = openWay(shell);
    const WorldPos by = shell.movedBy(way.arrow);
    QVERIFY(isOneStep(by));
    shell.movedBy(way.back);
    QCOMPARE(shell.movedBy(Qt::Key_F12), WorldPos{});
    shell.openSettings();
    shell.goTo("Keys");
    shell.pressFor(way.text, Qt::Key_F12);
    QVERIFY(shell.command(way.text)->text(1).contains("F12"));
    QCOMPARE(shell.movedBy(Qt::Key_F12), by);
    shell.movedBy(way.back);
    QCOMPARE(shell.movedBy(way.letter), by); // in addition to the keys before
}

void TestSettings::anyKeyCanBeTaken_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<QString>("shown");
    QTest::newRow("Tab") << int(Qt::Key_Tab) << Qt::KeyboardModifiers() << "Tab";
    QTest::newRow("Return") << int(Qt::Key_Return) << Qt::KeyboardModifiers() << "Return";
    QTest::newRow("Backspace") << int(Qt::Key_Backspace) << Qt::KeyboardModifiers() << "Backspace";
    QTest::newRow("Page down") << int(Qt::Key_PageDown) << Qt::KeyboardModifiers() << "PgDown";
    QTest::newRow("with Ctrl") << int(Qt::Key_B) << Qt::KeyboardModifiers(Qt::ControlModifier) << "Ctrl+B";
    QTest::newRow("with Shift") << int(Qt::Key_R) << Qt::KeyboardModifiers(Qt::ShiftModifier) << "Shift+R";
    QTest::newRow("number pad") << int(Qt::Key_0) << Qt::KeyboardModifiers(Qt::KeypadModifier)
                                << "number pad 0";
    QTest::newRow("digit") << int(Qt::Key_7) << Qt::KeyboardModifiers() << ", 7";
    QTest::newRow("Cyrillic letter") << 0x0416 << Qt::KeyboardModifiers() << "Ж";
}

void TestSettings::anyKeyCanBeTaken()
{
    QFETCH(int, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(QString, shown);
    SettingsFixture shell;
    const std::filesystem::path path = shell.addQuietWorld();
    shell.open();
    shell.openWorld(path);
    shell.openSettings();
    shell.goTo("Keys");
    shell.pressFor("Wait a turn", static_cast<Qt::Key>(key), modifiers);
    if (shell.find<QWidget>("keys.conflict")->isVisible())
        shell.press("keys.takeIt"); // from what it is for in other worlds
    QVERIFY2(shell.command("Wait a turn")->text(1).endsWith(shown),
             qPrintable(shell.command("Wait a turn")->text(1)));
    const World &world = shell.window().playPage()->session().session().world();
    const std::int64_t before = world.turn;
    shell.movedBy(static_cast<Qt::Key>(key), modifiers);
    QCOMPARE(world.turn, before + 1);
}

void TestSettings::escapeGivesUpAndChangesNothing()
{
    SettingsFixture shell;
    shell.open();
    shell.openSettings();
    shell.goTo("Keys");
    const QString before = shell.command("Walk north")->text(1);
    shell.pressFor("Walk north", Qt::Key_Escape);
    QCOMPARE(shell.command("Walk north")->text(1), before);
    QVERIFY(shell.find<QDialog>("settingsDialog")->isVisible());
    QVERIFY(shell.find<QTreeWidget>("keys.list")->hasFocus());
}

void TestSettings::twoCommandsWithOneKeyAreBothNamed()
{
    SettingsFixture shell;
    shell.open();
    shell.openSettings();
    shell.goTo("Keys");
    const QString before = shell.command("Walk north")->text(1);
    shell.pressFor("Walk north", Qt::Key_F);
    QVERIFY(shell.find<QWidget>("keys.conflict")->isVisible());
    const QString text = shell.find<QLabel>("keys.conflictText")->text();
    QVERIFY2(text.contains("“Walk north”") && text.contains("“Fog”"), qPrintable(text));
    QCOMPARE(shell.command("Walk north")->text(1), before); // until it is decided
}

void TestSettings::takingAKeyLeavesTheOtherWithoutIt()
{
    SettingsFixture shell;
    const std::filesystem::path path = shell.addQuietWorld();
    shell.open();
    shell.openWorld(path);
    const Way way = openWay(shell);
    shell.openSettings();
    shell.goTo("Keys");
    shell.pressFor(way.text, Qt::Key_F);
    shell.press("keys.takeIt");
    QVERIFY(!shell.find<QWidget>("keys.conflict")->isVisible());
    QCOMPARE(shell.command("Fog")->text(1), "");
    QVERIFY(isOneStep(shell.movedBy(Qt::Key_F)));
    QVERIFY(shell.window().playPage()->map()->terrain()->fog());
}

void TestSettings::aKeyCanBeKeptOffBoth()
{
    SettingsFixture shell;
    const std::filesystem::path path = shell.addQuietWorld();
    shell.open();
    shell.openWorld(path);
    shell.openSettings();
    shell.goTo("Keys");
    shell.pressFor("Walk north", Qt::Key_F);
    shell.press("keys.bothOff");
    QCOMPARE(shell.movedBy(Qt::Key_F), WorldPos{});
    QVERIFY(shell.window().playPage()->map()->terrain()->fog());
    QVERIFY(!shell.find<QWidget>("keys.conflict")->isVisible());
}

void TestSettings::aKeyIsTakenAwayWithAClick()
{
    SettingsFixture shell;
    shell.open();
    shell.openSettings();
    shell.goTo("Keys");
    shell.find<QTreeWidget>("keys.list")->setCurrentItem(shell.command("Walk north"));
    for (auto *chip : shell.find<QWidget>("settings.keys")->findChildren<QToolButton *>("keys.chip")) {
        if (chip->text() == "K") {
            chip->click();
            break;
        }
    }
    QCOMPARE(shell.command("Walk north")->text(1), "W, Up, number pad 8");
}

void TestSettings::theViPresetWalksWithViKeysAlone()
{
    SettingsFixture shell;
    const std::filesystem::path path = shell.addQuietWorld();
    shell.open();
    shell.openWorld(path);
    const Way way = openWay(shell);
    shell.openSettings();
    shell.goTo("Keys");
    auto *preset = shell.find<QComboBox>("keys.preset");
    preset->setFocus();
    preset->showPopup();
    QTest::keyClicks(preset->view(), "vi");
    QTest::keyClick(preset->view(), Qt::Key_Return);
    QCOMPARE(shell.command("Walk west")->text(1), "Left, H");
    QVERIFY(isOneStep(shell.movedBy(way.vi)));
    shell.movedBy(way.back);
    QCOMPARE(shell.movedBy(way.letter), WorldPos{});
    QVERIFY(isOneStep(shell.movedBy(way.arrow)));
}

void TestSettings::listsEveryActionOfTheWindow()
{
    SettingsFixture shell;
    shell.open();
    shell.openSettings();
    for (const QAction *action :
         shell.window().findChildren<QAction *>(QRegularExpression("^(game|help|view)\\.")))
        QVERIFY2(shell.command(action->text().remove('&').remove("…")) != nullptr,
                 qPrintable(action->text()));
    for (const QAction *action : shell.window().play().place().actions().viewActions()) {
        if (action != nullptr)
            QVERIFY2(shell.command(action->text().remove('&')) != nullptr, qPrintable(action->text()));
    }
}

void TestSettings::noKeyDoesTwoThingsByDefault()
{
    SettingsFixture shell;
    shell.open();
    shell.openSettings();
    for (QTreeWidgetItemIterator item(shell.find<QTreeWidget>("keys.list")); *item != nullptr; ++item)
        QVERIFY2((*item)->icon(1).isNull(), qPrintable((*item)->text(0) + ": " + (*item)->text(1)));
}

void TestSettings::findsACommand()
{
    SettingsFixture shell;
    shell.open();
    shell.openSettings();
    shell.goTo("Keys");
    QTest::keyClicks(shell.find<QLineEdit>("keys.search"), "ctrl+n");
    QVERIFY(!shell.command("New world")->isHidden());
    QVERIFY(shell.command("Walk north")->isHidden());
}

void TestSettings::theKeyOverviewTellsTheChosenKeys()
{
    SettingsFixture shell;
    shell.open();
    shell.openSettings();
    shell.goTo("Keys");
    shell.pressFor("Walk north", Qt::Key_F12);
    shell.comeBack();
    QTest::keyClick(&shell.window(), Qt::Key_F1);
    const QList<QTreeWidgetItem *> lines =
        shell.find<QTreeWidget>("shortcuts.list")
            ->findItems("Walk north", Qt::MatchExactly | Qt::MatchRecursive);
    QCOMPARE(lines.size(), 1);
    QVERIFY2(lines.first()->text(1).endsWith("F12"), qPrintable(lines.first()->text(1)));
    shell.window().preferences()->setKeys("play.marker",
                                          QList<QKeySequence>{Qt::Key_F11}); // while it is open
    const auto *list = shell.find<QTreeWidget>("shortcuts.list");
    QStringList keys;
    for (int group = 0; group < list->topLevelItemCount(); ++group) {
        for (int i = 0; i < list->topLevelItem(group)->childCount(); ++i)
            keys += list->topLevelItem(group)->child(i)->text(1);
    }
    QVERIFY(keys.contains("F11"));
    QVERIFY(keys.contains("Ctrl+Left, Ctrl+Right")); // of the replay
}

/// Those of Seeds and of the workbench, too.
void TestSettings::motionIsOneSettingForAllMaps()
{
    SettingsFixture shell;
    shell.open();
    shell.openSettings();
    shell.goTo("Appearance");
    auto *motion = shell.find<QCheckBox>("pref.play/motion");
    const bool atFirst = motion->isChecked();
    QCOMPARE(isMotionUsed(), atFirst);
    QTest::keyClick(motion, Qt::Key_Space);
    QCOMPARE(motion->isChecked(), !atFirst);
    QCOMPARE(isMotionUsed(), !atFirst);
}

void TestSettings::textsNameTheChosenKeys()
{
    SettingsFixture shell;
    const std::filesystem::path path = shell.addQuietWorld();
    shell.open();
    shell.openWorld(path);
    shell.openSettings();
    shell.goTo("Keys");
    shell.window().preferences()->setKeys("play.marker", QList<QKeySequence>{Qt::Key_F12});
    shell.window().preferences()->setKeys("glyphs", QList<QKeySequence>{Qt::Key_F7});
    shell.goTo("Appearance");
    const QString described =
        shell.find<QCheckBox>("pref.play/glyphs")->parentWidget()->findChildren<QLabel *>().last()->text();
    QVERIFY2(described.contains("F7"), qPrintable(described));
    shell.find<QDialog>("settingsDialog")->close();
    shell.comeBack();
    shell.find<QAction>("play.travel")->trigger();
    const QString text = shell.find<QLabel>("places.empty")->text();
    QVERIFY2(text.contains("F12"), qPrintable(text));
}

void TestSettings::keysSurviveARestartAndComeBackByReset()
{
    SettingsFixture shell;
    shell.open();
    shell.openSettings();
    shell.goTo("Keys");
    shell.pressFor("New world", Qt::Key_F12);
    shell.pressFor("Wait a turn", Qt::Key_F7);
    shell.close();
    shell.open();
    shell.openSettings();
    shell.goTo("Keys");
    QCOMPARE(shell.command("Wait a turn")->text(1).right(4), ", F7");
    shell.comeBack();
    QTest::keyClick(&shell.window(), Qt::Key_F12);
    QVERIFY(shell.window().newWorldPage()->isVisible());
    shell.press("settings.keys.reset");
    QVERIFY(!shell.command("Wait a turn")->text(1).contains("F7"));
    QCOMPARE(shell.command("New world")->text(1), "Ctrl+N");
}

void TestSettings::textGrowsWithTheSetting()
{
    SettingsFixture shell;
    MainWindow &window = shell.open();
    const int before = window.menuBar()->font().pixelSize();
    shell.openSettings();
    auto *size = shell.find<QSpinBox>("pref.look/textSize");
    size->setFocus();
    size->selectAll();
    QTest::keyClicks(size, "200");
    QTest::keyClick(size, Qt::Key_Return);
    QCOMPARE(QApplication::font().pixelSize(), 2 * before);
    QTRY_COMPARE(window.menuBar()->font().pixelSize(), 2 * before);
    shell.press("settings.look.reset");
    QCOMPARE(QApplication::font().pixelSize(), before);
}

void TestSettings::settingsSurviveARestart()
{
    SettingsFixture shell;
    shell.open();
    shell.openSettings();
    shell.find<QComboBox>("pref.look/theme")->setCurrentIndex(2);
    shell.find<QComboBox>("pref.save/pace")->setCurrentIndex(3);
    shell.find<QSpinBox>("pref.combat/turnMs")->setValue(0);
    shell.find<QCheckBox>("pref.explore/stopAtChest")->click();
    QCOMPARE(QApplication::palette().color(QPalette::Window), lightTheme().background);
    shell.close();
    shell.open();
    QCOMPARE(QApplication::palette().color(QPalette::Window), lightTheme().background);
    shell.openSettings();
    QCOMPARE(shell.find<QComboBox>("pref.look/theme")->currentText(), "Light");
    QCOMPARE(shell.find<QComboBox>("pref.save/pace")->currentText(), "Every 25 moves");
    QCOMPARE(shell.find<QSpinBox>("pref.combat/turnMs")->text(), "instant");
    QVERIFY(!shell.find<QCheckBox>("pref.explore/stopAtChest")->isChecked());
    QCOMPARE(shell.window().preferences()->savePace(), 25);
}

void TestSettings::resetTouchesItsOwnPageAlone()
{
    SettingsFixture shell;
    shell.open();
    shell.openSettings();
    auto *pace = shell.find<QComboBox>("pref.save/pace");
    auto *theme = shell.find<QComboBox>("pref.look/theme");
    pace->setCurrentIndex(2);
    theme->setCurrentIndex(2);
    shell.goTo("Playing");
    shell.press("settings.play.reset");
    QCOMPARE(pace->currentIndex(), 0);
    QCOMPARE(theme->currentIndex(), 2);
}

void TestSettings::theMapFollowsTheSettingAndTheSettingTheKey()
{
    SettingsFixture shell;
    const std::filesystem::path path = shell.addQuietWorld();
    shell.open();
    shell.openWorld(path);
    shell.openSettings();
    auto *glyphs = shell.find<QCheckBox>("pref.play/glyphs");
    QTest::keyClick(glyphs, Qt::Key_Space);
    QCOMPARE(shell.window().playPage()->map()->terrain()->style(), MapStyle::Glyphs);
    shell.movedBy(Qt::Key_G);
    QCOMPARE(shell.window().playPage()->map()->terrain()->style(), MapStyle::Tiles);
    QVERIFY(!glyphs->isChecked());
}

void TestSettings::nonsenseInTheFileCountsAsTheDefault()
{
    SettingsFixture shell;
    QSettings().setValue("look/textSize", 1000000);
    QSettings().setValue("look/theme", "plaid");
    QSettings().setValue("combat/turnMs", "soon");
    QSettings().setValue("keys/game.newWorld", QStringList{"Ctrl+Nonsense", ""});
    shell.open();
    QCOMPARE(shell.window().preferences()->value(Setting::TextSize), 100);
    QCOMPARE(shell.window().preferences()->value(Setting::CombatMs), 350);
    QCOMPARE(QApplication::palette().color(QPalette::Window), darkTheme().background);
}

void TestSettings::coloursChangeWhatTellsGoodFromBad()
{
    SettingsFixture shell;
    shell.open();
    shell.openSettings();
    QSet<QString> seen;
    for (int set = 0; set < 3; ++set) {
        shell.find<QComboBox>("pref.look/colours")->setCurrentIndex(set);
        const Theme &theme = currentTheme();
        QCOMPARE(QApplication::palette().color(QPalette::BrightText), theme.danger);
        seen.insert(theme.accent.name() + theme.gold.name() + theme.danger.name() + theme.good.name());
    }
    QCOMPARE(seen.size(), 3);
}

void TestSettings::aChangeOfTheLookReachesWindowsDialogsAndViews()
{
    SettingsFixture shell;
    const std::filesystem::path path = shell.addQuietWorld("amber 42");
    shell.open();
    shell.openWorld(path);
    shell.openSettings();
    auto *dialog = shell.find<QDialog>("settingsDialog");
    const auto hasInk = [dialog](const QColor &ink) {
        return std::ranges::any_of(dialog->findChildren<QLabel *>(), [&ink](const QLabel *label) {
            return label->palette().color(QPalette::WindowText) == ink;
        });
    };
    QImage before;
    for (const bool dark : {false, true}) {
        const Theme &theme = themeFor(dark, Palette::Standard);
        const ThemeChoice choice = dark ? ThemeChoice::Dark : ThemeChoice::Light;
        shell.find<QComboBox>("pref.look/theme")->setCurrentIndex(static_cast<int>(choice));
        QTRY_COMPARE(shell.window().palette().color(QPalette::Window), theme.background);
        QTRY_COMPARE(dialog->grab().toImage().pixelColor(dialog->rect().bottomRight() - QPoint(2, 2)),
                     theme.background);
        QVERIFY(hasInk(theme.mutedText));
        QVERIFY(!hasInk(themeFor(!dark, Palette::Standard).mutedText));
        const QImage map = shell.window().playPage()->map()->grab().toImage();
        QVERIFY(map != before);
        before = map;
    }
}

void TestSettings::aWidgetWithItsOwnPaletteSeesEachChangeOfTheLook()
{
    struct Counting : QWidget {
        int changes = 0;
        void changeEvent(QEvent *event) override { changes += isLookChange(*event) ? 1 : 0; }
    } widget;
    widget.setPalette(paletteFor(darkTheme()));
    for (const bool dark : {false, true}) {
        for (const Palette palette : kPalettes) {
            const int before = widget.changes;
            useTheme(themeFor(dark, palette));
            QCOMPARE(widget.changes, before + 1);
        }
    }
    useTheme(darkTheme());
}

void TestSettings::thisWorldIsListedAndCopied()
{
    SettingsFixture shell;
    const std::filesystem::path path = shell.addQuietWorld("amber 42");
    shell.open();
    shell.openSettings();
    shell.goTo("This world");
    QVERIFY(shell.find<QWidget>("settings.world.empty")->isVisible());
    shell.openWorld(path);
    QVERIFY(!shell.find<QWidget>("settings.world.empty")->isVisible());
    shell.press("settings.world.copy");
    const QString text = QApplication::clipboard()->text();
    QVERIFY2(text.startsWith("Name: Quiet Vault\nSeed: amber 42\nGenerator: caves, version 1\n"),
             qPrintable(text));
    QCOMPARE(text.count('\n'), 3 + static_cast<int>(settingInfos().size()));
    shell.window().play().showStart();
    QVERIFY(shell.find<QWidget>("settings.world.empty")->isVisible());
}

void TestSettings::importedSettingsAreOfferedToNewWorlds()
{
    SettingsFixture shell;
    shell.addFile("cavegame.properties", "iCellDeathThreshold=4\nfChestSpawnBoundary=0.98\nsUnknown=1\n"
                                         "iPlayerSaveFrequency=12\nlTurnSleepTime=5000\n");
    shell.open();
    shell.openSettings();
    shell.goTo("Original settings");
    shell.find<ImportPage>("settings.import")->importFile(fromPath(shell.worlds() / "cavegame.properties"));
    auto *lines = shell.find<QTreeWidget>("import.lines");
    QCOMPARE(lines->topLevelItemCount(), 5);
    QCOMPARE(lines->topLevelItem(1)->text(2), "chest.chance = 0.02");
    QVERIFY(lines->topLevelItem(4)->text(3).contains("unknown"));
    QCOMPARE(shell.window().preferences()->savePace(), 10);
    QCOMPARE(shell.window().preferences()->value(Setting::CombatMs), 1000);
    shell.window().preferences()->set(Setting::CombatMs, 200); // a choice of one's own
    shell.close();

    shell.open(); // it is kept
    QTest::keyClick(&shell.window(), Qt::Key_N, Qt::ControlModifier);
    auto *threshold = shell.find<QSlider>("slider.caves.threshold");
    auto *chests = shell.find<QSlider>("slider.chest.chance");
    QCOMPARE(threshold->value(), 5); // other caves would come of it
    QCOMPARE(chests->value(), 200);
    QTest::keyClick(shell.find<QRadioButton>("newWorld.classic"), Qt::Key_Space);
    QCOMPARE(threshold->value(), 4);
    QCOMPARE(chests->value(), 200);
    shell.openSettings();
    shell.goTo("Original settings");
    shell.press("import.forget");
    QVERIFY(shell.window().preferences()->importedSettings().isEmpty());
    QCOMPARE(shell.window().preferences()->savePace(), 1); // as before
    QCOMPARE(shell.window().preferences()->value(Setting::CombatMs), 200);
    QVERIFY(!shell.find<QPushButton>("import.forget")->isEnabled());
    QCOMPARE(QSettings().value("newWorld/scenario").toString(), "endless-caves"); // is no import
}

void TestSettings::whatWasImportedStaysInAnotherLanguage()
{
    SettingsFixture shell;
    shell.addFile("cavegame.properties", "iCellDeathThreshold=4\nsUnknown=1\n");
    shell.open();
    shell.openSettings();
    shell.goTo("Original settings");
    shell.find<ImportPage>("settings.import")->importFile(fromPath(shell.worlds() / "cavegame.properties"));
    const QPointer<QLabel> before = shell.find<QLabel>("import.outcome");
    shell.window().preferences()->set(Setting::Language, 2);
    QTRY_VERIFY(before == nullptr);
    QCOMPARE(shell.find<QTreeWidget>("import.lines")->topLevelItemCount(), 2);
    QVERIFY2(shell.find<QLabel>("import.outcome")->text().contains("Einstellung"),
             qPrintable(shell.find<QLabel>("import.outcome")->text()));
}

void TestSettings::anImportOfSettingsOfTheProgramAloneIsDiscarded()
{
    SettingsFixture shell;
    shell.addFile("cavegame.properties", "iPlayerSaveFrequency=12\nlTurnSleepTime=500\n");
    shell.open();
    shell.openSettings();
    shell.goTo("Original settings");
    shell.find<ImportPage>("settings.import")->importFile(fromPath(shell.worlds() / "cavegame.properties"));
    QCOMPARE(shell.window().preferences()->value(Setting::CombatMs), 500);
    shell.press("import.forget");
    QCOMPARE(shell.window().preferences()->value(Setting::CombatMs), kDefaultTurnMs);
    QCOMPARE(shell.window().preferences()->savePace(), 1);
}

void TestSettings::aChoiceMadeInTwoWindowsIsHeardInBoth()
{
    const SettingsFixture shell;
    Preferences first;
    Preferences second;
    QSignalSpy heard(&second, &Preferences::changed);
    first.set(Setting::Motion, 0);
    second.set(Setting::Motion, 0); // which the file has already
    QCOMPARE(heard.count(), 1);
    second.set(Setting::Motion, 0);
    QCOMPARE(heard.count(), 1);
}

void TestSettings::keysAreListedOnceAndByPlace()
{
    SettingsFixture shell;
    shell.open();
    for (const Qt::Key place : {Qt::Key_2, Qt::Key_4, Qt::Key_1})
        QTest::keyClick(&shell.window(), place, Qt::ControlModifier);
    shell.openSettings();
    shell.goTo("Keys");
    const auto *list = shell.find<QTreeWidget>("keys.list");
    QSet<QString> ids;
    QStringList groups;
    for (int group = 0; group < list->topLevelItemCount(); ++group) {
        const QTreeWidgetItem *heading = list->topLevelItem(group);
        groups += heading->text(0);
        for (int i = 0; i < heading->childCount(); ++i) {
            const QString id = heading->child(i)->data(0, Qt::UserRole).toString();
            QVERIFY2(!ids.contains(id), qPrintable(id));
            ids.insert(id);
            QCOMPARE(id.startsWith("seeds."), id.startsWith("seeds.") && heading->text(0) == "Seeds");
            QCOMPARE(id.startsWith("edit."),
                     id.startsWith("edit.") && heading->text(0) == "Tools for editing");
        }
    }
    QCOMPARE(QSet<QString>(groups.begin(), groups.end()).size(), groups.size());
    QVERIFY(groups.contains("Seeds") && groups.contains("Tools for editing"));
}

void TestSettings::longSeedsLeaveRoomForTheRest()
{
    SettingsFixture shell;
    const std::filesystem::path path = shell.addQuietWorld(std::string(5000, 'x'));
    shell.open();
    shell.openWorld(path);
    shell.openSettings();
    shell.goTo("This world");
    const auto *facts = shell.find<QTreeWidget>("settings.world.facts");
    // On a small screen the rest is scrolled to, which takes a few steps and not hundreds.
    QVERIFY(facts->columnWidth(1) < 2 * facts->viewport()->width());
}

void TestSettings::aBrokenFileIsNamedAndChangesNothing()
{
    SettingsFixture shell;
    shell.addFile("cavegame.properties", "iChestMaxItems=3\niRegionSize=huge\n");
    shell.open();
    shell.openSettings();
    shell.goTo("Original settings");
    shell.find<ImportPage>("settings.import")->importFile(fromPath(shell.worlds() / "cavegame.properties"));
    const QString reported = shell.find<QLabel>("import.outcome")->text();
    QVERIFY2(reported.contains("cavegame.properties") && reported.contains("line 2: iRegionSize is 'huge'") &&
                 reported.contains("from 8 to 50"),
             qPrintable(reported));
    QVERIFY(!shell.find<QTreeWidget>("import.lines")->isVisible());
    QVERIFY(shell.window().preferences()->importedSettings().isEmpty());
}

CAVE_WIDGET_TEST(TestSettings)
#include "tst_settings.moc"
