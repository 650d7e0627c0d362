// SPDX-License-Identifier: MIT
#include "editor/panels/regions/damage_panel.h"

#include "editor/panels/changes/document_survey.h"
#include "editor/panels/inline_question.h"
#include "editor/panels/regions/region_colouring.h"
#include "editor/panels/regions/regions_model.h"
#include "editor/view/form/named.h"
#include "editor/view/map/overview.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/core_text.h"
#include "editor/view/texts/error_texts.h"
#include "editor/view/texts/numbers.h"
#include "editor/view/texts/place_texts.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace cave {
namespace {

constexpr int kPicture = 132; ///< logical pixels per side
constexpr int kLowestList = 84;

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

QString joined(const std::vector<std::string> &texts)
{
    QStringList list;
    for (const std::string &text : texts)
        list.append(QString::fromStdString(text));
    return list.join(QStringLiteral(", "));
}

} // namespace

DamagePanel::DamagePanel(QWidget *parent) : InspectorPanel("damagePanel", parent)
{
    makeParts();
    connectParts();
    DamagePanel::retranslate();
    DamagePanel::refreshLook();
    DamagePanel::documentReplaced();
}

void DamagePanel::makeParts()
{
    m_list = named("damage.list", new QTreeWidget(body()));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setColumnCount(3);
    m_list->setMinimumHeight(kLowestList);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_elsewhere = makeWarning("damage.elsewhere");
    m_problem = makeWarning("damage.problem");
    m_readable = makeNote("damage.readable");
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(kGrid);
    const auto button = [&](const char *name, const char *icon) {
        auto *made = new QPushButton(body());
        made->setObjectName(QLatin1String(name));
        made->setIcon(namedIcon(QLatin1String(icon)));
        made->setAutoDefault(false);
        buttons->addWidget(made);
        return made;
    };
    m_bytes = button("damage.bytes", "details");
    m_repair = button("damage.repair", "repair");
    m_reason = makeNote("damage.reason");
    m_failed = makeWarning("damage.failed");
    column().addWidget(m_elsewhere);
    column().addWidget(m_list, 1);
    column().addWidget(m_problem);
    column().addWidget(makePreview());
    column().addWidget(m_readable);
    column().addLayout(buttons);
    column().addWidget(m_reason);
    m_question = new InlineQuestion(QStringLiteral("damage"), body());
    column().addWidget(m_question);
    column().addWidget(m_failed);
}

QWidget *DamagePanel::makePreview()
{
    auto *preview = new QWidget(body());
    auto *grid = new QGridLayout(preview);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(2 * kGrid);
    grid->setVerticalSpacing(kGrid);
    const auto picture = [&](const char *name, int at) {
        auto *made = new QLabel(preview);
        made->setObjectName(QLatin1String(name));
        made->setFixedSize(kPicture, kPicture);
        made->setAlignment(Qt::AlignCenter);
        grid->addWidget(made, 1, at);
        return made;
    };
    m_seedName = makeNote("damage.seedName");
    m_fileName = makeNote("damage.fileName");
    grid->addWidget(m_seedName, 0, 0);
    grid->addWidget(m_fileName, 0, 1);
    m_seedPicture = picture("damage.seedPicture", 0);
    m_filePicture = picture("damage.filePicture", 1);
    grid->setColumnStretch(2, 1);
    return preview;
}

void DamagePanel::connectParts()
{
    connect(m_list, &QTreeWidget::currentItemChanged, this, &DamagePanel::showCurrent);
    connect(m_list, &QTreeWidget::itemActivated, this, [this] {
        if (const ListedRegion *row = current())
            emit areaChosen(areaOf(row->pos));
    });
    connect(m_bytes, &QPushButton::clicked, this, [this] {
        if (const ListedRegion *row = current())
            emit bytesRequested(row->pos, row->health == RegionHealth::Quarantined, row->level);
    });
    connect(m_repair, &QPushButton::clicked, this, &DamagePanel::ask);
}

