// SPDX-License-Identifier: MIT
#include "app/common/preferences.h"
#include "app/log/log.h"
#include "app/shell/help/log_dialogs.h"
#include "app/shell/window/launch.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSysInfo>
#include <QTemporaryDir>

#include <thread>

#include "tests/shell/shell_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

QString loggedText(const Log &log)
{
    QFile file(fromPath(log.file()));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

template<class Widget>
Widget *inWindow(LogWindow &window, const char *id)
{
    auto *widget = window.findChild<Widget *>(id);
    if (widget == nullptr)
        qFatal("there is no widget '%s'", id);
    return widget;
}

/// What the log writes, and the window that shows it.
class TestLog : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void writesLevelTimeThreadAreaAndMessage();
    void leavesOutWhatMattersLess();
    void keepsAMessageOnOneLine();
    void beginsANewFileWhenOneIsLong();
    void tellsOfAFolderThatCanNotBeWritten();
    void takesTheMessagesOfQt();
    void showsLinesAsTheyAreWritten();
    void showsOneLevelOrWhatIsSearchedFor();
    void saysThatNothingWasWritten();
    void theWindowTellsTheLogAndItsLevelIsASetting();
    void aReportHasWhatIsNeededToFindAProblem();
    void aReportKeepsWhatWasWritten();

private:
    [[nodiscard]] Log log(LogLevel level = LogLevel::Trace) const
    {
        return {toPath(m_folder->filePath("state")), "test", level};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace

void TestLog::writesLevelTimeThreadAreaAndMessage()
{
    const Log written = log();
    written.info("world", "opened");
    std::thread([&written] { written.error("disk", "full"); }).join();
    const QStringList lines = loggedText(written).split('\n');
    const QString time = R"(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3})";
    QVERIFY2(
        QRegularExpression("^\\[INFO\\] " + time + " \\[main\\] world - opened$").match(lines[0]).hasMatch(),
        qPrintable(lines[0]));
    QVERIFY2(
        QRegularExpression("^\\[ERROR\\] " + time + " \\[\\d+\\] disk - full$").match(lines[1]).hasMatch(),
        qPrintable(lines[1]));
}

void TestLog::leavesOutWhatMattersLess()
{
    const Log written = log(LogLevel::Warning);
    written.info("a", "quiet");
    QVERIFY(!QFile::exists(fromPath(written.file())));
    written.warning("a", "loud");
    written.setLevel(LogLevel::Off);
    written.error("a", "silenced");
    written.setLevel(LogLevel::Debug);
    written.info("a", "again");
    const QString text = loggedText(written);
    QVERIFY(!text.contains("quiet") && !text.contains("silenced"));
    QVERIFY(text.contains("loud") && text.contains("again"));
}

void TestLog::keepsAMessageOnOneLine()
{
    const Log written = log();
    written.info("a", "one\ntwo\r\n[ERROR] {} %s");
    QCOMPARE(loggedText(written).count('\n'), 1);
    QVERIFY(loggedText(written).contains("one two  [ERROR] {} %s"));
}

void TestLog::beginsANewFileWhenOneIsLong()
{
    const Log written = log();
    const std::string message(10'000, 'x');
    for (int i = 0; i < 700; ++i)
        written.info("a", message);
    const QDir folder(m_folder->filePath("state"));
    QCOMPARE(folder.entryList(QDir::Files).size(), 5);
    for (const QFileInfo &file : folder.entryInfoList(QDir::Files))
        QVERIFY(file.size() <= 1 << 20);
}

void TestLog::tellsOfAFolderThatCanNotBeWritten()
{
    QFile inTheWay(m_folder->filePath("state"));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    const Log unwritable = log();
    unwritable.open();
    unwritable.error("a", "lost");
    QVERIFY(unwritable.failure().has_value());
    ShellFixture shell;
    keepSettingsIn(toPath(m_folder->path()));
    MainWindow window(toPath(m_folder->filePath("worlds")), unwritable);
    window.show();
    QVERIFY2(window.banner()->text().contains("Logging is off"), qPrintable(window.banner()->text()));
}

void TestLog::takesTheMessagesOfQt()
{
    const Log written = log();
    written.open();
    logQtMessages();
    qWarning("the style is crooked");
    qInstallMessageHandler(nullptr);
    QVERIFY(loggedText(written).contains("Qt - the style is crooked"));
    QVERIFY(loggedText(written).startsWith("[WARN]"));
}

void TestLog::showsLinesAsTheyAreWritten()
{
    const Log written = log();
    written.info("world", "opened a world");
    LogWindow window(written);
    window.show();
    auto *text = inWindow<QPlainTextEdit>(window, "log.text");
    QVERIFY(text->isVisible());
    QVERIFY(text->toPlainText().contains("world - opened a world"));
    written.warning("disk", "nearly full");
    QTRY_VERIFY(text->toPlainText().contains("nearly full"));
    QTest::mouseClick(inWindow<QPushButton>(window, "log.copy"), Qt::LeftButton);
    QCOMPARE(QApplication::clipboard()->text(), text->toPlainText());
}

void TestLog::showsOneLevelOrWhatIsSearchedFor()
{
    const Log written = log();
    written.info("world", "opened");
    written.error("disk", "full");
    LogWindow window(written);
    window.show();
    auto *text = inWindow<QPlainTextEdit>(window, "log.text");
    inWindow<QComboBox>(window, "log.level")->setCurrentIndex(4);
    QVERIFY(!text->toPlainText().contains("opened") && text->toPlainText().contains("full"));
    inWindow<QComboBox>(window, "log.level")->setCurrentIndex(0);
    QTest::keyClicks(inWindow<QLineEdit>(window, "log.search"), "OPEN");
    QVERIFY(text->toPlainText().contains("opened") && !text->toPlainText().contains("full"));
    QTest::keyClicks(inWindow<QLineEdit>(window, "log.search"), "zzz");
    QCOMPARE(inWindow<QLabel>(window, "log.empty")->text(), "No matching lines");
    QVERIFY(!text->isVisible());
}

void TestLog::saysThatNothingWasWritten()
{
    LogWindow window{Log()};
    window.show();
    auto *empty = inWindow<QLabel>(window, "log.empty");
    QVERIFY(empty->isVisible());
    QCOMPARE(empty->text(), "The log is empty");
}

void TestLog::theWindowTellsTheLogAndItsLevelIsASetting()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    const Log written = log(LogLevel::Info);
    MainWindow window(shell.worlds(), written);
    window.show();
    window.play().openWorld(path);
    QTRY_VERIFY(window.playPage() != nullptr);
    QVERIFY(loggedText(written).contains("Quiet Vault.cave"));
    window.preferences()->set(Setting::LogLevel, static_cast<int>(LogLevel::Off));
    QCOMPARE(written.level(), LogLevel::Off);
    window.findChild<QAction *>("help.log")->trigger();
    auto *shown = window.findChild<LogWindow *>("logWindow");
    QVERIFY(shown != nullptr && shown->isVisible());
    QVERIFY(inWindow<QPlainTextEdit>(*shown, "log.text")->toPlainText().contains("Quiet Vault.cave"));
}

void TestLog::aReportHasWhatIsNeededToFindAProblem()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    const Log written = log(LogLevel::Info);
    MainWindow window(shell.worlds(), written);
    window.show();
    window.play().openWorld(path);
    QTRY_VERIFY(window.playPage() != nullptr);
    written.warning("disk", "nearly full");
    window.findChild<QAction *>("help.report")->trigger();
    auto *report = window.findChild<ReportDialog *>("reportDialog");
    QVERIFY(report != nullptr && report->isVisible());
    const auto *how = report->findChild<QLabel *>("report.how");
    QVERIFY(how->text().contains("https://cavegame.org"));
    QCOMPARE(how->textFormat(), Qt::PlainText);
    QTest::keyClicks(report->findChild<QPlainTextEdit *>("report.story"), "It went dark.");
    QTest::mouseClick(report->findChild<QPushButton *>("report.copy"), Qt::LeftButton);
    const QString copied = QApplication::clipboard()->text();
    QVERIFY2(copied.startsWith("It went dark.\n\nProgram: Cave Game"), qPrintable(copied));
    const WorldSpec &spec = window.playPage()->session().session().world().spec;
    for (const QString &fact : {QString("Qt: ") + qVersion(), "System: " + QSysInfo::prettyProductName(),
                                QString("seed \"%1\"").arg(QString::fromStdString(spec.seed)),
                                fromPath(written.file()), QString("disk - nearly full")})
        QVERIFY2(copied.contains(fact), qPrintable(fact));
    QVERIFY(report->findChild<QPushButton *>("report.folder")->isEnabled());
    written.error("disk", "full"); // while the report is open
    QTest::mouseClick(report->findChild<QPushButton *>("report.copy"), Qt::LeftButton);
    QVERIFY(QApplication::clipboard()->text().contains("disk - full"));
    QTest::mouseClick(report->findChild<QPushButton *>("report.folder"), Qt::LeftButton);
    const auto *place = report->findChild<QMessageBox *>("log.folderPlace"); // there is no file manager here
    QVERIFY(place != nullptr && place->text().contains(fromPath(written.file().parent_path())));
}

void TestLog::aReportKeepsWhatWasWritten()
{
    ShellFixture shell;
    MainWindow window(shell.worlds(), Log());
    window.show();
    window.findChild<QAction *>("help.report")->trigger();
    auto *report = window.findChild<ReportDialog *>("reportDialog");
    auto *story = report->findChild<QPlainTextEdit *>("report.story");
    auto *folder = report->findChild<QPushButton *>("report.folder");
    QTest::keyClicks(story, "It went dark.");
    QTest::mouseClick(report->findChild<QPushButton *>("report.close"), Qt::LeftButton);
    QVERIFY(!report->isVisible());
    window.preferences()->set(Setting::Language, 2);
    QTRY_COMPARE(folder->text(), QString("&Protokollordner öffnen"));
    window.findChild<QAction *>("help.report")->trigger();
    QVERIFY(report->isVisible());
    QCOMPARE(story->toPlainText(), QString("It went dark."));
    QVERIFY(!folder->isEnabled()); // there is no log
}

CAVE_WIDGET_TEST(TestLog)
#include "tst_log.moc"
