// SPDX-License-Identifier: MIT
#include "app/shell/settings/settings_dialog.h"

#include "app/common/window_layout.h"
#include "app/shell/settings/key_map.h"
#include "app/shell/settings/preference_page.h"
#include "app/shell/settings/tree_search.h"
#include "app/shell/start/import_page.h"
#include "core/world/generator_info.h"
#include "editor/view/form/form.h"
#include "editor/view/form/tab_order.h"
#include "editor/view/style/fitting_widgets.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"
#include "ui_keys_page.h"
#include "ui_this_world_page.h"

#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSet>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QWidget>

#include <algorithm>
#include <array>

#include "moc_settings_dialog.cpp"

namespace cave {
namespace {

constexpr int kIdRole = Qt::UserRole;
/// In the order of the list, below its title.
constexpr std::array kPresets{KeyPreset::All, KeyPreset::Wasd, KeyPreset::Vi, KeyPreset::NumberPad};

QString keyTexts(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts += keyText(key);
    return texts.join(QStringLiteral(", "));
}

QString plain(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

constexpr QSize kFirstDialogSize{200 * kGrid, 150 * kGrid};
/// Around a page that may be larger than a small window.
QScrollArea *scrolled(QWidget *page)
{
    auto *area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(page);
    return area;
}

constexpr int kWidestFact = 80 * kGrid; ///< longer texts are elided, with a tool tip

} // namespace

/// All commands with their keys, for editing. Conflicts are shown in place, with both commands named.
class KeysPage : public QWidget {
    Q_OBJECT

public:
    /// `keys` must outlive the page.
    explicit KeysPage(KeyMap &keys, QWidget *parent = nullptr) : QWidget(parent), m_keys(keys)
    {
        setUpForm(m_ui, *this);
        m_ui.keys_list->header()->setSectionResizeMode(QHeaderView::Stretch);
        m_ui.keys_list->installEventFilter(this);
        m_ui.keys_search->addAction(namedIcon("search"), QLineEdit::LeadingPosition);
        m_ui.keys_add->setToolTip(tr("Then press a key; %1 cancels (%2 in the list)")
                                      .arg(shownKey(Qt::Key_Escape), shownKey(Qt::Key_Enter)));
        m_ui.conflictIcon->setPixmap(namedIcon("warning").pixmap(QSize(4 * kGrid, 4 * kGrid)));
        connect(m_ui.keys_list, &QTreeWidget::currentItemChanged, this, &KeysPage::showCurrent);
        connect(m_ui.keys_list, &QTreeWidget::itemDoubleClicked, this, &KeysPage::startCapture);
        connect(&m_keys, &KeyMap::changed, this, &KeysPage::fill);
        connect(m_ui.keys_search, &QLineEdit::textChanged, this,
                [this](const QString &text) { searchTree(*m_ui.keys_list, text); });
        connect(m_ui.keys_preset, &QComboBox::activated, this, [this](int index) {
            if (index > 0)
                m_keys.usePreset(kPresets[static_cast<std::size_t>(index - 1)]);
            m_ui.keys_preset->setCurrentIndex(0);
        });
        connect(m_ui.settings_keys_reset, &QPushButton::clicked, &m_keys, &KeyMap::resetAll);
        connect(m_ui.keys_add, &QPushButton::clicked, this, &KeysPage::startCapture);
        connect(m_ui.keys_reset, &QPushButton::clicked, this,
                [this] { m_keys.bind(currentId(), m_keys.bindable(currentId()).ownKeys); });
        connect(m_ui.keys_capture, &KeyCapture::captured, this, &KeysPage::take);
        connect(m_ui.keys_capture, &KeyCapture::cancelled, this, [this] {
            m_ui.keys_list->setFocus();
            showCurrent();
        });
        connect(m_ui.keys_takeIt, &QPushButton::clicked, this, &KeysPage::takeOver);
        connect(m_ui.keys_bothOff, &QPushButton::clicked, this, &KeysPage::keepBothOff);
        bindLook(*this, [this] { refreshLook(); });
    }

