// SPDX-License-Identifier: MIT
#include "editor/panels/past/watch_edit.h"

#include "editor/panels/past/timeline_bar.h"
#include "editor/panels/past/watch_field.h"
#include "editor/view/form/field_note.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QBoxLayout>

#include <algorithm>
#include <limits>
#include <utility>

namespace cave {

WatchEdit::WatchEdit(NotePlace place, QWidget *parent)
    : QWidget(parent)
    , m_field(new WatchField)
    , m_note(named("watch.note", new FieldNote))
{
    if (place == NotePlace::Beside)
        hbox(*this, 2 * kGrid, kNoMargins, {{m_field, 1}, {m_note, 1}});
    else
        vbox(*this, kGrid, kNoMargins, {m_field, m_note});
    setFocusProxy(m_field);
    connect(m_field, &WatchField::problemChanged, this, &WatchEdit::refreshNote);
    connect(m_field, &WatchField::pointChanged, this, &WatchEdit::pointChanged);
    connect(m_field, &WatchField::entered, this, &WatchEdit::entered);
    bindTexts(*this, [this] { m_field->retranslate(); });
}

/// Its field loses the keyboard only after this, and reports what was entered.
WatchEdit::~WatchEdit()
{
    m_field->disconnect(this);
}

void WatchEdit::setContent(std::shared_ptr<const Content> content)
{
    m_field->setContent(std::move(content));
}

void WatchEdit::setLimited(bool limited)
{
    m_field->setLimited(limited);
}

const std::optional<WatchPoint> &WatchEdit::point() const
{
    return m_field->point();
}

void WatchEdit::report(const QString &text)
{
    m_report = text;
    refreshNote();
}

void WatchEdit::refreshNote()
{
    if (const QString problem = m_field->problem(); !problem.isEmpty())
        m_note->warn(problem);
    else
        m_note->report(m_report);
}

void PastWatch::setPast(std::shared_ptr<const WorldLog> log, int player)
{
    m_log = std::move(log);
    m_player = player;
    restart();
}

void PastWatch::setPlayer(int player)
{
    if (std::exchange(m_player, player) != player)
        restart();
}

void PastWatch::setPoint(std::optional<WatchPoint> point)
{
    m_point = std::move(point);
    restart();
}

bool PastWatch::isKnown(Moment moment) const
{
    return !isSearching() || (m_looked && moment <= m_end);
}

std::optional<Moment> PastWatch::nextBegin(Moment after) const
{
    const auto found = std::ranges::upper_bound(m_begins, after);
    return found == m_begins.end() ? std::nullopt : std::optional(*found);
}

void PastWatch::restart()
{
    m_jobs.forgetAll();
    m_begins.clear();
    m_turns = 0;
    m_lastTurn = -1;
    m_looked = false;
    m_stuckAt.reset();
    if (hasPoint()) {
        m_jobs.run(
            [this, log = m_log, point = *m_point, player = m_player](const JobRunner::Wanted &wanted) {
                search(log, point, player, *this, wanted);
                return true;
            },
            [this](bool) { emit progressed(); });
    }
    emit restarted();
}

void PastWatch::search(const std::shared_ptr<const WorldLog> &log, const WatchPoint &point, int player,
                       PastWatch &watch, const JobRunner::Wanted &wanted)
{
    constexpr std::int64_t kPart = 256; // a few milliseconds
    WatchFinder finder(LogReplay(*log), point,
                       {player, log->origin.turn, std::numeric_limits<std::int64_t>::max(), true});
    for (bool more = true; more && wanted(0);) {
        more = finder.read(kPart);
        Part part{finder.takeFinds(), finder.end(), std::nullopt};
        if (finder.isStuck())
            part.stuckAt = finder.turn();
        wanted.showPart([&watch, part = std::move(part)] { watch.take(part); });
    }
}

void PastWatch::take(const Part &part)
{
    m_looked = true;
    m_end = part.end;
    m_stuckAt = part.stuckAt;
    for (const WatchFind &find : part.finds) {
        m_turns += std::exchange(m_lastTurn, find.turn) != find.turn ? 1 : 0;
        if (find.begins && (m_begins.empty() || m_begins.back() < find.moment))
            m_begins.push_back(find.moment);
    }
    if (!part.finds.empty())
        emit findsRead(part.finds);
    emit progressed();
}

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

#include "moc_watch_edit.cpp"
