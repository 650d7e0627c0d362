// SPDX-License-Identifier: MIT
#include "app/seeds/conditions/condition_builder.h"
#include "app/seeds/conditions/condition_edit.h"
#include "core/analysis/metrics/metric.h"
#include "editor/panels/conditions/condition_texts.h"
#include "editor/view/form/field_note.h"

#include <QClipboard>
#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>
#include <QTranslator>
#include <QVBoxLayout>

#include "tests/seeds/seed_fixture.h"
#include "tests/seeds/typing.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// An edit and a builder that follow each other, as in the search panel.
struct OpenedEdit {
    OpenedEdit()
    {
        auto *column = new QVBoxLayout(&window);
        edit = new ConditionEdit(&window);
        builder = new ConditionBuilder(&window);
        column->addWidget(edit);
        column->addWidget(builder);
        column->addStretch(1);
        QObject::connect(edit, &ConditionEdit::conditionChanged, builder,
                         [this] { builder->showExpression(edit->text()); });
        QObject::connect(builder, &ConditionBuilder::expressionChanged, edit, &ConditionEdit::setText);
        window.resize(320, 400);
        bringUp(window);
        edit->setFocus();
    }

    void type(const QString &text) const { QTest::keyClicks(edit->field(), text); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(edit->field(), key, modifiers);
    }
    [[nodiscard]] ConditionCompletion *popup()
    {
        return named<ConditionCompletion>(window, "condition.completion");
    }
    [[nodiscard]] QString note() { return named<FieldNote>(window, "condition.note")->text(); }

    QWidget window;
    ConditionEdit *edit = nullptr;
    ConditionBuilder *builder = nullptr;
};

/// The text below the wavy line.
QString underlined(const ConditionEdit &edit)
{
    const QList<QTextEdit::ExtraSelection> marks = edit.field()->extraSelections();
    if (marks.isEmpty() || marks.first().format.underlineStyle() != QTextCharFormat::WaveUnderline)
        return {};
    return marks.first().cursor.selectedText();
}

class TestConditionEdit : public QObject {
    Q_OBJECT

private slots:
    void aConditionIsReadWhileItIsTyped();
    void typingAWordOffersCompletions();
    void tabTakesACompletion();
    void aCompletionIsChosenWithTheArrows();
    void controlSpaceAsksForCompletions();
    void aDescriptionOfThingsIsCompletedWordByWord();
    void aMetricOfThingsKeepsItsOneBracket();
    void escapeClosesTheListAndKeepsTheText();
    void aClickTakesACompletion();
    void tabLeavesTheFieldWhileNothingIsOffered();
    void theUnderlineIsExactlyBelowTheError_data();
    void theUnderlineIsExactlyBelowTheError();
    void whatIsMissingIsReportedAtTheEnd();
    void theErrorGoesWhenItIsMended();
    void anEmptyFieldIsNoError();
    void aNumberThatSaysNothingIsRemarkedOnAndTheConditionStays();
    void remarksFollowTheWorldsToSearch();
    void onlyMetricsOfTheWorldsToSearchAreOffered();
    void undoTakesBackAChoice();
    void pastedLinesBecomeOne();
    void growsToThreeLines();
    void positionsMapForAnyUnicode_data();
    void positionsMapForAnyUnicode();
    void rowsWriteTheExpression();
    void anExpressionIsReadIntoRows();
    void sharesAreShownInPerCent();
    void anyIsReadAndWritten();
    void noneIsReadIntoARowAndWritten();
    void whatRowsCannotSayIsLeftAlone_data();
    void whatRowsCannotSayIsLeftAlone();
    void aRemovedRowLeavesTheExpression();
    void flatConditionsComeBackAsTheyWere();
};

} // namespace

void TestConditionEdit::aConditionIsReadWhileItIsTyped()
{
    OpenedEdit opened;
    QSignalSpy changed(opened.edit, &ConditionEdit::conditionChanged);
    opened.type("chests(30) >= 3");
    QVERIFY(opened.edit->condition());
    QCOMPARE(opened.edit->condition()->text(), "chests(30) >= 3");
    QVERIFY(changed.count() > 0);
    QSignalSpy entered(opened.edit, &ConditionEdit::entered);
    opened.press(Qt::Key_Return);
    QCOMPARE(entered.count(), 1);
    QCOMPARE(opened.edit->text(), "chests(30) >= 3");
}

