#include "app/shell/settings_dialog.h"

#include "app/shell/import_page.h"
#include "app/shell/keys_page.h"
#include "app/shell/preference_page.h"
#include "app/shell/this_world_page.h"
#include "app/shell/type_scale.h"
#include "editor/view/theme.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

namespace cave {
namespace {

/// A page that may be taller than the window.
QScrollArea *scrolling(QWidget *page)
{
    auto *area = new QScrollArea;
    area->setWidget(page);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

} // namespace

SettingsDialog::SettingsDialog(Preferences &preferences, KeyMap &keys, QWidget *parent)
    : QDialog(parent)
    , m_titles(new QListWidget(this))
    , m_pages(new QStackedWidget(this))
{
    setObjectName("settingsDialog");
    setWindowTitle(tr("Settings"));
    resize(200 * kGrid, 150 * kGrid);
    m_titles->setObjectName("settings.titles");
    m_titles->setFrameShape(QFrame::NoFrame);
    m_titles->setAccessibleName(tr("Pages of settings"));
    addPages(preferences, keys);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_titles);
    row->addWidget(m_pages, 1);
    connect(m_titles, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    m_titles->setCurrentRow(0);
}

void SettingsDialog::setTheme(const Theme &theme)
{
    for (PreferencePage *page : m_preferencePages)
        page->setTheme(theme);
    m_keys->setTheme(theme);
    m_world->setTheme(theme);
    m_import->setTheme(theme);
    const QFontMetrics metrics(fontOf(TextSize::Body));
    int widest = 0;
    for (int row = 0; row < m_titles->count(); ++row) {
        widest = std::max(widest, metrics.horizontalAdvance(m_titles->item(row)->text()));
        m_titles->item(row)->setSizeHint({0, metrics.height() + 4 * kGrid});
    }
    m_titles->setFixedWidth(std::max(40 * kGrid, widest + 8 * kGrid));
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
    const auto addPreferences = [&](const char *id, const QString &title, const QList<Setting> &settings) {
        auto *page = new PreferencePage(QLatin1String(id), settings, preferences);
        m_preferencePages += page;
        addPage(scrolling(page), title);
        return page;
    };
    addPreferences("settings.look", tr("Look"),
                   {Setting::Theme, Setting::Colours, Setting::TextSize, Setting::Glyphs, Setting::Motion});
    addPreferences("settings.play", tr("Playing"),
                   {Setting::SavePace, Setting::CombatMs, Setting::StopAtMonster, Setting::StopAtChest,
                    Setting::MonsterSight});
    m_keys = new KeysPage(keys);
    addPage(m_keys, tr("Keys"));
    m_world = new ThisWorldPage;
    addPage(m_world, tr("This world"));
    m_import = new ImportPage(preferences);
    addPage(m_import, tr("Original settings"));
    PreferencePage *log = addPreferences("settings.log", tr("Log"), {Setting::LogLevel});
    auto *showLog = new QPushButton(tr("&Show log"));
    showLog->setObjectName("settings.showLog");
    showLog->setAutoDefault(false);
    log->append(showLog);
    connect(showLog, &QPushButton::clicked, this, &SettingsDialog::logRequested);
}

void SettingsDialog::addPage(QWidget *page, const QString &title)
{
    m_titles->addItem(title);
    m_pages->addWidget(page);
}

} // namespace cave
