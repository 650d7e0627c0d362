// SPDX-License-Identifier: MIT
#include "app/shell/help/log_dialogs.h"

#include "app/common/data_folders.h"
#include "app/common/window_layout.h"
#include "app/version/version.h"
#include "core/base/text.h"
#include "core/world/world_spec.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QEvent>
#include <QFile>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLocale>
#include <QMessageBox>
#include <QScreen>
#include <QScrollBar>
#include <QSysInfo>
#include <QUrl>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "moc_log_dialogs.cpp"

namespace cave {
namespace {

constexpr qint64 kTailBytes = qint64{16} * 1024;
constexpr qsizetype kTailLines = 40;

QString screenLine()
{
    const QScreen *screen = QGuiApplication::primaryScreen();
    if (screen == nullptr)
        return QGuiApplication::platformName();
    const QSize size = screen->size();
    return QStringLiteral("%1, %2 × %3 at %4 %")
        .arg(QGuiApplication::platformName(), QString::number(size.width()), QString::number(size.height()),
             QString::number(qRound(100 * screen->devicePixelRatio())));
}

QString worldLine(const std::optional<WorldSpec> &world)
{
    if (!world)
        return QStringLiteral("none is open");
    return QStringLiteral("seed \"%1\", generator %2, version %3")
        .arg(QString::fromStdString(printable(seedText(*world))),
             QString::fromStdString(std::string(generatorName(world->generator.kind))),
             QString::number(world->generator.version));
}

/// The end of the file, in whole lines.
QStringList lastLines(const Log &log)
{
    QFile file(fromPath(log.file()));
    if (log.file().empty() || !file.open(QIODevice::ReadOnly))
        return {};
    if (file.size() > kTailBytes) {
        file.seek(file.size() - kTailBytes);
        static_cast<void>(file.readLine()); // a partial line
    }
    const std::string text = printableLines(file.readAll().toStdString());
    QStringList lines = QString::fromStdString(text).split('\n', Qt::SkipEmptyParts);
    lines.remove(0, std::max<qsizetype>(0, lines.size() - kTailLines));
    return lines;
}

/// What a developer needs to know to fix a problem: the program, the system, the open world and the log. In
/// English, as logs are.
QString reportFacts(const Log &log, const std::optional<WorldSpec> &world)
{
    const QString file = fromPath(log.file());
    const QStringList lines = lastLines(log);
    return QStringList{QStringLiteral("Program: Cave Game %1").arg(QCoreApplication::applicationVersion()),
                       QStringLiteral("Qt: %1").arg(QLatin1String(qVersion())),
                       QStringLiteral("System: %1, %2 %3, %4")
                           .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(),
                                QSysInfo::kernelVersion(), QSysInfo::currentCpuArchitecture()),
                       QStringLiteral("Display: %1").arg(screenLine()),
                       QStringLiteral("Language: %1").arg(QLocale().name()),
                       QStringLiteral("World: %1").arg(worldLine(world)),
                       QStringLiteral("Log: %1").arg(file.isEmpty() ? QStringLiteral("off") : file),
                       QString(),
                       lines.isEmpty() ? QStringLiteral("The log is empty.") : lines.join('\n')}
        .join('\n');
}

QFont fixedFont()
{
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPixelSize(fontOf(TextSize::Small).pixelSize());
    return fixed;
}

/// Without a file manager, a message says where it is.
void openFolderOf(const Log &log, QWidget &window)
{
    const QString folder = fromPath(log.file().parent_path());
    if (QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        return;
    auto *box = named("log.folderPlace", new QMessageBox(QMessageBox::Information, window.windowTitle(),
                                                         LogWindow::tr("The log is in %1").arg(folder),
                                                         QMessageBox::Ok, &window));
    box->setTextFormat(Qt::PlainText);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

constexpr int kBeatMs = 500;
constexpr qint64 kTail = qint64{256} * 1024; // bytes of an existing file that are read
constexpr qsizetype kMaxLines = 5000;

// As written; the least severe first.
constexpr std::array kWritten{"[TRACE]", "[DEBUG]", "[INFO]", "[WARN]", "[ERROR]"};

int rankOf(const QString &line)
{
    for (std::size_t rank = 0; rank < kWritten.size(); ++rank) {
        if (line.startsWith(QLatin1String(kWritten[rank])))
            return static_cast<int>(rank);
    }
    return static_cast<int>(kWritten.size()); // unknown lines are never filtered out
}

} // namespace

ReportDialog::ReportDialog(Log log, QWidget *parent) : QDialog(parent), m_log(std::move(log))
{
    setUpForm(m_ui, *this);
    setFirstSize(*this, QSize(180, 140) * kGrid);
    m_ui.report_folder->setEnabled(!m_log.file().empty());
    connect(m_ui.report_copy, &QPushButton::clicked, this, &ReportDialog::copy);
    connect(m_ui.report_folder, &QPushButton::clicked, this, [this] { openFolderOf(m_log, *this); });
    connect(m_ui.report_close, &QPushButton::clicked, this, &QWidget::close);
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        m_ui.report_how->setText(
            tr("Write what you did step by step, what happened, and what you expected instead. Then "
               "copy everything and send it to %1, or to those you got the program from.")
                .arg(QString::fromStdString(std::string(kHomepage))));
    });
    bindLook(*this, [this] { m_ui.report_facts->setFont(fixedFont()); });
    bindEvent(*this, {QEvent::ActivationChange}, [this] {
        if (isActiveWindow())
            collect(); // the problem may have happened while this was open
    });
    setWorld(std::nullopt);
}

