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
#include <QComboBox>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>

#include <initializer_list>
#include <optional>
#include <utility>

#include "moc_workbench_welcome.cpp"

namespace cave {
namespace {

constexpr int kWidth = 520;
constexpr int kLevelsHeight = 96;
constexpr int kPathRole = Qt::UserRole;

QToolButton *buttonOf(QAction *action)
{
    auto *button = new QToolButton;
    button->setObjectName("welcome." + action->objectName());
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return button;
}

QLayout *rowOf(std::initializer_list<QAction *> actions)
{
    auto *row = new QHBoxLayout;
    for (QAction *action : actions)
        row->addWidget(buttonOf(action));
    row->addStretch();
    return row;
}

} // namespace

WorkbenchWelcome::WorkbenchWelcome(WorldLibrary library, const WorkbenchActions &actions, QWidget *parent)
    : QWidget(parent)
    , m_library(std::move(library))
    , m_title(named("welcome.title", new QLabel))
    , m_note(named("welcome.note", new QLabel))
    , m_worlds(named("welcome.worlds", new QListWidget))
    , m_levelParts(named("welcome.levelParts", new QWidget))
    , m_levelsName(new QLabel)
    , m_levels(named("welcome.levels", new QListWidget))
    , m_seedName(new QLabel)
    , m_seed(named("welcome.seed", new QLineEdit))
    , m_generator(named("welcome.generator", new QComboBox))
    , m_openSeed(named("welcome.openSeed", new QPushButton))
{
    setObjectName("welcome");
    m_title->setFont(fontOf(TextSize::Title));
    m_note->setWordWrap(true);
    for (std::size_t i = 0; i < seedGenerators().size(); ++i)
        m_generator->addItem({});
    m_seedName->setBuddy(m_seed);

    auto *seed = hbox(kStyleSpacing, {m_seedName, {m_seed, 1}, m_generator, m_openSeed});
    vbox(*m_levelParts, kStyleSpacing, kNoMargins,
         {m_levelsName, m_levels, rowOf({actions.newLevel, actions.openLevel, actions.trees})});
    m_levels->setMaximumHeight(kLevelsHeight);
    m_levelsName->setBuddy(m_levels);
    auto *middle = new QWidget;
    middle->setMaximumWidth(kWidth);
    auto *column = vbox(
        *middle, 3 * kGrid, std::nullopt,
        {m_title, m_note, {m_worlds, 1}, rowOf({actions.openFile, actions.openFolder}), seed, m_levelParts});
    column->addStretch(); // nothing is torn apart while there are no worlds
    hbox(*this, kStyleSpacing, evenMargins(4 * kGrid, 6 * kGrid),
         {BoxPart::stretch(1), {middle, 4}, BoxPart::stretch(1)});

    connect(m_worlds, &QListWidget::itemActivated, this, &WorkbenchWelcome::open);
    connect(m_levels, &QListWidget::itemActivated, this, [this](const QListWidgetItem *item) {
        emit levelChosen(toPath(item->data(kPathRole).toString()));
    });
    connect(m_openSeed, &QPushButton::clicked, this, &WorkbenchWelcome::openSeed);
    connect(m_seed, &QLineEdit::returnPressed, this, &WorkbenchWelcome::openSeed);
    setFocusProxy(m_worlds);
    bindTexts(*this, [this] { retranslateUi(); });
}

void WorkbenchWelcome::refresh()
{
    listLevels();
    m_jobs.runLatest([library = m_library] { return library.list(); },
                     [this](const Result<WorldList> &list) { show(list); });
}

void WorkbenchWelcome::show(const Result<WorldList> &list)
{
    const QListWidgetItem *current = m_worlds->currentItem();
    const QString chosen = current == nullptr ? QString() : current->data(kPathRole).toString();
    m_list = list;
    m_worlds->clear();
    if (!list) {
        m_worlds->hide();
        return retranslateUi();
    }
    for (const WorldSummary &world : list->worlds) {
        auto *item =
            new QListWidgetItem(namedIcon("place-play"), QString::fromStdString(world.name), m_worlds);
        item->setData(kPathRole, fromPath(world.path));
    }
    for (const UnreadableWorld &world : list->unreadable) {
        auto *item = new QListWidgetItem(namedIcon("warning"), fromPath(world.path.filename()), m_worlds);
        item->setData(kPathRole, fromPath(world.path));
    }
    if (m_worlds->count() > 0)
        m_worlds->setCurrentRow(0);
    for (int row = 0; row < m_worlds->count(); ++row) {
        if (m_worlds->item(row)->data(kPathRole).toString() == chosen)
            m_worlds->setCurrentRow(row);
    }
    m_worlds->setVisible(m_worlds->count() > 0);
    retranslateUi();
}

void WorkbenchWelcome::listLevels()
{
    m_levels->clear();
    for (const QString &file : recentLevels()) {
        auto *item = new QListWidgetItem(namedIcon("sheet"), QFileInfo(file).fileName(), m_levels);
        item->setData(kPathRole, file);
        item->setToolTip(file);
    }
    m_levelsName->setVisible(m_levels->count() > 0);
    m_levels->setVisible(m_levels->count() > 0);
    m_levelParts->setVisible(m_editing);
}

void WorkbenchWelcome::setEditing(bool editing)
{
    m_editing = editing;
    listLevels();
    retranslateUi();
}

void WorkbenchWelcome::focusSeed()
{
    m_seed->setFocus();
}

void WorkbenchWelcome::showEvent(QShowEvent *event)
{
    refresh();
    QWidget::showEvent(event);
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
        m_worlds->item(row++)->setToolTip(
            tr("Seed “%1”, turn %2")
                .arg(QString::fromStdString(seedText(world.spec)), shownNumber(world.turn)));
    for (const UnreadableWorld &world : (*m_list)->unreadable)
        m_worlds->item(row++)->setToolTip(messageText(world.error.message));
}

void WorkbenchWelcome::retranslateUi()
{
    m_title->setText(m_editing ? tr("Edit a world") : tr("Inspect a world"));
    QString note = m_editing ? tr("Dig and fill, place chests and monsters, copy between worlds. Every edit "
                                  "is saved at once and can be undone, even after a restart.")
                             : tr("See stored data, the player's changes, and lines of sight. Even worlds "
                                  "being played can be inspected; nothing is changed.");
    if (!m_list)
        note += ' ' + tr("Reading your worlds…");
    else if (!*m_list)
        note = errorText(m_list->error());
    else if (m_worlds->count() == 0)
        note += ' ' + tr("No worlds yet. Open a file, or start from a seed.");
    m_note->setText(note);
    nameWorlds();
    m_worlds->setAccessibleName(tr("Your worlds"));
    m_levelsName->setText(tr("Level files:"));
    m_levels->setAccessibleName(tr("Recent level files"));
    m_seedName->setText(tr("See&d:"));
    m_seed->setPlaceholderText(tr("any text"));
    m_generator->setAccessibleName(tr("Generator"));
    for (int i = 0; i < m_generator->count(); ++i)
        m_generator->setItemText(i, generatorLabel(seedGenerators()[static_cast<std::size_t>(i)]));
    m_openSeed->setText(tr("Inspect"));
}

void WorkbenchWelcome::open(const QListWidgetItem *item)
{
    if (item != nullptr)
        emit fileChosen(toPath(item->data(kPathRole).toString()));
}

void WorkbenchWelcome::openSeed()
{
    WorldSpec spec;
    spec.seed = m_seed->text().toStdString();
    const GeneratorKind kind = seedGenerators().at(static_cast<std::size_t>(m_generator->currentIndex()));
    spec.generator = generatorOfNewWorlds(kind);
    spec.settings = defaultSettings(spec.generator.kind);
    emit seedChosen(spec);
}

} // namespace cave
