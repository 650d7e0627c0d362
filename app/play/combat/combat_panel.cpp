// SPDX-License-Identifier: MIT
#include "app/play/combat/combat_panel.h"

#include "app/play/combat/combat_fighter.h"
#include "app/play/combat/modal_overlay.h"
#include "app/play/combat/pace_box.h"
#include "app/play/texts/combat_texts.h"
#include "core/rules/inventory.h"
#include "core/session/command.h"
#include "core/session/event.h"
#include "core/session/event_kinds.h"
#include "core/session/fight_choices.h"
#include "editor/panels/sight/sight_views.h"
#include "editor/view/form/form.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLayout>
#include <QListWidget>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>
#include <QWidget>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include "moc_combat_panel.cpp"

namespace cave {
namespace {

constexpr QSize kLargest{180 * kGrid, 140 * kGrid};

/// A widget, and buttons beside it, or below it where both don't fit.
class FoldingRow : public QWidget {
public:
    FoldingRow(QWidget *first, QHBoxLayout *buttons, QWidget *parent)
        : QWidget(parent)
        , m_first(first)
        , m_buttons(buttons)
        , m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
    {
        m_row->setContentsMargins(0, 0, 0, 0);
        m_row->setSpacing(2 * kGrid);
        m_row->addWidget(first, 1);
        m_row->addLayout(buttons);
        m_row->setSizeConstraint(QLayout::SetNoConstraint); // it may be as narrow as the wider of both
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {m_buttons->minimumSize().width(), m_row->minimumSize().height()};
    }

protected:
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
            fold();
        return QWidget::event(event);
    }

private:
    void fold()
    {
        const int needed =
            m_first->minimumSizeHint().width() + m_row->spacing() + m_buttons->minimumSize().width();
        m_row->setDirection(m_first->isVisibleTo(this) && needed > width() ? QBoxLayout::TopToBottom
                                                                           : QBoxLayout::LeftToRight);
    }

    QWidget *m_first;
    QHBoxLayout *m_buttons;
    QBoxLayout *m_row;
};

constexpr int kEaseMs = 150;
constexpr QSize kRoomy{130 * kGrid, 120 * kGrid};
constexpr int kLog = 16 * kGrid;
constexpr int kShortLog = 10 * kGrid;
constexpr int kHurryMs = 10;          // between blows of a fight finished together with others
constexpr int kMaxBlowsAtOnce = 1000; // in a fight that never ends because of unusual settings

bool isShared(const Session &session)
{
    return !session.world().party.isAlone();
}

template<class E>
const E *findEvent(const std::vector<Event> &events)
{
    for (const Event &event : events) {
        if (const auto *found = std::get_if<E>(&event))
            return found;
    }
    return nullptr;
}

} // namespace

/// The choices in a fight in rounds: a button each, with its key, and in words what it would do.
class FightChoices : public QWidget {
    Q_OBJECT

public:
    /// `actions` must outlive this.
    FightChoices(FightActions &actions, QWidget *parent) : QWidget(parent)
    {
        setObjectName("combat.choices");
        m_rows[Strike].action = actions.strike;
        m_rows[Guard].action = actions.guard;
        m_rows[Swap].action = actions.swap;
        m_rows[Use].action = actions.use;
        m_rows[Flee].action = actions.flee;
        m_rows[Auto].action = actions.playOut;
        layOut();
        connect(m_rows[Strike].action, &QAction::triggered, this, [this] { emit chosen(FightCommand{}); });
        connect(m_rows[Guard].action, &QAction::triggered, this, [this] { emit chosen(DodgeCommand{}); });
        connect(m_rows[Swap].action, &QAction::triggered, this, [this] {
            if (m_weapon)
                emit chosen(EquipCommand{*m_weapon});
        });
        connect(m_rows[Use].action, &QAction::triggered, this, &FightChoices::useRequested);
        connect(m_rows[Flee].action, &QAction::triggered, this, [this] { emit chosen(FleeCommand{}); });
        connect(m_rows[Auto].action, &QAction::triggered, this, &FightChoices::autoRequested);
        showFor(nullptr);
    }