void TestConditionEdit::typingAWordOffersCompletions()
{
    OpenedEdit opened;
    opened.type("nearest");
    QVERIFY(opened.popup()->isVisible());
    QCOMPARE(opened.popup()->model()->rowCount(), 3); // of a chest, of a monster, of a description
    opened.type("_m");
    QCOMPARE(opened.popup()->model()->rowCount(), 1);
    QCOMPARE(opened.popup()->current(), "nearest_monster");
    opened.type("onster");
    QVERIFY(!opened.popup()->isVisible()); // nothing is left to complete
}

void TestConditionEdit::tabTakesACompletion()
{
    OpenedEdit opened;
    opened.type("3 < nearest_m");
    opened.press(Qt::Key_Tab);
    QCOMPARE(opened.edit->text(), "3 < nearest_monster");
    QVERIFY(!opened.popup()->isVisible());
    QVERIFY(opened.edit->field()->hasFocus());
}

void TestConditionEdit::aCompletionIsChosenWithTheArrows()
{
    OpenedEdit opened;
    opened.type("nearest");
    const QString second = opened.popup()->model()->index(1, 0).data().toString();
    opened.press(Qt::Key_Down);
    QSignalSpy entered(opened.edit, &ConditionEdit::entered);
    opened.press(Qt::Key_Return);
    QCOMPARE(opened.edit->text(), second);
    QCOMPARE(entered.count(), 0);
}

