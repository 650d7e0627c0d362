// SPDX-License-Identifier: MIT
#include "core/base/enum_values.h"
#include "core/rules/loot.h"
#include "editor/panels/inline_question.h"
#include "editor/panels/tools/tool_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QTranslator>

#include "tests/shell/full_disk.h"
#include "tests/support/widget_test.h"
#include "tests/tools/edit_fixture.h"

using namespace cave;

namespace {

template<class Part>
Part *toolPart(QWidget &panel, const char *name)
{
    Part *found = panel.findChild<Part *>(QLatin1String(name));
    if (found == nullptr)
        qFatal("there is no %s", name);
    return found;
}

/// A language that says everything in brackets.
class Brackets : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *, const char *text, const char *, int) const override
    {
        return QStringLiteral("<%1>").arg(QLatin1String(text));
    }
};

class TestToolPanel : public QObject {
    Q_OBJECT

private slots:
    void everyToolHasAButtonWithAPictureAndATip()
    {
        EditFixture edit;
        ToolPanel panel(edit.tools());
        for (const QAction *action : edit.tools().actions().tools()) {
            const QString name = QStringLiteral("tools.") + action->objectName().section('.', 1);
            const auto *button = panel.findChild<QToolButton *>(name);
            QVERIFY2(button != nullptr, qPrintable(name));
            QVERIFY2(!button->icon().isNull(), qPrintable(name));
            QVERIFY2(!button->toolTip().isEmpty(), qPrintable(name));
        }
    }

    void theTitleIsTheToolInAnotherLanguageToo()
    {
        EditFixture edit;
        ToolPanel panel(edit.tools());
        edit.tools().choose(ToolId::Noise);
        const auto *title = toolPart<QLabel>(panel, "tools.title");
        QCOMPARE(title->text(), "Noise brush");
        Brackets language;
        QCoreApplication::installTranslator(&language);
        QTRY_COMPARE(title->text(), "<Noise brush>");
        QCoreApplication::removeTranslator(&language);
        QTRY_COMPARE(title->text(), "Noise brush");
    }

    void aNameThatIsAskedForFollowsTheLanguage()
    {
        InlineName naming("naming");
        const auto translated = [](const char *text) {
            return [text] { return QCoreApplication::translate("Naming", text); };
        };
        naming.setKeepText(translated("Go"));
        naming.ask(translated("Place"), "here", [](const QString & /*name*/) {});
        const auto *line = toolPart<QLineEdit>(naming, "naming.name");
        const auto *keep = toolPart<QPushButton>(naming, "naming.keep");
        QCOMPARE(line->placeholderText(), "Place");
        Brackets language;
        QCoreApplication::installTranslator(&language);
        QTRY_COMPARE(line->placeholderText(), "<Place>");
        QCOMPARE(line->accessibleName(), "<Place>");
        QCOMPARE(line->text(), "here");
        QCOMPARE(keep->text(), "<Go>");
        QCoreApplication::removeTranslator(&language);
        QTRY_COMPARE(keep->text(), "Go");
    }

    void aButtonChoosesItsToolAndShowsItsOptions()
    {
        EditFixture edit;
        ToolPanel panel(edit.tools());
        panel.show();
        QTest::mouseClick(toolPart<QToolButton>(panel, "tools.noise"), Qt::LeftButton);
        QCOMPARE(edit.tools().tool(), ToolId::Noise);
        QVERIFY(toolPart<QSpinBox>(panel, "tools.density")->isVisible());
        QVERIFY(!toolPart<QComboBox>(panel, "tools.monsterKind")->isVisible());
        QTest::mouseClick(toolPart<QToolButton>(panel, "tools.monster"), Qt::LeftButton);
        QVERIFY(!toolPart<QSpinBox>(panel, "tools.density")->isVisible());
        QVERIFY(toolPart<QComboBox>(panel, "tools.monsterKind")->isVisible());
    }

    void itsFieldsAreTheToolsOptions()
    {
        EditFixture edit;
        ToolPanel panel(edit.tools());
        panel.show();
        edit.tools().choose(ToolId::Brush);
        auto *size = toolPart<QSpinBox>(panel, "tools.size");
        size->setFocus();
        QTest::keyClick(size, Qt::Key_Up);
        QCOMPARE(edit.tools().options().brushSize, 4);
        auto *paint = toolPart<QComboBox>(panel, "tools.paint");
        QTest::keyClick(paint, Qt::Key_Down);
        QCOMPARE(edit.tools().options().paint, Paint::Rock);
        edit.key(Qt::Key_X);
        QCOMPARE(paint->currentIndex(), 1); // rock was the other one, too
        edit.change([](EditOptions &o) { o.paint = Paint::Seed; });
        QCOMPARE(paint->currentIndex(), static_cast<int>(Paint::Seed));
    }

