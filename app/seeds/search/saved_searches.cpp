// SPDX-License-Identifier: MIT
#include "app/seeds/search/saved_searches.h"

#include "app/common/data_folders.h"
#include "app/seeds/marks/seed_marks_store.h"
#include "app/seeds/search/search_controller.h"
#include "app/seeds/search/search_texts.h"
#include "core/analysis/search/search_json.h"
#include "core/analysis/search/search_results.h"
#include "core/analysis/sketch/sketch_json.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/base/json.h"
#include "editor/view/form/form.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/texts/texts.h"

#include <QByteArray>
#include <QFileDialog>
#include <QInputDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QMenu>

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "moc_saved_searches.cpp"

namespace cave {
namespace {

constexpr std::size_t kHitsAPiece = 1000;
constexpr std::size_t kMaxText = 32 << 20;    // the library's limit
constexpr std::size_t kMaxMemory = 512 << 20; // of such a text's values

/// The index, then the values. Last, for a search by a sketch, an object that says where it was found.
Json hitJson(const SearchHit &hit)
{
    Json::List list{hit.index};
    for (const double value : hit.values)
        list.push_back(resultJson(value));
    if (hit.sketch)
        list.push_back(sketchFindJson(*hit.sketch));
    return list;
}

std::optional<SearchHit> readHit(const Json &json, std::size_t valueCount)
{
    const Json::List &list = json.list();
    std::size_t count = list.size();
    SearchHit hit;
    if (count > 0 && list.back().isObject()) {
        if (const Result<SketchFind> find = readSketchFind(list.back()))
            hit.sketch = *find;
        --count;
    }
    if (count != valueCount + 1 || !list.front().isWhole())
        return std::nullopt;
    hit.index = list.front().whole();
    hit.judgement.fits = true;
    for (std::size_t i = 1; i < count; ++i) {
        const std::optional<double> value = readResult(list[i]);
        if (!value)
            return std::nullopt;
        hit.values.push_back(*value);
    }
    return hit;
}

/// Adds the hits of a chunk up to the first invalid one.
void readPiece(const std::string &text, const SavedSearch &search, std::vector<SearchHit> &hits)
{
    const ParsedJson piece = Json::parse(text, {.memory = kMaxMemory});
    const std::size_t valueCount = search.request.where.queries().size();
    for (const Json &value : piece.value.list()) {
        std::optional<SearchHit> hit = readHit(value, valueCount);
        const std::int64_t least = hits.empty() ? 0 : hits.back().index + 1;
        if (!hit || hit->index < least || hit->index >= search.state.done)
            return;
        hits.push_back(std::move(*hit));
    }
}

constexpr std::string_view kList = "saved";
constexpr int kVersion = 1;
constexpr int kMaxNumber = 1'000'000'000;

std::string documentOf(int number)
{
    return "saved." + std::to_string(number);
}

bool isNumber(int number)
{
    return number > 0 && number < kMaxNumber;
}

constexpr int kUsualLetters = 40; ///< of a name made from a condition
constexpr int kPatience = 200;    ///< milliseconds

bool looksForTheSame(const SearchRequest &a, const SearchRequest &b)
{
    const bool sketched = a.sketch && b.sketch;
    return a.limit == b.limit && a.where.text() == b.where.text() &&
           (sketched ? a.sketch->query() == b.sketch->query() : a.sketch == b.sketch) && a.seeds == b.seeds;
}

} // namespace

void SearchKeeper::begin(const std::vector<SearchHit> &hits)
{
    forget();
    m_hits.clear();
    add(hits);
}

void SearchKeeper::add(const std::vector<SearchHit> &hits)
{
    const std::size_t room = kMaxHits - m_hits.size();
    m_hits.insert(m_hits.end(), hits.begin(),
                  hits.begin() + static_cast<std::ptrdiff_t>(std::min(room, hits.size())));
}

std::string SearchKeeper::pieceName(std::size_t piece) const
{
    return m_name + ".hits." + std::to_string(piece);
}

std::string SearchKeeper::pieceText(std::size_t from) const
{
    Json::List list;
    for (std::size_t i = from; i < std::min(m_hits.size(), from + kHitsAPiece); ++i)
        list.push_back(hitJson(m_hits[i]));
    return Json(std::move(list)).dump();
}

bool SearchKeeper::keep(const SearchRequest &request, const SearchState &state)
{
    std::vector<SeedLibrary::Document> documents{{m_name, searchToJson(request, state)}};
    if (documents.front().text.size() > kMaxText)
        return false;
    if (m_store.document(m_name) != m_stored) // by another window, with its own matches
        m_written = 0;
    for (std::size_t from = m_written; from < m_hits.size(); from += kHitsAPiece)
        documents.push_back({pieceName(from / kHitsAPiece), pieceText(from)});
    if (!m_store.keepDocuments(documents))
        return false;
    m_written = m_hits.size() - m_hits.size() % kHitsAPiece;
    m_stored = std::move(documents.front().text);
    return true;
}

void SearchKeeper::forget()
{
    m_store.removeDocuments(m_name);
    m_written = 0;
    m_stored.clear();
}

void SearchKeeper::forgetOwn()
{
    if (m_store.document(m_name) == m_stored)
        forget();
}

Result<std::optional<SearchKeeper::Kept>> SearchKeeper::load() const
{
    const auto text = CAVE_TRY(m_store.readDocument(m_name));
    if (text.empty())
        return std::optional<Kept>();
    const auto stored = CAVE_TRY(texts());
    auto kept = CAVE_TRY(read(stored));
    return kept.search.state.finished ? std::optional<Kept>() : std::optional(std::move(kept));
}

bool SearchKeeper::keepTexts(const Texts &texts)
{
    std::vector<SeedLibrary::Document> documents{{m_name, texts.search}};
    for (std::size_t piece = 0; piece < texts.pieces.size(); ++piece)
        documents.push_back({pieceName(piece), texts.pieces[piece]});
    return m_store.keepDocuments(documents);
}

Result<SearchKeeper::Texts> SearchKeeper::texts() const
{
    auto text = CAVE_TRY(m_store.readDocument(m_name));
    if (text.empty())
        return damaged(message("it is missing from the library of seeds"));
    Texts texts{std::move(text), {}};
    for (std::size_t from = 0; from < kMaxHits; from += kHitsAPiece) {
        std::string piece = m_store.document(pieceName(texts.pieces.size()));
        if (piece.empty())
            break;
        texts.pieces.push_back(std::move(piece));
    }
    return texts;
}

Result<SearchKeeper::Kept> SearchKeeper::read(const Texts &texts)
{
    auto search = CAVE_TRY(searchFromJson(texts.search));
    Kept kept{std::move(search), {}};
    const auto wanted =
        static_cast<std::size_t>(std::min(kept.search.state.matches, static_cast<std::int64_t>(kMaxHits)));
    for (const std::string &piece : texts.pieces) {
        const std::size_t before = kept.hits.size();
        if (before < wanted)
            readPiece(piece, kept.search, kept.hits);
        if (kept.hits.size() == before)
            break;
    }
    // Older versions may have written a chunk after the state: matches past it will be found again.
    if (kept.hits.size() > wanted)
        kept.hits.resize(wanted);
    if (kept.hits.size() < wanted)
        kept = {{std::move(kept.search.request), {}}, {}, true};
    return kept;
}

SavedSearches::List SavedSearches::read() const
{
    const Result<std::string> text = m_store.readDocument(kList);
    if (!text)
        return {.problem = withReason(tr("The list of saved searches can't be read."), text.error()),
                .readOnly = true};
    if (text->empty())
        return {};
    const QJsonObject list = QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object();
    if (list.value("version").toInt() > kVersion)
        return {.problem = tr("The list of saved searches was written by a newer version of the program."),
                .readOnly = true};
    List read;
    for (const auto &value : list.value("searches").toArray()) {
        const QJsonObject search = value.toObject();
        const Entry entry{search.value("name").toString(), search.value("number").toInt()};
        if (!entry.name.isEmpty() && isNumber(entry.number))
            read.entries.push_back(entry);
        else
            read.problem = tr("Some of the saved searches are damaged and aren't listed.");
    }
    for (const auto &value : list.value("removed").toArray()) {
        if (isNumber(value.toInt()))
            read.removed.push_back(value.toInt());
    }
    if (!list.value("searches").isArray())
        read.problem = tr("The list of saved searches is damaged.");
    if (!read.problem.isEmpty())
        read.damaged = *text;
    return read;
}

SavedSearches::Names SavedSearches::names() const
{
    List list = read();
    Names names{{}, std::move(list.problem)};
    for (const Entry &entry : list.entries)
        names.names.append(entry.name);
    names.names.sort(Qt::CaseInsensitive);
    return names;
}

SearchKeeper SavedSearches::keeperOf(int number) const
{
    return SearchKeeper(m_store, documentOf(number));
}

/// A damaged document is used, too.
Result<bool> SavedSearches::isUsed(const std::string &document) const
{
    const Result<std::string> text = m_store.readDocument(document);
    if (!text && text.error().code != ErrorCode::Damaged)
        return text.error();
    return !text || !text->empty();
}

/// A number without documents, so that none that a damaged list named are overwritten.
Result<int> SavedSearches::freeNumber(const List &list) const
{
    int number = 1;
    for (const Entry &entry : list.entries)
        number = std::max(number, entry.number + 1);
    for (const int removed : list.removed)
        number = std::max(number, removed + 1);
    for (;; ++number) {
        const auto used = CAVE_TRY(isUsed(documentOf(number)));
        if (!used)
            return number;
    }
}

bool SavedSearches::write(const List &list)
{
    QJsonArray searches;
    for (const Entry &entry : list.entries)
        searches.append(QJsonObject{{"name", entry.name}, {"number", entry.number}});
    QJsonArray removed;
    for (const int number : list.removed)
        removed.append(number);
    const QJsonObject text{{"version", kVersion}, {"searches", searches}, {"removed", removed}};
    std::vector<SeedLibrary::Document> documents{
        {std::string(kList), QJsonDocument(text).toJson(QJsonDocument::Compact).toStdString()}};
    if (!list.damaged.empty()) {
        for (int i = 1; documents.size() == 1; ++i) {
            const std::string name = "saved.damaged." + std::to_string(i);
            const Result<bool> used = isUsed(name);
            if (!used)
                return false;
            if (!*used)
                documents.push_back({name, list.damaged});
        }
    }
    return m_store.keepDocuments(documents);
}

void SavedSearches::eraseRemoved(List &list)
{
    for (const int number : std::exchange(list.removed, {})) {
        if (std::ranges::find(list.entries, number, &Entry::number) == list.entries.end())
            keeperOf(number).forget();
    }
}

/// The documents before the list, so that the list never names a search that isn't there.
SavedSearches::Outcome SavedSearches::save(const QString &name, const SearchKeeper::Kept &found)
{
    List list = read();
    if (list.readOnly)
        return {list.problem};
    const auto old = std::ranges::find(list.entries, name, &Entry::name);
    const std::optional<Entry> replaced = old == list.entries.end() ? std::nullopt : std::optional(*old);
    if (!replaced && list.entries.size() >= kMaxSearches)
        return {tr("At most %1 searches can be saved. Delete one first.").arg(kMaxSearches)};
    const QString failed = tr("The search could not be saved in the library of seeds.");
    const Result<int> number = freeNumber(list);
    if (!number)
        return {withReason(failed, number.error())};
    SearchKeeper keeper = keeperOf(*number);
    keeper.begin(found.hits);
    if (!keeper.keep(found.search.request, found.search.state)) {
        keeper.forget();
        return {failed};
    }
    eraseRemoved(list);
    if (replaced) {
        old->number = *number;
        list.removed = {replaced->number};
    } else {
        list.entries.push_back({name, *number});
    }
    if (!write(list)) {
        keeper.forget();
        return {failed};
    }
    return {{}, replaced ? std::optional(Taken{name, replaced->number, *number}) : std::nullopt};
}

SavedSearches::SetAside SavedSearches::setAside(const SearchKeeper &interrupted, const SearchRequest &next,
                                                const SearchState &from)
{
    const Result<SearchKeeper::Texts> texts = interrupted.texts();
    if (!texts)
        return {};
    const Result<SearchKeeper::Kept> kept = SearchKeeper::read(*texts);
    const std::int64_t done = kept ? kept->search.state.done : 0;
    if (kept && (done == 0 || (done <= from.done && looksForTheSame(kept->search.request, next))))
        return {};
    const QString wanted =
        kept ? wantedText(kept->search.request).simplified().left(kUsualLetters) : tr("Interrupted search");
    SetAside aside{wanted};
    List list = read();
    for (int i = 2; std::ranges::find(list.entries, aside.name, &Entry::name) != list.entries.end(); ++i)
        aside.name = QStringLiteral("%1 (%2)").arg(wanted).arg(i);
    const Result<int> number = freeNumber(list);
    aside.listed = !list.readOnly && number.ok();
    if (!aside.listed)
        return aside;
    list.entries.push_back({aside.name, *number});
    SearchKeeper keeper = keeperOf(*number);
    aside.listed = keeper.keepTexts(*texts) && write(list);
    if (!aside.listed)
        keeper.forget();
    return aside;
}

SavedSearches::Stored SavedSearches::stored(const QString &name) const
{
    const List list = read();
    const auto entry = std::ranges::find(list.entries, name, &Entry::name);
    if (entry == list.entries.end())
        return {
            name, {}, list.problem.isEmpty() ? tr("There is no saved search “%1”.").arg(name) : list.problem};
    Result<SearchKeeper::Texts> texts = keeperOf(entry->number).texts();
    if (!texts)
        return {name, {}, unreadable(name, texts.error())};
    return {name, std::move(*texts), {}};
}

SavedSearches::Opened SavedSearches::open(const Stored &stored)
{
    if (!stored.problem.isEmpty())
        return {std::nullopt, stored.problem};
    Result<SearchKeeper::Kept> found = SearchKeeper::read(stored.texts);
    if (!found)
        return {std::nullopt, unreadable(stored.name, found.error())};
    QString problem;
    if (found->matchesLost)
        problem = tr("The results of the saved search “%1” are damaged. Search again to find them.")
                      .arg(stored.name);
    return {std::move(*found), problem};
}

QString SavedSearches::unreadable(const QString &name, const Error &why)
{
    return withReason(tr("The saved search “%1” is damaged and can't be opened.").arg(name), why);
}

SavedSearches::Outcome SavedSearches::remove(const QString &name)
{
    List list = read();
    if (list.readOnly)
        return {list.problem};
    const auto entry = std::ranges::find(list.entries, name, &Entry::name);
    if (entry == list.entries.end())
        return {tr("There is no saved search “%1”.").arg(name)};
    const Taken taken{name, entry->number};
    eraseRemoved(list);
    list.entries.erase(entry);
    list.removed = {taken.number};
    if (!write(list))
        return {tr("The saved search “%1” could not be deleted.").arg(name)};
    return {{}, taken};
}

QString SavedSearches::restore(const Taken &taken)
{
    List list = read();
    if (list.readOnly)
        return list.problem;
    const QString failed = tr("The saved search “%1” could not be restored.").arg(taken.name);
    if (std::ranges::find(list.entries, taken.number, &Entry::number) != list.entries.end())
        return {};
    const auto other = std::ranges::find(list.entries, taken.name, &Entry::name);
    const bool isReplaced = other != list.entries.end();
    if (isReplaced && other->number != taken.replacedBy)
        return tr("Another search has been saved as “%1” since. The earlier one was not restored.")
            .arg(taken.name);
    const Result<bool> there = isUsed(documentOf(taken.number));
    if (!there)
        return withReason(failed, there.error());
    if (!*there)
        return tr("The saved search “%1” can't be restored: it has been erased.").arg(taken.name);
    std::erase(list.removed, taken.number);
    eraseRemoved(list);
    if (isReplaced) {
        other->number = taken.number;
        list.removed = {taken.replacedBy};
    } else {
        list.entries.push_back({taken.name, taken.number});
    }
    return write(list) ? QString() : failed;
}

SavedSearchesButton::SavedSearchesButton(SearchController &search, QWidget *parent)
    : QToolButton(parent)
    , m_search(search)
    , m_menu(named("search.savedMenu", new QMenu(this)))
    , m_removal(named("search.savedDelete", new QMenu(m_menu)))
{
    setObjectName("search.saved");
    setPopupMode(QToolButton::InstantPopup);
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &SavedSearchesButton::fillMenu);
    // What is opened would end the new search.
    connect(&m_search, &SearchController::started, this, &SavedSearchesButton::stopOpening);
    connect(&m_search, &SearchController::reported, this,
            [this](Banner::Kind kind, const QString &text) { emit reported(kind, text, {}); });
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, &SavedSearchesButton::retranslateUi);
    bindTexts(*this, [this] { retranslateUi(); });
}

