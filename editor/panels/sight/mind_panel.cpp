// SPDX-License-Identifier: MIT
#include "editor/panels/sight/mind_panel.h"

#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

namespace cave {

MindPanel::MindPanel(QWidget *parent) : QWidget(parent)
{
    setUpForm(m_ui, *this);
    connect(m_ui.mind_step, &QToolButton::clicked, this, &MindPanel::stepRequested);
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        m_ui.mind_tree->retranslate();
        showFacts();
        showStepping();
    });
    bindLook(*this, [this] {
        setPanelGround(this, currentTheme());
        for (QLabel *label : {m_ui.mind_title, m_ui.mind_state})
            setInk(label, currentTheme().text, currentTheme());
        m_ui.mind_title->setFont(fontOf(TextSize::Heading));
    });
}

void MindPanel::setThought(const std::optional<MonsterThought> &thought, const World &world)
{
    m_facts.reset();
    if (thought)
        m_facts.emplace(*thought, world);
    m_ui.mind_tree->setFacts(m_facts);
    showFacts();
}

void MindPanel::clear()
{
    m_facts.reset();
    m_ui.mind_tree->setFacts(std::nullopt);
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
    m_ui.mind_step->setVisible(shown);
    m_ui.mind_reason->setVisible(shown);
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

void MindPanel::showFacts()
{
    const bool hasTree = m_facts && m_facts->thought.tree != nullptr;
    m_ui.mind_tree->setVisible(hasTree);
    m_ui.mind_state->setVisible(m_facts.has_value());
    if (!m_facts) {
        m_ui.mind_title->setText(tr("No monster selected"));
        m_ui.mind_about->setText(tr("Select a living monster on the map to see what it will do and why."));
        return;
    }
    m_ui.mind_title->setText(shownName(m_facts->kind()));
    m_ui.mind_about->setText(hasTree ? coreText(m_facts->thought.tree->description)
                                     : tr("It has no decision tree, and does nothing."));
    QStringList lines{m_facts->agent ? bodyText(*m_facts) : energyText(*m_facts), aimText(*m_facts)};
    if (const QString idle = idlenessText(*m_facts); !idle.isEmpty())
        lines.prepend(idle);
    m_ui.mind_state->setText(lines.join(QLatin1Char('\n')));
}

void MindPanel::showStepping()
{
    m_ui.mind_step->setEnabled(m_canStep);
    m_ui.mind_reason->setText(m_canStep ? QString() : m_why);
    m_ui.mind_step->setToolTip(m_canStep ? tr("Advance one turn, as if the player waited") : m_why);
    m_ui.mind_step->setAccessibleDescription(m_ui.mind_step->toolTip());
}

} // namespace cave

#include "moc_mind_panel.cpp"
