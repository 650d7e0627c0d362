// SPDX-License-Identifier: MIT
#include "app/shell/controllers/help_controller.h"

#include "app/common/banner.h"
#include "app/common/preferences.h"
#include "app/common/window_layout.h"
#include "app/play/inventory/inventory_dialog.h"
#include "app/play/keys/key_bindings.h"
#include "app/play/page/play_page.h"
#include "app/play/session/play_actions.h"
#include "app/shell/controllers/play_controller.h"
#include "app/shell/help/log_dialogs.h"
#include "app/shell/settings/appearance.h"
#include "app/shell/settings/key_map.h"
#include "app/shell/settings/language.h"
#include "app/shell/settings/settings_dialog.h"
#include "app/shell/settings/tree_search.h"
#include "app/shell/start/start_page.h"
#include "app/shell/window/shell_actions.h"
#include "app/shell/window/shell_menus.h"
#include "app/shell/window/shell_services.h"
#include "core/content/scenario.h"
#include "editor/view/form/form.h"
#include "editor/view/style/rich_text.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHeaderView>
#include <QLineEdit>
#include <QList>
#include <QListWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QSplitter>
#include <QString>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextList>
#include <QTextTable>
#include <QTreeWidget>

#include <algorithm>
#include <string>
#include <utility>

#include "moc_help_controller.cpp"

namespace cave {

/// A group of keys under one heading.
struct ShortcutGroup {
    struct Line {
        QString what;
        QString keys;
    };
    QString heading;
    QList<Line> lines;
};

/// Lists all keys by group, with a search field.
class ShortcutOverview : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutOverview(QWidget *parent = nullptr)
        : QDialog(parent)
        , m_search(named("shortcuts.search", new QLineEdit(this)))
        , m_list(named("shortcuts.list", new QTreeWidget(this)))
    {
        setObjectName("shortcutOverview");
        setWindowTitle(tr("Keys and shortcuts"));
        setFirstSize(*this, QSize(150, 150) * kGrid);
        m_search->setPlaceholderText(tr("Search commands and keys"));
        m_search->setAccessibleName(m_search->placeholderText());
        m_search->setClearButtonEnabled(true);
        m_search->addAction(namedIcon("search"), QLineEdit::LeadingPosition);
        m_list->setColumnCount(2);
        m_list->setAccessibleName(windowTitle());
        m_list->setHeaderLabels({tr("Command"), tr("Keys")});
        m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
        m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
        m_list->setRootIsDecorated(false);
        m_list->setItemsExpandable(false);
        m_list->setAlternatingRowColors(true);
        auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
        vbox(*this, 3 * kGrid, evenMargins(4 * kGrid), {m_search, {m_list, 1}, buttons});
        connect(m_search, &QLineEdit::textChanged, this,
                [this](const QString &text) { searchTree(*m_list, text); });
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    }

    void focusSearch() { m_search->setFocus(); }

    void setGroups(const QList<ShortcutGroup> &groups)
    {
        m_list->clear();
        for (const ShortcutGroup &group : groups) {
            auto *heading = new QTreeWidgetItem(m_list, {group.heading});
            heading->setFont(0, fontOf(TextSize::Heading, QFont::DemiBold));
            heading->setSizeHint(0, {0, kHeadingHeight});
            heading->setFlags(Qt::ItemIsEnabled);
            heading->setFirstColumnSpanned(true);
            for (const ShortcutGroup::Line &line : group.lines)
                (new QTreeWidgetItem(heading, {line.what, line.keys}))
                    ->setSizeHint(0, {0, kShortcutHeight}); // owned by its heading
        }
        m_list->expandAll();
        searchTree(*m_list, m_search->text());
    }

    void continueFrom(const ShortcutOverview &other) { m_search->setText(other.m_search->text()); }

private:
    static constexpr int kShortcutHeight = 6 * kGrid;
    static constexpr int kHeadingHeight = 10 * kGrid;

    QLineEdit *m_search;
    QTreeWidget *m_list;
};