    /// Shows what could be done in the current fight of `world`; null: nothing, and no key works.
    void showFor(const World *world)
    {
        setVisible(world != nullptr);
        for (const Row &row : m_rows) {
            row.action->setEnabled(false);
            row.action->setVisible(false);
        }
        if (world == nullptr)
            return;
        showRow(Strike, strikePreview(forecastOf(*world, FightCommand{})));
        showRow(Guard, guardPreview(forecastOf(*world, DodgeCommand{})));
        showSwap(*world);
        const int things = static_cast<int>(consumables(*world).size());
        showRow(Use,
                things == 0 ? tr("you have nothing to use") : tr("choose from %n kinds", nullptr, things),
                things > 0);
        showRow(Flee, fleePreview(forecastOf(*world, FleeCommand{})));
        showRow(Auto, tr("play out the rest as a sensible player would"));
    }

signals:
    void chosen(const cave::Command &command);
    /// The player wants to choose something to use.
    void useRequested();
    /// The rest is to be played out.
    void autoRequested();

private:
    static constexpr int kRowHeight = 6 * kGrid; // there are many

    /// Of the weapons that aren't wielded, the one that does most damage to the enemy.
    static std::optional<std::size_t> otherWeapon(const World &world)
    {
        const MonsterType &enemy = world.content->monsters[world.fight()->kind];
        const std::vector<std::size_t> weapons = otherWeapons(world);
        const auto best = std::ranges::max_element(weapons, {}, [&](std::size_t stack) {
            return blowHundredths(*world.content, world.player(), stack, enemy);
        });
        return best == weapons.end() ? std::nullopt : std::optional(*best);
    }

    enum Choice : std::size_t { Strike, Guard, Swap, Use, Flee, Auto, Choices };

    struct Row {
        QAction *action = nullptr;
        QLabel *preview = nullptr;
    };

    void layOut()
    {
        auto *grid = new QGridLayout(this);
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setHorizontalSpacing(3 * kGrid);
        grid->setVerticalSpacing(kGrid / 2);
        grid->setColumnStretch(1, 1);
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            Row &row = m_rows[i];
            row.preview = plainLabel("", this);
            row.preview->setObjectName(row.action->objectName() + QStringLiteral(".preview"));
            QToolButton *button = ModalOverlay::makeButton(row.action, this);
            button->setMinimumHeight(kRowHeight);
            button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
            grid->addWidget(button, static_cast<int>(i), 0);
            grid->addWidget(row.preview, static_cast<int>(i), 1);
        }
    }

    void showRow(Choice choice, const QString &preview, bool possible = true)
    {
        Row &row = m_rows[choice];
        row.action->setEnabled(possible);
        row.action->setVisible(true);
        row.preview->setText(preview);
    }

    void showSwap(const World &world)
    {
        m_weapon = otherWeapon(world);
        if (!m_weapon)
            return showRow(Swap, tr("you carry no other weapon"), false);
        const ItemType &weapon = world.content->items[world.player().inventory.stacks[*m_weapon].item];
        showRow(Swap,
                swapPreview(weapon, harmWith(world, *m_weapon), forecastOf(world, EquipCommand{*m_weapon})));
    }

    std::array<Row, Choices> m_rows;
    std::optional<std::size_t> m_weapon; ///< the stack that would be wielded
};

