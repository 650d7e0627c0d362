#include "editor/level/level_checks_panel.h"

#include "editor/document/level_document.h"
#include "editor/level/level_tools.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace cave {
namespace {

constexpr int kIndexRole = Qt::UserRole;

QString trLevelFlaw(const char *text)
{
    return QCoreApplication::translate("LevelFlaws", text);
}

/// Lines that are kept as they are, as nobody here knows what they mean.
std::vector<LevelFlaw> unknownTypes(const LevelDesign &design)
{
    std::vector<LevelFlaw> flaws;
    for (std::size_t i = 0; i < design.records.size(); ++i) {
        const LevelRecord &record = design.records[i];
        if (!record.isObject() ||
            findLevelObject(record.type, record.kind == LevelRecord::Kind::Dynamic) != nullptr)
            continue;
        LevelFlaw flaw;
        flaw.record = i;
        if (design.contains(tileOf(record.at.x), tileOf(record.at.y)))
            flaw.tile = LevelTile{static_cast<int>(record.at.x), static_cast<int>(record.at.y)};
        flaw.text = "line " + std::to_string(i + 2) + ": unknown type '" + record.type + "'";
        flaws.push_back(std::move(flaw));
    }
    return flaws;
}

} // namespace

QString levelFlawTitle(LevelFlawKind kind)
{
    switch (kind) {
    case LevelFlawKind::NoStart:
        return trLevelFlaw("No start for the player");
    case LevelFlawKind::StartOutside:
        return trLevelFlaw("The start is outside the level");
    case LevelFlawKind::StartBlocked:
        return trLevelFlaw("The start is blocked");
    case LevelFlawKind::NoName:
        return trLevelFlaw("The level has no name");
    case LevelFlawKind::WrongSize:
        return trLevelFlaw("The size can't be played");
    case LevelFlawKind::SeveralBackgrounds:
        return trLevelFlaw("More than one background");
    case LevelFlawKind::DoorMissing:
        return trLevelFlaw("A side has no door");
    case LevelFlawKind::DoorBlocked:
        return trLevelFlaw("A door is blocked");
    case LevelFlawKind::DoorWalledUp:
        return trLevelFlaw("A door is walled up");
    case LevelFlawKind::NoGoal:
        return trLevelFlaw("There is no goal");
    case LevelFlawKind::GoalUnreachable:
        return trLevelFlaw("The goal can't be reached");
    case LevelFlawKind::Unreachable:
        return trLevelFlaw("Nobody gets there");
    case LevelFlawKind::EnemyInWall:
        return trLevelFlaw("An enemy is in a wall");
    case LevelFlawKind::OutsideLevel:
        return trLevelFlaw("Outside the level");
    case LevelFlawKind::Hidden:
        return trLevelFlaw("Hidden under another of its type");
    case LevelFlawKind::WrongLevel:
        return trLevelFlaw("Belongs to another type of level");
    }
    return {};
}

LevelChecksPanel::LevelChecksPanel(LevelTools &tools, QWidget *parent)
    : QWidget(parent)
    , m_tools(tools)
    , m_state(new QLabel)
    , m_list(new QListWidget)
{
    setObjectName("level.checks");
    m_state->setObjectName("level.checks.state");
    m_state->setWordWrap(true);
    m_list->setObjectName("level.checks.list");
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setSpacing(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    column->setSpacing(kGrid);
    column->addWidget(m_state);
    column->addWidget(m_list, 1);
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMs);
    connect(&m_settle, &QTimer::timeout, this, &LevelChecksPanel::check);
    connect(&m_tools, &LevelTools::documentChanged, &m_settle, qOverload<>(&QTimer::start));
    connect(m_list, &QListWidget::itemClicked, this, &LevelChecksPanel::choose);
    connect(m_list, &QListWidget::itemActivated, this, &LevelChecksPanel::choose);
    retranslate();
}

LevelChecksPanel::~LevelChecksPanel() = default;

void LevelChecksPanel::check()
{
    if (m_tools.document() == nullptr) {
        m_jobs.forgetAll();
        return take({});
    }
    m_jobs.runLatest(
        [design = m_tools.document()->design()] {
            return std::pair(levelFlaws(design), unknownTypes(design));
        },
        [this](std::pair<std::vector<LevelFlaw>, std::vector<LevelFlaw>> found) {
            m_unknown = found.second.size();
            found.first.insert(found.first.end(), std::make_move_iterator(found.second.begin()),
                               std::make_move_iterator(found.second.end()));
            take(std::move(found.first));
        });
}

void LevelChecksPanel::take(std::vector<LevelFlaw> flaws)
{
    if (flaws.empty())
        m_unknown = 0;
    m_flaws = std::move(flaws);
    list();
    emit flawsChanged();
}

void LevelChecksPanel::list()
{
    constexpr std::size_t kMostListed = 1'000;
    m_list->clear();
    for (std::size_t i = 0; i < std::min(m_flaws.size(), kMostListed); ++i) {
        const LevelFlaw &flaw = m_flaws[i];
        const bool unknown = i >= m_flaws.size() - m_unknown;
        const QString title = unknown ? tr("Unknown here, kept as it is") : levelFlawTitle(flaw.kind);
        auto *item = new QListWidgetItem(title + '\n' + QString::fromStdString(flaw.text), m_list);
        const bool error = !unknown && flaw.severity == LevelFlaw::Severity::Error;
        item->setIcon(namedIcon(error ? "error" : unknown ? "note" : "warning"));
        item->setData(kIndexRole, static_cast<uint>(i));
    }
    retranslate();
}

void LevelChecksPanel::choose(const QListWidgetItem *item)
{
    if (item == nullptr)
        return;
    const std::size_t index = item->data(kIndexRole).toUInt();
    if (index < m_flaws.size())
        emit flawChosen(m_flaws[index]);
}

void LevelChecksPanel::retranslate()
{
    const int count = static_cast<int>(m_flaws.size());
    m_state->setText(m_tools.document() == nullptr ? tr("Open a level to have it checked.")
                     : count == 0                  ? tr("Nothing is wrong with this level.")
                     : count == 1                  ? tr("One thing to look at")
                                                   : tr("%1 things to look at").arg(count));
    m_list->setAccessibleName(tr("What to look at"));
}

void LevelChecksPanel::setTheme(const Theme &theme)
{
    setPalette(paletteFor(theme));
    setSecondary(m_state, theme);
    m_state->setFont(fontOf(TextSize::Body));
}

void LevelChecksPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        list();
    QWidget::changeEvent(event);
}

} // namespace cave
