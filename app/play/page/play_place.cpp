// SPDX-License-Identifier: MIT
#include "app/play/page/play_place.h"

#include "app/common/data_folders.h"
#include "app/common/preferences.h"
#include "app/play/combat/combat_panel.h"
#include "app/play/log/message_log.h"
#include "app/play/map/play_maps.h"
#include "app/play/map/sight_panes.h"
#include "app/play/page/play_page.h"
#include "app/play/runs/run_end_panel.h"
#include "app/play/session/play_actions.h"
#include "editor/view/form/form.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/action_set.h"

#include <QAction>
#include <QDockWidget>
#include <QObject>
#include <QSettings>

#include <utility>

namespace cave {
namespace {

constexpr const char *kSidebarKey = "play/sidebar";
constexpr const char *kLegendKey = "play/legend";
constexpr const char *kFollowKey = "play/followSoftly";

void makeToggle(const QDockWidget &dock, const char *id, const QKeySequence &key)
{
    QAction *toggle = dock.toggleViewAction();
    toggle->setObjectName(QLatin1String(id));
    toggle->setShortcut(key);
    toggle->setShortcutContext(Qt::WidgetWithChildrenShortcut);
}

} // namespace

/// The view options of play that are set by actions: some are preferences, the others are remembered.
class ViewSettings : public QObject {
public:
    /// A child of `actions`; `preferences` must outlive it.
    ViewSettings(Preferences &preferences, PlayActions &actions)
        : QObject(&actions)
        , m_preferences(preferences)
        , m_actions(actions)
    {
        const QSettings settings;
        m_actions.followSoftly->setChecked(settings.value(kFollowKey, true).toBool());
        m_actions.sidebar->setChecked(settings.value(kSidebarKey, true).toBool());
        m_actions.legend->setChecked(settings.value(kLegendKey, false).toBool());
        followSwitch(m_actions.glyphs, Setting::Glyphs);
        followSwitch(m_actions.motion, Setting::Motion);
        followSwitch(m_actions.sound, Setting::Sound);
        followSwitch(m_actions.discs, Setting::MonsterSight);
    }

    /// Stores the options that aren't preferences.
    void remember() const
    {
        QSettings settings;
        settings.setValue(kSidebarKey, m_actions.sidebar->isChecked());
        settings.setValue(kLegendKey, m_actions.legend->isChecked());
        settings.setValue(kFollowKey, m_actions.followSoftly->isChecked());
    }

private:
    /// Keeps the action and the setting in sync.
    void followSwitch(QAction *action, Setting setting)
    {
        action->setChecked(m_preferences.isOn(setting));
        connect(action, &QAction::toggled, &m_preferences,
                [this, setting](bool on) { m_preferences.set(setting, on ? 1 : 0); });
        connect(&m_preferences, &Preferences::changed, action, [this, action, setting](Setting changed) {
            if (changed == setting)
                action->setChecked(m_preferences.isOn(setting));
        });
    }