CombatPanel::CombatPanel(const Parts &parts, Act act, std::function<bool()> awaits, QWidget *parent)
    : ModalOverlay(parent)
    , m_session(parts.session)
    , m_actions(parts.actions)
    , m_act(std::move(act))
    , m_awaits(std::move(awaits))
    , m_timer(new QTimer(this))
    , m_card(named("combat.card", new QFrame(this)))
    , m_player(new FighterCard(Side::Player, "combat.player", m_card))
    , m_enemy(new FighterCard(Side::Enemy, "combat.enemy", m_card))
    , m_description(plainLabel("combat.description", m_card))
    , m_weakness(plainLabel("combat.weakness", m_card))
    , m_cause(plainLabel("combat.cause", m_card))
    , m_pages(new QStackedWidget(m_card))
    , m_log(named("combat.log", new QListWidget(m_pages)))
    , m_outcome(named("combat.outcome", new CombatOutcome(m_pages)))
    , m_choices(new FightChoices(m_actions, m_card))
    , m_pace(new PaceBox(parts.preferences, m_card))
{
    setObjectName("combatPanel");
    setAccessibleRole(*this, QAccessible::Dialog);
    m_timer->setTimerType(Qt::PreciseTimer);
    addActions(m_actions.all());
    layOut();
    connectParts();
    bindTexts(*this, [this] {
        m_log->setAccessibleName(tr("What happened in this fight"));
        // The actions have their own texts again by then.
        QMetaObject::invokeMethod(this, &CombatPanel::showAgain, Qt::QueuedConnection);
    });
    bindLook(*this, [this] {
        const Theme &theme = currentTheme();
        setPanelGround(m_card, theme);
        setSecondary(m_description, theme);
        setSecondary(m_cause, theme);
        m_log->setFont(fontOf(TextSize::Body));
        m_weakness->setFont(fontOf(TextSize::Body));
    });
}

void CombatPanel::layOut()
{
    m_card->setFrameShape(QFrame::StyledPanel);
    m_card->setAutoFillBackground(true);
    m_card->setMaximumSize(kLargest);
    m_card->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    auto *row = hbox(kStyleSpacing, {BoxPart::stretch(1), {m_card, 1000}, BoxPart::stretch(1)});
    vbox(*this, kStyleSpacing, evenMargins(3 * kGrid),
         {BoxPart::stretch(1), {row, 1000}, BoxPart::stretch(1)});

    auto *fighters = hbox(3 * kGrid, {{m_player, 1}, {m_enemy, 1}});
    auto *column = vbox(*m_card, 2 * kGrid, evenMargins(3 * kGrid),
                        {fighters, m_description, m_weakness, m_cause, {makeLog(), 1}, m_choices});
    auto *buttons = hbox(2 * kGrid, {BoxPart::stretch(1)});
    for (QAction *action : {m_actions.step, m_actions.run, m_actions.finish, m_actions.attack,
                            m_actions.dodge, m_actions.cast, m_actions.goOn})
        buttons->addWidget(makeButton(action, m_card));
    m_foot = new FoldingRow(m_pace, buttons, m_card);
    column->addWidget(m_foot);
}

QWidget *CombatPanel::makeLog()
{
    m_log->setFocusPolicy(Qt::NoFocus);
    m_log->setSelectionMode(QAbstractItemView::NoSelection);
    m_log->setWordWrap(true);
    m_log->setResizeMode(QListView::Adjust);
    m_log->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_log->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_pages->addWidget(m_log);
    m_pages->addWidget(m_outcome);
    return m_pages;
}

void CombatPanel::connectParts()
{
    connect(m_timer, &QTimer::timeout, this, [this] {
        strike();
        showFoot();
    });
    connect(m_actions.step, &QAction::triggered, this, [this] {
        setRunning(false); // a manual step stops the clock
        strike();
        showFoot();
    });
    connect(m_actions.run, &QAction::triggered, this, [this](bool on) {
        setRunning(on);
        showFoot();
    });
    connect(m_actions.finish, &QAction::triggered, this, &CombatPanel::finish);
    connect(m_actions.attack, &QAction::triggered, this, [this] { choose(FightCommand{}); });
    connect(m_actions.dodge, &QAction::triggered, this, [this] { choose(DodgeCommand{}); });
    connect(m_actions.cast, &QAction::triggered, this, &CombatPanel::castRequested);
    connect(m_choices, &FightChoices::chosen, this, [this](const Command &command) { choose(command); });
    connect(m_choices, &FightChoices::useRequested, this, &CombatPanel::castRequested);
    connect(m_choices, &FightChoices::autoRequested, this, &CombatPanel::playOut);
    connect(m_actions.goOn, &QAction::triggered, this, [this] {
        if (m_stage == Stage::Over && m_session.isFighting())
            beginFight();
        else if (m_stage == Stage::Over)
            close();
    });
    connect(m_pace, &PaceBox::intervalChanged, this, [this] {
        if (isRunning())
            setRunning(true);
        showFoot();
    });
}

