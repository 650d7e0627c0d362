// SPDX-License-Identifier: MIT
// What the sight panel is made of, and what it is called.
#include "core/sight/field_of_view.h"
#include "editor/panels/sight/sight_panel.h"
#include "editor/panels/sight/sight_texts.h"
#include "editor/view/form/named.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/number_unit.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace cave {
namespace {

QComboBox *makeList(QBoxLayout &row, const char *name)
{
    auto *list = new QComboBox;
    list->setObjectName(QLatin1String(name));
    list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list->setMinimumContentsLength(8);
    row.addWidget(list, 1);
    return list;
}

QHBoxLayout *makeRow(QVBoxLayout &column)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(kGrid);
    column.addLayout(row);
    return row;
}

void fill(QComboBox *list, const QStringList &texts)
{
    const QSignalBlocker quiet(list);
    const int current = std::max(0, list->currentIndex());
    list->clear();
    list->addItems(texts);
    list->setCurrentIndex(current);
}

/// Sets name and description of a control.
void name(QWidget *widget, const QString &name, const QString &tip)
{
    widget->setAccessibleName(name);
    widget->setToolTip(tip);
}

} // namespace

void SightPanel::makeParts()
{
    setObjectName(QStringLiteral("sightPanel"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *body = new QWidget;
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    column->setSpacing(kGrid);
    m_notice = makeNote(*column, "sight.notice");
    m_notice->hide();
    makeFightParts(*column);
    makeMonsterParts(*column);
    makeProbeParts(*column);
    makeViewParts(*column);
    makeThreatParts(*column);
    column->addStretch(1);
    setWidget(body);
}

QLabel *SightPanel::makeHeading(QVBoxLayout &column)
{
    if (column.count() > 1)
        column.addSpacing(2 * kGrid);
    auto *heading = new QLabel;
    heading->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    column.addWidget(heading);
    return heading;
}

QLabel *SightPanel::makeNote(QVBoxLayout &column, const char *name)
{
    auto *note = new QLabel;
    note->setObjectName(QLatin1String(name));
    note->setWordWrap(true);
    note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column.addWidget(note);
    return note;
}

QToolButton *SightPanel::makeTool(const char *name, MapTool &tool)
{
    auto *button = new QToolButton;
    button->setObjectName(QLatin1String(name));
    button->setCheckable(true);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(button, &QToolButton::toggled, this, [this, button, &tool](bool on) { use(button, tool, on); });
    return button;
}

void SightPanel::makeMonsterParts(QVBoxLayout &column)
{
    m_monsterHeading = makeHeading(column);
    QHBoxLayout *row = makeRow(column);
    m_monsters = makeList(*row, "sight.monsters");
    m_disc = makeList(*row, "sight.disc");
    m_marks = named("sight.marks", new QCheckBox);
    column.addWidget(m_marks);
    m_monsterNote = makeNote(column, "sight.monsters.note");
}

/// Visible only after a fight.
void SightPanel::makeFightParts(QVBoxLayout &column)
{
    m_fightHeading = makeHeading(column);
    m_fightNote = makeNote(column, "sight.fight");
    m_fightDrawn = named("sight.fight.drawn", new QCheckBox);
    m_fightDrawn->setChecked(true);
    column.addWidget(m_fightDrawn);
}

void SightPanel::makeProbeParts(QVBoxLayout &column)
{
    m_probeHeading = makeHeading(column);
    m_probeButton = makeTool("sight.probe", m_probeTool);
    column.addWidget(m_probeButton, 0, Qt::AlignLeft);
    m_probeNote = makeNote(column, "sight.probe.result");
}

void SightPanel::makeViewParts(QVBoxLayout &column)
{
    m_viewHeading = makeHeading(column);
    QHBoxLayout *methods = makeRow(column);
    m_method = makeList(*methods, "sight.view");
    m_against = makeList(*methods, "sight.view.against");
    QHBoxLayout *place = makeRow(column);
    m_radius = named("sight.view.radius", new QSpinBox);
    m_radius->setRange(1, kMaxViewRadius);
    m_viewButton = makeTool("sight.view.pick", m_viewTool);
    m_playerButton = named("sight.view.player", new QToolButton);
    m_playerButton->setToolButtonStyle(Qt::ToolButtonTextOnly);
    place->addWidget(m_radius, 1);
    place->addWidget(m_viewButton);
    place->addWidget(m_playerButton);
    m_viewNote = makeNote(column, "sight.view.note");
}

void SightPanel::makeThreatParts(QVBoxLayout &column)
{
    m_threatHeading = makeHeading(column);
    m_threats = named("sight.threats", new QCheckBox);
    column.addWidget(m_threats);
    m_routeButton = makeTool("sight.route", m_routeTool);
    column.addWidget(m_routeButton, 0, Qt::AlignLeft);
    m_threatNote = makeNote(column, "sight.threats.note");
}

void SightPanel::fillLists()
{
    fill(m_monsters, {tr("No monster"), tr("Selected ones"), tr("All in view")});
    fill(m_disc, {tr("The world's"), discRuleName(DiscRule::Exact), discRuleName(DiscRule::Original),
                  discRuleName(DiscRule::Wide), tr("Compare all")});
    fill(m_method, {tr("No view"), viewMethodName(ViewMethod::Shadowcasting),
                    viewMethodName(ViewMethod::Lines), viewMethodName(ViewMethod::Permissive)});
    fill(m_against, {tr("Not compared"), viewMethodName(ViewMethod::Shadowcasting),
                     viewMethodName(ViewMethod::Lines), viewMethodName(ViewMethod::Permissive)});
}

void SightPanel::retranslate()
{
    fillLists();
    retranslateMonsters();
    retranslateTools();
    refresh();
}

void SightPanel::retranslateMonsters()
{
    m_fightDrawn->setText(tr("&Draw it on the map"));
    name(m_fightDrawn, tr("Draw the fight on the map"),
         tr("Draws the area of the monster that you fought and the line between you, as they were at that "
            "time"));
    m_monsterHeading->setText(tr("What monsters see"));
    name(m_monsters, tr("Monsters"), tr("Whose area of effect is drawn"));
    name(m_disc, tr("Rule of the area"),
         tr("The rule for the area; comparing marks the cells where the three differ"));
    m_marks->setText(tr("&Mark one-sided sight"));
    name(m_marks, tr("Mark one-sided sight"),
         tr("Cells where a monster notices you unseen, and where you see it unnoticed"));
    m_viewHeading->setText(tr("Visible area"));
    name(m_method, tr("Algorithm"), tr("Field-of-view algorithm"));
    name(m_against, tr("Compared algorithm"), tr("Second algorithm; differing cells are marked"));
    setUnit(*m_radius, NumberUnit::Cells);
    name(m_radius, tr("Radius"), tr("View radius, in cells"));
}

void SightPanel::retranslateTools()
{
    m_probeHeading->setText(tr("Why probe"));
    m_probeButton->setText(tr("Pick two &cells"));
    name(m_probeButton, tr("Why probe"),
         tr("Drag on the map from one cell to another, or press Space at each, to see why they do or don't "
            "see each other"));
    m_viewButton->setText(tr("From a c&ell"));
    name(m_viewButton, tr("Look from a cell"), tr("Click the cell to look from"));
    m_playerButton->setText(tr("Pla&yer"));
    name(m_playerButton, tr("Look from the player"), tr("Look from the player's position"));
    m_threatHeading->setText(tr("Danger"));
    m_threats->setText(tr("Threat map of the view"));
    name(m_threats, tr("Threat map"), tr("Colours each cell by how many monsters see it"));
    m_routeButton->setText(tr("&Safest route"));
    name(m_routeButton, tr("Safest route"),
         tr("Pick two cells: the route seen by the fewest monsters, and the fastest one"));
}

} // namespace cave
