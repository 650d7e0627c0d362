// SPDX-License-Identifier: MIT
#include "editor/panels/changes/changes_panel.h"

#include "editor/panels/changes/changes_model.h"
#include "editor/view/form/form.h"
#include "editor/view/map/overlay_stack.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QLocale>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace cave {
namespace {

constexpr float kChangeOpacity = 0.4F;

/// The runs of one kind in a region as a picture with one pixel per cell.
OverlayPicture picture(RegionPos pos, const std::vector<WorldChange> &changes, ChangeKind kind,
                       int regionSize, const ChangeLook &look)
{
    OverlayPicture made{worldPos(pos, {0, 0}, regionSize), 1,
                        QImage(regionSize, regionSize, QImage::Format_ARGB32_Premultiplied), look.hatched};
    made.pixels.fill(Qt::transparent);
    QColor colour = look.colour;
    colour.setAlphaF(kChangeOpacity);
    const QRgb pixel = qPremultiply(colour.rgba());
    for (const WorldChange &change : changes) {
        if (change.kind != kind)
            continue;
        const CellPos cell = cellOf(change.at, regionSize);
        auto *row = reinterpret_cast<QRgb *>(made.pixels.scanLine(regionSize - 1 - cell.y));
        for (int x = cell.x; x < std::min(regionSize, cell.x + change.cells); ++x)
            row[x] = pixel;
    }
    return made;
}

LegendEntry::Mark legendMark(const ChangeLook &look)
{
    if (look.cells)
        return look.hatched ? LegendEntry::Mark::Hatched : LegendEntry::Mark::Fill;
    if (look.shape == MapMark::Shape::Dot)
        return LegendEntry::Mark::Dot;
    return look.shape == MapMark::Shape::Cross ? LegendEntry::Mark::Cross : LegendEntry::Mark::Outline;
}

/// The changes of the visible kinds on the map: terrain as filled cells, things as marks. `regionSize` in
/// cells.
OverlayLayer changeLayer(const std::map<RegionPos, RegionSurvey> &surveyed, ChangeKinds shown, int regionSize,
                         const Theme &theme)
{
    OverlayLayer layer;
    for (std::size_t i = 0; i < kChangeKinds; ++i) {
        const auto kind = static_cast<ChangeKind>(i);
        const ChangeLook look = lookOf(kind, theme);
        bool any = false;
        for (const auto &[pos, survey] : surveyed) {
            if (!shown.test(i) || survey.counts.byKind[i] == 0)
                continue;
            any = true;
            if (look.cells) {
                layer.overlays.pictures.push_back(picture(pos, survey.changes, kind, regionSize, look));
                continue;
            }
            for (const WorldChange &change : survey.changes) {
                if (change.kind == kind)
                    layer.overlays.marks.push_back({change.at, look.shape, look.colour});
            }
        }
        if (any)
            layer.legend.append({legendMark(look), look.colour, changeText(kind), {}});
    }
    return layer;
}

/// Up to this number of regions are expanded at once.
constexpr int kOpened = 8;

/// The cells to revert in order to undo a change: its place, and the place in the seed.
void addCells(CellMask &cells, const WorldChange &change)
{
    cells.addRow(change.at, change.cells);
    if (change.home)
        cells.add(*change.home);
}

} // namespace

ChangesPanel::ChangesPanel(QWidget *parent) : InspectorPanel("changesPanel", parent)
{
    makeKinds(); // first in the order of Tab
    setUpForm(m_ui, *body());
    for (QCheckBox *kind : m_kinds)
        m_ui.kinds->addWidget(kind);
    m_ui.changes_list->setModel(&m_model);
    m_ui.changes_list->setIconSize({kChangeIcon, kChangeIcon});
    m_ui.changes_list->header()->setSectionResizeMode(ChangesModel::What, QHeaderView::Stretch);
    m_ui.changes_list->header()->setSectionResizeMode(ChangesModel::Where, QHeaderView::ResizeToContents);
    connect(&m_survey, &DocumentSurvey::surveyed, this, &ChangesPanel::refresh);
    connect(m_ui.changes_base, &QComboBox::currentIndexChanged, this,
            [this](int row) { m_survey.setSincePast(row == 1); });
    connect(m_ui.changes_list, &QTreeView::clicked, this, &ChangesPanel::flyTo);
    connect(m_ui.changes_list, &QTreeView::activated, this, &ChangesPanel::flyTo);
    connect(m_ui.changes_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ChangesPanel::updateButtons);
    connect(m_ui.changes_revertThis, &QPushButton::clicked, this,
            [this] { emit revertRequested(chosenChanges()); });
    connect(m_ui.changes_revertRegion, &QPushButton::clicked, this,
            [this] { emit revertRequested(chosenRegions()); });
    connect(m_ui.changes_revertSelection, &QPushButton::clicked, this, [this] {
        if (m_selection)
            emit revertRequested(CellMask(*m_selection));
    });
    ChangesPanel::retranslate();
    ChangesPanel::refreshLook();
    ChangesPanel::documentReplaced();
}