void SavedSearchesButton::fillMenu()
{
    m_menu->clear();
    m_removal->clear();
    QAction *save = m_menu->addAction(tr("&Save results…"), this, &SavedSearchesButton::askName);
    save->setObjectName("search.saveResults");
    save->setEnabled(m_search.hasFound());
    m_menu->addAction(tr("&Open results…"), this, &SavedSearchesButton::askForResults)
        ->setObjectName("search.openResults");
    m_menu->addSeparator();
    const SavedSearches::Names saved = m_search.saved().names();
    for (const QString &name : saved.names)
        m_menu->addAction(asControlText(name), this, [this, name] { open(name); });
    if (saved.names.isEmpty())
        m_menu->addAction(tr("No saved searches"))->setEnabled(false);
    else
        m_menu->addSeparator();
    m_menu->addMenu(m_removal); // `clear` doesn't delete it
    m_removal->menuAction()->setVisible(!saved.names.isEmpty());
    for (const QString &name : saved.names)
        m_removal->addAction(asControlText(name), this, [this, name] { remove(name); });
    if (!saved.problem.isEmpty())
        emit reported(Banner::Kind::Error, saved.problem, {});
}

void SavedSearchesButton::askName()
{
    const std::optional<SearchRequest> &request = m_search.request();
    auto *dialog = named("search.nameDialog", new QInputDialog(this));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save results"));
    dialog->setLabelText(tr("Name of the search:"));
    dialog->setTextValue(request && !isNamed() ? wantedText(*request).simplified().left(kUsualLetters)
                                               : m_name);
    dialog->setOkButtonText(tr("&Save"));
    dialog->setCancelButtonText(tr("&Cancel"));
    connect(dialog, &QInputDialog::textValueSelected, this, &SavedSearchesButton::save);
    dialog->open();
}