void CombatPanel::open()
{
    if (isOpen() || !m_session.isFighting())
        return;
    m_focusBefore = QApplication::focusWidget();
    m_pace->readSettings();
    uncover();
    beginFight();
}

void CombatPanel::beginFight()
{
    const Fight &fight = *m_session.world().fight();
    const MonsterType &enemy = m_session.content().monsters[fight.kind];
    m_stage = Stage::Fighting;
    m_kind = fight.kind;
    m_description->setText(shownDescription(enemy));
    showCause();
    m_log->clear();
    m_pages->setCurrentWidget(m_log);
    setAccessibleName(tr("Fight with the %1").arg(shownName(enemy)));
    m_view.reset();
    m_combat.reset();
    m_joint.read(m_session.world());
    takeFocus();
    if (fight.dice || fight.rounds)
        beginChoices();
    else
        beginBlows();
    showFoot();
}

/// Why the fight began.
void CombatPanel::showCause()
{
    const std::optional<SightVerdict> encounter = encounterOf(m_session.mutableWorld());
    m_cause->setText(encounter ? encounterText(*encounter, m_session.mutableWorld()) : QString());
}

void CombatPanel::beginBlows()
{
    const FightProgress &progress = *m_session.fight();
    const Fight &fight = *m_session.world().fight();
    const MonsterType &enemy = m_session.content().monsters[fight.kind];
    m_combat = progress.combat;
    m_pace->setBlows(m_session.blowsLeft());
    m_player->setFighter(fight.playerStats, enemy);
    m_enemy->setFighter(fight.enemyStats, enemy);
    m_damage = Points::hundredths(fight.playerStats.damageHundredths);
    showHint();
    if (m_joint.allyName(m_session.world(), 0).isEmpty()) // else it was long ago
        addLog(firstLine(fight.first, enemy), std::nullopt);
    for (const Blow &blow : progress.blows) {
        for (const QString &line : blowLines(blow, enemy, m_joint.allyName(m_session.world(), blow.player)))
            addLog(line, blow.attacker);
    }
    m_blows = progress.blows.size();
    showFighters(false);
    setRunning(m_pace->startsRunning());
}

void CombatPanel::beginChoices()
{
    m_view = makeFightView(m_session, *m_player, *m_enemy);
    showHint();
    for (const FightView::Line &line : m_view->before())
        addLog(line.text, line.by);
    setRunning(false);
    showFighters(false);
}

/// What the player should know about the enemy.
void CombatPanel::showHint()
{
    if (m_view)
        return m_weakness->setText(m_view->hint());
    const World &world = m_session.world();
    const MonsterType &enemy = m_session.content().monsters[m_kind];
    const ItemType *weapon = wornItem(*world.content, world.player().inventory, EquipmentSlot::Weapon);
    m_weakness->setText(joinedSentences({weaponText(weapon, enemy, m_damage), threatText(world, enemy)}));
}

/// False if nothing came of it, or it isn't known yet.
bool CombatPanel::choose(const Command &command)
{
    if (m_stage != Stage::Fighting || !m_view || (m_awaits && m_awaits()))
        return false;
    m_acting = true;
    const std::vector<Event> events = m_act(command);
    m_acting = false;
    if (!isShared(m_session)) // else `takeShared` did
        showChosen(events);
    return !events.empty() && findEvent<CommandRefused>(events) == nullptr;
}

