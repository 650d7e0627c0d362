// SPDX-License-Identifier: MIT
#include "app/play/party/play_party.h"

#include "app/play/log/event_messages.h"
#include "app/play/log/message_log.h"
#include "app/play/map/examiner.h"
#include "app/play/map/play_maps.h"
#include "app/play/session/play_actions.h"
#include "app/play/session/play_session.h"
#include "app/play/texts/allies.h"
#include "core/link/frames.h"
#include "editor/view/form/form.h"
#include "editor/view/map/map_input.h"
#include "editor/view/style/shown_key.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

namespace cave {
namespace {

/// Cut at the end to at most `most` bytes of UTF-8; never within a character.
QString cutTo(QString text, qsizetype most)
{
    while (text.toUtf8().size() > most) {
        const bool pair = text.size() > 1 && text.back().isLowSurrogate();
        text.chop(pair ? 2 : 1);
    }
    return text;
}

bool isEnter(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

/// A text as it can be sent: without control characters, trimmed, and cut to `kMaxChatBytes`.
QString chatText(QString text)
{
    // A lone half of a surrogate pair isn't text, and becomes the replacement character here.
    text = QString::fromUcs4(reinterpret_cast<const char32_t *>(text.toUcs4().constData()),
                             text.toUcs4().size());
    for (QChar &c : text) {
        if (c.category() == QChar::Other_Control)
            c = u' ';
    }
    return cutTo(text.trimmed(), static_cast<int>(kMaxChatBytes)).trimmed();
}

} // namespace

/// Where the player writes a line to the others: Enter sends it, Esc closes the line. Hidden until opened.
class ChatLine : public QLineEdit {
    Q_OBJECT

public:
    explicit ChatLine(QWidget *parent) : QLineEdit(parent)
    {
        setObjectName(QStringLiteral("chatLine"));
        hide();
        bindTexts(*this, [this] {
            setPlaceholderText(tr("Write to the other players; %1 sends, %2 closes")
                                   .arg(shownKey(Qt::Key_Enter), shownKey(Qt::Key_Escape)));
            setAccessibleName(tr("Chat"));
        });
        connect(this, &QLineEdit::textEdited, this, &ChatLine::limit);
    }

    /// Shows it with a text to begin with, and the keyboard focus.
    void open(const QString &text)
    {
        setText(text);
        show();
        setFocus();
    }

signals:
    /// Never empty and without control characters. The line is closed then.
    void entered(const QString &text);
    /// The line was closed: the map should get the focus.
    void closed();

protected:
    /// Keys of the line are no shortcuts of the window.
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::ShortcutOverride) {
            auto *key = static_cast<QKeyEvent *>(event);
            if (isEnter(*key) || key->key() == Qt::Key_Escape) {
                event->accept();
                return true;
            }
        }
        return QLineEdit::event(event);
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Escape)
            return close();
        if (!isEnter(*event)) {
            QLineEdit::keyPressEvent(event);
            event->accept(); // or it would walk
            return;
        }
        const QString entry = chatText(text());
        close();
        if (!entry.isEmpty())
            emit entered(entry);
    }

    void focusOutEvent(QFocusEvent *event) override
    {
        QLineEdit::focusOutEvent(event);
        // Clicking elsewhere ends writing; another window or the context menu doesn't.
        if (event->reason() == Qt::MouseFocusReason && text().isEmpty())
            hide();
    }

private:
    /// What doesn't fit can't be typed.
    void limit()
    {
        const QString fits = cutTo(text(), static_cast<int>(kMaxChatBytes));
        if (fits.size() == text().size())
            return;
        const int at = cursorPosition();
        setText(fits);
        setCursorPosition(std::min(at, static_cast<int>(fits.size())));
    }

    void close()
    {
        if (isHidden())
            return;
        hide();
        emit closed();
    }
};