void ChangesPanel::makeKinds()
{
    for (std::size_t i = 0; i < kChangeKinds; ++i) {
        m_kinds[i] = new QCheckBox(body());
        // "changes.chest-claimed"
        QString name =
            QString::fromUtf8(changeName(static_cast<ChangeKind>(i)).data(),
                              static_cast<qsizetype>(changeName(static_cast<ChangeKind>(i)).size()));
        m_kinds[i]->setObjectName(QStringLiteral("changes.") +
                                  name.replace(QLatin1Char(' '), QLatin1Char('-')));
        m_kinds[i]->setChecked(true);
        m_kinds[i]->setIconSize({kChangeIcon, kChangeIcon});
        m_kinds[i]->hide();
        connect(m_kinds[i], &QCheckBox::toggled, this, &ChangesPanel::showKinds);
    }
}

void ChangesPanel::retranslate()
{
    m_ui.retranslateUi(body());
    refresh();
}

void ChangesPanel::refreshLook()
{
    InspectorPanel::refreshLook();
    m_model.refreshLook(devicePixelRatioF());
    for (std::size_t i = 0; i < kChangeKinds; ++i)
        m_kinds[i]->setIcon(
            changeIcon(static_cast<ChangeKind>(i), currentTheme(), kChangeIcon, devicePixelRatioF()));
    m_ui.changes_list->setFont(fontOf(TextSize::Small));
    m_ui.changes_list->header()->setFont(fontOf(TextSize::Small));
    m_ui.changes_list->viewport()->update();
    updateLayer();
}

void ChangesPanel::documentReplaced()
{
    m_selection.reset();
    m_survey.setDocument(document());
}

void ChangesPanel::documentChanged(const DocumentChange &change)
{
    m_survey.follow(change);
}

void ChangesPanel::setSelection(std::optional<CellMask> cells)
{
    m_selection = std::move(cells);
    if (m_selection && m_selection->empty())
        m_selection.reset();
    updateButtons();
}

void ChangesPanel::refresh()
{
    const bool busy = m_survey.pending() > 0;
    const bool nothing = std::all_of(m_survey.regions().begin(), m_survey.regions().end(),
                                     [](const auto &entry) { return entry.second.changes.empty(); });
    if (document() == nullptr)
        showEmpty(tr("Open a world to see its differences from the seed."));
    else if (nothing && !document()->showsPast())
        showEmpty(busy ? tr("Comparing the world with its seed…") : tr("No differences from the seed."));
    else
        showEmpty({});
    m_ui.changes_base->setVisible(document() != nullptr && document()->showsPast());
    reportTotals();
    showKinds();
}

void ChangesPanel::reportTotals()
{
    ChangeCounts all;
    for (const auto &[pos, survey] : m_survey.regions()) {
        for (std::size_t i = 0; i < kChangeKinds; ++i)
            all.byKind[i] += survey.counts.byKind[i];
        all.explored += survey.counts.explored;
    }
    const QLocale locale;
    for (std::size_t i = 0; i < kChangeKinds; ++i) {
        m_kinds[i]->setText(tr("%1: %2").arg(changeText(static_cast<ChangeKind>(i)),
                                             locale.toString(static_cast<qlonglong>(all.byKind[i]))));
        m_kinds[i]->setToolTip(tr("Show these on the map and in the list"));
        m_kinds[i]->setVisible(all.byKind[i] > 0);
    }
    const auto regions = static_cast<int>(m_survey.regions().size());
    QString summary = (regions == 1 ? tr("1 region") : tr("%n regions", nullptr, regions)) +
                      QStringLiteral(" · ") + tr("%Ln cells explored", nullptr, pluralCount(all.explored));
    if (m_survey.pending() > 0)
        summary +=
            QStringLiteral(" · ") + tr("comparing, %n left", nullptr, static_cast<int>(m_survey.pending()));
    if (m_survey.pending() == 0 && all == ChangeCounts())
        summary = m_survey.isSincePast() ? tr("Nothing has changed since this turn.")
                                         : tr("No differences from the seed.");
    m_ui.changes_summary->setText(summary);
}