/// The rest of a fight in rounds, with the choices of a sensible player; only one of them where an ally is in
/// the fight, who chooses as well.
void CombatPanel::playOut()
{
    m_hurried = true;
    bool canFlee = true;
    for (int i = 0; i < kMaxBlowsAtOnce && m_stage == Stage::Fighting && m_view; ++i) {
        const Command next = sensibleChoice(m_session.world(), canFlee);
        const bool done = choose(next);
        if (m_joint.isJoint())
            break;
        if (done)
            continue;
        if (!canFlee || !std::holds_alternative<FleeCommand>(next))
            break;
        canFlee = false;
    }
    m_hurried = false;
}

void CombatPanel::takeChosen(const std::vector<Event> &events)
{
    if (!m_acting && !isShared(m_session))
        showChosen(events);
}

void CombatPanel::takeShared(const std::vector<Event> &events)
{
    if (m_stage != Stage::Fighting)
        return;
    const std::vector<Event> own = ownEvents(events, m_session.world().party.shown);
    if (m_view) {
        m_joint.read(m_session.world());
        for (const FightView::Line &line : m_view->takeFromAllies(events, m_joint, easeMs()))
            addLog(line.text, line.by);
        if (!m_session.world().fight() || m_session.isFighting()) // else the run ended elsewhere
            showChosen(own);
    } else {
        catchUp(events, own);
    }
    // It ended without the player, unless the end is among the events that follow.
    const auto closeIfOver = [this] {
        if (m_stage == Stage::Fighting && !m_joint.goesOn(m_session.world()))
            close();
    };
    QMetaObject::invokeMethod(this, closeIfOver, Qt::QueuedConnection);
}

/// Shows the blows since the last ones shown, those of allies included.
void CombatPanel::catchUp(const std::vector<Event> &events, const std::vector<Event> &own)
{
    const World &world = m_session.world();
    const FightProgress *progress = m_joint.goesOn(world) ? m_session.fight() : nullptr;
    if (progress != nullptr) {
        m_joint.read(world);
        m_combat = progress->combat; // others may have joined
        for (; m_blows < progress->blows.size(); ++m_blows)
            takeBlow(progress->blows[m_blows]);
        m_pace->setBlows(m_session.blowsLeft());
        showFighters(true);
        return showFoot();
    }
    for (const Event &event : events) {
        const auto *struck = std::get_if<BlowStruck>(&event);
        if (struck == nullptr || !struck->blow.fatal || m_combat->finished())
            continue;
        m_combat->attack(false);
        takeBlow(struck->blow);
    }
    for (const Event &event : own) {
        const auto *won = std::get_if<FightWon>(&event);
        if ((won != nullptr && won->id == m_joint.enemy()) || std::holds_alternative<PlayerDied>(event))
            return end({event});
    }
}

void CombatPanel::showChosen(const std::vector<Event> &events)
{
    if (m_stage != Stage::Fighting || !m_view) // closed meanwhile
        return;
    for (const FightView::Line &line : m_view->handle(events, easeMs()))
        addLog(line.text, line.by);
    showHint(); // another weapon may be in hand
    const bool over =
        std::ranges::any_of(events, isAnyOf<FightWon, RunEnded, PlayerFell, PlayerDied, FightFled>);
    showFighters(true);
    if (over)
        return end(events);
    showFoot();
}

/// In the window's language.
void CombatPanel::showAgain()
{
    if (m_stage == Stage::Closed)
        return;
    const MonsterType &enemy = m_session.content().monsters[m_kind];
    setAccessibleName(tr("Fight with the %1").arg(shownName(enemy)));
    m_description->setText(shownDescription(enemy));
    if (m_stage == Stage::Fighting)
        showCause();
    else
        m_goOn = describeEnd();
    showHint();
    for (FighterCard *card : {m_player, m_enemy})
        card->retranslate();
    showFighters(false);
    showFoot();
}

bool CombatPanel::isRunning() const
{
    return m_timer->isActive();
}

int CombatPanel::easeMs() const
{
    if (!m_motion || m_hurried)
        return 0;
    return isRunning() ? std::min(kEaseMs, m_pace->interval()) : kEaseMs;
}

