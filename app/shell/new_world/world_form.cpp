// SPDX-License-Identifier: MIT
#include "app/shell/new_world/world_form.h"

#include "app/common/generator_texts.h"
#include "app/common/seed_words.h"
#include "app/common/setting_row.h"
#include "app/shell/new_world/rooms_choice.h"
#include "app/shell/new_world/rules_choice.h"
#include "app/shell/new_world/scenario_card.h"
#include "app/shell/new_world/world_name.h"
#include "core/gen/setting_effect.h"
#include "core/world/generator_info.h"
#include "core/world/new_world.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <vector>

namespace cave {
namespace {

constexpr const char *kScenarioKey = "newWorld/scenario";

/// The one of the latest new world; at first the one that is offered first.
ScenarioKind suggestedScenario()
{
    const std::string key = QSettings().value(kScenarioKey).toString().toStdString();
    return scenarioNamed(key).value_or(offeredScenarios().front());
}

/// A line below a field; takes no space while empty.
QLabel *makeNote(const char *id, QWidget *parent)
{
    auto *note = new QLabel(parent);
    note->setObjectName(id);
    note->setWordWrap(true);
    note->hide();
    return note;
}

void say(QLabel *note, const QString &text)
{
    note->setText(text);
    note->setVisible(!text.isEmpty());
}

/// The settings of all generators, each once; those of a single generator first.
std::vector<const SettingInfo *> allSettings()
{
    std::vector<const SettingInfo *> own;
    std::vector<const SettingInfo *> shared;
    for (const GeneratorKind kind : seedGenerators()) {
        for (const SettingInfo &info : settingsOf(kind)) {
            const bool ofEndless =
                std::ranges::find(settingInfos(), info.key, &SettingInfo::key) != settingInfos().end();
            std::vector<const SettingInfo *> &group = ofEndless ? shared : own;
            if (std::ranges::find(group, info.key, [](const SettingInfo *other) { return other->key; }) ==
                group.end())
                group.push_back(findSetting(info.key));
        }
    }
    own.insert(own.end(), shared.begin(), shared.end());
    return own;
}

/// Makes Tab lead to the checked one of several exclusive buttons. Qt does that only when one of them gets
/// the focus; from an unchecked one, arrow keys would move on without choosing.
template<class Button>
void leadTabToChecked(const QList<Button *> &buttons)
{
    for (Button *button : buttons)
        button->setFocusPolicy(button->isChecked() ? Qt::StrongFocus : Qt::ClickFocus);
}

void colourText(QLabel *label, const Theme &theme, const QColor &colour)
{
    setSecondary(label, theme);
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, colour);
    label->setPalette(palette);
}

} // namespace

WorldForm::WorldForm(QWidget *parent) : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6 * kGrid, 6 * kGrid, 6 * kGrid, 6 * kGrid);
    column->setSpacing(2 * kGrid);
    createScenarios(*column);
    createName(*column);
    createSeed(*column);
    createRules(*column);
    createGenerators(*column);
    createSettings(*column);
    column->addStretch(1);
    bindTexts(*this, [this] { retranslateUi(); });
    loadDefaults();
    bindLook(*this, [this] { refreshLook(); });
}

void WorldForm::refreshLook()
{
    const Theme &theme = currentTheme();
    for (QLabel *heading :
         {m_scenarioLabel, m_nameLabel, m_seedLabel, m_generatorLabel, m_cavesLabel, m_playLabel})
        heading->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    setSecondary(m_seedNote, theme);
    for (const GeneratorChoice &choice : m_choices)
        setSecondary(choice.explanation, theme);
    colourText(m_settingsNote, theme, theme.danger);
    checkName();
}

void WorldForm::setStartingSettings(std::function<WorldSettings(GeneratorKind)> start)
{
    m_start = std::move(start);
}

WorldSettings WorldForm::startingSettings() const
{
    return isBounded(generator()) ? defaultSettings(generator()) : m_start(generator());
}