PlayParty::PlayParty(const Parts &parts, QWidget *page)
    : QObject(page)
    , m_parts(parts)
    , m_chat(new ChatLine(page))
{
    MapView *map = m_parts.maps.map();
    // Enter has other uses wherever else the focus is.
    m_parts.actions.chat->setShortcutContext(Qt::WidgetShortcut);
    map->addAction(m_parts.actions.chat);
    connect(m_parts.actions.chat, &QAction::triggered, m_chat, [this] { m_chat->open({}); });
    connect(m_chat, &ChatLine::closed, map, qOverload<>(&QWidget::setFocus));
    connect(m_chat, &ChatLine::entered, this, [this](const QString &text) {
        if (m_parts.session.isShared())
            emit chatEntered(text);
        else
            logSystem(tr("Not sent: the game is over."));
    });
    const auto ping = [this](WorldPos cell) {
        if (m_parts.session.isShared())
            emit pingRequested(cell);
    };
    connect(map->input(), &MapInput::middleClicked, this, ping);
    connect(m_parts.actions.ping, &QAction::triggered, this, [this, ping] {
        ping(m_parts.examiner.cursor().value_or(m_parts.session.world().player().position));
    });
    connect(m_parts.actions.follow, &QAction::triggered, this, &PlayParty::followNext);
    connect(m_parts.actions.centre, &QAction::triggered, this, [this] {
        if (m_parts.maps.followed() && !seesByOthers())
            follow(std::nullopt);
    });
    connectSession();
    followIfWatching();
}

QWidget *PlayParty::chatLine() const
{
    return m_chat;
}

void PlayParty::connectSession()
{
    const PlaySession &session = m_parts.session;
    connect(&session, &PlaySession::performing, this, &PlayParty::returnToSelf);
    connect(&session, &PlaySession::changed, this, &PlayParty::followIfWatching);
    connect(&session, &PlaySession::allActed, this, [this](const std::vector<Event> &events) {
        if (std::ranges::any_of(events, isAnyOf<PlayerFell, PlayerLeft>)) // of another: no own change
            followIfWatching();
    });
    connect(&session, &PlaySession::orderChanged, this, [this] {
        if (m_parts.session.isShared())
            return;
        if (!m_chat->hasFocus()) // or what is typed would become commands
            m_chat->hide();
        if (m_parts.maps.followed())
            follow(std::nullopt);
    });
}

void PlayParty::follow(std::optional<int> ally)
{
    m_parts.maps.follow(m_parts.session.session(), ally);
}

/// Whose figure has fallen or, for one who only watches, doesn't play.
bool PlayParty::seesByOthers() const
{
    const World &world = m_parts.session.world();
    return isOnlooker(world) || (m_parts.session.isOnlooker() && !world.party.current().plays());
}

/// The allies in order, then the player again.
void PlayParty::followNext()
{
    const World &world = m_parts.session.world();
    const std::vector<int> allies = playingAllies(world);
    const int before = m_parts.maps.followed().value_or(0);
    const auto next = std::ranges::upper_bound(allies, before);
    if (next != allies.end())
        follow(*next);
    else if (seesByOthers() && !allies.empty())
        follow(allies.front());
    else
        follow(std::nullopt);
}

/// Who only watches always follows someone who plays; a player who has left is no longer followed.
void PlayParty::followIfWatching()
{
    const World &world = m_parts.session.world();
    const std::vector<int> allies = playingAllies(world);
    const std::optional<int> followed = m_parts.maps.followed();
    const bool follows = followed && std::ranges::find(allies, *followed) != allies.end();
    if (follows || (!followed && !seesByOthers()))
        return;
    const bool watches = seesByOthers() && !allies.empty();
    if (followed || watches)
        follow(watches ? std::optional(allies.front()) : std::nullopt);
}

/// An own step shows the own figure.
void PlayParty::returnToSelf(const Command &command)
{
    const auto *steer = std::get_if<SteerCommand>(&command);
    const bool walks = std::holds_alternative<MoveCommand>(command) || (steer != nullptr && steer->direction);
    if (walks && m_parts.maps.followed() && !seesByOthers())
        follow(std::nullopt);
}

void PlayParty::showChat(int player, const QString &text)
{
    m_parts.log.append(chatMessage(m_parts.session.world(), player, chatText(text)));
}

void PlayParty::showPing(int player, WorldPos cell, const QString &name)
{
    const World &world = m_parts.session.world();
    const bool isOwn = name.isEmpty() && player == world.party.shown;
    const QString shown = name.isEmpty() ? playerName(world, player) : name;
    m_parts.maps.map()->figures()->showPing(player, cell, playerColour(world, player), shown);
    m_parts.log.append(pingMessage(world, isOwn ? QString() : shown, cell));
}

void PlayParty::logSystem(const QString &text)
{
    m_parts.log.append(systemMessage(m_parts.session.world(), text));
}

void PlayParty::writeAgain(const QString &text)
{
    m_chat->open(text);
}

std::optional<QString> PlayParty::written() const
{
    return m_chat->isHidden() ? std::nullopt : std::optional(m_chat->text());
}

} // namespace cave

#include "moc_play_party.cpp"
#include "play_party.moc"