/// The user guide: the Markdown files of resources/help, one topic each, in the order of their file names,
/// and a search in all of them.
class UserGuide : public QDialog {
    Q_OBJECT

public:
    explicit UserGuide(QWidget *parent = nullptr)
        : QDialog(parent)
        , m_search(named("guide.search", new QLineEdit))
        , m_topics(named("guide.topics", new QListWidget))
        , m_text(named("guide.text", new QTextBrowser))
    {
        setObjectName("userGuide");
        setWindowTitle(tr("User guide"));
        setFirstSize(*this, QSize(200, 150) * kGrid);
        m_text->setAccessibleName(windowTitle());
        m_topics->setAccessibleName(tr("Pages"));
        m_text->setOpenExternalLinks(true);
        m_text->document()->setDocumentMargin(5 * kGrid);
        m_search->setPlaceholderText(tr("Search the guide"));
        m_search->setAccessibleName(tr("Search the guide"));
        m_search->setClearButtonEnabled(true);
        connect(m_search, &QLineEdit::textChanged, this, &UserGuide::search);
        auto *index = new QWidget;
        vbox(*index, kStyleSpacing, QMargins(kGrid, kGrid, 0, 0), {m_search, {m_topics, 1}});
        auto *parts = new QSplitter(this);
        parts->addWidget(index);
        parts->addWidget(m_text);
        parts->setStretchFactor(1, 1);
        vbox(*this, kStyleSpacing, kNoMargins, {parts});
        connect(m_topics, &QListWidget::currentRowChanged, this, &UserGuide::showTopic);
        const QDir folder = guideFolder();
        for (const QString &file : folder.entryList({"*.md"}, QDir::Files, QDir::Name)) {
            const QString path = folder.filePath(file);
            auto *item = new QListWidgetItem(titleOf(readText(path)), m_topics);
            item->setData(Qt::UserRole, path);
            item->setSizeHint({m_topics->fontMetrics().horizontalAdvance(item->text()), 8 * kGrid});
        }
        m_topics->setCurrentRow(0);
        const int list = m_topics->sizeHintForColumn(0) + 8 * kGrid; // so that no title is cut
        parts->setSizes({list, std::max(100 * kGrid, width() - list)});
    }

    /// Shows the page that the other one shows, and searches for the same.
    void continueFrom(const UserGuide &other)
    {
        const int row = other.m_topics->currentRow();
        m_search->setText(other.m_search->text());
        if (const QListWidgetItem *item = m_topics->item(row); item != nullptr && !item->isHidden())
            m_topics->setCurrentRow(row);
    }

    /// Shows the page whose file is called `name`, or begins with it, after its number: "cavern", "dungeon".
    /// Without one, the page shown stays.
    void showPage(const QString &name)
    {
        for (int row = 0; row < m_topics->count(); ++row) {
            const QString file = QFileInfo(m_topics->item(row)->data(Qt::UserRole).toString()).fileName();
            if (file.section('-', 1).startsWith(name))
                return m_topics->setCurrentRow(row);
        }
    }

    /// The page about a scenario, or the one with the first steps, which is about endless caves.
    void showPageOf(ScenarioKind kind)
    {
        showPage(QStringLiteral("first-steps"));
        showPage(QString::fromStdString(std::string(scenarioKey(kind))));
    }

private:
    static QString readText(const QString &path)
    {
        QFile file(path);
        const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        if (file.error() == QFileDevice::NoError)
            return QString::fromUtf8(text);
        const QString name = QFileInfo(path).fileName();
        return UserGuide::tr("# %1\n\nThis page can't be read: %2.").arg(name, file.errorString());
    }

    /// The folder with the pages in the window's language.
    static QDir guideFolder()
    {
        //: The code of the language that you translate to, such as "de" or "zh_CN": the folder of the guide's
        //: pages.
        const QDir translated(":/help/" + UserGuide::tr("en"));
        return translated.exists() ? translated : QDir(":/help");
    }

    /// The first heading of a Markdown text.
    static QString titleOf(const QString &markdown)
    {
        const QString line = markdown.section('\n', 0, 0);
        return line.startsWith("# ") ? line.mid(2).trimmed() : line;
    }

