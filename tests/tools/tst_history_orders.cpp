// SPDX-License-Identifier: MIT
// The histories of level files and of decision trees, by a model that keeps every state whole: edits and
// their pieces, undo, redo, jumps, saving, and programs that are closed or killed, in any order; for a level
// also another program that writes its file.
#include "editor/document/level_document.h"
#include "editor/document/trees_document.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <rapidcheck.h>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

enum class HistoryDeed : std::uint8_t {
    Edit,
    Piece,
    NewStroke,
    Undo,
    Redo,
    Jump,
    Save,
    Reopen,
    Keep,
    Kill,
    ForgetKilled,
    WriteElsewhere,
    Revert,
    KeepOwn,
};
/// As often as they come.
constexpr std::array kHistoryDeeds{
    HistoryDeed::Edit,   HistoryDeed::Edit,           HistoryDeed::Edit,   HistoryDeed::Piece,
    HistoryDeed::Piece,  HistoryDeed::Piece,          HistoryDeed::Piece,  HistoryDeed::NewStroke,
    HistoryDeed::Undo,   HistoryDeed::Undo,           HistoryDeed::Undo,   HistoryDeed::Redo,
    HistoryDeed::Redo,   HistoryDeed::Jump,           HistoryDeed::Save,   HistoryDeed::Save,
    HistoryDeed::Reopen, HistoryDeed::Keep,           HistoryDeed::Kill,   HistoryDeed::ForgetKilled,
    HistoryDeed::Revert, HistoryDeed::WriteElsewhere, HistoryDeed::KeepOwn};

struct HistoryStep {
    HistoryDeed deed = HistoryDeed::Edit;
    std::size_t draw = 0;
};

std::ostream &operator<<(std::ostream &out, const HistoryStep &step)
{
    return out << static_cast<int>(step.deed) << " by " << step.draw;
}

/// Where a document is stored.
struct Folders {
    QTemporaryDir folder;

    [[nodiscard]] std::filesystem::path file() const { return folder.filePath("file").toStdString(); }
    [[nodiscard]] std::filesystem::path keep() const { return folder.filePath("keep").toStdString(); }
    void write(const std::string &text) const
    {
        QFile out(folder.filePath("file"));
        RC_ASSERT(out.open(QIODevice::WriteOnly));
        RC_ASSERT(out.write(text.data(), static_cast<qint64>(text.size())) ==
                  static_cast<qint64>(text.size()));
    }
};

/// A level whose records are moved.
class EditedLevel {
public:
    static constexpr bool kWatchesFile = true;
    static constexpr bool kDropsEmptyStrokes = true;

    explicit EditedLevel(const Folders &folders) : m_folders(folders) {}

    static std::string firstText() { return textOf(designOf(firstLines())); }
    [[nodiscard]] std::string text() const { return textOf(m_document->design()); }
    /// What an edit makes of a text.
    static std::string edited(const std::string &text, std::size_t draw)
    {
        LevelFile design = designOf(text);
        LevelRecord &record = design.records.at(draw % design.records.size());
        record.at.x = static_cast<double>(1 + draw / 7 % 3);
        return textOf(design);
    }
    void edit(std::size_t draw, std::uint64_t stroke)
    {
        m_document->edit("Move", designOf(edited(text(), draw)), stroke);
    }
    void open()
    {
        Result<std::unique_ptr<LevelDocument>> opened =
            LevelDocument::open(m_folders.file(), m_folders.keep());
        RC_ASSERT(opened.ok());
        m_document = std::move(*opened);
    }
    void close() { m_document.reset(); }
    [[nodiscard]] std::vector<Recovery> recoveries() const
    {
        return LevelDocument::recoveries(m_folders.keep());
    }
    void recover(const Recovery &recovery)
    {
        Result<std::unique_ptr<LevelDocument>> recovered = LevelDocument::recover(recovery, m_folders.keep());
        RC_ASSERT(recovered.ok());
        m_document = std::move(*recovered);
    }
    Result<void> save(bool overwrite) { return m_document->save(overwrite); }
    void revert() { RC_ASSERT(m_document->revert().ok()); }
    void keepOwn() { m_document->keepOwn(); }
    StackDocument &document() { return *m_document; }

private:
    static std::string firstLines()
    {
        return "TopDownLevel,cellar,6,4\nPlayerStartLocation,1,1\nStaticGameObject,Wall,0,0\n"
               "DynamicGameObject,Demon,4,2,100,30\n";
    }
    static LevelFile designOf(const std::string &text)
    {
        Result<ReadLevel> read = readLevel("level", text);
        RC_ASSERT(read.ok());
        return std::move(read->design);
    }
    static std::string textOf(const LevelFile &design) { return writeLevel(design); }

    const Folders &m_folders;
    std::unique_ptr<LevelDocument> m_document;
};

/// Trees, of which one is described otherwise.
class EditedTrees {
public:
    static constexpr bool kWatchesFile = false;
    static constexpr bool kDropsEmptyStrokes = false;