    void continueFrom(const KeysPage &other) { m_ui.keys_search->setText(other.m_ui.keys_search->text()); }

protected:
    /// Enter changes the current command.
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == m_ui.keys_list && event->type() == QEvent::KeyPress) {
            const int key = static_cast<QKeyEvent *>(event)->key();
            if (key == Qt::Key_Return || key == Qt::Key_Enter) {
                startCapture();
                return true;
            }
        }
        return QWidget::eventFilter(watched, event);
    }

private:
    static QString namesOf(const QList<Bindable> &commands)
    {
        QStringList names;
        for (const Bindable &command : commands)
            names += tr("“%1”").arg(command.text);
        return names.join(QStringLiteral(", "));
    }

    void refreshLook()
    {
        m_ui.keys_name->setFont(fontOf(TextSize::Body, QFont::DemiBold));
        fill();
    }

    /// A key that the current command requests or has, and that others have too.
    struct Conflict {
        QKeySequence key;
        QList<Bindable> others;
    };

    void fill()
    {
        const QString current = currentId();
        const QSignalBlocker quiet(m_ui.keys_list);
        m_ui.keys_list->clear();
        const QHash<QString, QList<QKeySequence>> conflicts = m_keys.conflicts();
        const int lineHeight = fontMetrics().height() + 2 * kGrid;
        QTreeWidgetItem *heading = nullptr;
        QTreeWidgetItem *chosen = nullptr;
        QSet<QString> listed;
        for (const Bindable &command : m_keys.bindables()) {
            if (listed.contains(command.id))
                continue; // in another pane, with the same keys
            listed.insert(command.id);
            if (heading == nullptr || heading->text(0) != command.group) {
                heading = new QTreeWidgetItem(m_ui.keys_list, {command.group});
                heading->setFont(0, fontOf(TextSize::Body, QFont::DemiBold));
                heading->setSizeHint(0, {0, lineHeight + 2 * kGrid});
                heading->setFlags(Qt::ItemIsEnabled);
                heading->setFirstColumnSpanned(true);
            }
            auto *line = new QTreeWidgetItem(heading, {command.text, keyTexts(command.keys)});
            line->setData(0, kIdRole, command.id);
            line->setSizeHint(0, {0, lineHeight});
            if (conflicts.contains(command.id)) {
                line->setIcon(1, namedIcon("warning"));
                const QList<Bindable> others =
                    m_keys.othersWith(conflicts[command.id].constFirst(), command.id);
                line->setText(1, tr("%1 — also %2").arg(line->text(1), namesOf(others)));
            }
            line->setToolTip(1, line->text(1));
            if (command.id == current || chosen == nullptr)
                chosen = line;
        }
        m_ui.keys_list->expandAll();
        searchTree(*m_ui.keys_list, m_ui.keys_search->text());
        m_ui.keys_list->setCurrentItem(chosen);
        showCurrent();
    }

    void showCurrent()
    {
        while (QLayoutItem *item = m_ui.chips->layout()->takeAt(0)) {
            item->widget()->deleteLater();
            delete item;
        }
        const QString id = currentId();
        const Bindable command = m_keys.bindable(id);
        m_ui.keys_name->setText(command.text);
        m_ui.keys_add->setEnabled(!id.isEmpty());
        m_ui.keys_reset->setEnabled(!id.isEmpty() && command.keys != command.ownKeys);
        std::optional<Conflict> conflict;
        for (const QKeySequence &key : command.keys) {
            addChip(key);
            if (const QList<Bindable> others = m_keys.othersWith(key, id); !others.isEmpty() && !conflict)
                conflict = Conflict{key, others};
        }
        showConflict(conflict);
    }

    void showConflict(const std::optional<Conflict> &conflict)
    {
        m_conflict = conflict;
        m_ui.keys_conflict->setVisible(conflict.has_value());
        if (!conflict)
            return;
        m_ui.keys_conflictText->setText(
            tr("%1 is used by “%2” and %3.")
                .arg(keyText(conflict->key), m_keys.bindable(currentId()).text, namesOf(conflict->others)));
    }