void ReportDialog::setWorld(const std::optional<WorldSpec> &world)
{
    m_spec = world;
    collect();
}

/// What was selected stays so if nothing has changed.
void ReportDialog::collect()
{
    if (const QString facts = reportFacts(m_log, m_spec); facts != m_ui.report_facts->toPlainText())
        m_ui.report_facts->setPlainText(facts);
}

/// What was written, if anything, above the facts.
void ReportDialog::copy()
{
    collect();
    const QString story = m_ui.report_story->toPlainText().trimmed();
    const QString facts = m_ui.report_facts->toPlainText();
    QApplication::clipboard()->setText(story.isEmpty() ? facts : story + "\n\n" + facts);
}

LogWindow::LogWindow(Log log, QWidget *parent) : QDialog(parent), m_log(std::move(log))
{
    setUpForm(m_ui, *this);
    setFirstSize(*this, QSize(220, 120) * kGrid);
    m_ui.log_search->addAction(namedIcon("search"), QLineEdit::LeadingPosition);
    const QString file = fromPath(m_log.file());
    m_ui.log_place->setText(file);
    m_ui.log_place->setToolTip(file);
    m_ui.log_folder->setEnabled(!file.isEmpty());
    connect(m_ui.log_level, &QComboBox::currentIndexChanged, this, &LogWindow::showLines);
    connect(m_ui.log_search, &QLineEdit::textChanged, this, &LogWindow::showLines);
    connect(m_ui.log_copy, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(m_ui.log_text->toPlainText()); });
    connect(m_ui.log_folder, &QPushButton::clicked, this, [this] { openFolderOf(m_log, *this); });
    connect(&m_timer, &QTimer::timeout, this, &LogWindow::readNew);
    m_timer.setInterval(kBeatMs);
    bindEvent(*this, {QEvent::Show}, [this] {
        readNew();
        showLines();
        m_timer.start();
    });
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        showLines();
    });
    bindLook(*this, [this] {
        m_ui.log_text->setFont(fixedFont());
        m_ui.log_empty->setFont(fontOf(TextSize::Heading));
    });
}

void LogWindow::hideEvent(QHideEvent *event)
{
    m_timer.stop();
    QDialog::hideEvent(event);
}

void LogWindow::continueFrom(const LogWindow &other)
{
    m_ui.log_level->setCurrentIndex(other.m_ui.log_level->currentIndex());
    m_ui.log_search->setText(other.m_ui.log_search->text());
}

/// Reads new content; a file that has become shorter is a new one.
void LogWindow::readNew()
{
    QFile file(fromPath(m_log.file()));
    if (m_log.file().empty() || !file.open(QIODevice::ReadOnly))
        return;
    if (file.size() == m_read)
        return;
    if (file.size() < m_read) {
        m_read = 0;
        m_unfinished.clear();
    }
    const bool cut = m_read == 0 && file.size() > kTail;
    file.seek(cut ? file.size() - kTail : m_read);
    if (cut)
        static_cast<void>(file.readLine()); // skips a partial line
    const QByteArray bytes = m_unfinished + file.readAll();
    if (file.error() != QFileDevice::NoError)
        return; // read again with the rest of the line
    m_read = file.pos();
    const qsizetype end = bytes.lastIndexOf('\n') + 1;
    m_unfinished = bytes.mid(end);
    // May have been written by another program or an older version.
    const std::string text = printableLines(bytes.left(end).toStdString());
    const QStringList lines = QString::fromStdString(text).split('\n', Qt::SkipEmptyParts);
    m_lines += lines;
    if (m_lines.size() > kMaxLines)
        m_lines.remove(0, m_lines.size() - kMaxLines);
    if (!lines.isEmpty())
        showLines();
}

void LogWindow::showLines()
{
    QStringList shown;
    for (const QString &line : std::as_const(m_lines)) {
        if (isWanted(line))
            shown += line;
    }
    QScrollBar *bar = m_ui.log_text->verticalScrollBar();
    const bool atEnd = bar->value() == bar->maximum();
    const int before = bar->value();
    m_ui.log_text->setPlainText(shown.join('\n'));
    bar->setValue(atEnd ? bar->maximum() : before);
    m_ui.states->setCurrentIndex(shown.isEmpty() ? 0 : 1);
    m_ui.log_copy->setEnabled(!shown.isEmpty());
    const std::optional<Error> failure = m_log.failure();
    m_ui.log_empty->setText(failure             ? tr("The log can't be written")
                            : m_lines.isEmpty() ? tr("The log is empty")
                                                : tr("No matching lines"));
    m_ui.emptyText->setText(failure ? messageText(failure->message)
                            : m_lines.isEmpty()
                                ? tr("The program's log. The log level is in Settings ▸ Log.")
                                : tr("Lower the minimum level, or search for something else."));
}

bool LogWindow::isWanted(const QString &line) const
{
    return rankOf(line) >= m_ui.log_level->currentIndex() &&
           line.contains(m_ui.log_search->text(), Qt::CaseInsensitive);
}

} // namespace cave
