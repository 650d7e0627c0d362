// SPDX-License-Identifier: MIT
#include "app/seeds/search/search_keeper.h"

#include "app/seeds/marks/seed_marks_store.h"
#include "core/analysis/search/search_json.h"
#include "core/analysis/sketch/sketch_json.h"
#include "core/base/json.h"

#include <algorithm>
#include <utility>

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

std::optional<SearchKeeper::Kept> SearchKeeper::load() const
{
    const Result<Texts> stored = texts();
    if (!stored)
        return std::nullopt;
    Result<Kept> kept = read(*stored);
    if (!kept || kept->search.state.finished)
        return std::nullopt;
    return std::move(*kept);
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

} // namespace cave
