// SPDX-License-Identifier: MIT
#include "editor/panels/trees/tree_preview.h"

#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/map/map_input.h"
#include "editor/view/map/map_tool.h"
#include "editor/view/map/map_view.h"
#include "editor/view/map/world_scene.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/error_texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace cave {
namespace {

constexpr int kBeat = 16;            // milliseconds
constexpr int kTrialStepsAtOnce = 8; // an eighth of a second
constexpr double kSlowness = 0.25;
constexpr double kNanoseconds = 1e9;

} // namespace

/// Moves the player to where the mouse, or the keyboard cursor, is pressed or dragged.
class TreePreview::Hand : public MapTool {
public:
    explicit Hand(TreePreview &preview) : m_preview(preview) {}

    void press(const Pointer &at) override { put(at.cell); }
    void drag(const Pointer &at) override { put(at.cell); }
    [[nodiscard]] Qt::CursorShape cursor() const override { return Qt::OpenHandCursor; }

private:
    void put(WorldPos cell)
    {
        if (m_preview.m_trial && m_preview.m_trial->putPlayer(cell))
            m_preview.showState();
    }

    TreePreview &m_preview;
};

TreePreview::TreePreview(QWidget *parent) : QWidget(parent), m_hand(std::make_unique<Hand>(*this))
{
    setObjectName(QStringLiteral("trees.preview"));
    makeParts();
    connectParts();
    m_beat.setTimerType(Qt::PreciseTimer);
    m_beat.setInterval(kBeat);
    bindTexts(*this, [this] { retranslate(); });
    begin({});
    bindLook(*this, [this] { refreshLook(); });
}

TreePreview::~TreePreview()
{
    m_map->input()->setTool(nullptr);
}

QToolButton *TreePreview::makeButton(const char *id, const char *icon, bool checkable)
{
    auto *button = new QToolButton;
    button->setObjectName(QLatin1String(id));
    button->setIcon(namedIcon(QLatin1String(icon)));
    button->setCheckable(checkable);
    button->setAutoRaise(true);
    return button;
}

void TreePreview::makeParts()
{
    m_map = named("trees.room", new MapView);
    m_map->terrain()->setFog(false);
    m_map->terrain()->setDaylight(true);
    m_map->input()->setTool(m_hand.get());
    m_play = makeButton("trees.play", "play", true);
    m_step = makeButton("trees.step", "step-on", false);
    m_slow = makeButton("trees.slow", "real-time", true);
    m_walk = makeButton("trees.walk", "steps", true);
    m_restart = makeButton("trees.restart", "reset", false);
    m_walk->setChecked(true);
    m_healthName = new QLabel;
    m_health = named("trees.health", new QSlider(Qt::Horizontal));
    m_health->setRange(1, TreeTrial::kFullHealth);
    m_healthName->setBuddy(m_health);
    m_healthText = new QLabel;
    m_note = named("trees.previewNote", new QLabel);
    m_note->setWordWrap(true);

    auto *buttons = new QHBoxLayout;
    for (QToolButton *button : {m_play, m_step, m_slow, m_walk, m_restart})
        buttons->addWidget(button);
    buttons->addStretch();
    auto *health = hbox(kStyleSpacing, {m_healthName, {m_health, 1}, m_healthText});
    vbox(*this, kGrid, evenMargins(2 * kGrid), {buttons, {m_map, 1}, health, m_note});
}

void TreePreview::connectParts()
{
    connect(m_play, &QToolButton::toggled, this, [this] {
        runClock();
        retranslate();
    });
    connect(m_step, &QToolButton::clicked, this, &TreePreview::step);
    connect(m_walk, &QToolButton::toggled, this, [this](bool on) {
        if (m_trial)
            m_trial->setWalking(on);
    });
    connect(m_restart, &QToolButton::clicked, this, [this] {
        if (!m_trial)
            return;
        m_trial->restart();
        m_trial->setWalking(m_walk->isChecked());
        showState();
    });
    connect(m_health, &QSlider::valueChanged, this, [this](int points) {
        if (!m_trial)
            return;
        m_trial->setHealth(points);
        showState();
    });
    connect(&m_beat, &QTimer::timeout, this, [this] {
        const double seconds = static_cast<double>(m_since.nsecsElapsed()) / kNanoseconds;
        m_since.restart();
        passTime(seconds);
    });
}

