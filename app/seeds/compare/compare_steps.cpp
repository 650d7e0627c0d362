// SPDX-License-Identifier: MIT
#include "app/seeds/compare/compare_steps.h"

#include "app/seeds/compare/compare_overlay.h"
#include "app/seeds/compare/world_header.h"
#include "core/world/generator_info.h"
#include "editor/view/form/form.h"
#include "editor/view/map/camera_link.h"
#include "editor/view/style/action_set.h"
#include "editor/view/style/theme.h"

#include <QAction>
#include <QCoreApplication>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QString>
#include <QToolButton>

#include <algorithm>

#include "moc_compare_steps.cpp"

namespace cave {
namespace {

using StageKind = GenerationStage::Kind;

struct StageText {
    Q_DECLARE_TR_FUNCTIONS(Stages)
};

QString percent(Chance chance)
{
    constexpr double kPerPercent = 100; // ten-thousandths
    return QLocale().toString(chance.perTenThousand / kPerPercent, 'g', QLocale::FloatingPointShortest);
}

/// The stage's name: "Automaton, step 2".
QString stageName(const GenerationStage &stage)
{
    switch (stage.kind) {
    case StageKind::Noise:
        return StageText::tr("Noise");
    case StageKind::Automaton:
        return StageText::tr("Automaton, step %1").arg(stage.step);
    case StageKind::Portals:
        return StageText::tr("Portals");
    case StageKind::Joining:
        return StageText::tr("Joining");
    case StageKind::Smoothing:
        return StageText::tr("Smoothing, step %1").arg(stage.step);
    case StageKind::Polish:
        return StageText::tr("Polish");
    case StageKind::Chests:
        return StageText::tr("Chests");
    case StageKind::Monsters:
        break;
    }
    return StageText::tr("Monsters");
}

/// A sentence on what the generator does in a stage, with the world's own numbers.
QString stageExplanation(const GenerationStage &stage, const WorldSpec &spec)
{
    switch (stage.kind) {
    case StageKind::Noise:
        return StageText::tr("Every cell is floor with a probability of %1 %, determined by the seed.")
            .arg(percent(spec.settings.floorChance));
    case StageKind::Automaton:
        return StageText::tr("A cell becomes rock if at least %1 of its 8 neighbours are rock; "
                             "all cells change at once.")
            .arg(spec.settings.threshold);
    case StageKind::Portals:
        return StageText::tr("A passage is opened in each region border without one.");
    case StageKind::Joining:
        return StageText::tr(
            "Small pockets are filled and large ones joined by tunnels, so each region is one piece.");
    case StageKind::Smoothing:
        return StageText::tr("The automaton runs again; dug cells stay open.");
    case StageKind::Polish:
        return spec.generator.version == 1
                   ? StageText::tr(
                         "Separated parts are rejoined and jagged walls smoothed. The terrain is complete.")
                   : StageText::tr("Jagged walls are smoothed. The terrain is complete.");
    case StageKind::Chests:
        return StageText::tr("Each floor cell has a chest with a probability of %1 %.")
            .arg(percent(spec.settings.chestChance));
    case StageKind::Monsters:
        break;
    }
    if (generatorInfo(spec.generator.kind).levels == LevelKind::Room)
        return StageText::tr(
            "Rooms are connected from the start to the boss room; each is built from its file.");
    return StageText::tr("One monster per region. The world is complete.");
}

constexpr int kStageMs = 800;

QToolButton *makeButton(QAction *action, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(action->objectName() + ".button");
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

CompareSteps::CompareSteps(CameraLink &link, QWidget *parent)
    : QWidget(parent)
    , m_header(new WorldHeader("compare.grown", this))
    , m_map(new ComparedMap("compare.stage", this))
    , m_slider(named("compare.steps", new QSlider(Qt::Horizontal, this)))
    , m_name(named("compare.steps.name", new QLabel(this)))
    , m_count(named("compare.steps.count", new QLabel(this)))
    , m_explanation(named("compare.steps.explanation", new QLabel(this)))
    , m_maker(
          WorkUrgency::Cards,
          [](const auto &asked) { return makeStageSource(asked.first, asked.second).valueOr(nullptr); },
          [this](const auto &asked, ComparedWorld::Source stage) {
              m_stageOf = asked.first;
              m_map->setStage(std::move(stage));
          })
{
    m_slider->setRange(0, 0);
    m_slider->setTickPosition(QSlider::TicksBelow);
    m_slider->setTickInterval(1);
    m_slider->setPageStep(1);
    m_explanation->setWordWrap(true);
    m_runner.setInterval(kStageMs);
    m_previous = addPageAction(*this, "compare.steps.previous", {Qt::Key_Comma});
    m_play = addPageAction(*this, "compare.steps.play", {Qt::Key_P});
    m_next = addPageAction(*this, "compare.steps.next", {Qt::Key_Period});
    m_play->setCheckable(true);
    m_previous->setIcon(namedIcon("step-back"));
    m_play->setIcon(namedIcon("play"));
    m_next->setIcon(namedIcon("step-on"));
    auto *controls = new QWidget(this);
    auto *row = new QHBoxLayout;
    row->setSpacing(kGrid);
    for (QAction *action : {m_previous, m_play, m_next})
        row->addWidget(makeButton(action, controls));
    row->addSpacing(2 * kGrid);
    row->addWidget(m_slider, 1);
    auto *texts = hbox(3 * kGrid, {m_name, {m_explanation, 1}, m_count});
    vbox(*controls, kGrid, QMargins(4 * kGrid, kGrid, 4 * kGrid, 2 * kGrid), {row, texts});
    vbox(*this, 0, kNoMargins, {m_header, {m_map, 1}, controls});
    link.join(m_map->map());
    connect(m_slider, &QSlider::valueChanged, this, &CompareSteps::showStage);
    connect(m_previous, &QAction::triggered, this, [this] { m_slider->setValue(m_slider->value() - 1); });
    connect(m_next, &QAction::triggered, this, [this] { m_slider->setValue(m_slider->value() + 1); });
    connect(m_play, &QAction::toggled, this, &CompareSteps::play);
    connect(&m_runner, &QTimer::timeout, this, &CompareSteps::advance);
    connect(m_header, &WorldHeader::chosen, this, &CompareSteps::choose);
    connect(m_header, &WorldHeader::removed, this, [this] { emit removed(m_chosen); });
    connect(m_header, &WorldHeader::playRequested, this, [this] { emit playRequested(m_chosen); });
    bindTexts(*this, [this] {
        retranslateUi();
        showStage();
    });
    bindLook(*this, [this] { refreshLook(); });
    bindEvent(*this, {QEvent::Hide}, [this] { m_play->setChecked(false); });
}

void CompareSteps::setWorlds(const QList<ComparedWorld *> &worlds)
{
    for (ComparedWorld *world : m_worlds) {
        if (!worlds.contains(world))
            world->disconnect(this);
    }
    m_worlds = worlds;
    choose(std::clamp(m_chosen, 0, std::max(0, static_cast<int>(worlds.size()) - 1)));
}

void CompareSteps::refreshLook()
{
    const Theme &theme = currentTheme();
    m_name->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    setSecondary(m_explanation, theme);
    setSecondary(m_count, theme);
    // Space for two lines, whatever the text, so that the map doesn't change its size between stages.
    m_explanation->setFixedHeight(2 * m_explanation->fontMetrics().lineSpacing());
    m_name->setFixedHeight(m_explanation->height());
}

void CompareSteps::setThingsShown(bool shown)
{
    m_map->setThingsShown(shown);
}

void CompareSteps::focusSlider()
{
    m_slider->setFocus();
}

void CompareSteps::retranslateUi()
{
    setActionTexts(*m_previous, tr("Previous stage"), tr("Previous stage"));
    setActionTexts(*m_play, tr("Play the stages"), tr("Play or pause the stages"));
    setActionTexts(*m_next, tr("Next stage"), tr("Next stage"));
    m_slider->setAccessibleName(tr("Generation stage"));
}

void CompareSteps::choose(int index)
{
    m_chosen = index;
    ComparedWorld *world = index < m_worlds.size() ? m_worlds[index] : nullptr;
    for (ComparedWorld *other : m_worlds)
        other->disconnect(this);
    QStringList letters;
    for (int i = 0; m_worlds.size() > 1 && i < m_worlds.size(); ++i)
        letters += worldLetter(i);
    m_header->setWorld(world);
    m_header->setLetter(worldLetter(index));
    m_header->setChoices(letters, index);
    m_map->setWorld(world);
    if (world != nullptr)
        connect(world, &ComparedWorld::made, this, &CompareSteps::takeWorld);
    takeWorld();
}

/// Other settings may have other stages: the last one stays the last, others keep their number.
void CompareSteps::takeWorld()
{
    const bool atLast = m_slider->value() == m_slider->maximum();
    const bool any = m_chosen < m_worlds.size() && m_worlds[m_chosen]->source() != nullptr;
    m_stages = any ? generationStages(m_worlds[m_chosen]->madeSpec()) : std::vector<GenerationStage>{};
    {
        const QSignalBlocker quiet(m_slider);
        m_slider->setRange(0, std::max(0, static_cast<int>(m_stages.size()) - 1));
        if (atLast)
            m_slider->setValue(m_slider->maximum());
    }
    showStage();
}

void CompareSteps::showStage()
{
    const auto number = static_cast<std::size_t>(m_slider->value());
    const bool any = number < m_stages.size();
    m_slider->setEnabled(any);
    m_play->setEnabled(any);
    m_previous->setEnabled(any && m_slider->value() > 0);
    m_next->setEnabled(any && m_slider->value() < m_slider->maximum());
    if (!any) {
        for (QLabel *text : {m_name, m_count, m_explanation})
            text->clear();
        m_maker.forget();
        return m_map->setStage(nullptr);
    }
    const WorldSpec &spec = m_worlds[m_chosen]->madeSpec();
    const bool last = number + 1 == m_stages.size(); // the final world
    if (last || m_stageOf != spec)
        m_map->setStage(nullptr);
    if (last)
        m_maker.forget();
    else
        m_maker.ask({spec, m_stages[number]});
    m_name->setText(stageName(m_stages[number]));
    m_explanation->setText(stageExplanation(m_stages[number], spec));
    m_count->setText(tr("%1 of %2").arg(number + 1).arg(m_stages.size()));
}

void CompareSteps::play(bool on)
{
    m_play->setIcon(namedIcon(on ? "pause" : "play"));
    if (!on)
        return m_runner.stop();
    if (m_slider->value() == m_slider->maximum())
        m_slider->setValue(0);
    m_runner.start();
}

void CompareSteps::advance()
{
    m_slider->setValue(m_slider->value() + 1);
    if (m_slider->value() == m_slider->maximum())
        m_play->setChecked(false);
}

} // namespace cave
