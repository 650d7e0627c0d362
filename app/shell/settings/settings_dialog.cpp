// SPDX-License-Identifier: MIT
#include "app/shell/settings/settings_dialog.h"

#include "app/common/window_layout.h"
#include "app/shell/settings/keys_page.h"
#include "app/shell/settings/preference_page.h"
#include "app/shell/start/import_page.h"
#include "core/gen/setting_effect.h"
#include "editor/view/form/form.h"
#include "editor/view/style/fitting_widgets.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"
#include "ui_this_world_page.h"

#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>
#include <QWidget>

#include <algorithm>

namespace cave {
namespace {

QString plain(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

constexpr QSize kFirstDialogSize{200 * kGrid, 150 * kGrid};

} // namespace

/// The settings of the open world; read-only and selectable.
class ThisWorldPage : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(cave::ThisWorldPage)

public:
    explicit ThisWorldPage(QWidget *parent = nullptr) : QWidget(parent)
    {
        setUpForm(m_ui, *this);
        connect(m_ui.settings_world_copy, &QPushButton::clicked, this, &ThisWorldPage::copy);
        bindLook(*this, [this] { refreshLook(); });
    }

    /// None: no world is open.
    void setWorld(const QString &name, const std::optional<WorldSpec> &spec)
    {
        m_ui.states->setCurrentIndex(spec ? 1 : 0);
        m_ui.settings_world_facts->clear();
        if (!spec)
            return;
        const auto add = [this](const QString &what, const QString &value, const QString &meaning) {
            auto *line = new QTreeWidgetItem(m_ui.settings_world_facts, {what, value, meaning});
            line->setSizeHint(2, {0, fontMetrics().height() + 2 * kGrid});
            for (int column = 0; column < m_ui.settings_world_facts->columnCount(); ++column)
                line->setToolTip(column, line->text(column));
            return line;
        };
        add(tr("Name"), name, {});
        add(tr("Seed"), QString::fromStdString(seedText(*spec)),
            tr("The text this world is generated from."));
        add(tr("Generator"),
            tr("%1, version %2")
                .arg(plain(generatorName(spec->generator.kind)), QString::number(spec->generator.version)),
            tr("The generator and its version; a version always generates the same worlds."));
        for (const SettingInfo &info : settingsOf(spec->generator.kind)) {
            if (!hasEffect(info, spec->settings, spec->generator.kind))
                continue;
            QTreeWidgetItem *line = add(coreText(info.label), plain(settingText(info, spec->settings)),
                                        coreText(info.description));
            line->setToolTip(0, plain(info.key));
        }
        for (int column = 0; column < 2; ++column)
            m_ui.settings_world_facts->resizeColumnToContents(column);
    }

private:
    void refreshLook()
    {
        m_ui.emptyTitle->setFont(fontOf(TextSize::Heading));
        setSecondary(m_ui.emptyText, currentTheme());
        setSecondary(m_ui.hint, currentTheme());
    }

    void copy()
    {
        QString text;
        for (int row = 0; row < m_ui.settings_world_facts->topLevelItemCount(); ++row) {
            const QTreeWidgetItem *line = m_ui.settings_world_facts->topLevelItem(row);
            text += line->text(0) + ": " + line->text(1) + '\n';
        }
        QApplication::clipboard()->setText(text);
    }

    Ui::ThisWorldPage m_ui;
};

SettingsDialog::SettingsDialog(Preferences &preferences, KeyMap &keys, QWidget *parent)
    : QDialog(parent)
    , m_titles(named("settings.titles", new QListWidget(this)))
    , m_pages(new QStackedWidget(this))
{
    setObjectName("settingsDialog");
    setWindowTitle(tr("Settings"));
    setFirstSize(*this, kFirstDialogSize);
    m_titles->setFrameShape(QFrame::NoFrame);
    m_titles->setSpacing(kGrid / 2);
    m_titles->setAccessibleName(tr("Pages of settings"));
    addPages(preferences, keys);
    hbox(*this, 0, kNoMargins, {m_titles, {m_pages, 1}});
    connect(m_titles, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    m_titles->setCurrentRow(0);
    bindLook(*this, [this] { refreshLook(); });
}

void SettingsDialog::refreshLook()
{
    const QFont body = fontOf(TextSize::Body);
    constexpr int kUsual = 13; // pixels
    const QSize wanted = kFirstDialogSize * std::max(1.0, static_cast<double>(body.pixelSize()) / kUsual);
    resize(size().expandedTo(fittingSize(*this, wanted)));
    const QFontMetrics metrics(body);
    int widest = 0;
    for (int row = 0; row < m_titles->count(); ++row) {
        widest = std::max(widest, metrics.horizontalAdvance(m_titles->item(row)->text()));
        m_titles->item(row)->setSizeHint({0, metrics.height() + 4 * kGrid});
    }
    m_titles->setFixedWidth(std::max(36 * kGrid, widest + 12 * kGrid));
}

void SettingsDialog::setWorld(const QString &name, const std::optional<WorldSpec> &spec)
{
    m_world->setWorld(name, spec);
}

void SettingsDialog::showPage(const QString &id)
{
    for (int row = 0; row < m_pages->count(); ++row) {
        const QWidget *page = m_pages->widget(row);
        if (page->objectName() == id || page->findChild<QWidget *>(id) != nullptr)
            m_titles->setCurrentRow(row);
    }
}

void SettingsDialog::addPages(Preferences &preferences, KeyMap &keys)
{
    const auto addPreferences = [&](const char *id, const QString &title, const char *icon,
                                    const QList<Setting> &settings) {
        auto *page = new PreferencePage(QLatin1String(id), settings, preferences);
        m_preferencePages += page;
        addPage(ColumnArea::around(page), title, icon);
        return page;
    };
    addPreferences("settings.look", tr("Appearance"), "theme-dark",
                   {Setting::Language, Setting::Theme, Setting::Colours, Setting::TextSize, Setting::Glyphs,
                    Setting::Motion});
    PreferencePage *play =
        addPreferences("settings.play", tr("Playing"), "play",
                       {Setting::SavePace, Setting::CombatMs, Setting::StopAtMonster, Setting::StopAtChest,
                        Setting::MonsterSight, Setting::Deaths, Setting::Hints});
    auto *hints = named("settings.hintsAgain", new QPushButton(tr("Show hints &again")));
    hints->setAutoDefault(false);
    play->append(hints);
    connect(hints, &QPushButton::clicked, &preferences, &Preferences::showHintsAgain);
    addPreferences("settings.sound", tr("Sound"), "sound",
                   {Setting::Sound, Setting::Volume, Setting::Ambience});
    m_keys = new KeysPage(keys);
    addPage(m_keys, tr("Keys"), "keys");
    m_world = new ThisWorldPage;
    addPage(m_world, tr("This world"), "new-world");
    m_import = new ImportPage(preferences);
    addPage(m_import, tr("Original settings"), "folder");
    PreferencePage *log = addPreferences("settings.log", tr("Log"), "log", {Setting::LogLevel});
    auto *showLog = named("settings.showLog", new QPushButton(tr("&Show log")));
    showLog->setAutoDefault(false);
    log->append(showLog);
    connect(showLog, &QPushButton::clicked, this, &SettingsDialog::logRequested);
}

void SettingsDialog::addPage(QWidget *page, const QString &title, const char *icon)
{
    new QListWidgetItem(namedIcon(icon), title, m_titles); // owned by the list
    m_pages->addWidget(page);
}

} // namespace cave

#include "moc_settings_dialog.cpp"
