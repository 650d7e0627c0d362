// SPDX-License-Identifier: MIT
#include "app/seeds/search/search_keeper.h"

#include "app/seeds/marks/seed_marks_store.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

namespace cave {
namespace {

constexpr std::string_view kSearch = "search";
constexpr std::size_t kHitsAPiece = 1000;   // hits per document
constexpr std::size_t kMostText = 32 << 20; // the library's limit

std::string pieceName(std::size_t piece)
{
    return "search.hits." + std::to_string(piece);
}

/// The index, then the values; JSON has no infinity, which is written as null.
QJsonArray hitArray(const SearchHit &hit)
{
    QJsonArray array{static_cast<qint64>(hit.index)};
    for (const double value : hit.values)
        array.append(std::isfinite(value) ? QJsonValue(value) : QJsonValue());
    return array;
}

std::string pieceText(const std::vector<SearchHit> &hits, std::size_t from)
{
    QJsonArray array;
    for (std::size_t i = from; i < std::min(hits.size(), from + kHitsAPiece); ++i)
        array.append(hitArray(hits[i]));
    return QJsonDocument(array).toJson(QJsonDocument::Compact).toStdString();
}

std::optional<SearchHit> readHit(const QJsonArray &array, std::size_t valueCount)
{
    if (array.size() != static_cast<qsizetype>(valueCount) + 1 || !array.first().isDouble())
        return std::nullopt;
    SearchHit hit;
    hit.index = array.first().toInteger(-1);
    hit.judgement.fits = true;
    for (qsizetype i = 1; i < array.size(); ++i) {
        const QJsonValue value = array[i];
        if (!value.isDouble() && !value.isNull())
            return std::nullopt;
        hit.values.push_back(value.toDouble(std::numeric_limits<double>::infinity()));
    }
    return hit;
}

/// Adds the hits of a chunk up to the first invalid one.
void readPiece(const std::string &text, const SavedSearch &search, std::vector<SearchHit> &hits)
{
    const QJsonArray piece = QJsonDocument::fromJson(QByteArray::fromStdString(text)).array();
    for (const auto &value : piece) {
        std::optional<SearchHit> hit = readHit(value.toArray(), search.request.where.queries().size());
        const std::int64_t least = hits.empty() ? 0 : hits.back().index + 1;
        if (!hit || hit->index < least || hit->index >= search.state.done)
            return;
        hits.push_back(std::move(*hit));
    }
}

} // namespace

void SearchKeeper::begin(const std::vector<SearchHit> &hits)
{
    m_store.keepDocument(kSearch, {}); // first, so that a state is never stored with another search's matches
    m_hits.clear();
    m_written = 0;
    dropPieces(0);
    add(hits);
}

void SearchKeeper::add(const std::vector<SearchHit> &hits)
{
    const std::size_t room = kMostHits - m_hits.size();
    m_hits.insert(m_hits.end(), hits.begin(),
                  hits.begin() + static_cast<std::ptrdiff_t>(std::min(room, hits.size())));
}

void SearchKeeper::keep(const SearchRequest &request, const SearchState &state)
{
    for (std::size_t from = m_written; from < m_hits.size(); from += kHitsAPiece) {
        m_store.keepDocument(pieceName(from / kHitsAPiece), pieceText(m_hits, from));
        if (from + kHitsAPiece <= m_hits.size())
            m_written = from + kHitsAPiece;
    }
    const std::string text = searchToJson(request, state);
    if (text.size() <= kMostText)
        m_store.keepDocument(kSearch, text);
}

void SearchKeeper::forget()
{
    begin();
}

void SearchKeeper::dropPieces(std::size_t from)
{
    for (std::size_t piece = from; !m_store.document(pieceName(piece)).empty(); ++piece)
        m_store.keepDocument(pieceName(piece), {});
}

std::optional<SearchKeeper::Kept> SearchKeeper::load() const
{
    const std::string text = m_store.document(kSearch);
    if (text.empty())
        return std::nullopt;
    Result<SavedSearch> search = searchFromJson(text);
    if (!search || search->state.finished)
        return std::nullopt;
    Kept kept{std::move(*search), {}};
    const auto wanted =
        static_cast<std::size_t>(std::min(kept.search.state.matches, static_cast<std::int64_t>(kMostHits)));
    for (std::size_t piece = 0; kept.hits.size() < wanted; ++piece) {
        const std::size_t before = kept.hits.size();
        readPiece(m_store.document(pieceName(piece)), kept.search, kept.hits);
        if (kept.hits.size() == before)
            break;
    }
    // A chunk may have been written after the state: matches past it will be found again.
    if (kept.hits.size() > wanted)
        kept.hits.resize(wanted);
    if (kept.hits.size() < wanted)
        kept = {{std::move(kept.search.request), {}}, {}};
    return kept;
}

} // namespace cave