    /// The text around the first place that contains `wanted`; empty if there is none.
    static QString excerptOf(const QString &markdown, const QString &wanted)
    {
        constexpr qsizetype kAround = 60;
        const QString plain = QString(markdown).remove('*').remove('`').simplified();
        const qsizetype at = plain.indexOf(wanted, 0, Qt::CaseInsensitive);
        if (at < 0)
            return {};
        const qsizetype from = std::max<qsizetype>(0, at - kAround);
        const QString part = plain.mid(from, wanted.size() + 2 * kAround);
        return (from > 0 ? QStringLiteral("…") : QString()) + part +
               (from + part.size() < plain.size() ? QStringLiteral("…") : QString());
    }

    /// Adds paragraph and line spacing for readability.
    static void loosen(QTextDocument &document)
    {
        constexpr double kLineHeight = 130; // per cent
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            QTextCursor cursor(block);
            QTextBlockFormat format = block.blockFormat();
            format.setLineHeight(kLineHeight, QTextBlockFormat::ProportionalHeight);
            if (cursor.currentTable() == nullptr)
                format.setBottomMargin(block.textList() != nullptr ? kGrid : 3 * kGrid);
            cursor.setBlockFormat(format);
        }
    }

    void showTopic(int row)
    {
        if (const QListWidgetItem *item = m_topics->item(row)) {
            m_text->setMarkdown(readText(item->data(Qt::UserRole).toString()));
            loosen(*m_text->document());
            if (!m_search->text().trimmed().isEmpty())
                m_text->find(m_search->text().trimmed());
        }
    }

    /// Lists only pages that contain the text, with an excerpt as a tool tip, and goes to it in the page
    /// shown.
    void search(const QString &text)
    {
        const QString wanted = text.trimmed().simplified();
        QListWidgetItem *first = nullptr;
        for (int row = 0; row < m_topics->count(); ++row) {
            QListWidgetItem *item = m_topics->item(row);
            const QString excerpt = wanted.isEmpty()
                                        ? QString()
                                        : excerptOf(readText(item->data(Qt::UserRole).toString()), wanted);
            item->setHidden(!wanted.isEmpty() && excerpt.isEmpty());
            item->setToolTip(excerpt);
            if (first == nullptr && !item->isHidden())
                first = item;
        }
        if (first == nullptr) {
            m_topics->setCurrentRow(-1);
            m_text->setPlainText(tr("No page contains “%1”.").arg(wanted));
        } else if (m_topics->currentItem() == nullptr || m_topics->currentItem()->isHidden()) {
            m_topics->setCurrentItem(first);
        } else {
            showTopic(m_topics->currentRow());
        }
    }

    QLineEdit *m_search;
    QListWidget *m_topics;
    QTextBrowser *m_text;
};

namespace {

QString shownKeys(const QList<QKeySequence> &keys)
{
    return QKeySequence::listToString(keys, QKeySequence::NativeText).replace("; ", ", ");
}

void addLines(const QList<QAction *> &actions, ShortcutGroup &group)
{
    for (const QAction *action : actions) {
        if (action == nullptr || action->isSeparator())
            continue;
        if (const QString keys = shownKeys(action->shortcuts()); !keys.isEmpty())
            group.lines.append({plainText(action->text()), keys});
    }
}

ShortcutGroup groupOf(const QString &heading, const QList<QAction *> &actions)
{
    ShortcutGroup group{heading, {}};
    addLines(actions, group);
    return group;
}

ShortcutGroup movementGroup(const KeyBindings &bindings)
{
    ShortcutGroup group{HelpController::tr("Moving"), {}};
    for (const KeyHelp &help : movementKeyHelp(bindings))
        group.lines.append({help.what, help.keys});
    return group;
}

/// Keys for looking around with the cursor, which don't belong to actions.
ShortcutGroup examineGroup()
{
    return {HelpController::tr("Looking around with the cursor"),
            {{HelpController::tr("Move the cursor"), HelpController::tr("Movement keys, with Shift 8 cells")},
             {HelpController::tr("Next object, previous object"),
              shownKeys({Qt::Key_Tab, Qt::SHIFT | Qt::Key_Tab})},
             {HelpController::tr("Walk there"), shownKey(Qt::Key_Enter)},
             {HelpController::tr("Leave"), shownKey(Qt::Key_Escape)}}};
}

/// The keys of the replay window, which is created each time.
ShortcutGroup replayGroup()
{
    return {HelpController::tr("Replay"),
            {{HelpController::tr("Previous, next command"), shownKeys({Qt::Key_Left, Qt::Key_Right})},
             {HelpController::tr("Previous, next event"),
              shownKeys({Qt::CTRL | Qt::Key_Left, Qt::CTRL | Qt::Key_Right})},
             {HelpController::tr("Beginning, end"), shownKeys({Qt::Key_Home, Qt::Key_End})},
             {HelpController::tr("Play or pause"), shownKey(Qt::Key_Space)},
             {HelpController::tr("Zoom in, out"), shownKeys({Qt::Key_Plus, Qt::Key_Minus})},
             {HelpController::tr("Close"), shownKey(Qt::Key_Escape)}}};
}

/// A list in which the language is chosen by arrow keys keeps them.
void focusLike(QWidget &dialog, const QWidget &old)
{
    const QWidget *focused = old.focusWidget();
    const QString name = focused != nullptr ? focused->objectName() : QString();
    auto *same = name.isEmpty() ? nullptr : dialog.findChild<QWidget *>(name);
    if (same != nullptr)
        same->setFocus();
}

} // namespace

