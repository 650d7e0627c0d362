// SPDX-License-Identifier: MIT
#include "app/play/hud/play_hud.h"
#include "app/play/map/play_map_objects.h"
#include "app/play/session/play_actions.h"
#include "app/play/session/play_session.h"
#include "app/play/texts/journey_texts.h"
#include "editor/view/form/form.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>
#include <QString>
#include <QToolButton>
#include <QWidget>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace cave {

/// Something that can be done now.
struct OfferedAction {
    QString text; ///< "Explore"
    QString key;  ///< as displayed; may be empty
    QString tip;
    bool enabled = true;
    std::function<void()> run;
};

/// Up to five actions in a row below the map, with their keys; the first ones of them where space is short.
class ActionBar : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(cave::ActionBar)

public:
    static constexpr int kMax = 5;

    explicit ActionBar(QWidget *parent) : QWidget(parent)
    {
        setObjectName(QStringLiteral("actionBar"));
        setAutoFillBackground(true);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        auto *row = hbox(*this, kGrid, evenMargins(2 * kGrid, kGrid), {BoxPart::stretch(1)});
        for (int i = 0; i < kMax; ++i) {
            auto *button = new QToolButton(this);
            button->setObjectName(QStringLiteral("actionBar.%1").arg(i + 1));
            button->setToolButtonStyle(Qt::ToolButtonTextOnly);
            connect(button, &QToolButton::clicked, this, [this, i] {
                if (i < m_actions.size())
                    std::function<void()>(m_actions[i].run)(); // a copy, as running it may change the offer
            });
            row->addWidget(button);
            m_buttons[static_cast<std::size_t>(i)] = button;
        }
        row->addStretch(1);
        keepKeyboardOnClicks(*this, ClickFocus::Fields);
        bindEvent(*this, {QEvent::Resize}, [this] { fit(); });
        bindLook(*this, [this] {
            setPanelGround(this, currentTheme());
            int height = 0;
            for (QToolButton *button : m_buttons) {
                button->setFont(fontOf(TextSize::Body));
                height = qMax(height, button->sizeHint().height());
            }
            setMinimumHeight(height + 2 * kGrid); // also while no button fits
            fit();
        });
    }

    void show(QList<OfferedAction> actions)
    {
        m_actions = std::move(actions);
        for (int i = 0; i < kMax && i < m_actions.size(); ++i) {
            QToolButton *button = m_buttons[static_cast<std::size_t>(i)];
            const OfferedAction &action = m_actions[i];
            button->setText(action.key.isEmpty() ? action.text
                                                 : QStringLiteral("%1  [%2]").arg(action.text, action.key));
            button->setToolTip(action.tip);
            button->setAccessibleName(action.key.isEmpty() ? action.text
                                                           : tr("%1, key %2").arg(action.text, action.key));
            button->setEnabled(action.enabled);
        }
        fit();
    }

private:
    /// Shows as many as there is space for.
    void fit()
    {
        int left = width() - 4 * kGrid;
        for (int i = 0; i < kMax; ++i) {
            QToolButton *button = m_buttons[static_cast<std::size_t>(i)];
            left -= button->sizeHint().width() + kGrid;
            button->setVisible(i < m_actions.size() && left >= 0);
        }
    }

    std::array<QToolButton *, kMax> m_buttons{};
    QList<OfferedAction> m_actions;
};

ActionOffer::ActionOffer(PlaySession &session, const PlayHud &hud, PlayActions &actions, QWidget &page)
    : QObject(&page)
    , m_play(session)
    , m_hud(hud)
    , m_actions(actions)
    , m_bar(new ActionBar(&page))
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &ActionOffer::refresh);
    const auto soon = [this] { m_soon.start(0); };
    connect(&session, &PlaySession::changed, this, &ActionOffer::refresh);
    connect(&session, &PlaySession::pauseChanged, this, soon);
    connect(&hud, &PlayHud::changed, this, &ActionOffer::refresh);
    for (QAction *action : {actions.explore, actions.approach, actions.examine, actions.inventory,
                            actions.travel, actions.nextItem, actions.pause, actions.interact})
        connect(action, &QAction::changed, this, soon);
}

QWidget *ActionOffer::bar() const
{
    return m_bar;
}

void ActionOffer::setBindings(const KeyBindings &bindings)
{
    m_bindings = bindings;
    refresh();
}

const ThingInView *ActionOffer::find() const
{
    const std::vector<ThingInView> &things = m_hud.state().things;
    const auto found = std::ranges::find_if(things, [](const ThingInView &thing) {
        return thing.kind == ThingInView::Kind::Chest || thing.kind == ThingInView::Kind::Pile ||
               thing.kind == ThingInView::Kind::Exit;
    });
    return found != things.end() ? &*found : nullptr;
}

std::optional<WorldPos> ActionOffer::nearestFind() const
{
    const ThingInView *thing = find();
    return thing != nullptr ? std::optional(thing->at) : std::nullopt;
}

void ActionOffer::refresh()
{
    m_soon.stop();
    QList<OfferedAction> actions = m_play.isFree() ? inRooms() : byTurns();
    const bool idle = !m_play.session().isFighting() && m_play.isGoing(); // otherwise panels have the keys
    for (OfferedAction &action : actions)
        action.enabled = action.enabled && idle;
    m_bar->show(std::move(actions));
}

QList<OfferedAction> ActionOffer::byTurns()
{
    QList<OfferedAction> actions;
    if (const std::optional<QString> action = actionAtHand(m_play.session().mutableWorld()))
        actions.append(offer(m_actions.interact, *action));
    actions.append(offer(m_actions.explore, tr("Explore")));
    if (const ThingInView *thing = find()) {
        const QString text = thing->kind == ThingInView::Kind::Chest  ? tr("Open chest")
                             : thing->kind == ThingInView::Kind::Pile ? tr("Pick up")
                                                                      : tr("Go to exit");
        actions.append(offer(m_actions.approach, text));
    } else {
        actions.append(offer(m_actions.travel, tr("Travel")));
    }
    actions.append(offer(m_actions.examine, tr("Look")));
    actions.append(offer(m_actions.inventory, tr("Inventory")));
    actions.append(offer(PlayKey::Wait, tr("Wait"), tr("Let a turn pass")));
    return actions;
}

QList<OfferedAction> ActionOffer::inRooms()
{
    const ItemType *item = itemInHand(m_play.session());
    OfferedAction use = offer(PlayKey::Use, item != nullptr ? tr("Use %1").arg(shownName(*item)) : tr("Use"),
                              tr("Use the wielded item"));
    use.enabled = use.enabled && item != nullptr;
    return {use, offer(m_actions.nextItem, tr("Next item")),
            offer(m_actions.pause, m_play.isPaused() ? tr("Continue") : tr("Pause")),
            offer(m_actions.inventory, tr("Inventory")), offer(m_actions.examine, tr("Look"))};
}

OfferedAction ActionOffer::offer(QAction *action, const QString &text) const
{
    return {text, workingKey(*action).toString(QKeySequence::NativeText), action->toolTip(),
            action->isEnabled(), [action] { action->trigger(); }};
}

OfferedAction ActionOffer::offer(PlayKey key, const QString &text, const QString &tip) const
{
    const QList<QKeySequence> keys = m_bindings.keys(key);
    return {text, keys.isEmpty() ? QString() : keyText(keys.constFirst()), tip, !m_play.isOnlooker(),
            [this, key] { m_play.perform(commandOf(key)); }};
}

} // namespace cave
