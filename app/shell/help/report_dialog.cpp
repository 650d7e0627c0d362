// SPDX-License-Identifier: MIT
#include "app/shell/help/report_dialog.h"

#include "app/common/data_folders.h"
#include "app/common/window_layout.h"
#include "app/version/version.h"
#include "core/base/text.h"
#include "core/world/world_spec.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QFile>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLocale>
#include <QScreen>
#include <QStringList>
#include <QSysInfo>
#include <QUrl>

#include <algorithm>
#include <string>
#include <utility>

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

} // namespace

ReportDialog::ReportDialog(Log log, QWidget *parent) : QDialog(parent), m_log(std::move(log))
{
    setUpForm(m_ui, *this);
    setFirstSize(*this, QSize(180, 140) * kGrid);
    m_ui.report_folder->setEnabled(!m_log.file().empty());
    connect(m_ui.report_copy, &QPushButton::clicked, this, &ReportDialog::copy);
    connect(m_ui.report_folder, &QPushButton::clicked, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(fromPath(m_log.file().parent_path()))); });
    connect(m_ui.report_close, &QPushButton::clicked, this, &QWidget::close);
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        m_ui.report_how->setText(
            tr("Write what you did step by step, what happened, and what you expected instead. Then "
               "copy everything and send it to %1, or to those you got the program from.")
                .arg(QString::fromStdString(std::string(kHomepage))));
    });
    bindLook(*this, [this] { refreshLook(); });
    setWorld(std::nullopt);
}

void ReportDialog::setWorld(const std::optional<WorldSpec> &world)
{
    m_ui.report_facts->setPlainText(reportFacts(m_log, world));
}

/// What was written, if anything, above the facts.
void ReportDialog::copy()
{
    const QString story = m_ui.report_story->toPlainText().trimmed();
    const QString facts = m_ui.report_facts->toPlainText();
    QApplication::clipboard()->setText(story.isEmpty() ? facts : story + "\n\n" + facts);
}

void ReportDialog::refreshLook()
{
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPixelSize(fontOf(TextSize::Small).pixelSize());
    m_ui.report_facts->setFont(fixed);
    setSecondary(m_ui.report_privacy, currentTheme());
}

} // namespace cave

#include "moc_report_dialog.cpp"
