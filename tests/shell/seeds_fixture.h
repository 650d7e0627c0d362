// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/page/seeds_page.h"
#include "app/seeds/sheet/contact_sheet.h"

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStringList>
#include <QTabWidget>

#include <filesystem>
#include <functional>

#include "tests/shell/shell_fixture.h"
#include "tests/support/widget_test.h"

namespace cave {

/// The seeds place of a window, driven by keys and clicks.
class SeedsFixture : public ShellFixture {
public:
    explicit SeedsFixture(const std::function<void(const std::filesystem::path &library)> &before = {})
    {
        if (before)
            before(libraryFile());
        open();
        QTest::keyClick(&window(), Qt::Key_2, Qt::ControlModifier);
        if (!cave::test::waitFor([this] { return page().isVisible(); }))
            qFatal("the seeds place did not come up");
    }

    SeedsPage &page() { return *window().seedsPage(); }
    ContactSheet &sheet() { return *page().findChild<ContactSheet *>(); }
    /// Chooses it in the box of generators, with the keyboard.
    QComboBox *chooseGenerator(const QString &name)
    {
        auto *generator = find<QComboBox>("source.generator");
        generator->setFocus();
        QTest::keyClick(generator, Qt::Key_End);
        for (int i = 0; i < generator->count() && generator->currentText() != name; ++i)
            QTest::keyClick(generator, Qt::Key_Up);
        if (generator->currentText() != name)
            qFatal("there is no such generator");
        return generator;
    }
    [[nodiscard]] int rows() { return sheet().rows().rowCount(); }
    [[nodiscard]] QString seedAt(int row)
    {
        return sheet().rows().index(row, 0).data(Qt::DisplayRole).toString();
    }
    [[nodiscard]] QStringList seeds()
    {
        QStringList all;
        for (int row = 0; row < rows(); ++row)
            all.append(seedAt(row));
        return all;
    }

    void enter(const char *field, const QString &text)
    {
        auto *edit = find<QLineEdit>(field);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
    void showNumbers(const QString &from, const QString &count)
    {
        enter("source.from", from);
        enter("source.count", count);
        QTest::keyClick(find<QLineEdit>("source.count"), Qt::Key_Return);
    }
    [[nodiscard]] std::filesystem::path libraryFile() const
    {
        return worlds().parent_path() / "seeds.library";
    }
    /// Searches the numbers from one on.
    void search(const QString &condition)
    {
        find<QTabWidget>("seeds.side")->setCurrentIndex(1);
        auto *edit = find<QWidget>("search.condition")->findChild<QPlainTextEdit *>();
        if (edit == nullptr)
            qFatal("there is no field for the condition");
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, condition);
        QTest::keyClick(edit, Qt::Key_Escape); // the completion
        auto *run = find<QPushButton>("search.run");
        if (!cave::test::waitFor([run] { return run->isEnabled(); }))
            qFatal("the search can't be begun");
        QTest::mouseClick(run, Qt::LeftButton);
    }
    void trigger(const char *action) { find<QAction>(action)->trigger(); }
    bool waitForRows(int count)
    {
        return cave::test::waitFor([this, count] { return rows() == count; });
    }
    void choose(int row) { sheet().setCurrentIndex(sheet().rows().index(row, 0)); }
    void select(int first, int last)
    {
        const QAbstractItemModel &model = sheet().rows();
        sheet().selection().select(
            QItemSelection(model.index(first, 0), model.index(last, model.columnCount() - 1)),
            QItemSelectionModel::ClearAndSelect);
    }
    /// Answers the file dialog that an action has brought up.
    bool answerFile(const QString &file)
    {
        QFileDialog *dialog = nullptr;
        const bool shown = cave::test::waitFor([&] {
            for (auto *one : page().findChildren<QFileDialog *>())
                dialog = one->isVisible() ? one : dialog;
            return dialog != nullptr;
        });
        if (!shown)
            return false;
        auto *name = dialog->findChild<QLineEdit *>("fileNameEdit");
        name->setText(file);
        QTest::keyClick(name, Qt::Key_Return);
        return true;
    }
};

} // namespace cave
