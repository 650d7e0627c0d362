// SPDX-License-Identifier: MIT
#include "app/seeds/search/saved_searches.h"

#include "app/seeds/marks/seed_marks_store.h"
#include "editor/view/texts/texts.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <string_view>
#include <utility>

// In the library: "saved" has the list, {"version": 1, "searches": [{"name": …, "number": …}], "removed":
// [8]}; "saved.7" the search with number 7, and "saved.7.hits.0" etc. its matches. The documents of removed
// searches are erased when the list changes again. Damaged lists are kept as "saved.damaged.1" etc.

namespace cave {
namespace {

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

} // namespace

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

} // namespace cave
