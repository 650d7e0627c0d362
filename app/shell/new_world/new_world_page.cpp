// SPDX-License-Identifier: MIT
#include "app/shell/new_world/new_world_page.h"

#include "app/common/controls.h"
#include "app/common/generator_texts.h"
#include "app/common/seed_words.h"
#include "app/common/setting_row.h"
#include "app/shell/new_world/cave_preview.h"
#include "app/shell/new_world/rooms_choice.h"
#include "app/shell/new_world/scenario_card.h"
#include "app/shell/new_world/world_name.h"
#include "core/io/seeds/seed_card.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"
#include "editor/view/form/form.h"
#include "editor/view/form/tab_order.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"
#include "ui_world_form.h"

#include <QButtonGroup>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QList>
#include <QRadioButton>
#include <QScrollArea>
#include <QSettings>
#include <QSignalBlocker>

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

#include "moc_new_world_page.cpp"

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

constexpr int kNarrow = 680; // below this width the halves are stacked
constexpr int kFormWidth = 360;
constexpr int kLowPreview = 180;

} // namespace

/// The form for a new world: scenario, name, seed, generator and settings.
class WorldForm : public QWidget {
    Q_OBJECT

public:
    explicit WorldForm(QWidget *parent = nullptr) : QWidget(parent)
    {
        setUpForm(m_ui, *this);
        makeScenarios();
        m_ui.newWorld_dice->setIcon(namedIcon("dice"));
        m_ui.newWorld_dice->setShortcut(Qt::CTRL | Qt::Key_R);
        m_ui.newWorld_today->setIcon(namedIcon("calendar"));
        m_ui.newWorld_today->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_R);
        m_generators = new QButtonGroup(this);
        for (const GeneratorKind kind : seedGenerators()) {
            if (scenarioOf(kind) == ScenarioKind{})
                addChoice(kind);
        }
        m_choices.front().button->setChecked(true);
        connect(m_choices.front().button, &QRadioButton::toggled, this, &WorldForm::loadDefaults);
        m_rooms = new RoomsChoice(this);
        makeRows(*m_ui.caveRows, true);
        m_ui.caveRows->addWidget(m_rooms);
        makeRows(*m_ui.playRows, false);
        setTabOrderByLayout(*this);
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

    /// The initial and default settings of each generator, from the next `reset` on.
    void setStartingSettings(std::function<WorldSettings(GeneratorKind)> start)
    {
        m_start = std::move(start);
    }

    /// Resets the form: a free name, a random seed, the default settings.
    void reset(const QStringList &takenNames)
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

    /// Lets `reset` choose the present scenario from now on.
    void rememberScenario() const
    {
        QSettings().setValue(kScenarioKey, QString::fromStdString(std::string(scenarioKey(scenario()))));
    }

    /// Starts with this spec instead; the name stays.
    void setSpec(const WorldSpec &spec)
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

    /// Chooses a scenario, as its card does.
    void choose(ScenarioKind scenario)
    {
        for (ScenarioCard *card : m_scenarios) {
            if (card->kind() == scenario)
                card->setChecked(true);
        }
    }

    /// As it will be stored.
    [[nodiscard]] QString name() const { return keptWorldName(m_ui.newWorld_name->text()); }

    [[nodiscard]] WorldSpec spec() const
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

    /// Why no world can be made of the input; empty if one can.
    [[nodiscard]] QString problem() const { return m_problem; }

    /// Shows next to the settings why they make no world; none if they do.
    void setSettingsProblem(const std::optional<Error> &problem)
    {
        m_settingsError = problem;
        m_settingsProblem = problem ? errorText(*problem) : QString();
        say(m_ui.newWorld_settingsNote, m_settingsProblem);
        refreshProblem();
    }

signals:
    /// Something that affects the world changed.
    void specChanged();
    /// `problem()` may have changed.
    void problemChanged();

private:
    void refreshLook()
    {
        const Theme &theme = currentTheme();
        for (const GeneratorChoice &choice : m_choices)
            setSecondary(choice.explanation, theme);
        colourText(m_ui.newWorld_settingsNote, theme, theme.danger);
        checkName();
    }

    /// Radio buttons for the generators of a scenario.
    struct GeneratorChoice {
        GeneratorKind kind;
        QRadioButton *button = nullptr;
        QLabel *explanation = nullptr;
    };