void WorldForm::reset(const QStringList &takenNames)
{
    m_taken = takenNames;
    m_given.reset();
    m_rules->setGentle(false);
    choose(GeneratorId{}.kind);
    choose(suggestedScenario());
    m_rooms->setFiles({});
    loadDefaults();
    m_seed->setText(randomSeed());
    m_name->setText(suggestedName(takenNames));
    m_name->setFocus();
    m_name->selectAll();
    setSettingsProblem({});
}

void WorldForm::rememberScenario() const
{
    QSettings().setValue(kScenarioKey, QString::fromStdString(std::string(scenarioKey(scenario()))));
}

void WorldForm::setSpec(const WorldSpec &spec)
{
    QSignalBlocker quiet(this); // one change, reported once
    m_given = spec.generator;
    choose(spec.generator.kind);
    m_seed->setText(QString::fromStdString(spec.seed));
    for (SettingRow *row : m_rows)
        row->setValue(row->info().get(spec.settings));
    m_rules->setGentle(isGentle(spec.settings, spec.generator.kind));
    m_rooms->setFiles(spec.levelFiles);
    quiet.unblock();
    emit specChanged();
}

QString WorldForm::name() const
{
    return keptWorldName(m_name->text());
}

WorldSpec WorldForm::spec() const
{
    WorldSpec spec;
    spec.seed = m_seed->text().toStdString();
    spec.generator = m_given && m_given->kind == generator() ? *m_given : generatorOfNewWorlds(generator());
    spec.settings = startingSettings();
    for (const SettingRow *row : m_rows) {
        if (!row->isHidden())
            row->info().set(spec.settings, row->value());
    }
    spec.settings = withRules(spec.settings, spec.generator.kind, m_rules->isGentle());
    if (generatorInfo(spec.generator.kind).files == FileUse::Optional)
        spec.levelFiles = m_rooms->files();
    return spec;
}

void WorldForm::setSettingsProblem(const QString &problem)
{
    m_settingsProblem = problem;
    say(m_settingsNote, problem);
    refreshProblem();
}

void WorldForm::createName(QVBoxLayout &column)
{
    m_nameLabel = new QLabel(this);
    m_name = named("newWorld.name", new QLineEdit(this));
    m_nameLabel->setBuddy(m_name);
    m_nameNote = makeNote("newWorld.nameNote", this);
    column.addWidget(m_nameLabel);
    column.addWidget(m_name);
    column.addWidget(m_nameNote);
    connect(m_name, &QLineEdit::textChanged, this, &WorldForm::checkName);
}

void WorldForm::createSeed(QVBoxLayout &column)
{
    m_seedLabel = new QLabel(this);
    m_seed = named("newWorld.seed", new QLineEdit(this));
    m_seedLabel->setBuddy(m_seed);
    m_dice = named("newWorld.dice", new QToolButton(this));
    m_dice->setIcon(namedIcon("dice"));
    m_dice->setShortcut(Qt::CTRL | Qt::Key_R);
    m_today = named("newWorld.today", new QToolButton(this));
    m_today->setIcon(namedIcon("calendar"));
    m_today->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_R);
    m_seedNote = makeNote("newWorld.seedNote", this);
    m_seedNote->show();
    auto *row = hbox(kGrid, {{m_seed, 1}, m_dice, m_today});
    column.addSpacing(2 * kGrid);
    column.addWidget(m_seedLabel);
    column.addLayout(row);
    column.addWidget(m_seedNote);
    connect(m_seed, &QLineEdit::textChanged, this, &WorldForm::specChanged);
    connect(m_dice, &QToolButton::clicked, this, [this] { m_seed->setText(randomSeed()); });
    connect(m_today, &QToolButton::clicked, this, [this] { m_seed->setText(seedOfTheDay()); });
}

