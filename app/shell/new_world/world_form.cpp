// SPDX-License-Identifier: MIT
#include "app/shell/new_world/world_form.h"

#include "app/common/generator_texts.h"
#include "app/common/seed_words.h"
#include "app/common/setting_row.h"
#include "app/shell/new_world/rooms_choice.h"
#include "app/shell/new_world/scenario_card.h"
#include "app/shell/new_world/world_name.h"
#include "core/gen/setting_effect.h"
#include "core/io/seeds/seed_card.h"
#include "core/world/generator_info.h"
#include "core/world/new_world.h"
#include "editor/view/form/form.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QRadioButton>
#include <QSettings>
#include <QSignalBlocker>

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
    makeScenarios(); // first in the order of Tab
    setUpForm(m_ui, *this);
    for (ScenarioCard *card : m_scenarios)
        m_ui.cards->addWidget(card);
    m_ui.newWorld_dice->setIcon(namedIcon("dice"));
    m_ui.newWorld_dice->setShortcut(Qt::CTRL | Qt::Key_R);
    m_ui.newWorld_today->setIcon(namedIcon("calendar"));
    m_ui.newWorld_today->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_R);
    makeGenerators();
    m_rooms = new RoomsChoice(this);
    makeRows(*m_ui.caveRows, true);
    m_ui.caveRows->addWidget(m_rooms);
    makeRows(*m_ui.playRows, false);
    connect(m_ui.newWorld_name, &QLineEdit::textChanged, this, &WorldForm::checkName);
    m_ui.newWorld_seed->setMaxLength(kMaxSeedBytes); // a card's seed is not to be cut
    connect(m_ui.newWorld_seed, &QLineEdit::textChanged, this, &WorldForm::specChanged);
    connect(m_ui.newWorld_dice, &QToolButton::clicked, this,
            [this] { m_ui.newWorld_seed->setText(randomSeed()); });
    connect(m_ui.newWorld_today, &QToolButton::clicked, this,
            [this] { m_ui.newWorld_seed->setText(seedOfTheDay()); });
    connect(m_ui.rules, &RulesChoice::changed, this, &WorldForm::showEffective);
    connect(m_rooms, &RoomsChoice::changed, this, &WorldForm::specChanged);
    bindTexts(*this, [this] { retranslateUi(); });
    loadDefaults();
    bindLook(*this, [this] { refreshLook(); });
}

void WorldForm::refreshLook()
{
    const Theme &theme = currentTheme();
    for (QLabel *heading : {m_ui.scenarioLabel, m_ui.nameLabel, m_ui.seedLabel, m_ui.generatorLabel,
                            m_ui.cavesLabel, m_ui.playLabel})
        heading->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    setSecondary(m_ui.newWorld_seedNote, theme);
    for (const GeneratorChoice &choice : m_choices)
        setSecondary(choice.explanation, theme);
    colourText(m_ui.newWorld_settingsNote, theme, theme.danger);
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
    m_ui.rules->setGentle(false);
    choose(GeneratorId{}.kind);
    choose(suggestedScenario());
    m_rooms->setFiles({});
    loadDefaults();
    m_ui.newWorld_seed->setText(randomSeed());
    m_ui.newWorld_name->setText(suggestedName(takenNames));
    m_ui.newWorld_name->setFocus();
    m_ui.newWorld_name->selectAll();
    setSettingsProblem({});
}

void WorldForm::rememberScenario() const
{
    QSettings().setValue(kScenarioKey, QString::fromStdString(std::string(scenarioKey(scenario()))));
}

void WorldForm::setSpec(const WorldSpec &spec)
{
    QSignalBlocker quiet(this); // one change, reported once
    m_given = spec;
    choose(spec.generator.kind);
    m_ui.newWorld_seed->setText(QString::fromStdString(seedText(spec)));
    for (SettingRow *row : m_rows)
        row->setValue(row->info().get(spec.settings));
    m_ui.rules->setGentle(isGentle(spec.settings, spec.generator.kind));
    m_rooms->setFiles(spec.levelFiles);
    quiet.unblock();
    emit specChanged();
}

QString WorldForm::name() const
{
    return keptWorldName(m_ui.newWorld_name->text());
}

