// SPDX-License-Identifier: MIT
#include "editor/panels/regions/raw_panel.h"

#include "core/io/codec/region_sections.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QHeaderView>
#include <QLocale>

namespace cave {
namespace {

enum RawColumn { NameColumn, OffsetColumn, SizeColumn };
enum BytesTab { StoredTab, InflatedTab };

QString checksumText(std::uint32_t checksum)
{
    return QString::number(checksum, 16).rightJustified(8, QLatin1Char('0'));
}

} // namespace

RawPanel::RawPanel(QWidget *parent) : InspectorPanel("rawPanel", parent)
{
    setUpForm(m_ui, *body());
    m_ui.raw_sections->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_ui.raw_which->addTab(QString());
    m_ui.raw_which->addTab(QString());
    m_ui.raw_which->updateGeometry(); // a tab bar itself does so only while it is visible
    m_ui.raw_copy->setIcon(namedIcon(QStringLiteral("copy")));
    m_ui.parts->setStretchFactor(0, 1);
    m_ui.parts->setStretchFactor(1, 3);
    connect(m_ui.raw_which, &QTabBar::currentChanged, this, &RawPanel::showBytes);
    connect(m_ui.raw_sections, &QTreeWidget::currentItemChanged, this, &RawPanel::highlightSection);
    connect(m_ui.raw_copy, &QToolButton::clicked, m_ui.raw_hex, &HexView::copy);
    connect(m_ui.raw_hex, &HexView::cursorMoved, this, &RawPanel::reportCursor);
    RawPanel::retranslate();
    RawPanel::refreshLook();
    RawPanel::documentReplaced();
}

void RawPanel::retranslate()
{
    m_ui.retranslateUi(body());
    m_ui.raw_which->setTabText(StoredTab, tr("As stored"));
    m_ui.raw_which->setTabToolTip(StoredTab, tr("Compressed bytes from the file"));
    m_ui.raw_which->setTabText(InflatedTab, tr("Inflated"));
    m_ui.raw_which->setTabToolTip(InflatedTab, tr("Decompressed bytes, as far as possible"));
    refresh();
}

void RawPanel::refreshLook()
{
    InspectorPanel::refreshLook();
    m_ui.raw_sections->setFont(fontOf(TextSize::Small));
    m_ui.raw_sections->header()->setFont(fontOf(TextSize::Small));
    refresh();
}

void RawPanel::documentReplaced()
{
    m_place.reset();
    read();
}

void RawPanel::documentChanged(const DocumentChange &change)
{
    if (m_place && (change.everything || change.regions.contains(m_place->pos)))
        read();
}

void RawPanel::showRegion(RegionPos pos, bool quarantined, std::int64_t level)
{
    m_place = Place{pos, quarantined, level};
    read();
}

void RawPanel::read()
{
    m_jobs.forgetAll();
    m_raw.reset();
    m_failure.clear();
    refresh();
    if (document() == nullptr || !m_place || document()->origin() != DocumentOrigin::File)
        return;
    m_jobs.runLatest(
        [path = document()->path(), place = *m_place] {
            return readRawRegion(path, place.level, place.pos, place.quarantined);
        },
        [this](const Result<RawRegion> &raw) { take(raw); });
}

void RawPanel::take(const Result<RawRegion> &raw)
{
    const QString where = m_place ? coordinatesText({m_place->pos.x, m_place->pos.y}) : QString();
    if (raw)
        m_raw = *raw;
    else if (raw.error().code == ErrorCode::NotFound)
        m_failure = tr("Region %1 is not stored: it is as generated.").arg(where);
    else
        m_failure = withReason(tr("The bytes of region %1 can't be shown.").arg(where), raw.error());
    refresh();
}

void RawPanel::refresh()
{
    if (document() == nullptr)
        return showEmpty(tr("Open a world to see the stored bytes of its regions."));
    if (document()->origin() != DocumentOrigin::File)
        return showEmpty(tr("This world has no file, so there are no bytes to show."));
    if (!m_place)
        return showEmpty(tr("Choose a region on the map or in the list to see its bytes."));
    if (!m_raw)
        return showEmpty(m_failure.isEmpty() ? tr("Reading…") : m_failure);
    showEmpty({});
    reportFacts();
    fillSections();
    showBytes();
}

void RawPanel::reportFacts()
{
    const StoredRegion &row = m_raw->row;
    m_ui.raw_title->setText((row.quarantined ? tr("Region %1, quarantined") : tr("Region %1"))
                                .arg(coordinatesText({row.pos.x, row.pos.y})));
    m_ui.raw_problem->setText(messageText(row.problem));
    m_ui.raw_problem->setVisible(!row.problem.empty());
    const double ratio = row.contentBytes > 0
                             ? static_cast<double>(row.payloadBytes) / static_cast<double>(row.contentBytes)
                             : 0;
    m_ui.raw_size->setText(
        ratio > 0 ? tr("%Ln bytes stored, %1 inflated: %2 %", nullptr, pluralCount(row.payloadBytes))
                        .arg(shownNumber(row.contentBytes), QLocale().toString(100 * ratio, 'f', 0))
                  : tr("%Ln bytes stored, can't be inflated", nullptr, pluralCount(row.payloadBytes)));
    const bool same = row.storedChecksum == row.checksum;
    m_ui.raw_checksum->setText(same ? tr("%1, as stored").arg(checksumText(row.checksum))
                                    : tr("%1, but the file says %2")
                                          .arg(checksumText(row.checksum), checksumText(row.storedChecksum)));
    setInk(m_ui.raw_checksum, same ? currentTheme().text : currentTheme().danger, currentTheme());
}

void RawPanel::fillSections()
{
    const QSignalBlocker quiet(m_ui.raw_sections);
    m_ui.raw_sections->clear();
    for (const PayloadSection &section : m_raw->sections) {
        auto *item = new QTreeWidgetItem( // the list owns it
            m_ui.raw_sections,
            {QString::fromStdString(section.name), shownNumber(static_cast<std::int64_t>(section.offset)),
             shownNumber(static_cast<std::int64_t>(section.size)), QString::fromStdString(section.summary)});
        item->setTextAlignment(OffsetColumn, Qt::AlignRight | Qt::AlignVCenter);
        item->setTextAlignment(SizeColumn, Qt::AlignRight | Qt::AlignVCenter);
    }
}

void RawPanel::showBytes()
{
    if (!m_raw)
        return;
    const bool content = m_ui.raw_which->currentIndex() == InflatedTab;
    const std::vector<std::uint8_t> &bytes = content ? m_raw->content : m_raw->payload;
    if (m_ui.raw_hex->bytes() != bytes)
        m_ui.raw_hex->setBytes(bytes);
    if (!content)
        m_ui.raw_hex->highlight({});
    reportCursor();
}

void RawPanel::highlightSection()
{
    const int index = m_ui.raw_sections->indexOfTopLevelItem(m_ui.raw_sections->currentItem());
    if (!m_raw || index < 0)
        return;
    m_ui.raw_which->setCurrentIndex(InflatedTab);
    const PayloadSection &section = m_raw->sections[static_cast<std::size_t>(index)];
    m_ui.raw_hex->highlight({section.offset, section.offset + kSectionHead + section.size});
}

void RawPanel::reportCursor()
{
    const std::size_t at = m_ui.raw_hex->cursor();
    const std::vector<std::uint8_t> &bytes = m_ui.raw_hex->bytes();
    if (at >= bytes.size()) {
        m_ui.raw_cursor->setText(tr("No bytes"));
        return;
    }
    const ByteRange selected = m_ui.raw_hex->selection();
    QString line =
        tr("Offset %1: %2").arg(shownNumber(static_cast<std::int64_t>(at)), QString::number(bytes[at]));
    if (!selected.empty())
        line += QStringLiteral(" · ") +
                (selected.end - selected.begin == 1
                     ? tr("1 byte selected")
                     : tr("%n bytes selected", nullptr, static_cast<int>(selected.end - selected.begin)));
    if (m_ui.raw_which->currentIndex() == InflatedTab && m_raw) {
        for (const PayloadSection &section : m_raw->sections) {
            if (ByteRange{section.offset, section.offset + kSectionHead + section.size}.contains(at))
                line += QStringLiteral(" · ") + QString::fromStdString(section.name);
        }
    }
    m_ui.raw_cursor->setText(line);
}

} // namespace cave

#include "moc_raw_panel.cpp"