void WorldForm::createScenarios(QVBoxLayout &column)
{
    m_scenarioLabel = new QLabel(this);
    column.addWidget(m_scenarioLabel);
    auto *cards = new QWidget(this); // cards with the same parent are exclusive
    auto *inside = new QVBoxLayout(cards);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(kGrid);
    for (const ScenarioKind kind : offeredScenarios()) {
        auto *card = new ScenarioCard(kind, cards);
        inside->addWidget(card);
        m_scenarios += card;
        card->setChecked(kind == offeredScenarios().front());
        connect(card, &QAbstractButton::toggled, this, [this](bool chosen) {
            if (chosen)
                loadDefaults();
        });
    }
    column.addWidget(cards);
    column.addSpacing(2 * kGrid);
}

void WorldForm::createRules(QVBoxLayout &column)
{
    m_rules = new RulesChoice(this);
    column.addWidget(m_rules);
    connect(m_rules, &RulesChoice::changed, this, &WorldForm::showEffective);
}

void WorldForm::createGenerators(QVBoxLayout &column)
{
    m_generatorLabel = new QLabel(this);
    column.addSpacing(2 * kGrid);
    column.addWidget(m_generatorLabel);
    m_generators = new QButtonGroup(this);
    for (const GeneratorKind kind : seedGenerators()) {
        if (scenarioOf(kind) == ScenarioKind{})
            addChoice(kind, column);
    }
    m_choices.front().button->setChecked(true);
    connect(m_choices.front().button, &QRadioButton::toggled, this, &WorldForm::loadDefaults);
}

void WorldForm::addChoice(GeneratorKind kind, QVBoxLayout &column)
{
    const GeneratorChoice choice{kind, new QRadioButton(this), new QLabel(this)};
    choice.button->setObjectName("newWorld." + QString::fromStdString(std::string(generatorName(kind))));
    choice.explanation->setWordWrap(true);
    choice.explanation->setIndent(5 * kGrid);
    m_generators->addButton(choice.button);
    auto *both = vbox(0, {choice.button, choice.explanation});
    column.addLayout(both);
    m_choices += choice;
}

void WorldForm::createSettings(QVBoxLayout &column)
{
    m_cavesLabel = new QLabel(this);
    m_playLabel = new QLabel(this);
    m_settingsNote = makeNote("newWorld.settingsNote", this);
    m_rooms = new RoomsChoice(this);
    connect(m_rooms, &RoomsChoice::changed, this, &WorldForm::specChanged);
    column.addSpacing(4 * kGrid);
    column.addWidget(m_cavesLabel);
    column.addWidget(m_settingsNote);
    addRows(column, true);
    column.addWidget(m_rooms);
    column.addSpacing(4 * kGrid);
    column.addWidget(m_playLabel);
    addRows(column, false);
}

void WorldForm::addRows(QVBoxLayout &column, bool shapesTerrain)
{
    for (const SettingInfo *info : allSettings()) {
        if (info->shapesTerrain != shapesTerrain || info->eases) // the rules are one choice
            continue;
        m_rows += new SettingRow(*info, this);
        column.addWidget(m_rows.last());
        connect(m_rows.last(), &SettingRow::valueChanged, this, &WorldForm::specChanged);
    }
}

void WorldForm::retranslateUi()
{
    m_scenarioLabel->setText(tr("Game"));
    m_nameLabel->setText(tr("&Name"));
    m_name->setPlaceholderText(tr("World name"));
    m_seedLabel->setText(tr("&Seed"));
    m_seed->setPlaceholderText(tr("An empty seed is valid"));
    m_dice->setToolTip(withKey(tr("Another random seed"), Qt::CTRL | Qt::Key_R));
    m_dice->setAccessibleName(tr("Random seed"));
    m_today->setToolTip(
        withKey(tr("Seed of the day: the same for everyone today"), Qt::CTRL | Qt::SHIFT | Qt::Key_R));
    m_today->setAccessibleName(tr("Seed of the day"));
    m_seedNote->setText(tr("Any text. The same seed and settings always generate the same world."));
    m_generatorLabel->setText(tr("Generator"));
    for (const GeneratorChoice &choice : m_choices) {
        choice.button->setText(generatorChoice(choice.kind));
        choice.explanation->setText(generatorExplanation(choice.kind));
    }
    nameSettings();
    m_playLabel->setText(tr("Play"));
}

