// SPDX-License-Identifier: MIT
#include "editor/panels/past/timeline_panel.h"

#include "editor/panels/past/past_reader.h"
#include "editor/panels/past/timeline_strip.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <utility>

namespace cave {

TimelinePanel::TimelinePanel(QWidget *parent)
    : InspectorPanel("timelinePanel", parent)
    , m_strip(named("past.strip", new TimelineStrip))
{
    vbox(*body(), kGrid, kNoMargins, {m_strip});
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setFocusProxy(m_strip);
    connect(m_strip, &TimelineStrip::pastShown, this, &TimelinePanel::showPast);
    connect(m_strip, &TimelineStrip::presentShown, this, &TimelinePanel::showPresent);
    connect(m_strip, &TimelineStrip::ghostsToggled, this, &TimelinePanel::showGhosts);
    connect(m_strip, &TimelineStrip::whatIfRequested, this, &TimelinePanel::whatIfRequested);
    bindTexts(*this, [this] {
        showEmpty(emptyText());
        showGhosts();
    });
    bindLook(*this, [this] { showGhosts(); });
    bindEvent(*this, {QEvent::Show}, [this] { readPast(); });
    TimelinePanel::documentReplaced();
}

/// As low as it can be: the map above is to have the room.
QSize TimelinePanel::sizeHint() const
{
    return {640, minimumSizeHint().height()};
}

PastReader *TimelinePanel::past() const
{
    return m_strip->past();
}

void TimelinePanel::documentReplaced()
{
    m_jobs.forgetAll();
    m_failure.clear();
    m_requested = false;
    m_strip->setLog(nullptr);
    showGhosts();
    emit pastReplaced();
    if (isVisible())
        readPast();
    showEmpty(emptyText());
}

void TimelinePanel::documentChanged(const DocumentChange & /*change*/)
{
    if (!document()->showsPast())
        m_strip->setPresent(document()->world().turn);
    showEmpty(emptyText());
}

void TimelinePanel::readPast()
{
    const bool hasPast =
        document() != nullptr && document()->origin() == DocumentOrigin::File && !document()->canEdit();
    if (!hasPast || std::exchange(m_requested, true))
        return;
    m_jobs.run([path = document()->path()] { return std::make_shared<Result<WorldLog>>(readWorldLog(path)); },
               [this](const std::shared_ptr<Result<WorldLog>> &log) { take(*log); });
    showEmpty(emptyText());
}

void TimelinePanel::take(Result<WorldLog> &log)
{
    if (log) {
        const bool past = document()->showsPast(); // since another panel or document was shown
        m_strip->setPresent(past ? log->stored.turn : document()->world().turn);
        m_strip->setLog(std::make_shared<const WorldLog>(std::move(log).value()));
        emit pastReplaced();
        if (past)
            m_strip->seekTurn(document()->world().turn);
    } else {
        m_failure = errorText(log.error());
    }
    showEmpty(emptyText());
}

void TimelinePanel::seekTurn(qint64 turn)
{
    m_strip->seekTurn(turn);
}

void TimelinePanel::seekNow()
{
    m_strip->seekNow();
}

void TimelinePanel::showPast(World &past)
{
    document()->showPast(std::move(past));
    reportShown();
}

void TimelinePanel::showPresent()
{
    if (document() == nullptr)
        return;
    document()->showPresent();
    reportShown();
}

void TimelinePanel::reportShown()
{
    showGhosts();
    emit turnShown(m_strip->turn(), m_strip->monstersIn(m_strip->turn()));
}

void TimelinePanel::showGhosts()
{
    const std::vector<Ghost> ghosts = m_strip->ghosts();
    setLayer(ghosts.empty() ? OverlayLayer() : layerOf(ghosts, currentTheme()));
}

/// Why there is no timeline; empty if there is one.
QString TimelinePanel::emptyText() const
{
    if (document() == nullptr)
        return tr("Open a world to see its past.");
    if (document()->canEdit())
        return tr("The past is shown in Inspect, where nothing is changed.");
    if (document()->origin() == DocumentOrigin::Seed)
        return tr("This world has no past: it was made from its seed and hasn't been played.");
    if (document()->origin() == DocumentOrigin::JavaFolder)
        return tr("Worlds of the original program don't record their past.");
    if (!m_failure.isEmpty())
        return tr("The past of this world can't be read. %1").arg(m_failure);
    if (m_strip->log() == nullptr)
        return tr("The past of this world is being read…");
    return m_strip->log()->commands.empty() ? tr("No commands yet in this world.") : QString();
}

} // namespace cave

#include "moc_timeline_panel.cpp"