void SavedSearchesButton::save(const QString &entered)
{
    const QString name = entered.simplified().left(SavedSearches::kMaxLetters);
    if (name.isEmpty() || !m_search.hasFound())
        return;
    const SearchKeeper::Kept found = m_search.found();
    const SavedSearches::Outcome saved = m_search.saved().save(name, found);
    if (!saved.problem.isEmpty())
        return emit reported(Banner::Kind::Error, saved.problem, {});
    m_name = name;
    m_named = found.search.request;
    const auto kept = static_cast<qint64>(found.hits.size());
    if (kept < found.search.state.matches)
        emit reported(Banner::Kind::Warning,
                      tr("Saved as “%1” with the first %2 of %3 matches: a saved search holds no more.")
                          .arg(name, shownNumber(kept), shownNumber(found.search.state.matches)),
                      undoOf(saved));
    else if (saved.taken)
        emit reported(Banner::Kind::Note, tr("Saved as “%1” in place of the earlier search.").arg(name),
                      undoOf(saved));
    else
        emit reported(Banner::Kind::Note, tr("Saved as “%1”.").arg(name), {});
}

/// Opens something in another thread, and shows that if it takes long.
template<class Work, class Done>
void SavedSearchesButton::runOpening(Work work, Done done)
{
    m_patience.start();
    m_opening.runLatest(std::move(work), [this, done = std::move(done)](const auto &found) {
        stopOpening();
        done(found);
    });
}

