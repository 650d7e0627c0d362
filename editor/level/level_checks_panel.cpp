// SPDX-License-Identifier: MIT
#include "editor/level/level_checks_panel.h"

#include "editor/document/level_document.h"
#include "editor/level/level_tools.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QLabel>
#include <QListWidget>

#include <algorithm>
#include <iterator>
#include <utility>

namespace cave {
namespace {

constexpr int kIndexRole = Qt::UserRole;

struct LevelIssueText {
    Q_DECLARE_TR_FUNCTIONS(LevelFlaws)
};

/// Lines that are kept unchanged because their type is unknown.
std::vector<LevelIssue> unknownTypes(const LevelFile &design)
{
    std::vector<LevelIssue> issues;
    for (std::size_t i = 0; i < design.records.size(); ++i) {
        const LevelRecord &record = design.records[i];
        if (!record.isObject() ||
            findLevelObject(record.type, record.kind == LevelRecord::Kind::Dynamic) != nullptr)
            continue;
        LevelIssue issue;
        issue.record = i;
        if (design.contains(tileOf(record.at.x), tileOf(record.at.y)))
            issue.tile = LevelTile{static_cast<int>(record.at.x), static_cast<int>(record.at.y)};
        issue.text = located(message("line %1", i + 2), message("unknown type %1", "'" + record.type + "'"));
        issues.push_back(std::move(issue));
    }
    return issues;
}

} // namespace

QString levelIssueTitle(LevelIssueKind kind)
{
    switch (kind) {
    case LevelIssueKind::NoStart:
        return LevelIssueText::tr("No start for the player");
    case LevelIssueKind::StartOutside:
        return LevelIssueText::tr("The start is outside the level");
    case LevelIssueKind::StartBlocked:
        return LevelIssueText::tr("The start is blocked");
    case LevelIssueKind::NoName:
        return LevelIssueText::tr("The level has no name");
    case LevelIssueKind::WrongSize:
        return LevelIssueText::tr("The size isn't playable");
    case LevelIssueKind::SeveralBackgrounds:
        return LevelIssueText::tr("More than one background");
    case LevelIssueKind::DoorMissing:
        return LevelIssueText::tr("A side has no door");
    case LevelIssueKind::DoorBlocked:
        return LevelIssueText::tr("A door is blocked");
    case LevelIssueKind::DoorWalledUp:
        return LevelIssueText::tr("A door is walled up");
    case LevelIssueKind::NoGoal:
        return LevelIssueText::tr("There is no goal");
    case LevelIssueKind::GoalUnreachable:
        return LevelIssueText::tr("The goal can't be reached");
    case LevelIssueKind::Unreachable:
        return LevelIssueText::tr("Unreachable");
    case LevelIssueKind::EnemyInWall:
        return LevelIssueText::tr("An enemy is in a wall");
    case LevelIssueKind::OutsideLevel:
        return LevelIssueText::tr("Outside the level");
    case LevelIssueKind::Hidden:
        return LevelIssueText::tr("Hidden under another of its type");
    case LevelIssueKind::WrongLevel:
        return LevelIssueText::tr("Belongs to another type of level");
    }
    return {};
}

LevelChecksPanel::LevelChecksPanel(LevelTools &tools, QWidget *parent)
    : QWidget(parent)
    , m_tools(tools)
    , m_state(named("level.checks.state", new QLabel))
    , m_list(named("level.checks.list", new QListWidget))
{
    setObjectName("level.checks");
    m_state->setWordWrap(true);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setSpacing(1);
    vbox(*this, kGrid, evenMargins(2 * kGrid), {m_state, {m_list, 1}});
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMs);
    connect(&m_settle, &QTimer::timeout, this, &LevelChecksPanel::check);
    connect(&m_tools, &LevelTools::documentChanged, &m_settle, qOverload<>(&QTimer::start));
    connect(m_list, &QListWidget::itemClicked, this, &LevelChecksPanel::choose);
    connect(m_list, &QListWidget::itemActivated, this, &LevelChecksPanel::choose);
    bindTexts(*this, [this] { list(); });
    bindLook(*this, [this] { updateInk(); });
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
            return std::pair(levelIssues(design), unknownTypes(design));
        },
        [this](std::pair<std::vector<LevelIssue>, std::vector<LevelIssue>> found) {
            m_unknown = found.second.size();
            found.first.insert(found.first.end(), std::make_move_iterator(found.second.begin()),
                               std::make_move_iterator(found.second.end()));
            take(std::move(found.first));
        });
}

void LevelChecksPanel::take(std::vector<LevelIssue> issues)
{
    if (issues.empty())
        m_unknown = 0;
    m_issues = std::move(issues);
    list();
    emit issuesChanged();
}

void LevelChecksPanel::list()
{
    constexpr std::size_t kMaxListed = 1'000;
    m_list->clear();
    for (std::size_t i = 0; i < std::min(m_issues.size(), kMaxListed); ++i) {
        const LevelIssue &issue = m_issues[i];
        const bool unknown = i >= m_issues.size() - m_unknown;
        const QString title = unknown ? tr("Unknown, kept unchanged") : levelIssueTitle(issue.kind);
        auto *item = new QListWidgetItem(title + '\n' + messageText(issue.text), m_list);
        const bool error = !unknown && issue.severity == LevelIssue::Severity::Error;
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
    if (index < m_issues.size())
        emit issueChosen(m_issues[index]);
}

void LevelChecksPanel::retranslate()
{
    const int count = static_cast<int>(m_issues.size());
    m_state->setText(m_tools.document() == nullptr ? tr("Open a level to check it.")
                     : count == 0                  ? tr("No issues.")
                     : count == 1                  ? tr("1 issue")
                                                   : tr("%1 issues").arg(count));
    m_list->setAccessibleName(tr("Issues"));
}

void LevelChecksPanel::updateInk()
{
    setSecondary(m_state, currentTheme());
    m_state->setFont(fontOf(TextSize::Body));
}

} // namespace cave

#include "moc_level_checks_panel.cpp"