HelpController::HelpController(ShellServices &shell, const PlayController &play)
    : m_shell(shell)
    , m_play(play)
{
    connect(shell.actions.settings, &QAction::triggered, this, &HelpController::showSettings);
    connect(shell.actions.log, &QAction::triggered, this, &HelpController::showLog);
    connect(shell.actions.report, &QAction::triggered, this, &HelpController::showReport);
    connect(shell.actions.keys, &QAction::triggered, this, &HelpController::showKeys);
    connect(shell.actions.guide, &QAction::triggered, this, &HelpController::showGuide);
    connect(shell.actions.about, &QAction::triggered, this, &HelpController::showAbout);
    connect(&shell.preferences, &Preferences::changed, this, &HelpController::followSetting);
    // Queued, as a combo box of the settings changes the language.
    connect(&shell.language, &Language::changed, this, &HelpController::renewDialogs, Qt::QueuedConnection);
    for (const auto &[action, choice] : {std::pair(m_shell.actions.followSystem, ThemeChoice::FollowSystem),
                                         std::pair(m_shell.actions.dark, ThemeChoice::Dark),
                                         std::pair(m_shell.actions.light, ThemeChoice::Light)})
        connect(action, &QAction::triggered, this,
                [this, choice = choice] { m_shell.appearance.choose(choice); });
    connect(&shell.keyMap, &KeyMap::changed, this, [this] {
        if (m_keys != nullptr && m_keys->isVisible())
            listKeys();
    });
    showTheme();
}

void HelpController::showTheme()
{
    const ThemeChoice choice = m_shell.appearance.choice();
    m_shell.actions.followSystem->setChecked(choice == ThemeChoice::FollowSystem);
    m_shell.actions.dark->setChecked(choice == ThemeChoice::Dark);
    m_shell.actions.light->setChecked(choice == ThemeChoice::Light);
}

void HelpController::followSetting(Setting setting)
{
    if (setting == Setting::Theme)
        showTheme();
    if (setting == Setting::LogLevel)
        m_shell.log.setLevel(m_shell.preferences.logLevel());
}

/// Creates the dialogs again, in the new language; open ones stay open.
void HelpController::renewDialogs()
{
    const auto renew = [this](auto *&dialog, void (HelpController::*show)()) {
        auto *old = std::exchange(dialog, nullptr);
        if (old == nullptr)
            return;
        if (old->isVisible()) {
            (this->*show)();
            dialog->setGeometry(old->geometry());
            if constexpr (requires { dialog->continueFrom(*old); })
                dialog->continueFrom(*old);
            focusLike(*dialog, *old);
        }
        old->hide();
        old->deleteLater();
    };
    renew(m_keys, &HelpController::showKeys);
    renew(m_guide, &HelpController::showGuide);
    renew(m_log, &HelpController::showLog);
    renew(m_settings, &HelpController::showSettings);
}