    void contentsThatCannotBeStoredAreNotShown()
    {
        EditFixture edit;
        ToolPanel panel(edit.tools());
        panel.show();
        edit.key(Qt::Key_C);
        edit.click({25, 25});
        const std::vector<ItemStack> stored = chestLoot(edit.world(), {25, 25});
        const auto *chest = toolPart<ChestEditor>(panel, "chestEditor");
        {
            const FullDisk full;
            QTest::mouseClick(toolPart<QPushButton>(panel, "chest.add"), Qt::LeftButton);
        }
        QCOMPARE(edit.errors.size(), 1);
        QVERIFY(chestLoot(edit.world(), {25, 25}) == stored);
        QVERIFY(chest->items() == stored);
    }

    void theContentsOfAChestAreEditedInRows()
    {
        EditFixture edit;
        ToolPanel panel(edit.tools());
        panel.show();
        edit.key(Qt::Key_C);
        edit.click({25, 25});
        const std::vector<ItemStack> seeds = chestLoot(edit.world(), {25, 25});
        auto *chest = toolPart<ChestEditor>(panel, "chestEditor");
        QVERIFY(chest->isVisible());
        const std::size_t rows = chest->items().size();
        QTest::mouseClick(toolPart<QPushButton>(panel, "chest.add"), Qt::LeftButton);
        QCOMPARE(chestLoot(edit.world(), {25, 25}).size(), rows + 1);
        const QString last = QString::number(rows);
        auto *amount = toolPart<QSpinBox>(panel, qPrintable("chest.amount." + last));
        QTest::keyClick(amount, Qt::Key_Up);
        QCOMPARE(chestLoot(edit.world(), {25, 25}).back().amount, 2);
        auto *item = toolPart<QComboBox>(panel, qPrintable("chest.item." + last));
        QTest::keyClick(item, Qt::Key_Down);
        QCOMPARE(chestLoot(edit.world(), {25, 25}).back().item, 1U);
        QTest::mouseClick(toolPart<QToolButton>(panel, "chest.remove.0"), Qt::LeftButton);
        QCOMPARE(chestLoot(edit.world(), {25, 25}).size(), rows);
        QTest::mouseClick(toolPart<QPushButton>(panel, "chest.seed"), Qt::LeftButton);
        QVERIFY(chestLoot(edit.world(), {25, 25}) == seeds);
        QVERIFY(chest->items() == seeds);
    }

    void aMarkerIsNamedInTheField()
    {
        EditFixture edit;
        ToolPanel panel(edit.tools());
        panel.show();
        edit.key(Qt::Key_T);
        edit.click({25, 25});
        auto *label = toolPart<QLineEdit>(panel, "tools.markerLabel");
        QTest::keyClicks(label, "Camp");
        QTest::keyClick(label, Qt::Key_Return);
        QCOMPARE(edit.document().bookmarks().front().label, std::string("Camp"));
        QCOMPARE(edit.tools().tool(), ToolId::Marker);
    }

    void withoutAWorldItSaysWhatToDo()
    {
        EditFixture edit;
        ToolPanel panel(edit.tools());
        panel.show();
        QVERIFY(!toolPart<QLabel>(panel, "tools.empty")->isVisible());
        edit.closeDocument();
        QVERIFY(toolPart<QLabel>(panel, "tools.empty")->isVisible());
        QVERIFY(!toolPart<QToolButton>(panel, "tools.brush")->isVisible());
    }

    void itFitsItsWidthWithEveryTool()
    {
        EditFixture edit;
        ToolPanel panel(edit.tools());
        panel.show();
        for (const ToolId id : valuesOf<ToolId>()) {
            edit.tools().choose(id);
            QVERIFY2(panel.minimumSizeHint().width() <= 280,
                     qPrintable(QStringLiteral("tool %1: %2")
                                    .arg(static_cast<int>(id))
                                    .arg(panel.minimumSizeHint().width())));
        }
    }
};

} // namespace

CAVE_WIDGET_TEST(TestToolPanel)
#include "tst_tool_panel.moc"
