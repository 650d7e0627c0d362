// SPDX-License-Identifier: MIT
#include "app/common/controls.h"
#include "app/common/preferences.h"
#include "app/play/map/examiner.h"
#include "app/shell/new_world/cave_preview.h"
#include "app/shell/settings/language.h"
#include "app/shell/window/shell_actions.h"
#include "core/base/message.h"
#include "core/content/builtin.h"
#include "editor/view/texts/texts.h"

#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMap>
#include <QMenuBar>
#include <QPointer>
#include <QSettings>
#include <QSlider>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>

#include <string>

#include "tests/shell/shell_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

class LanguageFixture : public ShellFixture {
public:
    void choose(const QString &name)
    {
        QTest::keyClick(&window(), Qt::Key_Comma, Qt::ControlModifier);
        QTRY_COMPARE(QApplication::activeWindow(), find<QDialog>("settingsDialog"));
        auto *box = find<QComboBox>("pref.look/language");
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 1; i <= box->findText(name); ++i)
            QTest::keyClick(box, Qt::Key_Down);
    }
    /// Text and tip of every action in all places, by id.
    [[nodiscard]] QMap<QString, QStringList> actions()
    {
        for (const Qt::Key place : {Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_1})
            QTest::keyClick(&window(), place, Qt::ControlModifier);
        QMap<QString, QStringList> texts;
        for (const QAction *action : window().findChildren<QAction *>()) {
            if (!action->objectName().isEmpty() && !action->statusTip().isEmpty())
                texts[action->objectName()] = {action->text(), action->statusTip(), action->iconText()};
        }
        return texts;
    }
    [[nodiscard]] QStringList menus()
    {
        QStringList titles;
        for (const QAction *menu : window().menuBar()->actions())
            titles += menu->text().remove('&');
        return titles;
    }
};

class TestLanguages : public QObject {
    Q_OBJECT

private slots:
    void theLanguageChangesAtOnceInWindowSettingsAndGuide();
    void actionsSayWhatTheyWouldAfterARestart();
    void theChoiceIsKept();
    void theKeyboardStaysInTheListOfLanguages();
    void theFiltersOfTheLogAreKept();
    void whatTheStartPageDoesNotFindFollows();
    void numbersAndPluralsFollowTheLanguage();
    void numberFieldsFollowTheLanguage();
    void theUnitOfANumberFollowsItAndTheLanguage_data();
    void theUnitOfANumberFollowsItAndTheLanguage();
    void partsOfASentenceAreSeparatedAsTheLanguageDoes_data();
    void partsOfASentenceAreSeparatedAsTheLanguageDoes();
    void textsNameKeysAsQtDoes();
    void namesOfTheContentAreTranslated();
};

} // namespace

void TestLanguages::theLanguageChangesAtOnceInWindowSettingsAndGuide()
{
    LanguageFixture shell;
    shell.open();
    QVERIFY(shell.menus().contains("Game"));
    QTest::keyClick(&shell.window(), Qt::Key_F1, Qt::ShiftModifier);
    QTRY_VERIFY(shell.find<QDialog>("userGuide") != nullptr);
    shell.find<QListWidget>("guide.topics")->setCurrentRow(6);
    shell.find<QAction>("place.seeds")->trigger();
    const auto *table = shell.find<QTableView>("seedTable");
    const QString english = table->accessibleName();
    shell.find<QAction>("place.play")->trigger();
    shell.choose("Deutsch");
    QTRY_VERIFY(shell.menus().contains("Spiel"));
    QVERIFY(!shell.menus().contains("Game"));
    QVERIFY(shell.find<LargeButton>("start.newWorld")->text().contains("Welt"));
    QTRY_COMPARE(shell.find<QDialog>("settingsDialog")->windowTitle(), "Einstellungen");
    QVERIFY(shell.find<QDialog>("settingsDialog")->isVisible());
    QTRY_VERIFY(shell.find<QTextBrowser>("guide.text")->toPlainText().contains("Welt"));
    QCOMPARE(shell.find<QListWidget>("guide.topics")->currentRow(), 6);
    QVERIFY(table->accessibleName() != english);
    shell.choose("English");
    QTRY_VERIFY(shell.menus().contains("Game"));
    QTRY_COMPARE(shell.find<QDialog>("settingsDialog")->windowTitle(), "Settings");
}