    explicit EditedTrees(const Folders &folders) : m_folders(folders) {}

    static std::string firstText() { return writeTrees(TreesDocument().trees()); }
    [[nodiscard]] std::string text() const { return writeTrees(m_document->trees()); }
    static std::string edited(const std::string &text, std::size_t draw)
    {
        return writeTrees(describe(*parseTrees(text), draw));
    }
    void edit(std::size_t draw, std::uint64_t stroke)
    {
        const QString name = stroke == 0 ? QString() : QString::number(stroke);
        RC_ASSERT(m_document->apply("Describe", describe(m_document->trees(), draw), {}, name).ok());
    }
    void open()
    {
        m_document = std::make_unique<TreesDocument>(m_folders.keep());
        RC_ASSERT(m_document->open(m_folders.file()).ok());
    }
    void close() { m_document.reset(); }
    [[nodiscard]] std::vector<Recovery> recoveries() const
    {
        return TreesDocument::recoveries(m_folders.keep());
    }
    void recover(const Recovery &recovery)
    {
        m_document = std::make_unique<TreesDocument>(m_folders.keep());
        RC_ASSERT(m_document->recover(recovery).ok());
    }
    Result<void> save(bool /*overwrite*/) { return m_document->save(m_folders.file()); }
    void revert() {}
    void keepOwn() {}
    StackDocument &document() { return *m_document; }

private:
    static TreeTable describe(TreeTable trees, std::size_t draw)
    {
        trees.front().description = "Does nothing " + std::to_string(draw % 3) + " times.";
        return trees;
    }

    const Folders &m_folders;
    std::unique_ptr<TreesDocument> m_document;
};

/// What a document must be.
struct HistoryModel {
    std::vector<std::string> states;
    std::vector<std::uint64_t> strokes; ///< of the step after each state but the last
    std::size_t position = 0;
    std::optional<std::size_t> clean = 0;
    std::string known; ///< the file's text when last read or written

    [[nodiscard]] const std::string &text() const { return states[position]; }
    [[nodiscard]] bool isModified() const { return clean != position; }
    void forgetStrokes() { std::ranges::fill(strokes, 0); }
    void push(const std::string &after, std::uint64_t stroke, bool dropsEmpty);
};

/// A piece goes on with the step of its stroke, unless that step was saved.
void HistoryModel::push(const std::string &after, std::uint64_t stroke, bool dropsEmpty)
{
    if (after == text())
        return;
    states.resize(position + 1);
    strokes.resize(position);
    if (clean && *clean > position)
        clean.reset();
    const bool goesOn = stroke != 0 && position > 0 && strokes.back() == stroke && clean != position;
    if (!goesOn) {
        states.push_back(after);
        strokes.push_back(stroke);
        ++position;
    } else if (dropsEmpty && after == states[position - 1]) {
        states.pop_back();
        strokes.pop_back();
        --position;
    } else {
        states.back() = after;
    }
}

/// A document, and its model.
template<class Subject>
class HistoryPair {
public:
    HistoryPair() : m_subject(m_folders), m_disk(Subject::firstText())
    {
        m_folders.write(m_disk);
        open();
    }

    void take(const HistoryStep &step);
    void check();

private:
    StackDocument &document() { return m_subject.document(); }
    void edit(std::size_t draw, std::uint64_t stroke);
    void goTo(std::size_t position);
    void save(bool overwrite);
    void open();
    void keep();
    void kill(bool forgets);
    void writeElsewhere(std::size_t draw);
    void revert();
    void keepOwn();
    void noteEdited();

    Folders m_folders;
    Subject m_subject;
    HistoryModel m_model;
    std::string m_disk;
    std::optional<HistoryModel> m_saved;   ///< the history stored with the file
    std::optional<HistoryModel> m_unsaved; ///< stored for a recovery
    std::uint64_t m_stroke = 1;
};

/// What was stored for a recovery goes once nothing is unsaved.
template<class Subject>
void HistoryPair<Subject>::noteEdited()
{
    if (!m_model.isModified())
        m_unsaved.reset();
}

template<class Subject>
void HistoryPair<Subject>::edit(std::size_t draw, std::uint64_t stroke)
{
    const std::string after = Subject::edited(m_model.text(), draw);
    m_subject.edit(draw, stroke);
    m_model.push(after, stroke, Subject::kDropsEmptyStrokes);
    noteEdited();
}

template<class Subject>
void HistoryPair<Subject>::goTo(std::size_t position)
{
    RC_ASSERT(document().goTo(position).ok());
    m_model.position = position;
    noteEdited();
}

template<class Subject>
void HistoryPair<Subject>::save(bool overwrite)
{
    const bool isForeign = Subject::kWatchesFile && !overwrite && m_disk != m_model.known;
    const Result<void> saved = m_subject.save(overwrite);
    RC_ASSERT(saved.ok() != isForeign);
    if (isForeign)
        return;
    m_disk = m_model.known = m_model.text();
    m_model.clean = m_model.position;
    m_saved = m_model;
    m_unsaved.reset();
}