    void makeScenarios()
    {
        for (const ScenarioKind kind : offeredScenarios()) {
            auto *card = new ScenarioCard(kind, this); // cards with the same parent are exclusive
            m_scenarios += card;
            m_ui.cards->addWidget(card);
            card->setChecked(kind == offeredScenarios().front());
            connect(card, &QAbstractButton::toggled, this, [this](bool chosen) {
                if (chosen)
                    loadDefaults();
            });
        }
    }

    void makeRows(QVBoxLayout &column, bool shapesTerrain)
    {
        for (const SettingInfo *info : allSettings()) {
            if (info->shapesTerrain != shapesTerrain || info->eases) // the rules are one choice
                continue;
            m_rows += new SettingRow(*info, this);
            column.addWidget(m_rows.last());
            connect(m_rows.last(), &SettingRow::valueChanged, this, &WorldForm::specChanged);
        }
    }

    void retranslateUi()
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
        checkName();
        setSettingsProblem(std::optional(m_settingsError));
    }

    void nameSettings()
    {
        m_ui.cavesLabel->setText(generatorInfo(generator()).levels == LevelKind::Room ? tr("Map of rooms")
                                                                                      : tr("Cave settings"));
    }

    void addChoice(GeneratorKind kind)
    {
        const GeneratorChoice choice{kind, new QRadioButton(this), new QLabel(this)};
        choice.button->setObjectName("newWorld." + QString::fromStdString(std::string(generatorName(kind))));
        choice.explanation->setWordWrap(true);
        choice.explanation->setIndent(5 * kGrid);
        m_generators->addButton(choice.button);
        m_ui.generators->addLayout(vbox(0, {choice.button, choice.explanation}));
        m_choices += choice;
    }

    [[nodiscard]] ScenarioKind scenario() const
    {
        const auto checked = std::ranges::find_if(m_scenarios, &QAbstractButton::isChecked);
        return checked == m_scenarios.end() ? ScenarioKind{} : (*checked)->kind();
    }

    /// If a scenario has several generators, buttons choose one.
    [[nodiscard]] GeneratorKind generator() const
    {
        const GeneratorInfo &first = generatorFor(scenario());
        if (first.scenario != ScenarioKind{})
            return first.kind;
        return std::ranges::find_if(m_choices,
                                    [](const GeneratorChoice &choice) { return choice.button->isChecked(); })
            ->kind;
    }

    void choose(GeneratorKind kind)
    {
        choose(scenarioOf(kind));
        for (const GeneratorChoice &choice : m_choices) {
            if (choice.kind == kind)
                choice.button->setChecked(true);
        }
    }

    void loadDefaults()
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

    /// The rules leave some settings without effect.
    void showEffective()
    {
        const GeneratorInfo &info = generatorInfo(generator());
        const WorldSettings played = withRules(startingSettings(), info.kind, m_ui.rules->isGentle());
        for (SettingRow *row : m_rows)
            row->setVisible(info.uses(row->info().key) && hasEffect(row->info(), played, info.kind));
        emit specChanged();
    }

    [[nodiscard]] WorldSettings startingSettings() const
    {
        return isBounded(generator()) ? defaultSettings(generator()) : m_start(generator());
    }

    void checkName()
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

    void refreshProblem()
    {
        m_problem = m_nameProblem.isEmpty() ? m_settingsProblem : m_nameProblem;
        emit problemChanged();
    }

    std::function<WorldSettings(GeneratorKind)> m_start = defaultSettings;
    QStringList m_taken;
    QString m_problem;
    QString m_nameProblem;
    std::optional<Error> m_settingsError;
    QString m_settingsProblem; ///< its text
    Ui::WorldForm m_ui;
    QList<ScenarioCard *> m_scenarios;
    QButtonGroup *m_generators = nullptr;
    QList<GeneratorChoice> m_choices;
    RoomsChoice *m_rooms = nullptr; ///< for maps of rooms
    QList<SettingRow *> m_rows;
    std::optional<WorldSpec> m_given; ///< that was set
};