void TestLanguages::actionsSayWhatTheyWouldAfterARestart()
{
    LanguageFixture shell;
    shell.open();
    const QMap<QString, QStringList> english = shell.actions();
    QVERIFY(english.size() > 150);
    shell.choose("Deutsch");
    QTRY_VERIFY(shell.menus().contains("Spiel"));
    const QMap<QString, QStringList> changed = shell.actions();
    shell.close();
    shell.open();
    const QMap<QString, QStringList> fresh = shell.actions();
    QStringList stale;
    for (auto [id, texts] : english.asKeyValueRange()) {
        if (changed.value(id) != fresh.value(id) || changed.value(id) == texts)
            stale += id + ": " + changed.value(id).join(" | ");
    }
    QVERIFY2(stale.isEmpty(), qPrintable(stale.join('\n')));
}

void TestLanguages::theChoiceIsKept()
{
    LanguageFixture shell;
    shell.open();
    shell.choose("简体中文");
    QTRY_VERIFY(!shell.menus().contains("Game"));
    const QStringList chinese = shell.menus();
    shell.close();
    shell.open();
    QCOMPARE(shell.menus(), chinese);
    QCOMPARE(QSettings().value("look/language").toString(), "zh_CN");
}

void TestLanguages::theKeyboardStaysInTheListOfLanguages()
{
    LanguageFixture shell;
    shell.open();
    shell.window().preferences()->set(Setting::Language, 1);
    QTest::keyClick(&shell.window(), Qt::Key_Comma, Qt::ControlModifier);
    QTRY_COMPARE(QApplication::activeWindow(), shell.find<QDialog>("settingsDialog"));
    shell.find<QLineEdit>("keys.search")->setText("a");
    shell.find<QComboBox>("pref.look/language")->setFocus();
    for (const char *menu : {"Spiel", "Jeu"}) { // past one language to the next
        const QPointer<QWidget> before = QApplication::focusWidget();
        QTest::keyClick(before, Qt::Key_Down);
        QTRY_VERIFY2(shell.menus().contains(menu), qPrintable(shell.menus().join('|')));
        QTRY_VERIFY(before == nullptr); // with the dialog in the other language
        QTRY_VERIFY(QApplication::focusWidget() != nullptr);
        QCOMPARE(QApplication::focusWidget()->objectName(), "pref.look/language");
    }
    QCOMPARE(shell.find<QLineEdit>("keys.search")->text(), "a");
}

void TestLanguages::theFiltersOfTheLogAreKept()
{
    LanguageFixture shell;
    shell.open();
    shell.find<QAction>("help.log")->trigger();
    shell.find<QLineEdit>("log.search")->setText("world");
    shell.find<QComboBox>("log.level")->setCurrentIndex(2);
    const QPointer<QWidget> before = shell.find<QLineEdit>("log.search");
    shell.window().preferences()->set(Setting::Language, 2);
    QTRY_VERIFY(before == nullptr);
    QCOMPARE(shell.find<QLineEdit>("log.search")->text(), "world");
    QCOMPARE(shell.find<QComboBox>("log.level")->currentIndex(), 2);
}

void TestLanguages::whatTheStartPageDoesNotFindFollows()
{
    LanguageFixture shell;
    for (int i = 0; i < 10; ++i)
        shell.addWorld("World " + std::to_string(i));
    shell.open();
    shell.find<QLineEdit>("start.search")->setText("nothing");
    auto *text = shell.find<QLabel>("start.nothingFound");
    QVERIFY(text->isVisible());
    const QString english = text->text();
    shell.window().preferences()->set(Setting::Language, 2);
    QTRY_VERIFY(text->text() != english);
    QVERIFY2(text->text().contains("„nothing“"), qPrintable(text->text()));
}

void TestLanguages::numbersAndPluralsFollowTheLanguage()
{
    const Result<Content> content = builtInContent();
    const auto gold = static_cast<std::size_t>(content->findItem("gold") - content->items.data());
    const InstalledLanguage german("de");
    QLocale::setDefault(QLocale("de"));
    QCOMPARE(shownStack(*content, {gold, 12345}), "12.345 Gold");
    QLocale::setDefault(QLocale("en"));
    const InstalledLanguage english("en");
    QCOMPARE(QCoreApplication::translate("cave::ImportPage", "%n settings imported", nullptr, 1),
             "1 setting imported");
    QCOMPARE(QCoreApplication::translate("cave::ImportPage", "%n settings imported", nullptr, 2),
             "2 settings imported");
}

