// SPDX-License-Identifier: MIT
#include "app/seeds/search/search_keeper.h"

#include "app/seeds/marks/seed_marks_store.h"
#include "core/analysis/sketch/sketch_json.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

namespace cave {
namespace {

constexpr std::size_t kMostText = 32 << 20; // the library's limit

/// The index, then the values; JSON has no infinity, which is written as null. Last, for a search by a
/// sketch, an object that says where it was found.
QJsonArray hitArray(const SearchHit &hit)
{
    QJsonArray array{static_cast<qint64>(hit.index)};
    for (const double value : hit.values)
        array.append(std::isfinite(value) ? QJsonValue(value) : QJsonValue());
    if (hit.sketch) {
        const std::string text = sketchFindJson(*hit.sketch).dump();
        array.append(QJsonDocument::fromJson(QByteArray::fromStdString(text)).object());
    }
    return array;
}

/// None if it isn't valid.
std::optional<SketchFind> readFind(const QJsonObject &object)
{
    const ParsedJson parsed = Json::parse(QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString());
    const Result<SketchFind> find = readSketchFind(parsed.value);
    return find ? std::optional(*find) : std::nullopt;
}

std::optional<SearchHit> readHit(QJsonArray array, std::size_t valueCount)
{
    SearchHit hit;
    if (!array.isEmpty() && array.last().isObject()) {
        hit.sketch = readFind(array.last().toObject());
        array.removeLast();
    }
    if (array.size() != static_cast<qsizetype>(valueCount) + 1 || !array.first().isDouble())
        return std::nullopt;
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
    forget();
    m_hits.clear();
    add(hits);
}

void SearchKeeper::add(const std::vector<SearchHit> &hits)
{
    const std::size_t room = kMostHits - m_hits.size();
    m_hits.insert(m_hits.end(), hits.begin(),
                  hits.begin() + static_cast<std::ptrdiff_t>(std::min(room, hits.size())));
}

std::string SearchKeeper::pieceName(std::size_t piece) const
{
    return m_name + ".hits." + std::to_string(piece);
}

std::string SearchKeeper::pieceText(std::size_t from) const
{
    QJsonArray array;
    for (std::size_t i = from; i < std::min(m_hits.size(), from + m_hitsAPiece); ++i)
        array.append(hitArray(m_hits[i]));
    return QJsonDocument(array).toJson(QJsonDocument::Compact).toStdString();
}

bool SearchKeeper::keep(const SearchRequest &request, const SearchState &state)
{
    bool kept = true;
    for (std::size_t from = m_written; from < m_hits.size() && kept; from += m_hitsAPiece) {
        kept = m_store.keepDocument(pieceName(from / m_hitsAPiece), pieceText(from));
        if (kept && from + m_hitsAPiece <= m_hits.size())
            m_written = from + m_hitsAPiece;
    }
    if (!kept)
        return false;
    const std::string text = searchToJson(request, state);
    return text.size() <= kMostText && m_store.keepDocument(m_name, text);
}

/// The search first, so that it is never stored with another one's matches.
void SearchKeeper::forget()
{
    m_store.keepDocument(m_name, {});
    m_written = 0;
    dropPieces(0);
}

void SearchKeeper::dropPieces(std::size_t from)
{
    for (std::size_t piece = from; !m_store.document(pieceName(piece)).empty(); ++piece)
        m_store.keepDocument(pieceName(piece), {});
}

std::optional<SearchKeeper::Kept> SearchKeeper::load() const
{
    Result<Kept> kept = read();
    if (!kept || kept->search.state.finished)
        return std::nullopt;
    return std::move(*kept);
}

Result<SearchKeeper::Kept> SearchKeeper::read() const
{
    const Result<std::string> text = m_store.readDocument(m_name);
    if (!text)
        return text.error();
    if (text->empty())
        return Error{ErrorCode::Damaged, message("it is missing from the library of seeds")};
    Result<SavedSearch> search = searchFromJson(*text);
    if (!search)
        return search.error();
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
        kept = {{std::move(kept.search.request), {}}, {}, true};
    return kept;
}

} // namespace cave
