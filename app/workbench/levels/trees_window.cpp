// SPDX-License-Identifier: MIT
#include "app/workbench/levels/trees_window.h"

#include "app/common/data_folders.h"
#include "app/common/generator_texts.h"
#include "core/content/builtin.h"
#include "core/content/content.h"
#include "editor/panels/inline_question.h"
#include "editor/panels/trees/tree_editor.h"
#include "editor/view/form/form.h"
#include "editor/view/form/tab_order.h"
#include "editor/view/style/action_set.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QSettings>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

#include "moc_trees_window.cpp"

namespace cave {
namespace {

constexpr const char *kTreesGeometryKey = "trees/geometry";
constexpr const char *kUnsavedKey = "trees/unsaved";
constexpr const char *kUnsavedFileKey = "trees/unsavedFile";
constexpr QSize kFirstSize{1160, 720};

} // namespace

TreesWindow::TreesWindow(std::filesystem::path keep, QWidget *parent)
    : QDialog(parent)
    , m_keep(std::move(keep))
    , m_document(m_keep)
{
    setObjectName(QStringLiteral("trees.window"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    setWindowFlag(Qt::WindowContextHelpButtonHint, false);
    m_editor = new TreeEditor(m_document);
    m_question = new InlineQuestion(QStringLiteral("trees.unsaved"));
    m_error = named("trees.error", new QLabel);
    m_error->setWordWrap(true);
    m_error->setTextFormat(Qt::PlainText);
    m_error->setContentsMargins(2 * kGrid, kGrid, 2 * kGrid, kGrid);
    m_error->hide();
    makeBar();
    vbox(*this, 0, kNoMargins, {m_bar, m_question, m_error, {m_editor, 1}});
    setTabOrderByLayout(*this);
    connect(&m_document, &TreesDocument::replaced, this, &TreesWindow::updateTitle);
    connect(&m_document, &TreesDocument::historyChanged, this, &TreesWindow::updateTitle);
    connect(&m_document, &TreesDocument::keepingFailed, this, [this](const Error &error) { report(error); });
    beginWith(scenarioOf(kLevelFileGenerator.kind));
    restoreUnsaved();
    bindTexts(*this, [this] {
        const auto set = [](QAction *action, const QString &text, const QString &tip) {
            action->setText(text);
            action->setToolTip(tip);
        };
        set(m_open, tr("&Open…"), tr("Open the trees of a JSON file"));
        set(m_save, tr("&Save"), tr("Write the trees to their file"));
        set(m_saveAs, tr("Save &as…"), tr("Write the trees to another file"));
        set(m_play, tr("&Play"), withKey(tr("Try these trees in a new world"), workingKey(*m_play)));
        set(m_builtIn, tr("&Built in"), tr("Start with a scenario's built-in trees"));
        const QList<QAction *> scenarios = m_scenarios->actions();
        for (int i = 0; i < scenarios.size(); ++i)
            scenarios[i]->setText(scenarioLabel(offeredScenarios()[static_cast<std::size_t>(i)]));
        m_bar->setWindowTitle(tr("Tools"));
        showProblem(std::move(m_problem));
        updateTitle();
    });
    bindLook(*this, [this] { setInk(m_error, currentTheme().danger, currentTheme()); });
    if (!restoreGeometry(QSettings().value(QLatin1String(kTreesGeometryKey)).toByteArray()))
        resize(kFirstSize);
}

/// The editor refers to the document until it is destroyed.
TreesWindow::~TreesWindow()
{
    static_cast<void>(m_document.keepUnsaved()); // nothing is left that could show an error
    m_document.disconnect(this);
    delete m_editor;
}

QAction *TreesWindow::add(const char *id, const char *icon, const QList<QKeySequence> &keys)
{
    QAction *action = addPageAction(*this, id, keys);
    action->setIcon(namedIcon(QLatin1String(icon)));
    return action;
}

void TreesWindow::makeBar()
{
    m_open = add("trees.open", "open-file", {QKeySequence::Open});
    m_save = add("trees.save", "save", {QKeySequence::Save});
    m_saveAs = add("trees.saveAs", "duplicate", {Qt::CTRL | Qt::SHIFT | Qt::Key_S});
    m_builtIn = add("trees.builtIn", "monster", {});
    m_play = add("trees.play", "play", {Qt::CTRL | Qt::Key_Enter, Qt::CTRL | Qt::Key_Return});
    m_scenarios = new QMenu(this);
    for (const ScenarioKind scenario : offeredScenarios()) {
        const std::string_view key = scenarioKey(scenario);
        QAction *action = m_scenarios->addAction(QString());
        action->setObjectName(QStringLiteral("trees.builtIn.") +
                              QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size())));
        connect(action, &QAction::triggered, this,
                [this, scenario] { unlessUnsaved([this, scenario] { beginWith(scenario); }); });
    }
    m_builtIn->setMenu(m_scenarios);
    connect(m_open, &QAction::triggered, this, [this] { unlessUnsaved([this] { chooseFile(); }); });
    connect(m_save, &QAction::triggered, this, &TreesWindow::save);
    connect(m_saveAs, &QAction::triggered, this, &TreesWindow::chooseTarget);
    connect(m_play, &QAction::triggered, this,
            [this] { emit playRequested(scenarioToPlay(), m_document.trees()); });

    m_bar = named("trees.bar", new QToolBar);
    for (QAction *action : {m_builtIn, m_open, m_save, m_saveAs, m_play})
        m_bar->addAction(action);
    if (auto *button = qobject_cast<QToolButton *>(m_bar->widgetForAction(m_builtIn))) {
        button->setPopupMode(QToolButton::InstantPopup);
        button->setFocusPolicy(Qt::TabFocus); // not in a menu
    }
    m_bar->addSeparator();
    for (QAction *action : m_editor->actions().toolBar())
        action != nullptr ? m_bar->addAction(action) : static_cast<void>(m_bar->addSeparator());
}

void TreesWindow::beginWith(ScenarioKind scenario)
{
    Result<Content> content = builtInContent(scenario);
    if (!content)
        return report(content.error());
    report({});
    m_scenario = scenario;
    m_document.begin(std::move(content->trees));
}

/// Trees of a file or of the last time may be of another scenario than the one that editing started with.
ScenarioKind TreesWindow::scenarioToPlay() const
{
    const auto fits = [this](ScenarioKind scenario) {
        const Result<Content> content = builtInContent(scenario);
        return content && std::ranges::all_of(content->monsters, [this](const MonsterType &monster) {
                   return monster.tree.empty() ||
                          std::ranges::find(m_document.trees(), monster.tree, &NamedTree::key) !=
                              m_document.trees().end();
               });
    };
    const auto found = std::ranges::find_if(offeredScenarios(), fits);
    return fits(m_scenario) || found == offeredScenarios().end() ? m_scenario : *found;
}

void TreesWindow::saveTo(const std::filesystem::path &file)
{
    const Result<void> saved = m_document.save(file);
    report(saved && m_document.historyProblem() ? *m_document.historyProblem() : saved);
}

void TreesWindow::chooseFile()
{
    QFileDialog *dialog =
        askToOpen(this, tr("Decision trees"), {tr("Decision trees (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &file) { openFile(toPath(file)); });
    dialog->open();
}

void TreesWindow::save()
{
    if (m_document.file().empty())
        chooseTarget();
    else if (m_document.isChangedOnDisk())
        m_question->ask(
            [this] {
                return InlineQuestion::Texts{tr("“%1” was changed by another program.").arg(fileName()),
                                             tr("Overwrite"), tr("Cancel")};
            },
            [this] { saveTo(m_document.file()); });
    else
        saveTo(m_document.file());
}

void TreesWindow::chooseTarget()
{
    QFileDialog *dialog =
        askToSave(this, tr("Save decision trees"), {tr("Decision trees (*.json)")}, QStringLiteral("json"),
                  m_document.file().empty() ? QStringLiteral("trees.json") : fromPath(m_document.file()));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) { saveTo(toPath(file)); });
    dialog->open();
}

void TreesWindow::report(const Result<void> &done)
{
    if (done)
        showProblem({});
    else
        showProblem([error = done.error()] { return errorText(error); });
}

void TreesWindow::showProblem(std::function<QString()> problem)
{
    m_problem = std::move(problem);
    m_error->setText(m_problem ? m_problem() : QString());
    m_error->setVisible(m_problem != nullptr);
}

void TreesWindow::unlessUnsaved(std::function<void()> go)
{
    if (!m_document.isModified())
        return go();
    m_question->ask(
        [] {
            return InlineQuestion::Texts{tr("You have unsaved changes."), tr("Discard"), tr("Cancel")};
        },
        std::move(go));
}

void TreesWindow::restoreUnsaved()
{
    const std::vector<Recovery> found = TreesDocument::recoveries(m_keep);
    if (found.empty() ? !restoreFromSettings() : !m_document.recover(found.front()))
        return;
    showProblem([] { return tr("These trees have unsaved changes from the last time."); });
}

/// Earlier versions stored unsaved trees in the settings, without their history: they become an edit of their
/// file, so that undoing it restores the file's content.
bool TreesWindow::restoreFromSettings()
{
    QSettings settings;
    const QString text = settings.value(QLatin1String(kUnsavedKey)).toString();
    const Result<TreeTable> trees = parseTrees(text.toStdString());
    if (text.isEmpty() || !trees)
        return false;
    settings.remove(QLatin1String(kUnsavedKey));
    const QString file = settings.value(QLatin1String(kUnsavedFileKey)).toString();
    if (!file.isEmpty())
        static_cast<void>(m_document.open(toPath(file))); // it may be gone, but its trees are here
    return m_document.apply(tr("Unsaved trees"), trees, {}).ok();
}

void TreesWindow::reject()
{
    close();
}

void TreesWindow::closeEvent(QCloseEvent *event)
{
    if (m_document.isModified()) {
        event->ignore();
        unlessUnsaved([this] {
            const std::filesystem::path file = m_document.file();
            beginWith(scenarioOf(kLevelFileGenerator.kind));
            if (!file.empty())
                openFile(file);
            close();
        });
        return;
    }
    QSettings().setValue(QLatin1String(kTreesGeometryKey), saveGeometry());
    event->accept();
}

QString TreesWindow::fileName() const
{
    return QFileInfo(fromPath(m_document.file())).fileName();
}

void TreesWindow::updateTitle()
{
    const QString name = m_document.file().empty() ? tr("built in") : fileName();
    setWindowTitle(tr("Decision trees – %1[*]").arg(asTitle(name)));
    if (isWindowModified() &&
        !m_document.isModified()) { // these were about changes that are undone, or saved
        report({});
        m_question->hide();
    }
    setWindowModified(m_document.isModified());
}

} // namespace cave