    /// A key of the current command, removable with a click.
    void addChip(const QKeySequence &key)
    {
        auto *chip = named("keys.chip", new QToolButton);
        chip->setText(keyText(key));
        chip->setIcon(namedIcon("dismiss"));
        chip->setIconSize({3 * kGrid, 3 * kGrid});
        chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        chip->setToolTip(tr("Remove this key"));
        chip->setFocusPolicy(Qt::StrongFocus);
        connect(chip, &QToolButton::clicked, this,
                [this, key] { without(m_keys.bindable(currentId()), key); });
        m_ui.chips->layout()->addWidget(chip);
    }

    [[nodiscard]] QString currentId() const
    {
        const QTreeWidgetItem *item = m_ui.keys_list->currentItem();
        return item == nullptr ? QString() : item->data(0, kIdRole).toString();
    }

    void startCapture()
    {
        const Bindable command = m_keys.bindable(currentId());
        if (command.id.isEmpty())
            return;
        showConflict(std::nullopt);
        m_ui.keys_capture->start(
            tr("Press a key for “%1”. %2 cancels.").arg(command.text, shownKey(Qt::Key_Escape)));
    }

    void take(const QKeySequence &key)
    {
        m_ui.keys_list->setFocus();
        const Bindable command = m_keys.bindable(currentId());
        if (command.keys.contains(key))
            return;
        const QList<Bindable> others = m_keys.othersWith(key, command.id);
        if (!others.isEmpty())
            showConflict(Conflict{key, others});
        else
            m_keys.bind(command.id, command.keys + QList{key});
    }

    void takeOver()
    {
        const Conflict conflict = *m_conflict;
        const QString id = currentId();
        for (const Bindable &other : conflict.others)
            without(other, conflict.key);
        const QList<QKeySequence> keys = m_keys.bindable(id).keys;
        if (!keys.contains(conflict.key))
            m_keys.bind(id, keys + QList{conflict.key});
        m_ui.keys_list->setFocus();
    }

    void keepBothOff()
    {
        const Conflict conflict = *m_conflict;
        for (const Bindable &other : conflict.others)
            without(other, conflict.key);
        without(m_keys.bindable(currentId()), conflict.key);
        showCurrent();
        m_ui.keys_list->setFocus();
    }

    void without(const Bindable &what, const QKeySequence &key)
    {
        QList<QKeySequence> keys = what.keys;
        if (keys.removeAll(key) > 0)
            m_keys.bind(what.id, keys);
    }

    KeyMap &m_keys;
    Ui::KeysPage m_ui;
    std::optional<Conflict> m_conflict;
};

/// The settings of the open world; read-only and selectable.
class ThisWorldPage : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(cave::ThisWorldPage)

public:
    explicit ThisWorldPage(QWidget *parent = nullptr) : QWidget(parent)
    {
        setUpForm(m_ui, *this);
        connect(m_ui.settings_world_copy, &QPushButton::clicked, this, &ThisWorldPage::copy);
        bindLook(*this, [this] { m_ui.emptyTitle->setFont(fontOf(TextSize::Heading)); });
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
        for (int column = 0; column < 2; ++column) {
            m_ui.settings_world_facts->resizeColumnToContents(column);
            m_ui.settings_world_facts->setColumnWidth(
                column, std::min(m_ui.settings_world_facts->columnWidth(column), kWidestFact));
        }
    }

private:
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
    setTabOrderByLayout(*this);
    connect(m_titles, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    m_titles->setCurrentRow(0);
    bindLook(*this, [this] {
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
    });
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

void SettingsDialog::continueFrom(const SettingsDialog &other)
{
    m_titles->setCurrentRow(other.m_titles->currentRow());
    m_keys->continueFrom(*other.m_keys);
    m_import->continueFrom(*other.m_import);
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
    addPage(scrolled(m_keys), tr("Keys"), "keys");
    m_world = new ThisWorldPage;
    addPage(scrolled(m_world), tr("This world"), "new-world");
    m_import = new ImportPage(preferences);
    addPage(scrolled(m_import), tr("Original settings"), "folder");
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

#include "settings_dialog.moc"
