// SPDX-License-Identifier: MIT
#include "core/io/worlds/saved_session.h"
#include "core/rules/loot.h"
#include "core/world/world_spec.h"
#include "editor/panels/tools/stamps_panel.h"

#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>

#include <filesystem>
#include <memory>
#include <string>

#include "tests/support/widget_test.h"
#include "tests/tools/edit_fixture.h"

using namespace cave;

namespace {

class TestStampsPanel : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_edit = std::make_unique<EditFixture>();
        m_panel = std::make_unique<StampsPanel>(m_edit->tools());
        m_panel->setFolder(folder());
        m_panel->resize(m_panel->sizeHint());
        m_panel->show();
        connect(m_panel.get(), &StampsPanel::failed, m_panel.get(),
                [this](const Error &error) { m_errors.append(QString::fromStdString(error.text())); });
        m_errors.clear();
    }
    void cleanup()
    {
        m_panel.reset();
        m_edit.reset();
    }

    void allThatComeWithTheProgramCanBeUsed()
    {
        QVERIFY(list()->count() >= 12);
        for (int i = 0; i < list()->count(); ++i) {
            click(i);
            QCOMPARE(m_errors, QStringList());
            QCOMPARE(m_edit->tools().tool(), ToolId::Float);
            m_edit->key(Qt::Key_Escape);
        }
    }

    void aClickLetsAStampFloatAndTheNextPlacesIt()
    {
        const QList<QListWidgetItem *> found = list()->findItems("Treasure niche", Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        click(list()->row(found.first()));
        m_edit->click({28, 28});
        QCOMPARE(m_edit->errors, QStringList());
        QCOMPARE(m_edit->labels(), QStringList({"Stamp: Treasure niche"}));
    }

    void enterLetsAStampFloatAndKeysPlaceIt()
    {
        m_edit->map().clearFocus();
        list()->setCurrentRow(0);
        QTest::keyClick(list(), Qt::Key_Return);
        QVERIFY(m_edit->tools().floating().isFloating());
        QCOMPARE(m_edit->page().focusWidget(), static_cast<QWidget *>(&m_edit->map()));
    }

    void theSelectionIsKeptRenamedAndRemoved()
    {
        const int builtIn = list()->count();
        m_edit->tools().selection().select(*rectangleCells(50, {25, 25}, {28, 27}, ShapeFill::Filled));
        QTest::mouseClick(button("stamps.save"), Qt::LeftButton);
        auto *name = m_panel->findChild<QLineEdit *>("stamps.name");
        QTest::keyClicks(name, "Nook");
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_COMPARE(list()->count(), builtIn + 1);
        QCOMPARE(QDir(folder()).entryList({"*.json"}), QStringList({"Nook.json"}));

        list()->setCurrentRow(0);
        list()->item(0)->setText("Corner");
        QTRY_COMPARE(QDir(folder()).entryList({"*.json"}), QStringList({"Corner.json"}));
        QTRY_VERIFY(list()->item(0)->toolTip().startsWith("Corner")); // it was read again

        list()->setCurrentRow(0);
        QTest::mouseClick(button("stamps.remove"), Qt::LeftButton);
        QCOMPARE(QDir(folder()).entryList({"*.json"}).size(), 1); // it is asked about first
        QTest::mouseClick(m_panel->findChild<QPushButton *>("stamps.yes"), Qt::LeftButton);
        QTRY_COMPARE(list()->count(), builtIn);
        QVERIFY(QDir(folder()).entryList({"*.json"}).isEmpty());
    }

    void aStampKeepsItsThingsThoughAnotherWorldIsShownBeforeItHasAName()
    {
        const std::size_t item = chestLoot(m_edit->world(), kHallChest).front().item;
        const std::string key = m_edit->world().content->items[item].key;
        m_edit->tools().selection().select(*rectangleCells(50, {29, 29}, {31, 31}, ShapeFill::Filled));
        QTest::mouseClick(button("stamps.save"), Qt::LeftButton);
        WorldSpec spec;
        spec.generator = generatorNamed("dungeon").value();
        spec.settings = defaultSettings(spec.generator.kind);
        const std::filesystem::path file = (m_edit->folder() + "/other.cave").toStdString();
        QVERIFY(SavedSession::create(file, "Other", spec).ok());
        WorldDocument other(readDocument(file).value());
        m_edit->tools().setDocument(&other);
        QTest::keyClick(m_panel->findChild<QLineEdit *>("stamps.name"), Qt::Key_Return);
        m_edit->tools().setDocument(nullptr);
        QFile saved(folder() + "/My stamp.json");
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QVERIFY(saved.readAll().contains(('"' + key + '"').c_str()));
    }

    void aRenamedStampStaysTheCurrentOne()
    {
        m_edit->tools().selection().select(*rectangleCells(50, {25, 25}, {28, 27}, ShapeFill::Filled));
        for (const char *name : {"alpha", "beta"}) {
            QTest::mouseClick(button("stamps.save"), Qt::LeftButton);
            auto *line = m_panel->findChild<QLineEdit *>("stamps.name");
            line->selectAll();
            QTest::keyClicks(line, name);
            QTest::keyClick(line, Qt::Key_Return);
            QTRY_VERIFY(list()->currentItem() != nullptr && list()->currentItem()->text() == name);
        }
        list()->setCurrentRow(0);
        list()->item(0)->setText("zeta");
        QTRY_COMPARE(list()->item(1)->toolTip().section(':', 0, 0), QString("zeta"));
        QCOMPARE(list()->currentItem()->text(), QString("zeta"));
    }

    void aNameThatIsTakenIsRefused()
    {
        m_edit->tools().selection().select(*rectangleCells(50, {25, 25}, {28, 27}, ShapeFill::Filled));
        for (int i = 0; i < 2; ++i) {
            QTest::mouseClick(button("stamps.save"), Qt::LeftButton);
            QTest::keyClick(m_panel->findChild<QLineEdit *>("stamps.name"), Qt::Key_Return);
        }
        QCOMPARE(m_errors.size(), 1);
        QVERIFY2(m_errors.first().contains("already"), qPrintable(m_errors.first()));
    }

    void aBrokenFileIsShownWithWhatIsWrong()
    {
        QDir().mkpath(folder());
        QFile file(folder() + "/Broken.json");
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ \"cavegame_patch\": 1 }");
        file.close();
        m_panel->setFolder(folder());
        QCOMPARE(list()->item(0)->text(), QStringLiteral("Broken"));
        click(0);
        QCOMPARE(m_errors.size(), 1);
        QVERIFY2(m_errors.first().contains("rows"), qPrintable(m_errors.first()));
    }

    void stampsOfTheProgramStayAsTheyAre()
    {
        list()->setCurrentRow(list()->count() - 1);
        QVERIFY(!button("stamps.remove")->isEnabled());
        QVERIFY(!button("stamps.rename")->isEnabled());
    }

private:
    [[nodiscard]] QString folder() const { return m_edit->folder() + "/stamps"; }
    [[nodiscard]] QListWidget *list() const { return m_panel->findChild<QListWidget *>("stamps.list"); }
    [[nodiscard]] QToolButton *button(const char *name) const
    {
        return m_panel->findChild<QToolButton *>(QLatin1String(name));
    }
    void click(int row) const
    {
        list()->scrollToItem(list()->item(row));
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {},
                          list()->visualItemRect(list()->item(row)).center());
    }

    std::unique_ptr<EditFixture> m_edit;
    std::unique_ptr<StampsPanel> m_panel;
    QStringList m_errors;
};

} // namespace

CAVE_WIDGET_TEST(TestStampsPanel)
#include "tst_stamps_panel.moc"