void TestConditionEdit::controlSpaceAsksForCompletions()
{
    OpenedEdit opened;
    opened.press(Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(opened.popup()->isVisible());
    QCOMPARE(opened.popup()->model()->rowCount(), static_cast<int>(kMetricCount + thingMetricInfos().size()));
    opened.press(Qt::Key_Escape);
    opened.type("chests ");
    opened.press(Qt::Key_Space, Qt::ControlModifier);
    opened.press(Qt::Key_Return);
    QCOMPARE(opened.edit->text(), "chests >=");
}

void TestConditionEdit::aDescriptionOfThingsIsCompletedWordByWord()
{
    OpenedEdit opened;
    for (const char *part : {"coun", "ch", " with", " w", ">= 15 n", " 20 o", " m"}) {
        opened.type(QLatin1String(part));
        QVERIFY2(opened.popup()->isVisible(), part);
        QVERIFY(!opened.popup()->currentIndex().data(Qt::AccessibleTextRole).toString().isEmpty());
        opened.press(Qt::Key_Return);
        QCOMPARE(opened.popup()->isVisible(), opened.edit->text() == "count("); // what may be inside
        if (opened.edit->text().endsWith(QLatin1String("weapon")))
            opened.type(" ");
    }
    opened.type(") >= 1");
    QCOMPARE(opened.edit->text(), QString("count(chest with weapon >= 15 not within 20 of monster) >= 1"));
    QVERIFY(opened.edit->condition());
    QVERIFY(!opened.popup()->isVisible());
    QVERIFY(opened.note().isEmpty());
}

void TestConditionEdit::aMetricOfThingsKeepsItsOneBracket()
{
    OpenedEdit opened;
    opened.type("count(chest) >= 1");
    opened.press(Qt::Key_Home);
    for (int i = 0; i < 3; ++i)
        opened.press(Qt::Key_Right);
    opened.press(Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(opened.popup()->isVisible());
    opened.press(Qt::Key_Tab);
    QCOMPARE(opened.edit->text(), "count(chest) >= 1");
    QVERIFY(opened.edit->condition());
}

void TestConditionEdit::escapeClosesTheListAndKeepsTheText()
{
    OpenedEdit opened;
    opened.type("che");
    QVERIFY(opened.popup()->isVisible());
    opened.press(Qt::Key_Escape);
    QVERIFY(!opened.popup()->isVisible());
    QCOMPARE(opened.edit->text(), "che");
}

void TestConditionEdit::aClickTakesACompletion()
{
    OpenedEdit opened;
    opened.type("nearest");
    const QModelIndex second = opened.popup()->model()->index(1, 0);
    const QString text = second.data().toString();
    QTest::mouseClick(opened.popup()->viewport(), Qt::LeftButton, {},
                      opened.popup()->visualRect(second).center());
    QCOMPARE(opened.edit->text(), text);
}

void TestConditionEdit::tabLeavesTheFieldWhileNothingIsOffered()
{
    OpenedEdit opened;
    opened.type("gold > 5");
    opened.press(Qt::Key_Tab);
    QVERIFY(!opened.edit->field()->hasFocus());
    QCOMPARE(opened.edit->text(), "gold > 5");
}

void TestConditionEdit::theUnderlineIsExactlyBelowTheError_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("wrong");
    QTest::newRow("unknown metric") << "chests > 3 && chezts > 2"
                                    << "chezts";
    QTest::newRow("reach") << "chests(5000) > 3"
                           << "5000";
    QTest::newRow("after two bytes a letter") << "ж && chests > 3"
                                              << "ж";
    QTest::newRow("after an emoji") << "🦇 > 3"
                                    << "🦇";
}

void TestConditionEdit::theUnderlineIsExactlyBelowTheError()
{
    QFETCH(QString, text);
    QFETCH(QString, wrong);
    OpenedEdit opened;
    opened.edit->setText(text);
    QVERIFY(!opened.edit->condition());
    QTRY_COMPARE(underlined(*opened.edit), wrong);
    QVERIFY(!opened.note().isEmpty());
    QCOMPARE(opened.note(), opened.edit->problem());
}

void TestConditionEdit::whatIsMissingIsReportedAtTheEnd()
{
    OpenedEdit opened;
    opened.edit->setText("gold >= ");
    QTRY_VERIFY(!opened.note().isEmpty());
    const QList<QTextEdit::ExtraSelection> marks = opened.edit->field()->extraSelections();
    QCOMPARE(marks.size(), 1);
    QVERIFY(marks.first().cursor.selectionStart() >= 7);
    QCOMPARE(marks.first().cursor.selectedText(), "");
}

void TestConditionEdit::theErrorGoesWhenItIsMended()
{
    OpenedEdit opened;
    opened.type("gold > x");
    opened.press(Qt::Key_Escape);
    QTRY_COMPARE(underlined(*opened.edit), "x");
    opened.press(Qt::Key_Backspace);
    opened.type("9");
    QCOMPARE(underlined(*opened.edit), "");
    QVERIFY(opened.note().isEmpty());
}

void TestConditionEdit::anEmptyFieldIsNoError()
{
    OpenedEdit opened;
    opened.type("g");
    opened.press(Qt::Key_Backspace);
    QVERIFY(!opened.edit->condition());
    QVERIFY(opened.edit->problem().isEmpty());
}

void TestConditionEdit::aNumberThatSaysNothingIsRemarkedOnAndTheConditionStays()
{
    OpenedEdit opened;
    opened.edit->field()->setWorlds(worldsOf(GeneratorKind::Caves));
    opened.type("chests(10) >= 5000");
    opened.press(Qt::Key_Return);
    QVERIFY(opened.edit->condition());
    QVERIFY(opened.edit->problem().isEmpty());
    QCOMPARE(underlined(*opened.edit), "5000");
    QVERIFY2(opened.note().startsWith("chests(10) is at most 220"), qPrintable(opened.note()));
    QVERIFY(!named<FieldNote>(opened.window, "condition.note")->isProblem());
    opened.press(Qt::Key_Backspace);
    opened.press(Qt::Key_Backspace);
    opened.press(Qt::Key_Return);
    QVERIFY(underlined(*opened.edit).isEmpty());
    QVERIFY(opened.note().isEmpty());
}

void TestConditionEdit::remarksFollowTheWorldsToSearch()
{
    OpenedEdit opened;
    opened.type("monsters(10) > 30");
    opened.press(Qt::Key_Return);
    QVERIFY(underlined(*opened.edit).isEmpty());
    WorldSpec worlds = worldsOf(GeneratorKind::Classic); // one monster a region
    opened.edit->field()->setWorlds(worlds);
    QTRY_COMPARE(underlined(*opened.edit), "30");
    worlds.settings.regionSize = kMinRegionSize;
    opened.edit->setText("monsters(30) > 30");
    opened.edit->field()->setWorlds(worlds);
    opened.edit->field()->reportProblemNow();
    QVERIFY(underlined(*opened.edit).isEmpty());
}

void TestConditionEdit::onlyMetricsOfTheWorldsToSearchAreOffered()
{
    OpenedEdit opened;
    opened.edit->field()->setWorlds(worldsOf(GeneratorKind::Rooms));
    opened.type("ches");
    QVERIFY(!opened.popup()->isVisible());
    opened.edit->setText({});
    opened.type("boss");
    QVERIFY(opened.popup()->isVisible());
    QCOMPARE(opened.popup()->current(), "boss_distance");
}

void TestConditionEdit::undoTakesBackAChoice()
{
    OpenedEdit opened;
    opened.type("nearest_m");
    opened.press(Qt::Key_Tab);
    QTest::keySequence(opened.edit->field(), QKeySequence::Undo);
    QCOMPARE(opened.edit->text(), "nearest_m");
    opened.edit->setText("gold > 1");
    QTest::keySequence(opened.edit->field(), QKeySequence::Undo);
    QCOMPARE(opened.edit->text(), "nearest_m");
}

void TestConditionEdit::pastedLinesBecomeOne()
{
    OpenedEdit opened;
    QApplication::clipboard()->setText("gold > 1\r\n&& chests > 2\n");
    QTest::keySequence(opened.edit->field(), QKeySequence::Paste);
    QCOMPARE(opened.edit->text().trimmed(), "gold > 1 && chests > 2");
    QVERIFY(opened.edit->condition());
}

void TestConditionEdit::growsToThreeLines()
{
    OpenedEdit opened;
    opened.type("gold > 1");
    const int one = opened.edit->field()->height();
    const QString more = " && nearest_monster > 20";
    opened.type(more.repeated(2));
    QTRY_VERIFY(opened.edit->field()->height() > one);
    opened.edit->setText("gold > 1" + more.repeated(4));
    QTRY_VERIFY(opened.edit->field()->height() > 2 * one - 20);
    const int most = opened.edit->field()->height();
    opened.edit->setText("gold > 1" + more.repeated(20));
    QTest::qWait(50);
    QCOMPARE(opened.edit->field()->height(), most);
}

void TestConditionEdit::positionsMapForAnyUnicode_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("plain") << "chests > 3";
    QTest::newRow("two bytes") << "жgоld é";
    QTest::newRow("three bytes") << "a洞b窟c";
    QTest::newRow("four bytes") << "a🦇b𝔸c";
    QTest::newRow("combining") << QString("e\u0301\u0301x");
    QTest::newRow("empty") << "";
}

