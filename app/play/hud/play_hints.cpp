// SPDX-License-Identifier: MIT
#include "app/common/preferences.h"
#include "app/play/hud/play_hud.h"
#include "app/play/map/examiner.h"
#include "app/play/session/play_actions.h"
#include "app/play/session/play_session.h"
#include "core/rules/inventory.h"
#include "core/rules/real_time/real_time_simulation.h"
#include "editor/view/form/form.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"

#include <QAction>
#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QLayout>
#include <QObject>
#include <QString>
#include <QToolButton>

#include <algorithm>
#include <cstdint>

namespace cave {
namespace {

constexpr int kWidestCard = 120 * kGrid;
constexpr int kBottom = 3 * kGrid; // the upper edge is for titles and signs

constexpr std::int64_t kShownTurns = 20;

bool sees(const HudState &state, ThingInView::Kind kind)
{
    return std::ranges::any_of(state.things, [kind](const ThingInView &thing) { return thing.kind == kind; });
}

} // namespace

/// A hint over the lower edge of a map, until it is closed. Never takes the keyboard.
class HintCard : public QFrame {
    Q_OBJECT

public:
    /// Overlays `map`, its parent. Initially hidden.
    explicit HintCard(QWidget *map)
        : QFrame(map)
        , m_text(plainLabel("hint.text", this))
        , m_close(named("hint.close", new QToolButton(this)))
    {
        setObjectName(QStringLiteral("hintCard"));
        setFrameShape(QFrame::StyledPanel);
        setAutoFillBackground(true);
        m_close->setToolButtonStyle(Qt::ToolButtonTextOnly);
        hbox(*this, 3 * kGrid, QMargins(3 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid),
             {{m_text, 1}, {m_close, 0, Qt::AlignVCenter}});
        connect(m_close, &QToolButton::clicked, this, &HintCard::dismiss);
        keepKeyboardOnClicks(*this, ClickFocus::Fields);
        bindEvent(*map, {QEvent::Resize}, *this, [this] {
            if (isVisible())
                place();
        });
        hide();
        bindLook(*this, [this] {
            setPanelGround(this, currentTheme());
            m_text->setFont(fontOf(TextSize::Body));
            m_close->setFont(fontOf(TextSize::Body, QFont::DemiBold));
            if (isVisible())
                place();
        });
    }

    /// Whether there is a hint that wasn't dismissed, even if something else has its place.
    [[nodiscard]] bool isOpen() const { return m_open; }

    void open(const QString &text)
    {
        setText(text);
        m_open = true;
        place();
        setVisible(!m_yields);
        raise();
        announce(*parentWidget(), text);
    }

    /// In the window's language.
    void setText(const QString &text)
    {
        m_text->setText(text);
        m_close->setText(tr("Got it"));
        m_close->setToolTip(tr("Close this hint"));
        if (isVisible())
            place();
    }

    void dismiss()
    {
        m_open = false;
        hide();
    }

    /// Leaves its place to something else for now.
    void setYields(bool yields)
    {
        m_yields = yields;
        setVisible(m_open && !m_yields);
    }

private:
    void place()
    {
        const int width = std::min(kWidestCard, parentWidget()->width() - 4 * kGrid);
        const int height =
            std::min(layout()->totalHeightForWidth(width), parentWidget()->height() - 2 * kBottom);
        setGeometry((parentWidget()->width() - width) / 2, parentWidget()->height() - height - kBottom, width,
                    height);
    }

