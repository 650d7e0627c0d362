// SPDX-License-Identifier: MIT
#include "editor/panels/sight/mind_panel.h"

#include "editor/panels/trees/tree_view.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QLabel>
#include <QToolButton>

namespace cave {

MindPanel::MindPanel(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("mindPanel"));
    makeParts();
    connect(m_step, &QToolButton::clicked, this, &MindPanel::stepRequested);
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { refreshLook(); });
}

void MindPanel::makeParts()
{
    m_title = plainLabel("mind.title", this);
    m_about = plainLabel("mind.about", this);
    m_tree = named("mind.tree", new TreeView(this));
    m_state = plainLabel("mind.state", this);
    m_step = named("mind.step", new QToolButton(this));
    m_step->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_reason = plainLabel("mind.reason", this);
    auto *foot = hbox(2 * kGrid, {m_step, {m_reason, 1}});
    vbox(*this, kGrid, evenMargins(2 * kGrid),
         {m_title, m_about, {m_tree, 1}, m_state, BoxPart::stretch(), foot});
}

void MindPanel::refreshLook()
{
    setPanelGround(this, currentTheme());
    inkLabels();
}

void MindPanel::inkLabels()
{
    setInk(m_title, currentTheme().text, currentTheme());
    m_title->setFont(fontOf(TextSize::Heading));
    setSecondary(m_about, currentTheme());
    setInk(m_state, currentTheme().text, currentTheme());
    setSecondary(m_reason, currentTheme());
}

void MindPanel::setThought(const std::optional<MonsterThought> &thought, const World &world)
{
    m_facts.reset();
    if (thought)
        m_facts.emplace(*thought, world);
    m_tree->setFacts(m_facts);
    showFacts();
}

void MindPanel::clear()
{
    m_facts.reset();
    m_tree->setFacts(std::nullopt);
    showFacts();
}

void MindPanel::setStepping(bool possible, const QString &why)
{
    m_canStep = possible;
    m_why = why;
    showStepping();
}

void MindPanel::setSteppingShown(bool shown)
{
    m_step->setVisible(shown);
    m_reason->setVisible(shown);
}

OverlayLayer MindPanel::layer() const
{
    OverlayLayer layer;
    if (!m_facts || !m_facts->thought.target)
        return layer;
    const MonsterThought &thought = m_facts->thought;
    if (thought.path.size() > 1) {
        layer.overlays.paths.push_back(thought.path);
        layer.legend.push_back({LegendEntry::Mark::Line, currentTheme().accent, tr("Path"), {}});
    }
    layer.overlays.marks.push_back({*thought.target, MapMark::Shape::Ring, currentTheme().accent});
    layer.legend.push_back({LegendEntry::Mark::Outline, currentTheme().accent, tr("Target"), {}});
    return layer;
}

void MindPanel::retranslate()
{
    m_step->setText(tr("Step one turn"));
    m_tree->retranslate();
    showFacts();
    showStepping();
}

void MindPanel::showFacts()
{
    const bool hasTree = m_facts && m_facts->thought.tree != nullptr;
    m_tree->setVisible(hasTree);
    m_state->setVisible(m_facts.has_value());
    if (!m_facts) {
        m_title->setText(tr("No monster selected"));
        m_about->setText(tr("Select a living monster on the map to see what it will do and why."));
        return;
    }
    m_title->setText(shownName(m_facts->kind()));
    m_about->setText(hasTree ? coreText(m_facts->thought.tree->description)
                             : tr("It has no decision tree, and does nothing."));
    QStringList lines{m_facts->agent ? bodyText(*m_facts) : energyText(*m_facts), aimText(*m_facts)};
    if (const QString idle = idlenessText(*m_facts); !idle.isEmpty())
        lines.prepend(idle);
    m_state->setText(lines.join(QLatin1Char('\n')));
}

void MindPanel::showStepping()
{
    m_step->setEnabled(m_canStep);
    m_reason->setText(m_canStep ? QString() : m_why);
    m_step->setToolTip(m_canStep ? tr("Advance one turn, as if the player waited") : m_why);
    m_step->setAccessibleDescription(m_step->toolTip());
}

} // namespace cave

#include "moc_mind_panel.cpp"