WorldSpec WorldForm::spec() const
{
    WorldSpec spec;
    spec.seed = m_ui.newWorld_seed->text().toStdString();
    spec.generator = generatorOfNewWorlds(generator());
    if (m_given && m_given->generator.kind == generator()) {
        spec.generator = m_given->generator;
        if (m_given->seedNumber && spec.seed == seedText(*m_given)) {
            spec.seedNumber = m_given->seedNumber; // there is no text
            spec.seed.clear();
        }
    }
    spec.settings = startingSettings();
    for (const SettingRow *row : m_rows) {
        if (!row->isHidden())
            row->info().set(spec.settings, row->value());
    }
    spec.settings = withRules(spec.settings, spec.generator.kind, m_ui.rules->isGentle());
    if (generatorInfo(spec.generator.kind).files == FileUse::Optional)
        spec.levelFiles = m_rooms->files();
    return spec;
}

void WorldForm::setSettingsProblem(const QString &problem)
{
    m_settingsProblem = problem;
    say(m_ui.newWorld_settingsNote, problem);
    refreshProblem();
}

void WorldForm::makeScenarios()
{
    for (const ScenarioKind kind : offeredScenarios()) {
        auto *card = new ScenarioCard(kind, this); // cards with the same parent are exclusive
        m_scenarios += card;
        card->setChecked(kind == offeredScenarios().front());
        connect(card, &QAbstractButton::toggled, this, [this](bool chosen) {
            if (chosen)
                loadDefaults();
        });
    }
}

void WorldForm::makeGenerators()
{
    m_generators = new QButtonGroup(this);
    for (const GeneratorKind kind : seedGenerators()) {
        if (scenarioOf(kind) == ScenarioKind{})
            addChoice(kind);
    }
    m_choices.front().button->setChecked(true);
    connect(m_choices.front().button, &QRadioButton::toggled, this, &WorldForm::loadDefaults);
}

void WorldForm::addChoice(GeneratorKind kind)
{
    const GeneratorChoice choice{kind, new QRadioButton(this), new QLabel(this)};
    choice.button->setObjectName("newWorld." + QString::fromStdString(std::string(generatorName(kind))));
    choice.explanation->setWordWrap(true);
    choice.explanation->setIndent(5 * kGrid);
    m_generators->addButton(choice.button);
    m_ui.generators->addLayout(vbox(0, {choice.button, choice.explanation}));
    m_choices += choice;
}

void WorldForm::makeRows(QVBoxLayout &column, bool shapesTerrain)
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
    m_ui.retranslateUi(this);
    m_ui.newWorld_dice->setToolTip(withKey(tr("Another random seed"), Qt::CTRL | Qt::Key_R));
    m_ui.newWorld_today->setToolTip(
        withKey(tr("Seed of the day: the same for everyone today"), Qt::CTRL | Qt::SHIFT | Qt::Key_R));
    for (const GeneratorChoice &choice : m_choices) {
        choice.button->setText(generatorChoice(choice.kind));
        choice.explanation->setText(generatorExplanation(choice.kind));
    }
    nameSettings();
}

void WorldForm::nameSettings()
{
    m_ui.cavesLabel->setText(generatorInfo(generator()).levels == LevelKind::Room ? tr("Map of rooms")
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
    const WorldSettings played = withRules(startingSettings(), info.kind, m_ui.rules->isGentle());
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
    m_ui.rules->setGenerator(info.kind);
    bool anyTerrain = false;
    for (SettingRow *row : m_rows) {
        const QSignalBlocker quiet(row); // one change, reported once
        row->setDefault(row->info().get(defaults));
        row->setValue(row->info().get(defaults));
        anyTerrain = anyTerrain || (info.uses(row->info().key) && row->info().shapesTerrain);
    }
    nameSettings();
    m_ui.cavesLabel->setVisible(anyTerrain);
    m_rooms->setVisible(info.files == FileUse::Optional);
    const bool hasChoice = info.scenario == ScenarioKind{}; // see `generator`
    m_ui.generatorLabel->setVisible(hasChoice);
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
    colourText(m_ui.newWorld_nameNote, currentTheme(),
               m_nameProblem.isEmpty() ? currentTheme().mutedText : currentTheme().danger);
    say(m_ui.newWorld_nameNote, m_nameProblem.isEmpty() ? note : m_nameProblem);
    refreshProblem();
}

void WorldForm::refreshProblem()
{
    m_problem = m_nameProblem.isEmpty() ? m_settingsProblem : m_nameProblem;
    emit problemChanged();
}

} // namespace cave

#include "moc_world_form.cpp"