void SavedSearchesButton::stopOpening()
{
    m_opening.forgetAll();
    m_patience.stop();
    retranslateUi();
}

void SavedSearchesButton::open(const QString &name)
{
    const auto work = [stored = m_search.saved().stored(name)] { return SavedSearches::open(stored); };
    runOpening(work, [this, name](const SavedSearches::Opened &saved) {
        if (saved.found) {
            m_name = name;
            m_named = saved.found->search.request;
            emit opened(saved.found->search.request);
            m_search.show(*saved.found);
        }
        if (!saved.problem.isEmpty())
            emit reported(saved.found ? Banner::Kind::Warning : Banner::Kind::Error, saved.problem, {});
    });
}

void SavedSearchesButton::remove(const QString &name)
{
    const SavedSearches::Outcome removed = m_search.saved().remove(name);
    if (!removed.problem.isEmpty())
        return emit reported(Banner::Kind::Error, removed.problem, {});
    emit reported(Banner::Kind::Note, tr("Deleted the saved search “%1”.").arg(name), undoOf(removed));
}

void SavedSearchesButton::askForResults()
{
    QFileDialog *dialog =
        askToOpen(this, tr("Open results"), {tr("Search results (*.ndjson)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &SavedSearchesButton::openResults);
    dialog->open();
}

void SavedSearchesButton::openResults(const QString &file)
{
    const auto read = [path = toPath(file)](const JobRunner::Wanted &wanted) {
        return readSearchResults(path, SearchKeeper::kMaxHits, wanted);
    };
    runOpening(read, [this](const Result<SearchResults> &results) {
        if (!results)
            return emit reported(Banner::Kind::Error,
                                 withReason(tr("The results can't be opened."), results.error()), {});
        m_named.reset();
        emit opened(results->search.request);
        m_search.show({results->search, results->hits});
    });
}

std::vector<BannerAction> SavedSearchesButton::undoOf(const SavedSearches::Outcome &outcome)
{
    if (!outcome.taken)
        return {};
    return {{tr("Undo"), [this, taken = *outcome.taken] {
                 if (const QString problem = m_search.saved().restore(taken); !problem.isEmpty())
                     emit reported(Banner::Kind::Error, problem, {});
             }}};
}

/// Whether the search is the one last saved or opened, rather than another one since.
bool SavedSearchesButton::isNamed() const
{
    const std::optional<SearchRequest> &request = m_search.request();
    return m_named && request && looksForTheSame(*m_named, *request);
}

void SavedSearchesButton::retranslateUi()
{
    setText(m_opening.isBusy() && !m_patience.isActive() ? tr("Opening…") : tr("S&aved"));
    setToolTip(tr("Saved searches"));
    m_removal->setTitle(tr("&Delete"));
}

} // namespace cave
