// SPDX-License-Identifier: MIT
#include "app/play/log/play_record_views.h"

#include "app/common/generator_texts.h"
#include "app/play/log/number_table.h"
#include "core/content/builtin.h"
#include "core/gen/journey/landmark.h"
#include "core/io/worlds/achievements.h"
#include "editor/view/figures/figures.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QComboBox>
#include <QDateTime>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPixmap>

#include <algorithm>
#include <memory>
#include <optional>
#include <string_view>

namespace cave {
namespace {

constexpr int kKindFigure = 32;

enum KindColumn {
    KindNameColumn,
    MetColumn,
    KilledColumn,
    KillerColumn,
    HealthColumn,
    DamageColumn,
    ArmourColumn,
    WeaknessColumn,
    KindColumnCount
};

std::int64_t countOf(const RunTotals &totals, std::string_view what, const std::string &kind)
{
    const auto found = totals.find(std::string(what) + kind);
    return found == totals.end() ? 0 : found->second;
}

QString namesOf(const MonsterType &type, bool weak)
{
    QStringList names;
    for (const auto &[weapon, percent] : type.harmFrom) {
        if (weak ? percent > 100 : percent < 100)
            names.append(shownWeaponKind(weapon));
    }
    return listed(names);
}

QString weaknessText(const MonsterType &type)
{
    const QString weak = namesOf(type, true);
    const QString hard = namesOf(type, false);
    QStringList parts;
    if (!weak.isEmpty())
        parts.append(BestiaryView::tr("weak to %1").arg(weak));
    if (!hard.isEmpty())
        parts.append(BestiaryView::tr("resists %1").arg(hard));
    return parts.isEmpty() ? BestiaryView::tr("none") : joinedClauses(parts);
}

QString damageText(const MonsterType &type)
{
    return type.strength > 0 ? BestiaryView::tr("up to %1").arg(type.strength)
                             : QLocale().toString(type.damage);
}

QTreeWidget *makeList(const char *name, int columns)
{
    auto *list = named(name, new NumberTable);
    list->setColumnCount(columns);
    list->setSelectionMode(QAbstractItemView::SingleSelection);
    return list;
}

void fitColumns(QTreeWidget &list)
{
    for (int column = 0; column < list.columnCount(); ++column)
        list.resizeColumnToContents(column);
}

} // namespace

BestiaryView::BestiaryView(QWidget *parent)
    : QWidget(parent)
    , m_scenario(named("bestiary.scenario", new QComboBox(this)))
    , m_kinds(makeList("bestiary.kinds", KindColumnCount))
    , m_unmet(plainLabel("bestiary.unmet", this))
    , m_note(plainLabel("bestiary.note", this))
{
    for (const ScenarioKind scenario : offeredScenarios())
        m_scenario->addItem(QString(), static_cast<int>(scenario));
    m_kinds->setIconSize({kKindFigure, kKindFigure});
    connect(m_scenario, &QComboBox::currentIndexChanged, this, &BestiaryView::fill);
    vbox(*this, 2 * kGrid, std::nullopt, {{m_scenario, 0, Qt::AlignLeft}, {m_kinds, 1}, m_unmet, m_note});
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { retranslate(); });
}

void BestiaryView::setPlayRecord(const PlayRecord &playRecord)
{
    m_playRecord = playRecord;
    fill();
}

void BestiaryView::showScenario(ScenarioKind scenario)
{
    m_scenario->setCurrentIndex(std::max(0, m_scenario->findData(static_cast<int>(scenario))));
}

