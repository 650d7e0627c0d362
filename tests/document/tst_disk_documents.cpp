// SPDX-License-Identifier: MIT
// Levels and decision trees with their histories and unsaved edits, and settings, on a disk that fails, is
// full, or loses its power.
#include "app/common/data_folders.h"
#include "core/edit/level_edit.h"
#include "core/io/files/atomic_file.h"
#include "editor/document/level_document.h"
#include "editor/document/trees_document.h"

#include <QCoreApplication>
#include <QFile>
#include <QSettings>

#include <catch2/catch_test_macros.hpp>
#include <cerrno>
#include <memory>
#include <string>
#include <vector>

#include "tests/io/disk/disk_trial.h"
#include "tests/io/files/io_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

namespace fs = std::filesystem;

/// For the timers of documents.
void needApplication()
{
    static int count = 0;
    static QCoreApplication application(count, nullptr);
}

/// Its name distinguishes errors of a document's histories from others.
fs::path keepOf(const fs::path &file)
{
    return file.string() + " edits";
}

/// A document of a file that is edited four times. After each edit its unsaved edits are kept, and after each
/// second one the file is saved. `Subject` has the file's name, its text after `edits` edits, and:
///   Subject(folder): opens the file or recovers unsaved edits; edits(): that it has; edit(); document()
template<class Subject>
DiskOperation editing(const std::string &name)
{
    DiskOperation operation{name, Subject::kFile, 4};
    operation.prepare = [](const fs::path &folder) {
        needApplication();
        REQUIRE(writeFileAtomically(folder / Subject::kFile, Subject::text(0)));
    };
    operation.run = [](const fs::path &folder, Reports &reports) {
        Subject subject(folder);
        for (const int step : {1, 2, 3, 4}) {
            subject.edit();
            if (!reports.attempt(step, [&] { return subject.document().keepUnsaved(); }))
                return;
            reports.promise(step);
            if (step % 2 == 0 && !reports.attempt(step, [&] { return subject.save(); }))
                return;
            reports.promise(step);
        }
    };
    operation.stepsDone = [](const fs::path &folder) {
        Subject subject(folder);
        const int edits = subject.edits();
        // All of them can be undone, unless the file was saved without its history.
        CHECK(subject.document().goTo(0));
        CHECK((subject.edits() == 0 || subject.document().editCount() < 4));
        return edits;
    };
    return operation;
}

/// A level, one object of which is moved.
class EditedLevel {
public:
    static constexpr const char *kFile = "cellar.csv";

    explicit EditedLevel(const fs::path &folder)
    {
        const std::vector<Recovery> left = LevelDocument::recoveries(keepOf(folder / kFile));
        auto opened = left.empty() ? LevelDocument::open(folder / kFile, keepOf(folder / kFile))
                                   : LevelDocument::recover(left.front(), keepOf(folder / kFile));
        INFO((opened ? std::string() : opened.error().text()));
        REQUIRE(opened);
        m_document = std::move(*opened);
    }
    static std::string text(int edits)
    {
        return "TopDownLevel,cellar,9,4\nPlayerStartLocation,1,1\nStaticGameObject,Potion,2," +
               std::to_string(edits) + ",10\n";
    }
    [[nodiscard]] int edits() const { return static_cast<int>(m_document->design().records.at(1).at.y); }
    void edit()
    {
        LevelFile design = m_document->design();
        REQUIRE(moveRecords(design, {1}, 0, 1));
        m_document->edit("Move", design);
    }
    [[nodiscard]] Result<void> save() { return m_document->save(); }
    StackDocument &document() { return *m_document; }

private:
    std::unique_ptr<LevelDocument> m_document;
};

/// Trees, one of which is described otherwise.
class EditedTrees {
public:
    static constexpr const char *kFile = "mine.json";

    explicit EditedTrees(const fs::path &folder) : m_file(folder / kFile), m_document(keepOf(folder / kFile))
    {
        const std::vector<Recovery> left = TreesDocument::recoveries(keepOf(folder / kFile));
        const Result<void> opened = left.empty() ? m_document.open(m_file) : m_document.recover(left.front());
        INFO((opened ? std::string() : opened.error().text()));
        REQUIRE(opened);
    }
    static std::string text(int edits) { return writeTrees(described(edits)); }
    [[nodiscard]] int edits() const { return std::stoi(m_document.trees().front().description); }
    void edit() { REQUIRE(m_document.apply("Describe", Result<TreeTable>(described(edits() + 1)), {})); }
    [[nodiscard]] Result<void> save() { return m_document.save(m_file); }
    StackDocument &document() { return m_document; }

private:
    static TreeTable described(int edits)
    {
        TreeTable trees = TreesDocument().trees();
        trees.front().description = std::to_string(edits);
        return trees;
    }

    fs::path m_file;
    TreesDocument m_document;
};

/// Lets the n-th call that changes the disk fail.
class FailsOnce : public DiskWatcher {
public:
    FailsOnce(int n, int error) : m_left(n), m_error(error) {}
    [[nodiscard]] bool failed() const { return m_left <= 0; }
    int before(DiskCall /*call*/, std::size_t & /*bytes*/) override { return --m_left == 0 ? m_error : 0; }

private:
    int m_left;
    int m_error;
};

} // namespace

TEST_CASE("a disk that fails while a document is edited costs nothing that was reported as kept")
{
    requireNoLossByFailingCalls(editing<EditedLevel>("edit a level"));
    requireNoLossByFailingCalls(editing<EditedTrees>("edit decision trees"));
}

TEST_CASE("a power cut while a document is edited costs nothing that was reported as kept")
{
    requireNoLossByPowerCuts(editing<EditedLevel>("edit a level"));
    requireNoLossByPowerCuts(editing<EditedTrees>("edit decision trees"));
}

TEST_CASE("what was set before the last start is kept where a disk fails while settings are written")
{
    needApplication();
    int calls = 0;
    for (const int error : {ENOSPC, EIO, EACCES}) {
        bool failed = true;
        for (int n = 1; failed; ++n) {
            INFO("call " << n << " fails with " << error);
            const TempFolder folder;
            keepSettingsIn(folder.path());
            QSettings().setValue("look/theme", "light");
            QSettings().setValue("look/textSize", 120);
            keepSettingsIn(folder.path()); // the next start
            {
                const FailsOnce disk(n, error);
                QSettings settings;
                settings.setValue("look/textSize", 130);
                settings.sync();
                failed = disk.failed();
            }
            keepSettingsIn(folder.path());
            const QString copy = QString::fromStdString((folder / "copy.ini").string());
            REQUIRE(QFile::copy(QSettings().fileName(), copy)); // of which Qt knows nothing yet
            const QSettings left(copy, QSettings::IniFormat);
            CHECK(left.value("look/theme").toString() == "light");
            const int size = left.value("look/textSize").toInt();
            CHECK((size == 130 || (failed && size == 120)));
            calls += failed ? 1 : 0;
        }
    }
    CHECK(calls > 9);
}
