// SPDX-License-Identifier: MIT
#include "editor/panels/past/watch_edit.h"

#include "editor/panels/conditions/condition_texts.h"
#include "editor/panels/past/timeline_bar.h"
#include "editor/view/form/field_note.h"
#include "editor/view/form/form.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QKeyEvent>

#include <algorithm>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr int kReadingDelay = 400; // ms; an incomplete word is no error yet
constexpr int kLongestText = 4096;

const WatchName *findWatchName(std::string_view key)
{
    const auto found = std::ranges::find(watchNames(), key, &WatchName::key);
    return found == watchNames().end() ? nullptr : &*found;
}

std::string writtenPoint(const std::optional<WatchPoint> &point)
{
    return point ? point->text() : std::string();
}

} // namespace

WatchField::WatchField(QWidget *parent) : QLineEdit(parent), m_popup(new ConditionCompletion(this))
{
    setObjectName("watch.field");
    setMaxLength(kLongestText);
    setClearButtonEnabled(true);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kReadingDelay);
    connect(&m_soon, &QTimer::timeout, this, &WatchField::readNow);
    connect(this, &QLineEdit::textChanged, this, &WatchField::readSoon);
    connect(m_popup, &ConditionCompletion::chosen, this, &WatchField::take);
    bindEvent(*this, {QEvent::FocusOut}, [this] {
        m_popup->hide();
        readNow();
    });
}

void WatchField::retranslate()
{
    setPlaceholderText(tr("Watch point, such as health < 10"));
    setAccessibleName(tr("Watch point"));
    setToolTip(tr("Condition on your state or on what happens, such as health < 10, fight and gold > 100, or "
                  "noticed and distance > 5. %1 lists what can be asked.")
                   .arg(shownKey(Qt::CTRL | Qt::Key_Space)));
    emit problemChanged(problem());
}

void WatchField::setContent(std::shared_ptr<const Content> content)
{
    if (content == m_content)
        return;
    m_content = std::move(content);
    read();
    emit pointChanged(); // even with the same text: kinds of monsters are others
}

void WatchField::setLimited(bool limited)
{
    if (limited == m_limited)
        return;
    m_limited = limited;
    readNow();
}

QString WatchField::problem() const
{
    if (m_error)
        return conditionSentence(m_error->message,
                                 [](std::string_view word) { return findWatchName(word) != nullptr; });
    if (!m_hidden.isEmpty())
        return tr("“%1” could reveal what your character can't see. Allow it in the sight debugger first.")
            .arg(m_hidden);
    return {};
}

void WatchField::readSoon()
{
    if (text().trimmed().isEmpty())
        readNow();
    else
        m_soon.start();
}

void WatchField::readNow()
{
    if (read())
        emit pointChanged();
}

bool WatchField::read()
{
    m_soon.stop();
    const std::string before = writtenPoint(m_point);
    const std::string written = text().trimmed().toStdString();
    m_error.reset();
    m_hidden.clear();
    m_point.reset();
    ConditionError error;
    if (m_content != nullptr && !written.empty()) {
        m_point = WatchPoint::parse(written, *m_content, error);
        if (!m_point)
            m_error = std::move(error);
    }
    if (m_limited && m_point && !m_point->hiddenName().empty()) {
        const std::string_view name = m_point->hiddenName();
        m_hidden = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
        m_point.reset();
    }
    emit problemChanged(problem());
    return writtenPoint(m_point) != before;
}

bool WatchField::event(QEvent *event)
{
    // Enter is for the field, whatever it does around; Escape closes the completion list before anything
    // else.
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter ||
            (key == Qt::Key_Escape && m_popup->isVisible())) {
            event->accept();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void WatchField::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    if (!control && m_popup->takeKey(key))
        return;
    if (key == Qt::Key_Space && control)
        return complete(true);
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        readNow();
        if (problem().isEmpty())
            emit entered();
        return;
    }
    const QString before = text();
    const bool wasOpen = m_popup->isVisible();
    QLineEdit::keyPressEvent(event);
    if (text() != before && !control && (key != Qt::Key_Backspace || wasOpen))
        complete(false);
    else if (key != Qt::Key_Shift && key != Qt::Key_Control && key != Qt::Key_Alt)
        m_popup->hide();
}

bool WatchField::focusNextPrevChild(bool next)
{
    if (!next || !m_popup->isVisible())
        return QLineEdit::focusNextPrevChild(next);
    take(m_popup->current());
    return true;
}

void WatchField::complete(bool asked)
{
    if (m_content == nullptr)
        return;
    m_completions =
        watchCompletionsAt(text().toStdString(), utf8PositionOf(text(), cursorPosition()), *m_content);
    if (m_limited)
        std::erase_if(m_completions.items, [](const Completion &item) {
            const WatchName *name = findWatchName(item.text);
            return name != nullptr && name->hidden;
        });
    const qsizetype at = utf16PositionOf(text(), m_completions.at);
    const qsizetype end = utf16PositionOf(text(), m_completions.at + m_completions.length);
    const QString written = text().mid(at, end - at);
    const std::vector<Completion> items = fittingCompletions(m_completions, written);
    const bool done = items.size() == 1 && items.front().text == written.toStdString();
    const bool inWord = !written.isEmpty() && written.back().isLetter();
    if (!asked && (done || !inWord))
        return m_popup->hide();
    const QRect caret = cursorRect();
    m_popup->offer(items, {mapToGlobal(caret.topLeft()), caret.size()});
}

void WatchField::take(const QString &text)
{
    m_popup->hide();
    if (text.isEmpty())
        return;
    const qsizetype at = utf16PositionOf(this->text(), m_completions.at);
    const qsizetype end = utf16PositionOf(this->text(), m_completions.at + m_completions.length);
    setSelection(static_cast<int>(at), static_cast<int>(end - at));
    insert(text);
}

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