void BestiaryView::fill()
{
    m_kinds->clear();
    const auto scenario = static_cast<ScenarioKind>(m_scenario->currentData().toInt());
    const std::shared_ptr<const Content> content = contentFor(scenario);
    if (content == nullptr)
        return;
    const RunTotals totals = sumOf(m_playRecord.worlds, scenario);
    int unmet = 0;
    for (const MonsterType &type : content->monsters) {
        if (isCaptiveKind(type.key))
            continue;
        const std::int64_t met = countOf(totals, "met:", type.key);
        const std::int64_t killed = countOf(totals, "killed:", type.key);
        const std::int64_t killer = countOf(totals, "killer:", type.key);
        if (met + killed + killer == 0) {
            ++unmet;
            continue;
        }
        auto *row = new NumberItem(m_kinds);
        const auto number = [&](int column, std::int64_t value) {
            row->setNumber(column, value, value == 0 ? QStringLiteral("–") : shownNumber(value));
        };
        number(MetColumn, met);
        number(KilledColumn, killed);
        number(KillerColumn, killer);
        row->setText(KindNameColumn, shownName(type));
        row->setToolTip(KindNameColumn, shownDescription(type));
        const int size = qRound(kKindFigure * devicePixelRatioF());
        QImage figure = monsterPortrait({type.key, type.colour, type.glyph}, size, currentTheme());
        figure.setDevicePixelRatio(devicePixelRatioF());
        row->setIcon(KindNameColumn, QIcon(QPixmap::fromImage(figure)));
        const bool fought = killed + killer > 0 && !type.fixture;
        if (fought) {
            row->setNumber(HealthColumn, type.health);
            row->setNumber(DamageColumn, std::max(type.damage, type.strength), damageText(type));
            row->setNumber(ArmourColumn, type.armour);
        }
        row->setText(WeaknessColumn,
                     killed > 0 && !scenarioInfo(scenario).freeMovement ? weaknessText(type) : QString());
    }
    fitColumns(*m_kinds);
    m_unmet->setText(tr("%n kinds not met yet", nullptr, unmet));
    m_unmet->setVisible(unmet > 0);
}

void BestiaryView::retranslate()
{
    for (int i = 0; i < m_scenario->count(); ++i)
        m_scenario->setItemText(i, scenarioLabel(static_cast<ScenarioKind>(m_scenario->itemData(i).toInt())));
    m_scenario->setAccessibleName(tr("Scenario"));
    m_kinds->setHeaderLabels({tr("Monster"), tr("Met"), tr("Killed"), tr("Killed you"), tr("Health"),
                              tr("Damage"), tr("Armour"), tr("Weaknesses")});
    m_kinds->setAccessibleName(tr("Bestiary"));
    m_note->setText(
        tr("Counts all worlds of the scenario, as their logs tell. Edited worlds, copies and those in "
           "which more was revealed than you saw don't count."));
    setSecondary(m_note, currentTheme());
    setSecondary(m_unmet, currentTheme());
    fill();
}

AchievementsView::AchievementsView(QWidget *parent)
    : QWidget(parent)
    , m_count(plainLabel("achievements.count", this))
    , m_list(makeList("achievements.list", 4))
    , m_note(plainLabel("achievements.note", this))
{
    vbox(*this, 2 * kGrid, std::nullopt, {m_count, {m_list, 1}, m_note});
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { retranslate(); });
}

void AchievementsView::setPlayRecord(const PlayRecord &playRecord)
{
    m_playRecord = playRecord;
    fill();
}

void AchievementsView::fill()
{
    m_list->clear();
    int reached = 0;
    for (const Achievement &achievement : achievements()) {
        auto *row = new NumberItem(m_list);
        const auto when = m_playRecord.reached.find(achievement.key);
        const bool done = when != m_playRecord.reached.end();
        reached += done ? 1 : 0;
        row->setText(0, (done ? QStringLiteral("★ ") : QStringLiteral("☆ ")) + coreText(achievement.title));
        row->setText(1, achievement.scenario ? scenarioLabel(*achievement.scenario) : tr("Any"));
        row->setText(2, done ? QLocale().toString(QDateTime::fromMSecsSinceEpoch(when->second).date(),
                                                  QLocale::ShortFormat)
                             : tr("not yet"));
        row->setText(3, coreText(achievement.text));
        QFont font = m_list->font();
        font.setBold(done);
        row->setFont(0, font);
        for (int column = 1; !done && column < m_list->columnCount(); ++column)
            row->setForeground(column, currentTheme().mutedText);
    }
    m_count->setText(tr("%1 of %2 reached").arg(reached).arg(achievements().size()));
    fitColumns(*m_list);
}

void AchievementsView::retranslate()
{
    m_list->setHeaderLabels({tr("Achievement"), tr("Scenario"), tr("Reached"), tr("What to do")});
    m_list->setAccessibleName(tr("Achievements"));
    m_count->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
    m_note->setText(
        tr("Only logs of real play count: no edited worlds, no copies, and none in which more was "
           "revealed than you saw."));
    setSecondary(m_note, currentTheme());
    fill();
}

} // namespace cave

#include "moc_play_record_views.cpp"