void DamagePanel::retranslate()
{
    m_list->setHeaderLabels({tr("Region"), tr("State"), tr("Bytes")});
    m_list->setAccessibleName(tr("Damaged regions"));
    m_seedName->setText(tr("As generated"));
    m_seedPicture->setAccessibleName(m_seedName->text());
    m_fileName->setText(tr("Readable"));
    m_filePicture->setAccessibleName(m_fileName->text());
    m_bytes->setText(tr("Show bytes"));
    m_bytes->setToolTip(tr("Show the stored bytes"));
    m_repair->setText(tr("Repair…"));
    m_repair->setToolTip(tr("Keep what can be read; the rest is as generated"));
    refresh();
}

void DamagePanel::refreshLook()
{
    InspectorPanel::refreshLook();
    m_list->setFont(fontOf(TextSize::Small));
    m_list->header()->setFont(fontOf(TextSize::Small));
    refresh();
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
    m_elsewhere->setText(elsewhereText());
    m_elsewhere->setVisible(!elsewhereText().isEmpty());
    fillList();
}

QString DamagePanel::elsewhereText() const
{
    if (document() == nullptr || document()->origin() != DocumentOrigin::File ||
        document()->notices().empty())
        return {};
    QStringList notices;
    for (const Message &notice : document()->notices())
        notices.append(messageText(notice));
    return tr("Elsewhere in the file: %1.").arg(notices.join(QStringLiteral("; ")));
}

void DamagePanel::fillList()
{
    const int before = std::max(0, m_list->indexOfTopLevelItem(m_list->currentItem()));
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const ListedRegion &row : m_rows) {
            auto *item = new QTreeWidgetItem( // the list owns it
                m_list, {coordinatesText({row.pos.x, row.pos.y}), healthText(row.health),
                         shownNumber(row.bytes.value_or(0))});
            item->setIcon(1, namedIcon(healthIcon(row.health)));
            item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
        }
        m_list->setCurrentItem(m_list->topLevelItem(std::min(before, static_cast<int>(m_rows.size()) - 1)));
    }
    showCurrent();
}

const ListedRegion *DamagePanel::current() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row < 0 ? nullptr : &m_rows[static_cast<std::size_t>(row)];
}

void DamagePanel::selectRegion(RegionPos pos)
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const ListedRegion &row) { return row.pos == pos; });
    if (found != m_rows.end())
        m_list->setCurrentItem(m_list->topLevelItem(static_cast<int>(found - m_rows.begin())));
}

void DamagePanel::showCurrent()
{
    m_question->hide();
    m_seedPicture->setPixmap({});
    m_filePicture->setPixmap({});
    m_readable->clear();
    const ListedRegion *row = current();
    m_problem->setText(row == nullptr ? QString() : messageText(row->problem));
    m_failed->setText(m_failure);
    m_failed->setVisible(!m_failure.isEmpty());
    updateButtons();
    readCurrent();
}

void DamagePanel::updateButtons()
{
    const bool canEdit = document() != nullptr && document()->canEdit();
    m_bytes->setEnabled(current() != nullptr);
    m_repair->setEnabled(canEdit && current() != nullptr);
    m_reason->setText(canEdit ? QString() : tr("Read-only. Open this world in Edit to repair it."));
    m_reason->setVisible(!canEdit);
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
    show(m_seedPicture, preview.ofSeed);
    show(m_filePicture, preview.ofFile);
    if (!preview.raw)
        return m_readable->setText(errorText(preview.raw.error()));
    QStringList lines;
    if (preview.readable.read.empty())
        lines.append(tr("Nothing is readable."));
    else
        lines.append(tr("Readable: %1.").arg(joined(preview.readable.read)));
    if (!preview.readable.broken.empty())
        lines.append(tr("Unreadable: %1.").arg(joined(preview.readable.broken)));
    m_readable->setText(lines.join(QLatin1Char(' ')));
}

void DamagePanel::ask()
{
    const ListedRegion *row = current();
    if (row == nullptr)
        return;
    m_question->ask(
        tr("Repair region %1? What can be read is kept, and the rest is as generated and unexplored. The "
           "%Ln damaged bytes stay in the file, but are no longer reported.",
           nullptr, pluralCount(row->bytes.value_or(0)))
            .arg(coordinatesText({row->pos.x, row->pos.y})),
        tr("Repair"), tr("Keep it"), [this] { repair(); });
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
    if (done)
        emit repaired(pos);
}

} // namespace cave

#include "moc_damage_panel.cpp"