    Preferences &m_preferences;
    PlayActions &m_actions;
};

PlayPlace::PlayPlace(Preferences &preferences, QWidget *parent)
    : QWidget(parent)
    , m_preferences(preferences)
    , m_actions(new PlayActions(*this))
    , m_fights(new FightActions(this))
    , m_runEnd(new RunEndActions(this))
    , m_settings(new ViewSettings(preferences, *m_actions))
    , m_miniMap(named("miniMapDock", new QDockWidget))
    , m_messages(new MessageLogDock(m_log))
    , m_sight(new SightDock)
    , m_mind(new MindDock)
    , m_status(new QWidget(this))
{
    setObjectName(QStringLiteral("playPage"));
    vbox(*this, 0, kNoMargins, {});
    hbox(*m_status, 0, kNoMargins, {});
    m_status->hide();
    m_miniMap->setMinimumWidth(240);
    makeToggle(*m_miniMap, "miniMap.toggle", Qt::Key_M);
    makeToggle(*m_messages, "messageLog.toggle", Qt::CTRL | Qt::Key_L);
    // Its action then has the title as its text.
    connect(m_messages, &QWidget::windowTitleChanged, this, &PlayPlace::retranslate);
    for (const QDockWidget *dock : docks())
        addAction(dock->toggleViewAction());
    addAction(m_mind->nextAction());
    for (QDockWidget *dock : docks())
        keepKeyboardOnClicks(*dock, ClickFocus::Fields); // so that walking continues
    bindTexts(*this, [this] { retranslate(); });
}

PlayPlace::~PlayPlace()
{
    if (m_session != nullptr)
        static_cast<void>(m_session->savedSession().save());
    if (m_page != nullptr)
        m_settings->remember();
    dropPage();
    for (const QPointer<QDockWidget> &dock :
         {m_miniMap, QPointer<QDockWidget>(m_messages), QPointer<QDockWidget>(m_sight),
          QPointer<QDockWidget>(m_mind)}) {
        if (dock != nullptr && dock->parent() == nullptr)
            delete dock;
    }
}

void PlayPlace::retranslate()
{
    m_miniMap->setWindowTitle(tr("Minimap"));
    setActionTexts(*m_miniMap->toggleViewAction(), tr("&Minimap"), tr("Show or hide the minimap"));
    setActionTexts(*m_messages->toggleViewAction(), tr("&Messages"), tr("Show or hide messages"));
}

void PlayPlace::setKeyBindings(const KeyBindings &bindings)
{
    m_bindings = bindings;
    if (m_page != nullptr)
        m_page->setKeyBindings(bindings);
}

PlayPage &PlayPlace::open(SavedSession session, CommandOrder *order)
{
    const bool enabled = m_page == nullptr || m_actions->areEnabled(); // this place may not be shown
    abandon();
    m_session = std::make_unique<PlaySession>(std::move(session), order);
    // Another world may be in the place of one that was deleted since.
    KeptLog kept = m_logs.take(fromPath(m_session->path()));
    m_log.restore(kept.state == m_session->session().stateHash() ? std::move(kept.messages)
                                                                 : std::deque<LogMessage>());
    m_actions->setEnabled(enabled);
    const PlayFrame frame{m_habits, *this,       m_preferences, *m_actions, *m_fights, *m_runEnd,
                          m_log,    *m_messages, *m_miniMap,    *m_sight,   *m_mind,   *m_status};
    m_page = std::make_unique<PlayPage>(*m_session, frame, this);
    m_page->setKeyBindings(m_bindings);
    layout()->addWidget(m_page.get());
    setFocusProxy(m_page.get());
    m_page->show();
    emit opened(*m_page);
    m_page->begin();
    return *m_page;
}

bool PlayPlace::close()
{
    if (m_page == nullptr)
        return true;
    m_page->stop();
    PlaySaving &saving = m_session->saving();
    if (!saving.isSaved() && !saving.saveNow())
        return false;
    abandon();
    return true;
}

void PlayPlace::abandon()
{
    if (m_page == nullptr)
        return;
    m_page->stop();
    m_settings->remember();
    m_session->saving().keepPlayTime();
    emit closing(*m_page);
    const QString path = fromPath(m_session->path());
    const std::uint64_t state = m_session->session().stateHash();
    dropPage();
    m_logs.insert(path, {state, m_log.messages()});
    m_log.clear();
    m_actions->showNone();
    emit closed();
}

void PlayPlace::dropPage()
{
    m_page.reset();
    m_session.reset();
}

void PlayPlace::setActionsEnabled(bool on)
{
    m_actions->setEnabled(on);
    if (on && m_page != nullptr)
        m_page->refreshActions();
}

QList<QAction *> PlayPlace::fightActions() const
{
    return m_fights->all();
}

QList<QAction *> PlayPlace::runEndActions() const
{
    return m_runEnd->keyActions();
}

QList<QDockWidget *> PlayPlace::docks() const
{
    return {m_miniMap, m_messages, m_sight, m_mind};
}

QList<QDockWidget *> PlayPlace::firstDocks() const
{
    return {m_miniMap, m_messages};
}

} // namespace cave

#include "moc_play_place.cpp"