void WorldForm::nameSettings()
{
    m_cavesLabel->setText(generatorInfo(generator()).levels == LevelKind::Room ? tr("Map of rooms")
                                                                               : tr("Cave settings"));
}

ScenarioKind WorldForm::scenario() const
{
    const auto checked = std::ranges::find_if(m_scenarios, &QAbstractButton::isChecked);
    return checked == m_scenarios.end() ? ScenarioKind{} : (*checked)->kind();
}

/// If a scenario has several generators, buttons choose one.
GeneratorKind WorldForm::generator() const
{
    const GeneratorInfo &first = generatorFor(scenario());
    if (first.scenario != ScenarioKind{})
        return first.kind;
    return std::ranges::find_if(m_choices,
                                [](const GeneratorChoice &choice) { return choice.button->isChecked(); })
        ->kind;
}

void WorldForm::choose(ScenarioKind scenario)
{
    for (ScenarioCard *card : m_scenarios) {
        if (card->kind() == scenario)
            card->setChecked(true);
    }
}

void WorldForm::choose(GeneratorKind kind)
{
    choose(scenarioOf(kind));
    for (const GeneratorChoice &choice : m_choices) {
        if (choice.kind == kind)
            choice.button->setChecked(true);
    }
}

/// The rules leave some settings without effect.
void WorldForm::showEffective()
{
    const GeneratorInfo &info = generatorInfo(generator());
    const WorldSettings played = withRules(startingSettings(), info.kind, m_rules->isGentle());
    for (SettingRow *row : m_rows)
        row->setVisible(info.uses(row->info().key) && hasEffect(row->info(), played, info.kind));
    emit specChanged();
}

void WorldForm::loadDefaults()
{
    leadTabToChecked(m_scenarios);
    leadTabToChecked(m_generators->buttons());
    const GeneratorInfo &info = generatorInfo(generator());
    const WorldSettings defaults = startingSettings();
    m_rules->setGenerator(info.kind);
    bool anyTerrain = false;
    for (SettingRow *row : m_rows) {
        const QSignalBlocker quiet(row); // one change, reported once
        row->setDefault(row->info().get(defaults));
        row->setValue(row->info().get(defaults));
        anyTerrain = anyTerrain || (info.uses(row->info().key) && row->info().shapesTerrain);
    }
    nameSettings();
    m_cavesLabel->setVisible(anyTerrain);
    m_rooms->setVisible(info.files == FileUse::Optional);
    const bool hasChoice = info.scenario == ScenarioKind{}; // see `generator`
    m_generatorLabel->setVisible(hasChoice);
    for (const GeneratorChoice &choice : m_choices) {
        choice.button->setVisible(hasChoice);
        choice.explanation->setVisible(hasChoice);
    }
    showEffective();
}

void WorldForm::checkName()
{
    QString note;
    m_nameProblem = worldNameProblem(name());
    if (m_nameProblem.isEmpty() && m_taken.contains(name(), Qt::CaseInsensitive))
        note = tr("You already have a world with this name; this will be another one.");
    colourText(m_nameNote, currentTheme(),
               m_nameProblem.isEmpty() ? currentTheme().mutedText : currentTheme().danger);
    say(m_nameNote, m_nameProblem.isEmpty() ? note : m_nameProblem);
    refreshProblem();
}

void WorldForm::refreshProblem()
{
    m_problem = m_nameProblem.isEmpty() ? m_settingsProblem : m_nameProblem;
    emit problemChanged();
}

} // namespace cave

#include "moc_world_form.cpp"