void TestLanguages::numberFieldsFollowTheLanguage()
{
    LanguageFixture shell;
    shell.open();
    QTest::keyClick(&shell.window(), Qt::Key_N, Qt::ControlModifier);
    auto *field = shell.find<QSlider>("slider.chest.chance")->parentWidget()->findChild<QDoubleSpinBox *>();
    field->setValue(0.5);
    QCOMPARE(field->text(), "0.5 %");
    shell.window().preferences()->set(Setting::Language, 2);
    QTRY_VERIFY2(field->text().startsWith("0,5"), qPrintable(field->text()));
    field->selectAll();
    QTest::keyClicks(field, "1,5");
    QCOMPARE(field->value(), 1.5);
    ShortNumberBox large;
    large.setRange(0, 1e6);
    large.setValue(10'000);
    QCOMPARE(large.text(), "10000");
    field->setValue(2); // no zeros behind it
    QVERIFY2(!field->text().contains(QLatin1Char(',')), qPrintable(field->text()));
}

void TestLanguages::theUnitOfANumberFollowsItAndTheLanguage_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("two");
    QTest::newRow("en") << "1 step, 1 cell, 1 tile, 1 neighbour"
                        << "2 steps, 2 cells, 2 tiles, 2 neighbours";
    QTest::newRow("de") << "1 Schritt, 1 Feld, 1 Kachel, 1 Nachbar"
                        << "2 Schritte, 2 Felder, 2 Kacheln, 2 Nachbarn";
    QTest::newRow("fr") << "1 pas, 1 case, 1 tuile, 1 voisine"
                        << "2 pas, 2 cases, 2 tuiles, 2 voisines";
    QTest::newRow("zh_CN") << "1步, 1格, 1个图块, 1个相邻格"
                           << "2步, 2格, 2个图块, 2个相邻格";
}

void TestLanguages::theUnitOfANumberFollowsItAndTheLanguage()
{
    QFETCH(QString, one);
    QFETCH(QString, two);
    const InstalledLanguage language(QTest::currentDataTag());
    QStringList first;
    QStringList second;
    for (const NumberUnit unit :
         {NumberUnit::Steps, NumberUnit::Cells, NumberUnit::Tiles, NumberUnit::Neighbours}) {
        QDoubleSpinBox field;
        field.setDecimals(0);
        field.setValue(1);
        setUnit(field, unit);
        first += field.text();
        QTest::keyClick(&field, Qt::Key_Up);
        second += field.text();
    }
    QCOMPARE(first.join(", "), one);
    QCOMPARE(second.join(", "), two);
}

void TestLanguages::partsOfASentenceAreSeparatedAsTheLanguageDoes_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("en") << "weak; strong";
    QTest::newRow("de") << "weak; strong";
    QTest::newRow("fr") << "weak\u00a0; strong";
    QTest::newRow("zh_CN") << "weak；strong";
}

void TestLanguages::partsOfASentenceAreSeparatedAsTheLanguageDoes()
{
    QFETCH(QString, text);
    const InstalledLanguage language(QTest::currentDataTag());
    QCOMPARE(joinedClauses({"weak", "strong"}), text);
    QCOMPARE(messageText(message("%1; %2", "weak", "strong")), text);
}

void TestLanguages::textsNameKeysAsQtDoes()
{
    const InstalledLanguage german("de");
    const auto named = [](const QKeySequence &key) { return key.toString(QKeySequence::NativeText); };
    QWidget map;
    ExaminePanel panel(&map);
    panel.show({"Fels", {}, false, "3, 4"});
    QStringList texts;
    for (const QLabel *label : panel.findChildren<QLabel *>())
        texts += label->text();
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Enter, Qt::Key_Escape})
        QVERIFY2(texts.join('\n').contains(' ' + named(key) + ' '), qPrintable(texts.join('\n')));
    const CavePreview preview;
    const QString tip = preview.findChild<QToolButton *>("newWorld.nextFloor")->toolTip();
    QVERIFY2(tip.endsWith('(' + named(Qt::Key_PageDown) + ')'), qPrintable(tip));
    QVERIFY(named(Qt::Key_PageDown) != "PgDown"); // Qt's own translations are there
    const ShellActions actions;
    QVERIFY2(actions.fullScreen->statusTip().contains("; " + named(Qt::Key_Escape)),
             qPrintable(actions.fullScreen->statusTip()));
}

void TestLanguages::namesOfTheContentAreTranslated()
{
    const Result<Content> content = builtInContent();
    const MonsterType &rat = *content->findMonster("cave_rat");
    QCOMPARE(aMonster(rat), "a Cave Rat");
    const InstalledLanguage french("fr");
    QVERIFY(shownName(rat) != "Cave Rat");
    QVERIFY(aMonster(rat).startsWith("un"));
    QVERIFY(shownDescription(rat) != QString::fromStdString(rat.description));
}

CAVE_WIDGET_TEST(TestLanguages)
#include "tst_languages.moc"
