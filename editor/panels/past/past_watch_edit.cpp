// SPDX-License-Identifier: MIT
#include "editor/panels/past/past_watch_edit.h"

#include "editor/panels/past/timeline_bar.h"
#include "editor/view/form/bindings.h"
#include "editor/view/texts/numbers.h"

#include <utility>

namespace cave {

PastWatchEdit::PastWatchEdit(TimelineBar &bar, QWidget *parent)
    : WatchEdit(NotePlace::Beside, parent)
    , m_bar(bar)
{
    connect(this, &WatchEdit::pointChanged, this, [this] { m_watch.setPoint(point()); });
    connect(&m_watch, &PastWatch::restarted, this, &PastWatchEdit::begin);
    connect(&m_watch, &PastWatch::findsRead, this, [this](const std::vector<WatchFind> &finds) {
        m_bar.addFinds(finds);
        emit findsChanged();
    });
    connect(&m_watch, &PastWatch::progressed, this, &PastWatchEdit::refreshReport);
    bindTexts(*this, [this] { refreshReport(); });
}

void PastWatchEdit::setPast(const std::shared_ptr<const WorldLog> &log, int player)
{
    setContent(log != nullptr ? log->stored.content : nullptr);
    m_watch.setPast(log, player);
}

void PastWatchEdit::begin()
{
    m_paused = false;
    m_bar.setWatched(m_watch.hasPoint());
    refreshReport();
    emit findsChanged();
}

void PastWatchEdit::showPaused(bool paused)
{
    if (std::exchange(m_paused, paused) != paused)
        refreshReport();
}

void PastWatchEdit::refreshReport()
{
    const bool paused = m_paused && point();
    report(paused ? tr("Paused: %1").arg(QString::fromStdString(point()->text())) : foundText());
}

QString PastWatchEdit::foundText() const
{
    if (!m_watch.hasPoint())
        return {};
    if (m_watch.isSearching())
        return tr("Looking… It holds in %Ln turns so far.", nullptr, pluralCount(m_watch.turns()));
    QString found = m_watch.turns() == 0
                        ? tr("The watch point holds in no turn.")
                        : tr("The watch point holds in %Ln turns.", nullptr, pluralCount(m_watch.turns()));
    if (const std::optional<std::int64_t> stuck = m_watch.stuckAt())
        found += u' ' + tr("The log can't be replayed beyond turn %L1.").arg(*stuck);
    return found;
}

} // namespace cave

#include "moc_past_watch_edit.cpp"
