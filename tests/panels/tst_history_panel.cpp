// SPDX-License-Identifier: MIT
#include "editor/panels/changes/history_panel.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QToolButton>

#include "tests/support/widget_test.h"
#include "tests/tools/edit_fixture.h"

using namespace cave;

namespace {

class TestHistoryPanel : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_edit = std::make_unique<EditFixture>();
        m_panel = std::make_unique<HistoryPanel>();
        m_panel->setDocument(&m_edit->document());
        m_panel->resize(m_panel->sizeHint());
        m_panel->show();
        m_edit->key(Qt::Key_B);
        m_edit->change([](EditOptions &o) { o.paint = Paint::Rock; });
    }
    void cleanup()
    {
        m_panel.reset();
        m_edit.reset();
    }

    void everyEditIsARowAndAClickGoesThere()
    {
        for (const WorldPos at : {WorldPos{25, 25}, WorldPos{30, 25}, WorldPos{35, 25}})
            m_edit->click(at);
        QCOMPARE(list()->model()->rowCount(), 4);
        clickRow(1);
        QCOMPARE(m_edit->document().position(), 1U);
        QVERIFY(m_edit->isRock({25, 25}));
        QVERIFY(!m_edit->isRock({30, 25}));
        QVERIFY(!row(2).data(HistoryModel::DoneRole).toBool());
        QVERIFY(row(1).data(HistoryModel::CurrentRole).toBool());
        clickRow(0);
        QVERIFY(!m_edit->isRock({25, 25}));
        clickRow(3);
        QVERIFY(m_edit->isRock({35, 25}));
    }

    void anEditAfterUndoingReplacesWhatWasUndone()
    {
        for (const WorldPos at : {WorldPos{25, 25}, WorldPos{30, 25}, WorldPos{35, 25}})
            m_edit->click(at);
        clickRow(1);
        m_edit->key(Qt::Key_C);
        m_edit->click({28, 28});
        QCOMPARE(list()->model()->rowCount(), 3);
        QCOMPARE(row(2).data().toString(), QStringLiteral("New chest"));
    }

    void theButtonsStepThroughIt()
    {
        QVERIFY(!button("history.undo")->isEnabled());
        m_edit->click({25, 25});
        QTest::mouseClick(button("history.undo"), Qt::LeftButton);
        QCOMPARE(m_edit->document().position(), 0U);
        QVERIFY(!button("history.undo")->isEnabled());
        QTest::mouseClick(button("history.redo"), Qt::LeftButton);
        QCOMPARE(m_edit->document().position(), 1U);
    }

    void aSavePointHasTheNameThatIsWritten()
    {
        m_edit->click({25, 25});
        QTest::mouseClick(button("history.addSavePoint"), Qt::LeftButton);
        auto *name = m_panel->findChild<QLineEdit *>("history.name");
        QVERIFY(name->isVisible());
        QTest::keyClicks(name, "Before the flood");
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(!name->isVisible());
        QCOMPARE(row(1).data(HistoryModel::SavePointsRole).toStringList(), QStringList({"Before the flood"}));
        QTest::mouseClick(button("history.removeSavePoint"), Qt::LeftButton);
        QVERIFY(m_edit->document().savePoints().empty());
    }

    void theNameOfferedForASavePointIsFree()
    {
        const auto add = [this] {
            QTest::mouseClick(button("history.addSavePoint"), Qt::LeftButton);
            QTest::keyClick(m_panel->findChild<QLineEdit *>("history.name"), Qt::Key_Return);
        };
        add();
        m_edit->click({25, 25});
        add();
        clickRow(0);
        QTest::mouseClick(button("history.removeSavePoint"), Qt::LeftButton);
        add();
        QCOMPARE(row(0).data(HistoryModel::SavePointsRole).toStringList(), QStringList({"Save point 1"}));
        QCOMPARE(row(1).data(HistoryModel::SavePointsRole).toStringList(), QStringList({"Save point 2"}));
    }

    void theHistoryIsForgottenOnlyWhenThatIsAgreedTo()
    {
        m_edit->click({25, 25});
        QTest::mouseClick(button("history.forget"), Qt::LeftButton);
        auto *keep = m_panel->findChild<QPushButton *>("history.no");
        QVERIFY(keep->isVisible());
        QTest::mouseClick(keep, Qt::LeftButton);
        QCOMPARE(list()->model()->rowCount(), 2);
        QTest::mouseClick(button("history.forget"), Qt::LeftButton);
        QTest::mouseClick(m_panel->findChild<QPushButton *>("history.yes"), Qt::LeftButton);
        QCOMPARE(list()->model()->rowCount(), 1);
        QVERIFY(m_edit->isRock({25, 25}));
    }

    void withoutAWorldItSaysWhatBelongsHere()
    {
        m_panel->setDocument(nullptr);
        QVERIFY(m_panel->findChild<QLabel *>("history.empty")->isVisible());
        QVERIFY(!list()->isVisible());
    }

private:
    [[nodiscard]] QListView *list() const { return m_panel->findChild<QListView *>("history.list"); }
    [[nodiscard]] QModelIndex row(int index) const { return list()->model()->index(index, 0); }
    [[nodiscard]] QToolButton *button(const char *name) const
    {
        return m_panel->findChild<QToolButton *>(QLatin1String(name));
    }
    void clickRow(int index) const
    {
        list()->scrollTo(row(index));
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualRect(row(index)).center());
    }

    std::unique_ptr<EditFixture> m_edit;
    std::unique_ptr<HistoryPanel> m_panel;
};

} // namespace

CAVE_WIDGET_TEST(TestHistoryPanel)
#include "tst_history_panel.moc"
