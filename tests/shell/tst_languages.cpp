// SPDX-License-Identifier: MIT
#include "app/common/large_button.h"
#include "app/common/preferences.h"
#include "app/shell/settings/language.h"
#include "core/content/builtin.h"
#include "editor/view/texts/content_texts.h"

#include <QComboBox>
#include <QDialog>
#include <QListWidget>
#include <QMenuBar>
#include <QSettings>
#include <QTextBrowser>

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
    void theChoiceIsKept();
    void numbersAndPluralsFollowTheLanguage();
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
    shell.choose("Deutsch");
    QTRY_VERIFY(shell.menus().contains("Spiel"));
    QVERIFY(!shell.menus().contains("Game"));
    QVERIFY(shell.find<LargeButton>("start.newWorld")->text().contains("Welt"));
    QTRY_COMPARE(shell.find<QDialog>("settingsDialog")->windowTitle(), "Einstellungen");
    QVERIFY(shell.find<QDialog>("settingsDialog")->isVisible());
    QTRY_VERIFY(shell.find<QTextBrowser>("guide.text")->toPlainText().contains("Welt"));
    shell.choose("English");
    QTRY_VERIFY(shell.menus().contains("Game"));
    QTRY_COMPARE(shell.find<QDialog>("settingsDialog")->windowTitle(), "Settings");
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
