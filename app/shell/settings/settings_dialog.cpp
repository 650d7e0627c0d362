// SPDX-License-Identifier: MIT
#include "app/shell/settings/settings_dialog.h"

#include "app/common/first_size.h"
#include "app/shell/settings/keys_page.h"
#include "app/shell/settings/preference_page.h"
#include "app/shell/settings/this_world_page.h"
#include "app/shell/start/import_page.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/column_area.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>

namespace cave {
namespace {

constexpr QSize kFirstDialogSize{200 * kGrid, 150 * kGrid};

} // namespace

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
