// SPDX-License-Identifier: MIT
#include "editor/panels/regions/damage_panel.h"

#include "core/io/codec/region_sections.h"
#include "editor/panels/changes/document_survey.h"
#include "editor/panels/inline_question.h"
#include "editor/panels/regions/regions_model.h"
#include "editor/view/form/form.h"
#include "editor/view/map/overview.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QHeaderView>
#include <QLocale>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <utility>

namespace cave {
namespace {

/// Each section fills separate members.
void add(RegionChanges &all, RegionChanges part)
{
    const auto takeRows = [](RegionRows &rows, const RegionRows &more) {
        if (more != RegionRows{})
            rows = more;
    };
    const auto takeList = [](auto &list, auto &more) {
        if (!more.empty())
            list = std::move(more);
    };
    takeRows(all.explored, part.explored);
    takeRows(all.flipped, part.flipped);
    takeList(all.claimed, part.claimed);
    takeList(all.chests, part.chests);
    takeList(all.removedChests, part.removedChests);
    takeList(all.piles, part.piles);
    takeList(all.monsters, part.monsters);
    takeRows(all.flippedWater, part.flippedWater);
    takeRows(all.flippedTrees, part.flippedTrees);
    takeList(all.features, part.features);
}

constexpr int kPicture = 132; ///< logical pixels per side

/// A picture of a whole region, north up, `side` pixels per side. `changes`: the known ones; none for the
/// region as generated.
QImage pictureOf(const std::shared_ptr<const RegionSource> &source, RegionPos pos,
                 const RegionChanges *changes, int side, const Theme &theme)
{
    const int size = source->regionSize();
    WorldMap map(source);
    if (changes != nullptr)
        map.setChanges(pos, *changes);
    OverviewRequest request;
    request.source = map.viewSource();
    request.changes = map.changes();
    request.fog = changes != nullptr;
    request.centre = worldPos(pos, {size / 2, size / 2}, size);
    request.cellPixels = side / size + 1;
    // An odd number of cells has a centre cell; the surplus one is cut off.
    const int odd = size | 1;
    request.size = QSize(odd, odd) * request.cellPixels;
    request.showPlayer = false;
    const int extent = size * request.cellPixels;
    return renderOverview(request, theme)
        .copy(0, (odd - size) * request.cellPixels, extent, extent)
        .scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

QString joined(const std::vector<Message> &texts)
{
    QStringList list;
    for (const Message &text : texts)
        list.append(messageText(text));
    return list.join(QStringLiteral(", "));
}

/// Whether a notice is the problem of a row, and what was done about it.
bool isAbout(const Message &notice, const ListedRegion &row)
{
    return !notice.arguments().empty() && notice.arguments().front() == row.problem;
}

} // namespace

ReadableChanges readableChanges(const RawRegion &raw, const Content &content, int regionSize)
{
    ReadableChanges readable;
    const RegionCodec codec{content, raw.row.pos, regionSize};
    for (const PayloadSection &section : raw.sections) {
        const std::size_t size = kSectionHead + section.size;
        if (section.offset > raw.content.size() || size > raw.content.size() - section.offset) {
            readable.broken.push_back(section.name);
            continue;
        }
        Result<RegionChanges> part =
            codec.read(std::span(raw.content).subspan(section.offset, size), kLastTag);
        if (!part) {
            readable.broken.push_back(section.name);
            continue;
        }
        readable.read.push_back(located(section.name, section.summary));
        add(readable.changes, std::move(*part));
    }
    return readable;
}

DamagePanel::DamagePanel(QWidget *parent) : InspectorPanel("damagePanel", parent)
{
    setUpForm(m_ui, *body());
    m_question = new InlineQuestion(QStringLiteral("damage"), body());
    m_ui.column->insertWidget(m_ui.column->indexOf(m_ui.damage_failed), m_question);
    m_ui.damage_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_ui.damage_seedPicture->setFixedSize(kPicture, kPicture);
    m_ui.damage_filePicture->setFixedSize(kPicture, kPicture);
    m_ui.damage_bytes->setIcon(namedIcon(QLatin1String("details")));
    m_ui.damage_repair->setIcon(namedIcon(QLatin1String("repair")));
    connect(m_ui.damage_list, &QTreeWidget::currentItemChanged, this, &DamagePanel::showCurrent);
    connect(m_ui.damage_list, &QTreeWidget::itemActivated, this, [this] {
        if (const ListedRegion *row = current())
            emit areaChosen(areaOf(row->pos));
    });
    connect(m_ui.damage_bytes, &QPushButton::clicked, this, [this] {
        if (const ListedRegion *row = current())
            emit bytesRequested(row->pos, row->health == RegionHealth::Quarantined, row->level);
    });
    connect(m_ui.damage_repair, &QPushButton::clicked, this, &DamagePanel::ask);
    bindTexts(*this, [this] {
        m_ui.retranslateUi(body());
        refresh();
    });
    bindLook(*this, [this] {
        m_ui.damage_list->setFont(fontOf(TextSize::Small));
        m_ui.damage_list->header()->setFont(fontOf(TextSize::Small));
        refresh();
    });
    DamagePanel::documentReplaced();
}

void DamagePanel::documentReplaced()
{
    m_failure.clear();
    refresh();
}

void DamagePanel::documentChanged(const DocumentChange &change)
{
    const auto concerns = [&](const ListedRegion &row) { return change.regions.contains(row.pos); };
    if (change.everything || std::any_of(m_rows.begin(), m_rows.end(), concerns))
        refresh();
}

void DamagePanel::refresh()
{
    m_rows.clear();
    if (document() != nullptr) {
        m_rows = regionRows(*document(), {});
        std::erase_if(m_rows, [](const ListedRegion &row) { return !row.isBroken(); });
        setLayer(colouredRegions(m_rows, RegionColouring::Health, document()->world().map.regionSize(),
                                 document()->world().turn, currentTheme()));
    } else if (!layer().legend.isEmpty()) {
        setLayer({});
    }
    if (document() == nullptr)
        showEmpty(tr("Open a world to check it for damage."));
    else if (m_rows.empty() && document()->origin() != DocumentOrigin::File)
        showEmpty(tr("This world has no file, so nothing can be damaged."));
    else if (m_rows.empty())
        showEmpty(elsewhereText().isEmpty()
                      ? tr("No damage: all stored regions are readable.")
                      : tr("All stored regions are readable.") + QLatin1Char('\n') + elsewhereText());
    else
        showEmpty({});
    m_ui.damage_elsewhere->setText(elsewhereText());
    m_ui.damage_elsewhere->setVisible(!elsewhereText().isEmpty());
    fillList();
}

QString DamagePanel::elsewhereText() const
{
    if (document() == nullptr || document()->origin() != DocumentOrigin::File ||
        document()->notices().empty())
        return {};
    QStringList notices;
    for (const Message &notice : document()->notices()) {
        if (std::ranges::none_of(m_rows, [&](const ListedRegion &row) { return isAbout(notice, row); }))
            notices.append(messageText(notice));
    }
    if (notices.isEmpty())
        return {};
    return tr("Elsewhere in the file: %1.").arg(joinedClauses(notices));
}

void DamagePanel::fillList()
{
    const int before = std::max(0, m_ui.damage_list->indexOfTopLevelItem(m_ui.damage_list->currentItem()));
    {
        const QSignalBlocker quiet(m_ui.damage_list);
        m_ui.damage_list->clear();
        for (const ListedRegion &row : m_rows) {
            auto *item = new QTreeWidgetItem( // the list owns it
                m_ui.damage_list, {coordinatesText({row.pos.x, row.pos.y}), healthText(row.health),
                                   shownNumber(row.bytes.value_or(0))});
            item->setIcon(1, namedIcon(healthIcon(row.health)));
            item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
        }
        m_ui.damage_list->setCurrentItem(
            m_ui.damage_list->topLevelItem(std::min(before, static_cast<int>(m_rows.size()) - 1)));
    }
    showCurrent();
}

const ListedRegion *DamagePanel::current() const
{
    const int row = m_ui.damage_list->indexOfTopLevelItem(m_ui.damage_list->currentItem());
    return row < 0 ? nullptr : &m_rows[static_cast<std::size_t>(row)];
}

void DamagePanel::showCurrent()
{
    m_question->hide();
    m_ui.damage_seedPicture->setPixmap({});
    m_ui.damage_filePicture->setPixmap({});
    m_ui.damage_readable->clear();
    const ListedRegion *row = current();
    m_ui.damage_problem->setText(row == nullptr ? QString() : problemText(*row));
    m_ui.damage_failed->setText(m_failure);
    m_ui.damage_failed->setVisible(!m_failure.isEmpty());
    updateButtons();
    readCurrent();
}

/// With what was done about it, such as that the region was restored.
QString DamagePanel::problemText(const ListedRegion &row) const
{
    const std::vector<Message> &notices = document()->notices();
    const auto found =
        std::ranges::find_if(notices, [&](const Message &notice) { return isAbout(notice, row); });
    return messageText(found == notices.end() ? row.problem : *found);
}

void DamagePanel::updateButtons()
{
    const bool canEdit = document() != nullptr && document()->canEdit();
    m_ui.damage_bytes->setEnabled(current() != nullptr);
    m_ui.damage_repair->setEnabled(canEdit && current() != nullptr);
    m_ui.damage_reason->setText(canEdit ? QString() : tr("Read-only. Open this world in Edit to repair it."));
    m_ui.damage_reason->setVisible(!canEdit);
}

void DamagePanel::readCurrent()
{
    m_jobs.forgetAll();
    const ListedRegion *row = current();
    if (row == nullptr)
        return;
    const int side = static_cast<int>(kPicture * devicePixelRatioF());
    m_jobs.runLatest(
        [path = document()->path(), level = row->level, pos = row->pos,
         quarantined = row->health == RegionHealth::Quarantined, side, look = currentTheme(),
         source = document()->world().map.source(), content = document()->world().content] {
            Preview preview{readRawRegion(path, level, pos, quarantined), {}, {}, {}};
            if (preview.raw)
                preview.readable = readableChanges(*preview.raw, *content, source->regionSize());
            preview.ofSeed = pictureOf(source, pos, nullptr, side, look);
            preview.ofFile = pictureOf(source, pos, &preview.readable.changes, side, look);
            return preview;
        },
        [this](const Preview &preview) { take(preview); });
}

void DamagePanel::take(const Preview &preview)
{
    const auto show = [this](QLabel *label, const QImage &image) {
        QPixmap pixmap = QPixmap::fromImage(image);
        // A picture without data is as dark as the panel.
        QPainter frame(&pixmap);
        frame.setPen(currentTheme().line);
        frame.drawRect(pixmap.rect().adjusted(0, 0, -1, -1));
        frame.end();
        pixmap.setDevicePixelRatio(devicePixelRatioF());
        label->setPixmap(pixmap);
    };
    show(m_ui.damage_seedPicture, preview.ofSeed);
    show(m_ui.damage_filePicture, preview.ofFile);
    if (!preview.raw)
        return m_ui.damage_readable->setText(errorText(preview.raw.error()));
    QStringList lines;
    if (preview.readable.read.empty())
        lines.append(tr("Nothing is readable."));
    else
        lines.append(tr("Readable: %1.").arg(joined(preview.readable.read)));
    if (!preview.readable.broken.empty())
        lines.append(tr("Unreadable: %1.").arg(joined(preview.readable.broken)));
    m_ui.damage_readable->setText(lines.join(QLatin1Char(' ')));
}

void DamagePanel::ask()
{
    const ListedRegion *row = current();
    if (row == nullptr)
        return;
    m_question->ask(
        [pos = row->pos, bytes = pluralCount(row->bytes.value_or(0))] {
            return InlineQuestion::Texts{
                tr("Repair region %1? What can be read is kept, and the rest is as generated and unexplored. "
                   "The %Ln damaged bytes stay in the file, but are no longer reported.",
                   nullptr, bytes)
                    .arg(coordinatesText({pos.x, pos.y})),
                tr("Repair"), tr("Keep it")};
        },
        [this] { repair(); });
}

void DamagePanel::repair()
{
    const ListedRegion *row = current();
    if (row == nullptr || document() == nullptr)
        return;
    const RegionPos pos = row->pos; // the row may be gone afterwards
    m_failure.clear();
    const Result<void> done = document()->repair(pos);
    if (!done)
        m_failure = withReason(tr("The region was not repaired."), done.error());
    refresh();
}

} // namespace cave

#include "moc_damage_panel.cpp"