/// The history comes back with the text that it was saved with.
template<class Subject>
void HistoryPair<Subject>::open()
{
    m_subject.open();
    if (m_saved && m_saved->known == m_disk)
        m_model = *m_saved;
    else
        m_model = {{m_disk}, {}, 0, 0, m_disk};
    m_model.forgetStrokes();
}

template<class Subject>
void HistoryPair<Subject>::keep()
{
    RC_ASSERT(document().keepUnsaved().ok());
    if (m_model.isModified())
        m_unsaved = m_model;
}

template<class Subject>
void HistoryPair<Subject>::kill(bool forgets)
{
    m_subject.close();
    const std::vector<Recovery> found = m_subject.recoveries();
    RC_ASSERT(found.size() == (m_unsaved ? 1U : 0U));
    if (!m_unsaved || forgets) {
        for (const Recovery &recovery : found)
            StackDocument::forget(recovery);
        m_unsaved.reset();
        return open();
    }
    m_subject.recover(found.front());
    m_model = *m_unsaved;
    m_model.forgetStrokes();
}

template<class Subject>
void HistoryPair<Subject>::writeElsewhere(std::size_t draw)
{
    m_disk = Subject::edited(m_disk, draw);
    m_folders.write(m_disk);
}

template<class Subject>
void HistoryPair<Subject>::revert()
{
    m_subject.revert();
    m_model.push(m_disk, 0, true);
    m_model.clean = m_model.position;
    m_model.known = m_disk;
    m_unsaved.reset();
}

template<class Subject>
void HistoryPair<Subject>::keepOwn()
{
    m_subject.keepOwn();
    m_model.known = m_disk;
    m_model.clean.reset();
}

template<class Subject>
void HistoryPair<Subject>::take(const HistoryStep &step)
{
    const std::size_t position = m_model.position;
    const std::size_t edits = m_model.states.size() - 1;
    switch (step.deed) {
    case HistoryDeed::Edit:
        return edit(step.draw, 0);
    case HistoryDeed::Piece:
        return edit(step.draw, m_stroke);
    case HistoryDeed::NewStroke:
        return edit(step.draw, ++m_stroke);
    case HistoryDeed::Undo:
        return goTo(position - (position > 0 ? 1 : 0));
    case HistoryDeed::Redo:
        return goTo(position + (position < edits ? 1 : 0));
    case HistoryDeed::Jump:
        return goTo(step.draw % (edits + 1));
    case HistoryDeed::Save:
        return save(step.draw % 3 == 0);
    case HistoryDeed::Reopen:
        document().discardUnsaved();
        m_unsaved.reset();
        m_subject.close();
        return open();
    case HistoryDeed::Keep:
        return keep();
    case HistoryDeed::Kill:
    case HistoryDeed::ForgetKilled:
        return kill(step.deed == HistoryDeed::ForgetKilled);
    case HistoryDeed::WriteElsewhere:
        return writeElsewhere(step.draw);
    case HistoryDeed::Revert:
        return Subject::kWatchesFile ? revert() : void();
    case HistoryDeed::KeepOwn:
        return Subject::kWatchesFile ? keepOwn() : void();
    }
}

template<class Subject>
void HistoryPair<Subject>::check()
{
    RC_ASSERT(m_subject.text() == m_model.text());
    RC_ASSERT(document().position() == m_model.position);
    RC_ASSERT(document().editCount() == m_model.states.size() - 1);
    RC_ASSERT(document().cleanPosition() == m_model.clean);
}

rc::Gen<HistoryStep> anyHistoryStep()
{
    // Ranges are drawn from in whole, however few steps there are.
    return rc::gen::resize(rc::kNominalSize,
                           rc::gen::build<HistoryStep>(
                               rc::gen::set(&HistoryStep::deed, rc::gen::elementOf(kHistoryDeeds)),
                               rc::gen::set(&HistoryStep::draw, rc::gen::inRange<std::size_t>(0, 1'000))));
}

template<class Subject>
bool isItsModel()
{
    return rc::check([] {
        HistoryPair<Subject> pair;
        pair.check();
        for (const HistoryStep &step :
             *rc::gen::resize(40, rc::gen::container<std::vector<HistoryStep>>(anyHistoryStep()))) {
            pair.take(step);
            pair.check();
        }
    });
}

class TestHistoryOrders : public QObject {
    Q_OBJECT

private slots:
    void aLevelIsWhatItsHistorySaysInAnyOrder() { QVERIFY(isItsModel<EditedLevel>()); }
    void treesAreWhatTheirHistorySaysInAnyOrder() { QVERIFY(isItsModel<EditedTrees>()); }
};

} // namespace

CAVE_WIDGET_TEST(TestHistoryOrders)
#include "tst_history_orders.moc"
