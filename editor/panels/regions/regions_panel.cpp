// SPDX-License-Identifier: MIT
#include "editor/panels/regions/regions_panel.h"

#include "editor/view/form/named.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace cave {

RegionsPanel::RegionsPanel(QWidget *parent) : InspectorPanel("regionsPanel", parent)
{
    makeParts();
    connectParts();
    RegionsPanel::retranslate();
    RegionsPanel::refreshLook();
    RegionsPanel::documentReplaced();
}

void RegionsPanel::makeParts()
{
    auto *chips = new QHBoxLayout;
    chips->setSpacing(kGrid);
    static constexpr std::array kNames{"regions.changed", "regions.explored", "regions.damaged"};
    for (std::size_t i = 0; i < m_wanted.size(); ++i) {
        m_wanted[i] = new QToolButton(body());
        m_wanted[i]->setObjectName(QLatin1String(kNames[i]));
        m_wanted[i]->setCheckable(true);
        chips->addWidget(m_wanted[i]);
    }
    chips->addStretch(1);
    m_table = named("regions.table", new QTreeView(body()));
    m_table->setModel(&m_order);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(RegionsModel::Position, Qt::AscendingOrder);
    m_table->setIconSize({14, 14});
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setStretchLastSection(true);
    m_count = makeNote("regions.count");
    m_colourName = makeLabel("regions.colourName");
    m_colour = named("regions.colour", new QComboBox(body()));
    m_colourName->setBuddy(m_colour);
    column().addLayout(chips);
    column().addWidget(m_table, 1);
    column().addWidget(m_count);
    column().addWidget(m_colourName);
    column().addWidget(m_colour);
}

void RegionsPanel::connectParts()
{
    for (QToolButton *chip : m_wanted)
        connect(chip, &QToolButton::toggled, this, &RegionsPanel::filter);
    connect(&m_survey, &DocumentSurvey::surveyed, this, &RegionsPanel::refresh);
    connect(m_colour, &QComboBox::currentIndexChanged, this, &RegionsPanel::recolour);
    connect(m_table, &QTreeView::activated, this, &RegionsPanel::flyTo);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &now) {
                if (const ListedRegion *row = rowAt(now))
                    emit regionChosen(row->pos, row->health == RegionHealth::Quarantined);
            });
}

void RegionsPanel::retranslate()
{
    m_wanted[0]->setText(tr("Changed"));
    m_wanted[0]->setToolTip(tr("Show regions that differ from the seed"));
    m_wanted[1]->setText(tr("Explored"));
    m_wanted[1]->setToolTip(tr("Show explored regions"));
    m_wanted[2]->setText(tr("Damaged"));
    m_wanted[2]->setToolTip(tr("Show damaged and quarantined regions"));
    m_table->setAccessibleName(tr("Regions"));
    m_colourName->setText(tr("Colour the map by"));
    const int colouring = std::max(0, m_colour->currentIndex());
    const QSignalBlocker quiet(m_colour);
    m_colour->clear();
    m_colour->addItems(
        {tr("Nothing"), tr("Share explored"), tr("Kind of change"), tr("Age"), tr("Size"), tr("Damage")});
    m_colour->setCurrentIndex(colouring);
    refresh();
}

void RegionsPanel::refreshLook()
{
    InspectorPanel::refreshLook();
    m_table->setFont(fontOf(TextSize::Small));
    m_table->header()->setFont(fontOf(TextSize::Small));
    recolour();
}

void RegionsPanel::documentReplaced()
{
    m_survey.setDocument(document());
}

void RegionsPanel::documentChanged(const DocumentChange &change)
{
    m_survey.follow(change);
}

void RegionsPanel::refresh()
{
    if (document() == nullptr) {
        m_model.setRows({});
        showEmpty(tr("Open a world to see its stored regions."));
        recolour();
        return;
    }
    const ListedRegion *current = rowAt(m_table->currentIndex());
    const std::optional<RegionPos> kept = current != nullptr ? std::optional(current->pos) : std::nullopt;
    m_model.setRows(regionRows(*document(), m_survey.regions()));
    if (kept && !m_table->currentIndex().isValid())
        selectRegion(*kept);
    const bool nothing = m_model.rows().empty();
    showEmpty(nothing ? tr("No explored or changed regions yet.") : QString());
    reportCount();
    recolour();
}

void RegionsPanel::filter()
{
    m_order.setWanted({m_wanted[0]->isChecked(), m_wanted[1]->isChecked(), m_wanted[2]->isChecked()});
    reportCount();
}

void RegionsPanel::reportCount()
{
    const QLocale locale;
    QString shown =
        (m_model.rowCount() == 1 ? tr("%1 of 1 region") : tr("%1 of %n regions", nullptr, m_model.rowCount()))
            .arg(locale.toString(m_order.rowCount()));
    if (m_survey.pending() > 0)
        shown +=
            QStringLiteral(" · ") + tr("comparing, %n left", nullptr, static_cast<int>(m_survey.pending()));
    m_count->setText(shown);
}

void RegionsPanel::recolour()
{
    const bool isOff = document() == nullptr || m_colour->currentIndex() == 0;
    if (isOff && layer().legend.isEmpty())
        return;
    if (isOff) {
        setLayer({});
        return;
    }
    World &world = document()->world();
    setLayer(colouredRegions(m_model.rows(), static_cast<RegionColouring>(m_colour->currentIndex()),
                             world.map.regionSize(), world.turn, currentTheme()));
}

const ListedRegion *RegionsPanel::rowAt(const QModelIndex &index) const
{
    const QModelIndex source = m_order.mapToSource(index);
    return source.isValid() ? &m_model.row(source.row()) : nullptr;
}

void RegionsPanel::flyTo(const QModelIndex &index)
{
    if (const ListedRegion *row = rowAt(index))
        emit areaChosen(areaOf(row->pos));
}

void RegionsPanel::selectRegion(RegionPos pos)
{
    const std::vector<ListedRegion> &rows = m_model.rows();
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const ListedRegion &row) { return row.pos == pos; });
    if (found == rows.end())
        return;
    const QModelIndex index = m_order.mapFromSource(m_model.index(static_cast<int>(found - rows.begin()), 0));
    m_table->setCurrentIndex(index);
}

} // namespace cave

#include "moc_regions_panel.cpp"