ChangeKinds ChangesPanel::shownKinds() const
{
    ChangeKinds shown;
    for (std::size_t i = 0; i < kChangeKinds; ++i)
        shown.set(i, m_kinds[i]->isChecked());
    return shown;
}

/// Fills the list again. Expanded items and the current one are kept.
void ChangesPanel::showKinds()
{
    std::set<RegionPos> open;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (const QModelIndex region = m_model.index(row, 0); m_ui.changes_list->isExpanded(region))
            open.insert(m_model.regionAt(region));
    }
    const bool first = m_model.rowCount() == 0;
    std::optional<WorldChange> current;
    if (const WorldChange *change = m_model.changeAt(m_ui.changes_list->currentIndex()))
        current = *change;
    m_model.setChanges(m_survey.regions(), shownKinds());
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const QModelIndex region = m_model.index(row, 0);
        m_ui.changes_list->setExpanded(region,
                                       first ? row < kOpened : open.contains(m_model.regionAt(region)));
        for (int child = 0; current && child < m_model.rowCount(region); ++child) {
            const QModelIndex index = m_model.index(child, 0, region);
            if (*m_model.changeAt(index) == *current)
                m_ui.changes_list->setCurrentIndex(index);
        }
    }
    updateButtons();
    updateLayer();
}

void ChangesPanel::updateLayer()
{
    if (document() == nullptr || m_survey.regions().empty()) {
        if (!layer().legend.isEmpty())
            setLayer({});
        return;
    }
    setLayer(
        changeLayer(m_survey.regions(), shownKinds(), document()->world().map.regionSize(), currentTheme()));
}

void ChangesPanel::updateButtons()
{
    const bool canEdit = document() != nullptr && document()->canEdit();
    const bool chosen = m_ui.changes_list->selectionModel()->hasSelection();
    m_ui.changes_revertThis->setEnabled(canEdit && chosen);
    m_ui.changes_revertRegion->setEnabled(canEdit && chosen);
    m_ui.changes_revertSelection->setEnabled(canEdit && m_selection.has_value());
    QString reason;
    if (document() != nullptr && !canEdit)
        reason = document()->origin() == DocumentOrigin::File
                     ? tr("Read-only. Open this world in Edit to revert changes.")
                     : tr("Only a world in a world file can be edited.");
    else if (!chosen && !m_selection)
        reason = tr("Select changes in the list or cells on the map to revert them.");
    m_ui.changes_reason->setText(reason);
    m_ui.changes_reason->setVisible(!reason.isEmpty());
}

CellMask ChangesPanel::chosenChanges() const
{
    CellMask cells(document()->world().map.regionSize());
    for (const QModelIndex &index : m_ui.changes_list->selectionModel()->selectedRows()) {
        if (const WorldChange *change = m_model.changeAt(index)) {
            addCells(cells, *change);
            continue;
        }
        for (int row = 0; row < m_model.rowCount(index); ++row)
            addCells(cells, *m_model.changeAt(m_model.index(row, 0, index)));
    }
    return cells;
}

CellMask ChangesPanel::chosenRegions() const
{
    const int size = document()->world().map.regionSize();
    CellMask cells(size);
    for (const QModelIndex &index : m_ui.changes_list->selectionModel()->selectedRows()) {
        for (int y = 0; y < size; ++y)
            cells.addRow(worldPos(m_model.regionAt(index), {0, y}, size), size);
    }
    return cells;
}

void ChangesPanel::flyTo(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    if (const WorldChange *change = m_model.changeAt(index))
        emit placeChosen(change->at);
    else
        emit areaChosen(areaOf(m_model.regionAt(index)));
}

} // namespace cave

#include "moc_changes_panel.cpp"