void TestConditionEdit::positionsMapForAnyUnicode()
{
    QFETCH(QString, text);
    for (qsizetype at = 0; at <= text.size(); ++at) {
        const bool inPair = at > 0 && at < text.size() && text[at].isLowSurrogate();
        const std::size_t bytes = utf8PositionOf(text, at);
        QCOMPARE(bytes, static_cast<std::size_t>(text.left(inPair ? at - 1 : at).toUtf8().size()));
        QCOMPARE(utf16PositionOf(text, bytes), inPair ? at - 1 : at);
    }
    QCOMPARE(utf16PositionOf(text, 1000), text.size());
}

void TestConditionEdit::rowsWriteTheExpression()
{
    OpenedEdit opened;
    QTest::mouseClick(named<QPushButton>(opened.window, "condition.add"), Qt::LeftButton);
    auto *metric = named<QComboBox>(opened.window, "condition.metric.0");
    metric->setFocus();
    QTest::keyClick(metric, Qt::Key_Home);
    QTest::keyClicks(metric, "Gold"); // choosing by typing its name
    auto *reach = named<QSpinBox>(opened.window, "condition.reach.0");
    reach->setFocus();
    reach->selectAll();
    QTest::keyClicks(reach, "40");
    auto *value = named<QDoubleSpinBox>(opened.window, "condition.value.0");
    value->setFocus();
    value->selectAll();
    QTest::keyClicks(value, "25");
    QTest::keyClick(value, Qt::Key_Tab);
    QCOMPARE(opened.edit->text(), "gold(40) >= 25");
    QVERIFY(opened.edit->condition());
}

void TestConditionEdit::anExpressionIsReadIntoRows()
{
    QTranslator english; // the plural forms
    QVERIFY(english.load(QStringLiteral(":/translations/cavegame_en.qm")));
    QCoreApplication::installTranslator(&english);
    OpenedEdit opened;
    opened.type("nearest_chest(1) < 1 and sword_first != 5");
    QCOMPARE(named<QSpinBox>(opened.window, "condition.reach.0")->text(), QStringLiteral("\u2264 1 step"));
    QCOMPARE(named<QDoubleSpinBox>(opened.window, "condition.value.0")->text(), "1 step");
    QTest::keySequence(opened.edit->field(), QKeySequence::SelectAll);
    opened.type("nearest_chest(90) < 12 and sword_first != 5");
    QCOMPARE(named<QDoubleSpinBox>(opened.window, "condition.value.0")->text(), "12 steps");
    QVERIFY(!opened.builder->isByHand());
    QCOMPARE(named<QComboBox>(opened.window, "condition.metric.0")->currentIndex(),
             static_cast<int>(MetricId::NearestChest));
    QCOMPARE(named<QSpinBox>(opened.window, "condition.reach.0")->value(), 90);
    QCOMPARE(named<QDoubleSpinBox>(opened.window, "condition.value.0")->value(), 12.0);
    QCOMPARE(named<QComboBox>(opened.window, "condition.metric.1")->currentIndex(),
             static_cast<int>(MetricId::SwordFirst));
    QCOMPARE(opened.edit->text(), "nearest_chest(90) < 12 and sword_first != 5"); // only read, not rewritten
}

