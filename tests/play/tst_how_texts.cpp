// SPDX-License-Identifier: MIT
// How attacks came to their damage: every equation of the texts is computed once more, and compared with what
// the events say.
#include "app/play/texts/how_texts.h"
#include "core/session/players/test_player.h"
#include "core/session/session.h"
#include "core/world/world_spec.h"

#include <QRegularExpression>
#include <QStringList>

#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// What sums and products come to, whatever words are between them; × before + and −.
double computed(const QString &expression)
{
    static const QRegularExpression kToken(QStringLiteral("([+−×])|(\\d+(?:\\.\\d+)?)( %)?"));
    double sum = 0;
    double product = 0;
    double sign = 1;
    bool multiplies = false;
    for (auto match = kToken.globalMatch(expression); match.hasNext();) {
        const QRegularExpressionMatch token = match.next();
        if (const QString mark = token.captured(1); !mark.isEmpty()) {
            multiplies = mark == "×";
            if (!multiplies) {
                sum += sign * product;
                sign = mark == "−" ? -1 : 1;
            }
            continue;
        }
        const double number = token.captured(2).toDouble() / (token.captured(3).isEmpty() ? 1 : 100);
        product = multiplies ? product * number : number;
    }
    return sum + sign * product;
}

/// Why a step of a computation is wrong; empty if it is right.
QString wrongIn(QString step)
{
    step.remove(QRegularExpression(QStringLiteral("\\([^)]*\\)| of 1–\\d+")));
    constexpr double kRounding = 0.0051; // of the two decimals that are shown
    if (step.contains(", not below 0"))
        return computed(step.section(", not", 0, 0)) < 0 ? QString() : step;
    if (step.contains(", rounded to ")) {
        const QString exact = step.section(" = ", 1).section(", rounded", 0, 0);
        if (std::floor(computed(exact) + 0.5) != computed(step.section("rounded to ", 1)))
            return step;
        step = step.section(", rounded", 0, 0);
    }
    for (const auto &[mark, isHit] : {std::pair{"≤", true}, std::pair{">", false}}) {
        if (!step.contains(mark))
            continue;
        const QString dodge = step.section(mark, 0, 0);
        if ((computed(dodge.section(" = ", -1)) <= computed(step.section(mark, 1))) != isHit)
            return step;
        step = dodge;
    }
    if (!step.contains(" = "))
        return {};
    const double difference = computed(step.section(" = ", 0, 0)) - computed(step.section(" = ", 1));
    return std::abs(difference) < kRounding ? QString() : step;
}

/// What an attack did, by its event, and how that came, by the text.
struct Attack {
    Points harm;
    Points health;
    QString how = {};
};

std::optional<Attack> attackOf(const Event &event)
{
    if (const auto *blow = std::get_if<BlowStruck>(&event))
        return Attack{blow->blow.harm, blow->blow.health};
    if (const auto *thrown = std::get_if<DiceThrown>(&event)) {
        if (thrown->action.kind == DiceAction::Kind::Attack && !thrown->action.dodged)
            return Attack{Points::whole(thrown->action.harm), Points::whole(thrown->action.health)};
    }
    if (const auto *played = std::get_if<RoundPlayed>(&event)) {
        if (played->action.damage > 0)
            return Attack{Points::whole(played->action.harm), Points::whole(played->action.health)};
    }
    return std::nullopt;
}

/// The attacks of fights that a reckless test player gets into.
std::vector<Attack> attacksIn(GeneratorKind kind, int seed)
{
    WorldSpec spec{std::to_string(seed), generatorOfNewWorlds(kind), defaultSettings(kind)};
    spec.settings.monsters = MonsterMode::Roaming;
    Session session = Session::begin(spec).value();
    const TestPlayer player = testPlayer(session.content().scenario, PlayStyle::Reckless, 5);
    const MonsterType *enemy = nullptr;
    std::vector<Attack> attacks;
    for (int i = 0; i < 1500 && session.world().run == RunState::Going; ++i) {
        const std::optional<Command> command = player(session);
        if (!command)
            break;
        for (const Event &event : session.apply(*command)) {
            if (const auto *began = std::get_if<FightBegan>(&event))
                enemy = &session.content().monsters[began->kind];
            if (std::optional<Attack> attack = attackOf(event)) {
                attack->how = howText(event, session.world(), *enemy);
                attacks.push_back(*attack);
            }
        }
    }
    return attacks;
}

class TestHowTexts : public QObject {
    Q_OBJECT

private slots:
    void everyAttackIsComputedAsItHappened_data();
    void everyAttackIsComputedAsItHappened();
};

} // namespace

void TestHowTexts::everyAttackIsComputedAsItHappened_data()
{
    QTest::addColumn<GeneratorKind>("kind");
    QTest::addColumn<QString>("part");
    QTest::newRow("armour") << GeneratorKind::Caves << "armour × 30 % × 1.2 = ";
    QTest::newRow("dice") << GeneratorKind::Dungeon << " rolled of 1–";
    QTest::newRow("rounds") << GeneratorKind::Journey << " (drawn from ";
}

void TestHowTexts::everyAttackIsComputedAsItHappened()
{
    QFETCH(const GeneratorKind, kind);
    QFETCH(const QString, part);
    int attacks = 0;
    int parts = 0;
    for (int seed = 0; seed < 20 && attacks < 60; ++seed) {
        for (const Attack &attack : attacksIn(kind, seed)) {
            for (const QString &step : attack.how.split("; "))
                QVERIFY2(wrongIn(step).isEmpty(), qPrintable(step + " in " + attack.how));
            const QString health = QString::fromStdString(attack.health.shortText());
            const QString harm = QString::fromStdString(attack.harm.shortText());
            const QString end = attack.health == Points{} ? "; health 0" : " − " + harm + " = " + health;
            QVERIFY2(attack.how.endsWith(end), qPrintable(attack.how));
            ++attacks;
            parts += attack.how.contains(part) ? 1 : 0;
        }
    }
    QVERIFY(attacks >= 60);
    QVERIFY(parts > 5);
}

CAVE_WINDOWLESS_TEST(TestHowTexts)
#include "tst_how_texts.moc"