void CombatPanel::setRunning(bool on)
{
    m_actions.run->setChecked(on);
    if (on && m_pace->interval() == 0)
        finish();
    else if (on)
        m_timer->start(m_pace->interval());
    else
        m_timer->stop();
    if (isShared(m_session))
        m_hurried = m_hurried && on;
}

/// The next blow of the fight; false if there was none.
bool CombatPanel::strike()
{
    if (m_stage != Stage::Fighting || (m_awaits && m_awaits()))
        return false;
    const std::vector<Event> events = m_act(FightCommand{});
    if (isShared(m_session)) // what came of it is shown by `takeShared`: already, or later
        return m_stage == Stage::Fighting;
    const auto *struck = findEvent<BlowStruck>(events);
    if (m_stage != Stage::Fighting || struck == nullptr) { // closed meanwhile, or refused
        setRunning(false);
        return false;
    }
    m_combat->attack(struck->blow.stunned);
    takeBlow(struck->blow);
    for (const Event &event : events) {
        if (isAnyOf<FightWon, PlayerDied>(event))
            end({event});
    }
    return true;
}

void CombatPanel::takeBlow(const Blow &blow)
{
    const QString ally = m_joint.allyName(m_session.world(), blow.player);
    for (const QString &line : blowLines(blow, m_session.content().monsters[m_kind], ally))
        addLog(line, blow.attacker);
    FighterCard *hit = blow.attacker == Side::Player ? m_enemy : m_player;
    hit->takeBlow(blow, easeMs());
    showFighters(true);
}

void CombatPanel::finish()
{
    m_hurried = true;
    if (isShared(m_session)) { // blow by blow, as others may strike, too
        strike();
        return m_stage == Stage::Fighting ? m_timer->start(kHurryMs) : void();
    }
    for (int i = 0; i < kMaxBlowsAtOnce && strike(); ++i) {
    }
    m_hurried = false;
    setRunning(false);
    showFoot();
}

void CombatPanel::end(std::vector<Event> events)
{
    setRunning(false);
    m_stage = Stage::Over;
    m_ending = std::move(events);
    showOutcome();
}

/// In the window's language. Returns what the button that leaves the fight says, to be translated.
const char *CombatPanel::describeEnd()
{
    if (m_view)
        return m_view->end(m_ending, *m_outcome);
    const World &world = m_session.world();
    const bool goesOn = m_session.fight() != nullptr;
    for (const Event &ending : m_ending) {
        if (const auto *won = std::get_if<FightWon>(&ending)) {
            m_outcome->showVictory(world, *won, goesOn);
        } else if (const auto *died = std::get_if<PlayerDied>(&ending)) {
            m_outcome->showDeath(world, *died);
            return QT_TR_NOOP("Wake up");
        }
    }
    return goesOn ? QT_TR_NOOP("Fight on") : QT_TR_NOOP("Continue");
}

void CombatPanel::showOutcome()
{
    m_goOn = describeEnd();
    m_pages->setCurrentWidget(m_outcome);
    announce(*this, m_outcome->text());
    showFighters(true);
    showFoot();
    takeFocus();
}

void CombatPanel::close()
{
    setRunning(false);
    m_stage = Stage::Closed;
    m_combat.reset();
    m_view.reset();
    hide();
    if (m_focusBefore != nullptr && m_focusBefore->isVisible())
        m_focusBefore->setFocus();
    else
        parentWidget()->setFocus();
    emit closed();
}

void CombatPanel::showFighters(bool eased)
{
    if (m_view)
        return m_view->show(eased ? easeMs() : 0);
    const World &world = m_session.world();
    if (m_joint.isJoint() && m_joint.goesOn(world)) { // the card shows whose turn it is
        const std::size_t place = placeInTurn(*m_combat);
        m_player->setAlly(m_joint.allyName(world, place), statsOf(*world.fight(), place));
        m_weakness->setText(tr("You fight together with %1.").arg(listed(m_joint.allyNames(world))));
    }
    const bool over = m_combat->finished();
    for (const Side side : {Side::Player, Side::Enemy}) {
        FighterCard *card = side == Side::Player ? m_player : m_enemy;
        const bool next = m_combat->next() == side;
        card->show(m_combat->fighter(side), {next && !over, !next && m_combat->isExtraTurn() && !over, over},
                   eased ? easeMs() : 0);
    }
}

