// SPDX-License-Identifier: MIT
#include "editor/panels/regions/regions_panel.h"

#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QHeaderView>
#include <QLocale>

#include <algorithm>

namespace cave {

RegionsPanel::RegionsPanel(QWidget *parent) : InspectorPanel("regionsPanel", parent)
{
    setUpForm(m_ui, *body());
    m_ui.regions_table->setModel(&m_order);
    m_ui.regions_table->sortByColumn(RegionsModel::Position, Qt::AscendingOrder);
    m_ui.regions_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (QToolButton *chip : {m_ui.regions_changed, m_ui.regions_explored, m_ui.regions_damaged})
        connect(chip, &QToolButton::toggled, this, &RegionsPanel::filter);
    connect(&m_survey, &DocumentSurvey::surveyed, this, &RegionsPanel::refresh);
    connect(m_ui.regions_colour, &QComboBox::currentIndexChanged, this, &RegionsPanel::recolour);
    connect(m_ui.regions_table, &QTreeView::activated, this, &RegionsPanel::flyTo);
    connect(m_ui.regions_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &now) {
                if (const ListedRegion *row = rowAt(now))
                    emit regionChosen(row->pos, row->health == RegionHealth::Quarantined);
            });
    RegionsPanel::retranslate();
    RegionsPanel::refreshLook();
    RegionsPanel::documentReplaced();
}

void RegionsPanel::retranslate()
{
    m_ui.retranslateUi(body());
    refresh();
}

void RegionsPanel::refreshLook()
{
    InspectorPanel::refreshLook();
    m_ui.regions_table->setFont(fontOf(TextSize::Small));
    m_ui.regions_table->header()->setFont(fontOf(TextSize::Small));
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
    const ListedRegion *current = rowAt(m_ui.regions_table->currentIndex());
    const std::optional<RegionPos> kept = current != nullptr ? std::optional(current->pos) : std::nullopt;
    m_model.setRows(regionRows(*document(), m_survey.regions()));
    if (kept && !m_ui.regions_table->currentIndex().isValid())
        selectRegion(*kept);
    const bool nothing = m_model.rows().empty();
    showEmpty(nothing ? tr("No explored or changed regions yet.") : QString());
    reportCount();
    recolour();
}

void RegionsPanel::filter()
{
    m_order.setWanted({m_ui.regions_changed->isChecked(), m_ui.regions_explored->isChecked(),
                       m_ui.regions_damaged->isChecked()});
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
    m_ui.regions_count->setText(shown);
}

void RegionsPanel::recolour()
{
    const bool isOff = document() == nullptr || m_ui.regions_colour->currentIndex() == 0;
    if (isOff && layer().legend.isEmpty())
        return;
    if (isOff) {
        setLayer({});
        return;
    }
    World &world = document()->world();
    setLayer(colouredRegions(m_model.rows(),
                             static_cast<RegionColouring>(m_ui.regions_colour->currentIndex()),
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
    m_ui.regions_table->setCurrentIndex(index);
}

} // namespace cave

#include "moc_regions_panel.cpp"