void HelpController::checkLog()
{
    if (const std::optional<Error> failure = m_shell.log.failure())
        m_shell.banner.report(Banner::Kind::Warning,
                              tr("Logging is off: %1").arg(messageText(failure->message)));
}

void HelpController::showSettings()
{
    m_shell.keyMap.gather(m_shell.window, m_play.place().objectName()); // parts may have been made since
    if (m_settings == nullptr) {
        m_settings = new SettingsDialog(m_shell.preferences, m_shell.keyMap, &m_shell.window);
        connect(m_settings, &SettingsDialog::logRequested, this, &HelpController::showLog);
    }
    updateWorld();
    showInFront(*m_settings);
}

void HelpController::updateWorld()
{
    if (m_report != nullptr && m_report->isVisible())
        m_report->setWorld(playedSpec());
    if (m_settings == nullptr)
        return;
    const PlayPage *page = m_play.page();
    m_settings->setWorld(page != nullptr ? page->played().name() : QString(), playedSpec());
}

/// Of the open world, if there is one.
std::optional<WorldSpec> HelpController::playedSpec() const
{
    const PlayPage *page = m_play.page();
    return page != nullptr ? std::optional(page->played().world().spec) : std::nullopt;
}

void HelpController::showLog()
{
    if (m_log == nullptr)
        m_log = new LogWindow(m_shell.log, &m_shell.window);
    showInFront(*m_log);
}

void HelpController::showReport()
{
    if (m_report == nullptr)
        m_report = new ReportDialog(m_shell.log, &m_shell.window);
    m_report->setWorld(playedSpec());
    showInFront(*m_report);
}

void HelpController::showKeys()
{
    if (m_keys == nullptr)
        m_keys = new ShortcutOverview(&m_shell.window);
    listKeys();
    m_keys->focusSearch();
    showInFront(*m_keys);
}

void HelpController::listKeys()
{
    QList<ShortcutGroup> groups{movementGroup(m_shell.keyMap.playKeys())};
    for (const QAction *menu : m_shell.window.menuBar()->actions()) {
        groups.append(groupOf(plainText(menu->text()), menu->menu()->actions()));
        if (menu->menu() == m_shell.menus.view)
            groups.last().lines.append({tr("Leave full screen"), shownKey(Qt::Key_Escape)});
    }
    groups.append(examineGroup());
    groups.append(groupOf(tr("Fights"), m_play.place().fightActions()));
    groups.append(groupOf(tr("End of a run"), m_play.place().runEndActions()));
    groups.append(groupOf(tr("In rooms"), m_play.place().actions().itemActions()));
    QObject examples; // as no world is open
    groups.append(groupOf(tr("Inventory"), m_play.page() != nullptr
                                               ? m_play.page()->inventoryActions()
                                               : InventoryDialog::exampleActions(examples)));
    groups.append(replayGroup());
    groups.append(groupOf(tr("Your worlds"), m_play.startPage().worldActions()));
    m_keys->setGroups(groups);
}

void HelpController::showGuide()
{
    if (m_guide == nullptr)
        m_guide = new UserGuide(&m_shell.window);
    if (const PlayPage *page = m_play.page();
        page != nullptr && !m_guide->isVisible()) // else it is being read
        m_guide->showPageOf(page->played().world().content->scenario.kind);
    showInFront(*m_guide);
}

void HelpController::showAbout()
{
    auto *about = named("about", new QMessageBox(&m_shell.window));
    about->setAttribute(Qt::WA_DeleteOnClose);
    about->setWindowTitle(tr("About Cave Game"));
    constexpr int kPicture = 64;
    about->setIconPixmap(programIcon().pixmap(QSize(kPicture, kPicture), m_shell.window.devicePixelRatioF()));
    showRich(*about, RichText::bold(tr("Cave Game %1").arg(QCoreApplication::applicationVersion())));
    about->setInformativeText(
        tr("Seeded, endless caves to explore.\n\nThe source code is under the MIT licence. This program "
           "includes "
           "QCustomPlot and is under the GNU General Public License, version 3 or later."));
    about->open();
}

} // namespace cave

#include "help_controller.moc"