void CombatPanel::showFoot()
{
    const bool fighting = m_stage == Stage::Fighting;
    for (QAction *action : {m_actions.step, m_actions.run, m_actions.finish}) {
        action->setEnabled(fighting && !m_view);
        action->setVisible(fighting && !m_view);
    }
    const bool inRounds = m_view && m_view->showsChoices();
    for (QAction *action : {m_actions.attack, m_actions.dodge, m_actions.cast}) {
        action->setEnabled(fighting && m_view && !inRounds);
        action->setVisible(fighting && m_view && !inRounds);
    }
    m_actions.cast->setEnabled(m_view && m_actions.cast->isEnabled() && m_view->canCast());
    m_choices->showFor(fighting && inRounds ? &m_session.world() : nullptr);
    // The choices need the room; without a minimum of their own, the pages have that of the outcome.
    m_pages->setMinimumHeight(fighting && inRounds ? kShortLog : 0);
    m_log->setMinimumHeight(fighting && inRounds ? kShortLog : kLog);
    m_pace->setVisible(showsPace());
    m_foot->setVisible(!(fighting && inRounds)); // nothing is in it
    m_actions.goOn->setText(tr(m_goOn));
    m_actions.goOn->setEnabled(m_stage == Stage::Over);
    m_actions.goOn->setVisible(m_stage == Stage::Over);
    m_actions.run->setText(isRunning() ? tr("Pause") : tr("Run"));
    // Wide enough for the buttons in the window's language.
    m_card->setMaximumWidth(std::max(m_card->maximumWidth(), m_card->layout()->minimumSize().width()));
}

void CombatPanel::addLog(const QString &line, std::optional<Side> by)
{
    const QString sign = !by.has_value()       ? QString()
                         : *by == Side::Player ? QStringLiteral("▸ ")
                                               : QStringLiteral("◂ ");
    m_log->addItem(sign + line);
    if (by == Side::Enemy)
        m_log->item(m_log->count() - 1)->setForeground(currentTheme().mutedText);
    m_log->scrollToBottom();
    announce(*this, line);
}

void CombatPanel::keyPressEvent(QKeyEvent *event)
{
    QScrollBar *bar = m_log->verticalScrollBar();
    if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown)
        bar->setValue(bar->value() + (event->key() == Qt::Key_PageUp ? -1 : 1) * bar->pageStep());
    ModalOverlay::keyPressEvent(event);
}

/// The pace isn't shown in a narrow window, or where nothing runs automatically.
bool CombatPanel::showsPace() const
{
    return width() >= kRoomy.width() && !m_view;
}

/// If space is short, numbers and log get it.
void CombatPanel::resizeEvent(QResizeEvent *event)
{
    const bool narrow = width() < kRoomy.width();
    const bool compact = narrow || height() < kRoomy.height();
    m_description->setVisible(!compact);
    m_cause->setVisible(!compact); // the messages say it as well
    m_pace->setVisible(showsPace());
    const int margin = (compact ? 1 : 3) * kGrid;
    m_card->layout()->setSpacing((compact ? 1 : 2) * kGrid);
    layout()->setContentsMargins(margin, margin, margin, margin);
    m_player->setCompact(compact);
    m_enemy->setCompact(compact);
    ModalOverlay::resizeEvent(event);
}

/// A fight waits while it isn't visible.
void CombatPanel::hideEvent(QHideEvent *event)
{
    m_timer->stop();
    m_actions.run->setChecked(false);
    ModalOverlay::hideEvent(event);
}

} // namespace cave

#include "combat_panel.moc"
