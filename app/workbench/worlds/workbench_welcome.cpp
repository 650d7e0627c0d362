// SPDX-License-Identifier: MIT
#include "app/workbench/worlds/workbench_welcome.h"

#include "app/common/data_folders.h"
#include "app/common/generator_texts.h"
#include "app/workbench/levels/level_files.h"
#include "app/workbench/worlds/workbench_actions.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QFileInfo>
#include <QKeyEvent>

#include <optional>
#include <utility>

#include "moc_workbench_welcome.cpp"

namespace cave {
namespace {

constexpr int kPathRole = Qt::UserRole;

} // namespace

WorkbenchWelcome::WorkbenchWelcome(WorldLibrary library, const WorkbenchActions &actions, QWidget *parent)
    : QWidget(parent)
    , m_library(std::move(library))
{
    setUpForm(m_ui, *this);
    m_ui.welcome_title->setFont(fontOf(TextSize::Title));
    for (std::size_t i = 0; i < seedGenerators().size(); ++i)
        m_ui.welcome_generator->addItem({});
    for (QAction *action :
         {actions.openFile, actions.openFolder, actions.newLevel, actions.openLevel, actions.trees})
        findChild<QToolButton *>("welcome." + action->objectName())->setDefaultAction(action);
    connect(m_ui.welcome_worlds, &QListWidget::itemActivated, this, &WorkbenchWelcome::open);
    connect(m_ui.welcome_levels, &QListWidget::itemActivated, this, [this](const QListWidgetItem *item) {
        emit levelChosen(toPath(item->data(kPathRole).toString()));
    });
    connect(m_ui.welcome_openSeed, &QPushButton::clicked, this, &WorkbenchWelcome::openSeed);
    connect(m_ui.welcome_seed, &QLineEdit::returnPressed, this, &WorkbenchWelcome::openSeed);
    setFocusProxy(m_ui.welcome_worlds);
    bindTexts(*this, [this] { retranslateUi(); });
    bindEvent(*this, {QEvent::Show}, [this] { refresh(); });
}

void WorkbenchWelcome::refresh()
{
    listLevels();
    m_jobs.runLatest([library = m_library] { return library.list(); },
                     [this](const Result<WorldList> &list) { show(list); });
}

void WorkbenchWelcome::show(const Result<WorldList> &list)
{
    const QListWidgetItem *current = m_ui.welcome_worlds->currentItem();
    const QString chosen = current == nullptr ? QString() : current->data(kPathRole).toString();
    m_list = list;
    m_ui.welcome_worlds->clear();
    if (!list) {
        m_ui.welcome_worlds->hide();
        return retranslateUi();
    }
    for (const WorldSummary &world : list->worlds) {
        auto *item = new QListWidgetItem(namedIcon("place-play"), QString::fromStdString(world.name),
                                         m_ui.welcome_worlds);
        item->setData(kPathRole, fromPath(world.path));
    }
    for (const UnreadableWorld &world : list->unreadable) {
        auto *item =
            new QListWidgetItem(namedIcon("warning"), fromPath(world.path.filename()), m_ui.welcome_worlds);
        item->setData(kPathRole, fromPath(world.path));
    }
    if (m_ui.welcome_worlds->count() > 0)
        m_ui.welcome_worlds->setCurrentRow(0);
    for (int row = 0; row < m_ui.welcome_worlds->count(); ++row) {
        if (m_ui.welcome_worlds->item(row)->data(kPathRole).toString() == chosen)
            m_ui.welcome_worlds->setCurrentRow(row);
    }
    m_ui.welcome_worlds->setVisible(m_ui.welcome_worlds->count() > 0);
    retranslateUi();
}

void WorkbenchWelcome::listLevels()
{
    m_ui.welcome_levels->clear();
    for (const QString &file : recentLevels()) {
        auto *item = new QListWidgetItem(namedIcon("sheet"), QFileInfo(file).fileName(), m_ui.welcome_levels);
        item->setData(kPathRole, file);
        item->setToolTip(file);
    }
    m_ui.levelsName->setVisible(m_ui.welcome_levels->count() > 0);
    m_ui.welcome_levels->setVisible(m_ui.welcome_levels->count() > 0);
    m_ui.welcome_levelParts->setVisible(m_editing);
}

void WorkbenchWelcome::setEditing(bool editing)
{
    m_editing = editing;
    listLevels();
    retranslateUi();
}

void WorkbenchWelcome::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit left();
    else
        QWidget::keyPressEvent(event);
}

/// The tips of those listed.
void WorkbenchWelcome::nameWorlds()
{
    if (!m_list || !*m_list)
        return;
    int row = 0;
    for (const WorldSummary &world : (*m_list)->worlds)
        m_ui.welcome_worlds->item(row++)->setToolTip(
            tr("Seed “%1”, turn %2")
                .arg(QString::fromStdString(seedText(world.spec)), shownNumber(world.turn)));
    for (const UnreadableWorld &world : (*m_list)->unreadable)
        m_ui.welcome_worlds->item(row++)->setToolTip(messageText(world.error.message));
}

void WorkbenchWelcome::retranslateUi()
{
    m_ui.retranslateUi(this);
    m_ui.welcome_title->setText(m_editing ? tr("Edit a world") : tr("Inspect a world"));
    QString note = m_editing ? tr("Dig and fill, place chests and monsters, copy between worlds. Every edit "
                                  "is saved at once and can be undone, even after a restart.")
                             : tr("See stored data, the player's changes, and lines of sight. Even worlds "
                                  "being played can be inspected; nothing is changed.");
    if (!m_list)
        note += ' ' + tr("Reading your worlds…");
    else if (!*m_list)
        note = errorText(m_list->error());
    else if (m_ui.welcome_worlds->count() == 0)
        note += ' ' + tr("No worlds yet. Open a file, or start from a seed.");
    m_ui.welcome_note->setText(note);
    nameWorlds();
    for (int i = 0; i < m_ui.welcome_generator->count(); ++i)
        m_ui.welcome_generator->setItemText(i, generatorLabel(seedGenerators()[static_cast<std::size_t>(i)]));
}

void WorkbenchWelcome::open(const QListWidgetItem *item)
{
    if (item != nullptr)
        emit fileChosen(toPath(item->data(kPathRole).toString()));
}

void WorkbenchWelcome::openSeed()
{
    WorldSpec spec;
    spec.seed = m_ui.welcome_seed->text().toStdString();
    const GeneratorKind kind =
        seedGenerators().at(static_cast<std::size_t>(m_ui.welcome_generator->currentIndex()));
    spec.generator = generatorOfNewWorlds(kind);
    spec.settings = defaultSettings(spec.generator.kind);
    emit seedChosen(spec);
}

} // namespace cave
