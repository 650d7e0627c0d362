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

#include <QDateTime>
#include <QLocale>
#include <QPixmap>

#include <algorithm>
#include <memory>
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

void fitColumns(QTreeWidget &list)
{
    for (int column = 0; column < list.columnCount(); ++column)
        list.resizeColumnToContents(column);
}

} // namespace

BestiaryView::BestiaryView(QWidget *parent) : QWidget(parent)
{
    setUpForm(m_ui, *this);
    for (const ScenarioKind scenario : offeredScenarios())
        m_ui.bestiary_scenario->addItem(QString(), static_cast<int>(scenario));
    connect(m_ui.bestiary_scenario, &QComboBox::currentIndexChanged, this, &BestiaryView::fill);
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        for (int i = 0; i < m_ui.bestiary_scenario->count(); ++i) {
            const auto scenario = static_cast<ScenarioKind>(m_ui.bestiary_scenario->itemData(i).toInt());
            m_ui.bestiary_scenario->setItemText(i, scenarioLabel(scenario));
        }
        fill();
    });
    bindLook(*this, [this] { fill(); });
}

void BestiaryView::setPlayRecord(const PlayRecord &playRecord)
{
    m_playRecord = playRecord;
    fill();
}

void BestiaryView::showScenario(ScenarioKind scenario)
{
    m_ui.bestiary_scenario->setCurrentIndex(
        std::max(0, m_ui.bestiary_scenario->findData(static_cast<int>(scenario))));
}

void BestiaryView::fill()
{
    m_ui.bestiary_kinds->clear();
    const auto scenario = static_cast<ScenarioKind>(m_ui.bestiary_scenario->currentData().toInt());
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
        auto *row = new NumberItem(m_ui.bestiary_kinds);
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
    fitColumns(*m_ui.bestiary_kinds);
    m_ui.bestiary_unmet->setText(tr("%n kinds not met yet", nullptr, unmet));
    m_ui.bestiary_unmet->setVisible(unmet > 0);
}

AchievementsView::AchievementsView(QWidget *parent) : QWidget(parent)
{
    setUpForm(m_ui, *this);
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        fill();
    });
    bindLook(*this, [this] {
        m_ui.achievements_count->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
        fill();
    });
}

void AchievementsView::setPlayRecord(const PlayRecord &playRecord)
{
    m_playRecord = playRecord;
    fill();
}

void AchievementsView::fill()
{
    m_ui.achievements_list->clear();
    int reached = 0;
    for (const Achievement &achievement : achievements()) {
        auto *row = new NumberItem(m_ui.achievements_list);
        const auto when = m_playRecord.reached.find(achievement.key);
        const bool done = when != m_playRecord.reached.end();
        reached += done ? 1 : 0;
        row->setText(0, (done ? QStringLiteral("★ ") : QStringLiteral("☆ ")) + coreText(achievement.title));
        row->setText(1, achievement.scenario ? scenarioLabel(*achievement.scenario) : tr("Any"));
        row->setText(2, done ? QLocale().toString(QDateTime::fromMSecsSinceEpoch(when->second).date(),
                                                  QLocale::ShortFormat)
                             : tr("not yet"));
        row->setText(3, coreText(achievement.text));
        QFont font = m_ui.achievements_list->font();
        font.setBold(done);
        row->setFont(0, font);
        for (int column = 1; !done && column < m_ui.achievements_list->columnCount(); ++column)
            row->setForeground(column, currentTheme().mutedText);
    }
    m_ui.achievements_count->setText(tr("%1 of %2 reached").arg(reached).arg(achievements().size()));
    fitColumns(*m_ui.achievements_list);
}

} // namespace cave

#include "moc_play_record_views.cpp"