    QLabel *m_text;
    QToolButton *m_close;
    bool m_open = false;
    bool m_yields = false;
};

/// Hints for the first minutes, each when it first applies, and only once in all worlds.
class PlayHints : public QObject {
    Q_OBJECT

public:
    /// All must outlive this; the hints are shown over `map`.
    PlayHints(PlaySession &session, const PlayHud &hud, const PlayActions &actions, Preferences &preferences,
              const Examiner &examiner, QWidget &map)
        : QObject(&map)
        , m_play(session)
        , m_hud(hud)
        , m_actions(actions)
        , m_preferences(preferences)
        , m_card(new HintCard(&map))
    {
        connect(&examiner, &Examiner::changed, this,
                [this, &examiner] { m_card->setYields(examiner.isActive()); });
        connect(&session, &PlaySession::changed, this, &PlayHints::offer);
        connect(&hud, &PlayHud::changed, this, &PlayHints::offer);
        connect(&preferences, &Preferences::changed, this, [this](Setting setting) {
            if (setting == Setting::Hints)
                offer();
        });
        connect(&preferences, &Preferences::hintsForgotten, this, &PlayHints::offer);
        bindTexts(*m_card, [this] {
            for (const Hint &hint : m_card->isOpen() ? hints() : QList<Hint>()) {
                if (QLatin1String(hint.id) == m_shown)
                    m_card->setText(hint.text);
            }
        });
    }

private:
    struct Hint {
        const char *id; ///< in the settings file
        bool applies;
        QString text;
    };

    /// Shows the most urgent one that is new; one at a time.
    void offer()
    {
        if (!m_play.isGoing() || m_play.isOnlooker() || m_play.session().isFighting() ||
            !m_preferences.isOn(Setting::Hints))
            return m_card->dismiss();
        const std::int64_t turn = m_play.world().turn;
        const std::int64_t shownFor = m_play.isFree() ? kShownTurns * kStepsPerSecond : kShownTurns;
        if (m_card->isOpen()) {
            if (turn - m_shownAt < shownFor)
                return;
            m_card->dismiss();
        }
        for (const Hint &hint : hints()) {
            if (!hint.applies || m_preferences.isHintShown(QLatin1String(hint.id)))
                continue;
            m_preferences.setHintShown(QLatin1String(hint.id));
            m_shownAt = turn;
            m_shown = QLatin1String(hint.id);
            return m_card->open(hint.text);
        }
    }

    /// The most urgent first.
    [[nodiscard]] QList<Hint> hints() const
    {
        const HudState &state = m_hud.state();
        const bool hunted =
            std::ranges::any_of(state.things, [](const ThingInView &thing) { return thing.danger; });
        return {
            {"danger", isLow(state.facts.health),
             tr("Your health is low. Stay away from monsters until it is better.")},
            {"hunted", hunted, tr("“!” marks a monster that has seen you. Fight it, or get behind rock.")},
            {"monster", sees(state, ThingInView::Kind::Monster), monsterText()},
            {"firstStep", true, firstStepText()},
            {"upgrade", bestUpgrade(*m_play.world().content, m_play.world().player().inventory).has_value(),
             tr("You carry something better than what you have equipped. %1 opens the inventory.")
                 .arg(shownKey(*m_actions.inventory))},
            {"chest", sees(state, ThingInView::Kind::Chest),
             tr("A chest is in view. Step on it to open it; %1 walks there.")
                 .arg(shownKey(*m_actions.approach))}};
    }

    [[nodiscard]] QString firstStepText() const
    {
        if (m_play.isFree())
            return tr(
                "Walk with the arrow keys and use the wielded item on enemies. The doors of a room open "
                "once they are beaten.");
        return tr("Walk with the arrow keys or click a place. %1 explores until something comes into view.")
            .arg(shownKey(*m_actions.explore));
    }

    [[nodiscard]] QString monsterText() const
    {
        if (m_play.isFree())
            return tr("Enemies hurt by touch and by shots: keep moving, and strike from a distance.");
        const QString look =
            tr("%1, then %2, looks at it.").arg(shownKey(*m_actions.examine), shownKey(Qt::Key_Tab));
        return (m_play.world().content->scenario.contact
                    ? tr("A monster is in view. A fight begins when you touch.")
                    : tr("A monster is in view. A fight begins when it sees "
                         "you from near.")) +
               ' ' + look;
    }

    PlaySession &m_play;
    const PlayHud &m_hud;
    const PlayActions &m_actions;
    Preferences &m_preferences;
    HintCard *m_card;
    QLatin1String m_shown;      ///< the last hint
    std::int64_t m_shownAt = 0; ///< turn
};

void offerHints(PlaySession &session, const PlayHud &hud, const PlayActions &actions,
                Preferences &preferences, const Examiner &examiner, QWidget &map)
{
    new PlayHints(session, hud, actions, preferences, examiner, map); // a child of `map`
}

} // namespace cave

#include "play_hints.moc"