void TreePreview::refreshLook()
{
    setSecondary(m_note, currentTheme());
    setSecondary(m_healthText, currentTheme());
}

void TreePreview::begin(const DecisionTree &tree)
{
    Result<TreeTrial> trial = TreeTrial::begin(tree);
    if (!trial) {
        m_note->setText(errorText(trial.error()));
        return;
    }
    m_trial.emplace(*std::move(trial));
    m_map->setSource(m_trial->world().map.source());
    m_map->setBounds(m_trial->area());
    m_map->fit(m_trial->area());
    showState();
}

void TreePreview::setTree(const DecisionTree &tree)
{
    if (!m_trial || m_trial->tree() == tree)
        return;
    m_trial->setTree(tree);
    showState();
}

bool TreePreview::isPlaying() const
{
    return m_play->isChecked();
}

void TreePreview::setPlaying(bool on)
{
    m_play->setChecked(on);
}

void TreePreview::passTime(double seconds)
{
    if (!m_trial)
        return;
    m_trial->pass(m_slow->isChecked() ? seconds * kSlowness : seconds);
    showState();
}

std::optional<ThoughtFacts> TreePreview::facts()
{
    if (!m_trial)
        return std::nullopt;
    std::optional<MonsterThought> thought = m_trial->thought();
    return thought ? std::optional<ThoughtFacts>(std::in_place, *std::move(thought), m_trial->world())
                   : std::nullopt;
}

/// Stepping is for watching each step.
void TreePreview::step()
{
    setPlaying(false);
    if (!m_trial)
        return;
    m_trial->passSteps(kTrialStepsAtOnce);
    showState();
}

void TreePreview::showState()
{
    m_map->figures()->showAction(sceneOf(m_trial->world()), ActionMotion::AtOnce);
    showHealth();
    emit thoughtChanged();
}

void TreePreview::showHealth()
{
    const int points = m_trial->health();
    if (!m_health->isSliderDown() && m_health->value() != points) {
        const QSignalBlocker blocker(m_health); // a program update, not user input
        m_health->setValue(points);
    }
    m_healthText->setText(tr("%1 of %2").arg(points).arg(TreeTrial::kFullHealth));
}

void TreePreview::runClock()
{
    const bool runs = m_play->isChecked() && isVisible();
    if (runs == m_beat.isActive())
        return;
    if (runs) {
        m_since.start();
        m_beat.start();
    } else {
        m_beat.stop();
    }
}

void TreePreview::retranslate()
{
    const auto name = [](QToolButton *button, const QString &text) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    const bool plays = m_play->isChecked();
    m_play->setIcon(namedIcon(plays ? QStringLiteral("pause") : QStringLiteral("play")));
    name(m_play, plays ? tr("Pause") : tr("Run"));
    name(m_step, tr("Advance 1/8 second"));
    name(m_slow, tr("Quarter speed"));
    name(m_walk, tr("Move the player back and forth"));
    name(m_restart, tr("Restart"));
    m_healthName->setText(tr("&Health"));
    m_health->setToolTip(tr("Health of the monster, in points"));
    if (m_trial || m_note->text().isEmpty())
        m_note->setText(tr("Drag the player and watch what the monster decides."));
}

void TreePreview::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    runClock();
}

void TreePreview::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    runClock();
}

void TreePreview::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_trial)
        m_map->fit(m_trial->area());
}

} // namespace cave

#include "moc_tree_preview.cpp"
