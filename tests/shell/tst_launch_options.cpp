// SPDX-License-Identifier: MIT
#include "app/common/seed_words.h"
#include "app/shell/settings/language.h"
#include "app/shell/window/launch.h"
#include "editor/view/texts/texts.h"

#include <QDateTime>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// What the program makes of its command line, and the small texts it writes.
class TestLaunchOptions : public QObject {
    Q_OBJECT

private slots:
    void readsWhatWasAskedFor();
    void refusesWrongUsage_data();
    void refusesWrongUsage();
    void wrongUsageEndsWithOneFullStop();
    void helpNamesEveryOption();
    void printsItsVersion();
    void leavesQtsOwnOptionsToQt_data();
    void leavesQtsOwnOptionsToQt();
    void saysHowLongAgo_data();
    void saysHowLongAgo();
    void numbersNamesThatAreTaken();
};

} // namespace

void TestLaunchOptions::readsWhatWasAskedFor()
{
    const ParsedOptions parsed = parseOptions({"cavegame", "--data-dir", "here", "my world.cave"});
    QVERIFY(!parsed.exitCode.has_value());
    QCOMPARE(parsed.options.dataFolder, "here");
    QCOMPARE(parsed.options.worldFile, "my world.cave");
}

void TestLaunchOptions::refusesWrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("named");
    QTest::newRow("unknown option") << QStringList{"--colour"} << "colour";
    QTest::newRow("missing value of Qt's") << QStringList{"-platform"} << "option";
    QTest::newRow("missing value") << QStringList{"--data-dir"} << "data-dir";
    QTest::newRow("empty value") << QStringList{"--data-dir", ""} << "data-dir";
    QTest::newRow("two worlds") << QStringList{"a.cave", "b.cave"} << "one file";
}

void TestLaunchOptions::refusesWrongUsage()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, named);
    arguments.prepend("cavegame");
    const ParsedOptions parsed = parseOptions(arguments);
    QCOMPARE(parsed.exitCode, std::optional<int>(2));
    QVERIFY2(parsed.text.startsWith("cavegame: ") && parsed.text.contains(named), qPrintable(parsed.text));
}

void TestLaunchOptions::wrongUsageEndsWithOneFullStop()
{
    const InstalledLanguage chinese("zh_CN");
    const QString text = parseOptions({"cavegame", "--colour"}).text;
    QVERIFY2(text.contains("colour") && !text.contains("。。"), qPrintable(text));
}

void TestLaunchOptions::helpNamesEveryOption()
{
    const ParsedOptions parsed = parseOptions({"cavegame", "--help"});
    QCOMPARE(parsed.exitCode, std::optional<int>(0));
    for (const char *option : {"--data-dir", "--log-level", "--version", "world"})
        QVERIFY2(parsed.text.contains(option), option);
    QVERIFY(!parsed.text.contains("help-all")); // which would need a window
    QCOMPARE(parseOptions({"cavegame", "--help-all"}).exitCode, std::optional<int>(2));
}

void TestLaunchOptions::printsItsVersion()
{
    QCoreApplication::setApplicationVersion("1.2.3 (0123456789ab)"); // by the program itself
    const ParsedOptions parsed = parseOptions({"cavegame", "--version"});
    QCOMPARE(parsed.exitCode, std::optional<int>(0));
    QCOMPARE(parsed.text, "cavegame 1.2.3 (0123456789ab)");
}

void TestLaunchOptions::leavesQtsOwnOptionsToQt_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("one dash") << QStringList{"-platform", "offscreen", "a.cave"};
    QTest::newRow("two dashes") << QStringList{"a.cave", "--platform", "offscreen"};
    QTest::newRow("joined") << QStringList{"-style=fusion", "a.cave"};
    QTest::newRow("several") << QStringList{"-geometry", "800x600+0+0", "-reverse",
                                            "a.cave",    "-display",    ":1"};
    QTest::newRow("a file named so") << QStringList{"--", "a.cave"};
}

void TestLaunchOptions::leavesQtsOwnOptionsToQt()
{
    QFETCH(QStringList, arguments);
    const ParsedOptions parsed = parseOptions(QStringList{"cavegame"} + arguments);
    QVERIFY2(!parsed.exitCode.has_value(), qPrintable(parsed.text));
    QCOMPARE(parsed.options.worldFile, "a.cave");
}

void TestLaunchOptions::saysHowLongAgo_data()
{
    constexpr qint64 kMinute = 60'000;
    constexpr qint64 kHour = 60 * kMinute;
    constexpr qint64 kDay = 24 * kHour;
    QTest::addColumn<qint64>("passed");
    QTest::addColumn<QString>("words");
    QTest::newRow("future") << -kHour << "just now";
    QTest::newRow("seconds") << qint64(59'999) << "just now";
    QTest::newRow("a minute") << kMinute << "a minute ago";
    QTest::newRow("minutes") << 3 * kMinute << "3 minutes ago";
    QTest::newRow("an hour") << kHour << "an hour ago";
    QTest::newRow("hours") << 5 * kHour << "5 hours ago";
    QTest::newRow("yesterday") << kDay << "yesterday";
    QTest::newRow("days") << 4 * kDay << "4 days ago";
}

void TestLaunchOptions::saysHowLongAgo()
{
    QFETCH(qint64, passed);
    const qint64 noon = QDateTime(QDate(2024, 5, 20), QTime(12, 0)).toMSecsSinceEpoch();
    QTEST(timeAgo(noon - passed, noon), "words");
}

void TestLaunchOptions::numbersNamesThatAreTaken()
{
    QCOMPARE(freeName("Cave", {}), "Cave");
    QCOMPARE(freeName("Cave", {"cave", "Cave 2"}), "Cave 3");
}

CAVE_WINDOWLESS_TEST(TestLaunchOptions)
#include "tst_launch_options.moc"
