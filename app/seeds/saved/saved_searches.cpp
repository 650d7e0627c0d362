// SPDX-License-Identifier: MIT
#include "app/seeds/saved/saved_searches.h"

#include "app/seeds/marks/seed_marks_store.h"
#include "editor/view/texts/error_texts.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

// In the library: "saved" has the list, {"version": 1, "searches": [{"name": …, "number": …}]}; "saved.7" the
// search with number 7, and "saved.7.hits.0" its matches.

namespace cave {
namespace {

constexpr std::string_view kList = "saved";
constexpr int kVersion = 1;

} // namespace

SavedSearches::List SavedSearches::read() const
{
    const Result<std::string> text = m_store.readDocument(kList);
    if (!text)
        return {{}, withReason(tr("The list of saved searches can't be read."), text.error())};
    if (text->empty())
        return {};
    const QJsonObject list = QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object();
    if (list.value("version").toInt() > kVersion)
        return {{}, tr("The list of saved searches was written by a newer version of the program."), true};
    List read;
    for (const auto &value : list.value("searches").toArray()) {
        const QJsonObject search = value.toObject();
        const Entry entry{search.value("name").toString(), search.value("number").toInt()};
        if (!entry.name.isEmpty() && entry.number > 0)
            read.entries.push_back(entry);
        else
            read.problem = tr("Some of the saved searches are damaged and aren't listed.");
    }
    if (!list.value("searches").isArray())
        read.problem = tr("The list of saved searches is damaged.");
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

/// All matches are one document: it is written once.
SearchKeeper SavedSearches::keeperOf(const Entry &entry) const
{
    return SearchKeeper(m_store, "saved." + std::to_string(entry.number), SearchKeeper::kMostHits);
}

bool SavedSearches::write(const std::vector<Entry> &entries)
{
    QJsonArray searches;
    for (const Entry &entry : entries)
        searches.append(QJsonObject{{"name", entry.name}, {"number", entry.number}});
    const QJsonObject list{{"version", kVersion}, {"searches", searches}};
    return m_store.keepDocument(kList, QJsonDocument(list).toJson(QJsonDocument::Compact).toStdString());
}

/// The documents before the list, and those of a replaced search last, so that the list never names a search
/// that isn't there.
QString SavedSearches::save(const QString &name, const SearchKeeper::Kept &found)
{
    List list = read();
    if (list.tooNew)
        return list.problem;
    const auto old = std::ranges::find(list.entries, name, &Entry::name);
    const std::optional<Entry> replaced = old == list.entries.end() ? std::nullopt : std::optional(*old);
    if (!replaced && list.entries.size() >= kMostSearches)
        return tr("At most %1 searches can be saved. Delete one first.").arg(kMostSearches);
    Entry entry{name, 1};
    for (const Entry &other : list.entries)
        entry.number = std::max(entry.number, other.number + 1);
    if (replaced)
        *old = entry;
    else
        list.entries.push_back(entry);
    SearchKeeper keeper = keeperOf(entry);
    keeper.begin(found.hits);
    if (!keeper.keep(found.search.request, found.search.state) || !write(list.entries)) {
        keeper.forget();
        return tr("The search could not be saved in the library of seeds.");
    }
    if (replaced)
        keeperOf(*replaced).forget();
    return {};
}

SavedSearches::Opened SavedSearches::open(const QString &name) const
{
    const List list = read();
    const auto entry = std::ranges::find(list.entries, name, &Entry::name);
    if (entry == list.entries.end())
        return {std::nullopt,
                list.problem.isEmpty() ? tr("There is no saved search “%1”.").arg(name) : list.problem};
    const Result<SearchKeeper::Kept> found = keeperOf(*entry).read();
    if (!found)
        return {
            std::nullopt,
            withReason(tr("The saved search “%1” is damaged and can't be opened.").arg(name), found.error())};
    if (found->matchesLost)
        return {*found,
                tr("The results of the saved search “%1” are damaged. Search again to find them.").arg(name)};
    return {*found, {}};
}

void SavedSearches::remove(const QString &name)
{
    List list = read();
    const auto entry = std::ranges::find(list.entries, name, &Entry::name);
    if (entry == list.entries.end())
        return;
    SearchKeeper keeper = keeperOf(*entry);
    list.entries.erase(entry);
    if (write(list.entries))
        keeper.forget();
}

} // namespace cave