void TestConditionEdit::sharesAreShownInPerCent()
{
    OpenedEdit opened;
    opened.edit->setText("floor_share >= 0.425");
    auto *value = named<QDoubleSpinBox>(opened.window, "condition.value.0");
    QCOMPARE(value->value(), 42.5);
    QVERIFY(value->suffix().contains('%'));
    value->setFocus();
    value->selectAll();
    QTest::keyClicks(value, "60");
    QTest::keyClick(value, Qt::Key_Tab);
    QCOMPARE(opened.edit->text(), "floor_share >= 60%");
}

void TestConditionEdit::anyIsReadAndWritten()
{
    OpenedEdit opened;
    opened.edit->setText("gold > 5 || chests > 2");
    auto *joint = named<QComboBox>(opened.window, "condition.joint");
    QCOMPARE(joint->currentIndex(), 1);
    joint->setFocus();
    QTest::keyClick(joint, Qt::Key_Up);
    QCOMPARE(opened.edit->text(), "gold > 5 && chests > 2");
}

void TestConditionEdit::noneIsReadIntoARowAndWritten()
{
    OpenedEdit opened;
    opened.edit->setText("nearest_chest(30) = none");
    QVERIFY(!opened.builder->isByHand());
    auto *relation = named<QComboBox>(opened.window, "condition.relation.0");
    auto *value = named<QDoubleSpinBox>(opened.window, "condition.value.0");
    QCOMPARE(relation->currentText(), "= none");
    QVERIFY(!value->isVisible());
    relation->setCurrentIndex(relation->findText("≠ none"));
    QCOMPARE(opened.edit->text(), "nearest_chest(30) != none");
    named<QComboBox>(opened.window, "condition.metric.0")
        ->setCurrentIndex(static_cast<int>(MetricId::Chests));
    QCOMPARE(opened.edit->text(), "chests >= 0");
    QVERIFY(value->isVisible());
}

void TestConditionEdit::whatRowsCannotSayIsLeftAlone_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("arithmetic") << "chests > 2 * monsters";
    QTest::newRow("brackets") << "(gold > 5 || chests > 2) && monsters = 0";
    QTest::newRow("both joints") << "gold > 5 || chests > 2 && monsters = 0";
    QTest::newRow("negation") << "not gold > 5";
    QTest::newRow("chain") << "2 <= chests <= 5";
    QTest::newRow("turned round") << "5 < gold";
    QTest::newRow("too exact") << "floor_share > 0.42345";
    QTest::newRow("wrong") << "gold >";
}

void TestConditionEdit::whatRowsCannotSayIsLeftAlone()
{
    QFETCH(QString, text);
    OpenedEdit opened;
    opened.edit->setText(text);
    QVERIFY(opened.builder->isByHand());
    QVERIFY(named<QLabel>(opened.window, "condition.byHand")->isVisible());
    QCOMPARE(opened.edit->text(), text);
    QTest::mouseClick(named<QPushButton>(opened.window, "condition.add"), Qt::LeftButton);
    QVERIFY(!opened.builder->isByHand());
    QVERIFY(opened.edit->condition());
}

void TestConditionEdit::aRemovedRowLeavesTheExpression()
{
    OpenedEdit opened;
    opened.edit->setText("gold > 5 && chests > 2 && monsters = 0");
    QTest::mouseClick(named<QToolButton>(opened.window, "condition.remove.1"), Qt::LeftButton);
    QCOMPARE(opened.edit->text(), "gold > 5 && monsters == 0");
}

void TestConditionEdit::flatConditionsComeBackAsTheyWere()
{
    for (const MetricInfo &info : metricInfos()) {
        for (const std::string_view relation : kFlatRelations) {
            if (isWithNone(relation) && !mayBeNone(info.id))
                continue;
            const double value = isWithNone(relation) ? 0 : info.unit == MetricUnit::Share ? 0.125 : 7;
            const FlatCondition flat{true,
                                     {{ownQuery(info.id), relation, value}, {{info.id, 17}, relation, 0}}};
            const std::optional<FlatCondition> read = readFlat(flatText(flat));
            QVERIFY2(read == flat, flatText(flat).c_str());
        }
    }
}

CAVE_WIDGET_TEST(TestConditionEdit)
#include "tst_condition_edit.moc"
