// SPDX-License-Identifier: MIT
#include "editor/panels/trees/tree_preview.h"

#include "editor/view/form/form.h"
#include "editor/view/map/map_input.h"
#include "editor/view/map/map_tool.h"
#include "editor/view/map/world_scene.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QLocale>
#include <QSignalBlocker>

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
    setUpForm(m_ui, *this);
    m_ui.trees_room->terrain()->setFog(false);
    m_ui.trees_room->terrain()->setDaylight(true);
    m_ui.trees_room->input()->setTool(m_hand.get());
    m_ui.trees_step->setIcon(namedIcon("step-on"));
    m_ui.trees_slow->setIcon(namedIcon("real-time"));
    m_ui.trees_walk->setIcon(namedIcon("steps"));
    m_ui.trees_restart->setIcon(namedIcon("reset"));
    m_ui.trees_health->setMaximum(TreeTrial::kFullHealth);
    connect(m_ui.trees_play, &QToolButton::toggled, this, [this] {
        runClock();
        retranslate();
    });
    connect(m_ui.trees_step, &QToolButton::clicked, this, &TreePreview::step);
    connect(m_ui.trees_walk, &QToolButton::toggled, this, [this](bool on) {
        if (m_trial)
            m_trial->setWalking(on);
    });
    connect(m_ui.trees_restart, &QToolButton::clicked, this, [this] {
        if (!m_trial)
            return;
        m_trial->restart();
        m_trial->setWalking(m_ui.trees_walk->isChecked());
        showState();
    });
    connect(m_ui.trees_health, &QSlider::valueChanged, this, [this](int points) {
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
    m_beat.setTimerType(Qt::PreciseTimer);
    m_beat.setInterval(kBeat);
    bindTexts(*this, [this] { retranslate(); });
    begin({});
    bindLook(*this, [this] {
        setSecondary(m_ui.trees_previewNote, currentTheme());
        setSecondary(m_ui.healthText, currentTheme());
    });
    bindEvent(*this, {QEvent::Show, QEvent::Hide}, [this] { runClock(); });
    bindEvent(*this, {QEvent::Resize}, [this] {
        if (m_trial)
            m_ui.trees_room->fit(m_trial->area());
    });
}

TreePreview::~TreePreview()
{
    m_ui.trees_room->input()->setTool(nullptr);
}

void TreePreview::begin(const DecisionTree &tree)
{
    Result<TreeTrial> trial = TreeTrial::begin(tree);
    if (!trial) {
        m_ui.trees_previewNote->setText(errorText(trial.error()));
        return;
    }
    m_trial.emplace(*std::move(trial));
    m_ui.trees_room->setSource(m_trial->world().map.source());
    m_ui.trees_room->setBounds(m_trial->area());
    m_ui.trees_room->fit(m_trial->area());
    showState();
}

void TreePreview::setTree(const DecisionTree &tree)
{
    if (!m_trial || m_trial->tree() == tree)
        return;
    m_trial->setTree(tree);
    showState();
}

void TreePreview::setPlaying(bool on)
{
    m_ui.trees_play->setChecked(on);
}

void TreePreview::passTime(double seconds)
{
    if (!m_trial)
        return;
    m_trial->pass(m_ui.trees_slow->isChecked() ? seconds * kSlowness : seconds);
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
    m_ui.trees_room->figures()->showAction(sceneOf(m_trial->world()), ActionMotion::AtOnce);
    showHealth();
    emit thoughtChanged();
}

void TreePreview::showHealth()
{
    const int points = m_trial->health();
    if (!m_ui.trees_health->isSliderDown() && m_ui.trees_health->value() != points) {
        const QSignalBlocker blocker(m_ui.trees_health); // a program update, not user input
        m_ui.trees_health->setValue(points);
    }
    m_ui.healthText->setText(tr("%1 of %2").arg(points).arg(TreeTrial::kFullHealth));
}

void TreePreview::runClock()
{
    const bool runs = m_ui.trees_play->isChecked() && isVisible();
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
    m_ui.retranslateUi(this);
    const bool plays = m_ui.trees_play->isChecked();
    m_ui.trees_play->setIcon(namedIcon(plays ? QStringLiteral("pause") : QStringLiteral("play")));
    m_ui.trees_play->setToolTip(plays ? tr("Pause") : tr("Run"));
    m_ui.trees_play->setAccessibleName(m_ui.trees_play->toolTip());
    if (m_trial)
        showHealth();
    if (m_trial || m_ui.trees_previewNote->text().isEmpty())
        m_ui.trees_previewNote->setText(tr("Drag the player and watch what the monster decides."));
}

} // namespace cave

#include "moc_tree_preview.cpp"