NewWorldPage::NewWorldPage(QWidget *parent)
    : QWidget(parent)
    , m_form(new WorldForm)
    , m_preview(new CavePreview)
    , m_formArea(new QScrollArea)
    , m_halves(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setObjectName("newWorldPage");
    m_formArea->setWidget(m_form);
    m_formArea->setWidgetResizable(true);
    m_formArea->setFrameShape(QFrame::NoFrame);
    m_formArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_formArea->setFocusPolicy(Qt::NoFocus);
    m_halves->setSpacing(0);
    m_halves->addWidget(m_formArea);
    markPane(*m_formArea);
    markPane(*m_preview);
    m_halves->addWidget(m_preview, 1);
    vbox(*this, 0, kNoMargins, {createHead(), {m_halves, 1}, createFoot()});

    connect(m_form, &WorldForm::specChanged, this, [this] { m_preview->preview(m_form->spec()); });
    connect(m_form, &WorldForm::problemChanged, this, &NewWorldPage::updateCreate);
    connect(m_preview, &CavePreview::previewed, this, [this] { m_form->setSettingsProblem({}); });
    connect(m_preview, &CavePreview::failed, this,
            [this](const Error &error) { m_form->setSettingsProblem(error); });
    connect(m_create, &QPushButton::clicked, this, &NewWorldPage::create);
    connect(m_cancel, &QPushButton::clicked, this, &NewWorldPage::cancelled);
    bindEvent(*this, {QEvent::Resize}, [this] {
        const bool narrow = width() < kNarrow;
        m_halves->setDirection(narrow ? QBoxLayout::BottomToTop : QBoxLayout::LeftToRight);
        m_formArea->setMinimumWidth(narrow ? 0 : kFormWidth);
        m_formArea->setMaximumWidth(narrow ? QWIDGETSIZE_MAX : kFormWidth);
        m_preview->setMaximumHeight(narrow ? kLowPreview : QWIDGETSIZE_MAX);
    });
    bindTexts(*this, [this] {
        m_heading->setText(tr("New world"));
        m_cancel->setText(tr("Back"));
        m_create->setText(tr("Create world"));
        updateCreate();
    });
    bindLook(*this, [this] {
        const Theme &theme = currentTheme();
        m_heading->setFont(fontOf(TextSize::Title));
        setSecondary(m_reason, theme);
        updateCreate();
    });
}

void NewWorldPage::setStartingSettings(std::function<WorldSettings(GeneratorKind)> start)
{
    m_form->setStartingSettings(std::move(start));
}

void NewWorldPage::begin(const QStringList &takenNames)
{
    m_preview->hideAgain();
    m_form->reset(takenNames);
    m_preview->preview(m_form->spec());
    m_formArea->ensureVisible(0, 0);
}

void NewWorldPage::begin(const QStringList &takenNames, const WorldSpec &spec)
{
    begin(takenNames);
    m_form->setSpec(spec);
}

void NewWorldPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit cancelled();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        create();
    else
        QWidget::keyPressEvent(event);
}

void NewWorldPage::choose(ScenarioKind scenario)
{
    m_form->choose(scenario);
}

QWidget *NewWorldPage::createHead()
{
    auto *head = new QWidget(this);
    m_heading = new QLabel(head);
    hbox(*head, kStyleSpacing, QMargins(6 * kGrid, 4 * kGrid, 6 * kGrid, 3 * kGrid),
         {m_heading, BoxPart::stretch(1)});
    return head;
}

QWidget *NewWorldPage::createFoot()
{
    auto *foot = new QWidget(this);
    m_reason = named("newWorld.reason", new QLabel(foot));
    m_reason->setWordWrap(true);
    m_reason->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_cancel = named("newWorld.cancel", new LargeButton(foot));
    m_create = named("newWorld.create", new LargeButton(foot));
    hbox(*foot, 3 * kGrid, evenMargins(6 * kGrid, 3 * kGrid), {m_cancel, {m_reason, 1}, m_create});
    return foot;
}

void NewWorldPage::updateCreate()
{
    const QString problem = m_form->problem();
    m_create->setEnabled(problem.isEmpty());
    m_create->setToolTip(problem.isEmpty() ? withKey(tr("Create this world and play it"), Qt::Key_Enter)
                                           : problem);
    m_reason->setText(problem);
    if (problem.isEmpty())
        setPrimary(m_create, currentTheme());
    else
        m_create->setPalette(paletteFor(currentTheme()));
}

void NewWorldPage::create()
{
    if (!m_create->isEnabled())
        return;
    m_form->rememberScenario();
    emit createRequested(m_form->name(), m_form->spec());
}

} // namespace cave

#include "new_world_page.moc"
