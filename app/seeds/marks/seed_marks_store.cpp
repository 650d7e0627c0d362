// SPDX-License-Identifier: MIT
#include "app/seeds/marks/seed_marks_store.h"

#include <QByteArray>

#include <algorithm>
#include <set>
#include <utility>

namespace cave {
namespace {

QByteArray keyOf(const WorldSpec &spec)
{
    return QByteArray::fromStdString(spec.seed);
}

/// A list with the additions and removals from `before` to `ours`.
template<class Item>
std::vector<Item> mergedList(const std::vector<Item> &before, const std::vector<Item> &ours,
                             const std::vector<Item> &theirs)
{
    const auto has = [](const std::vector<Item> &list, const Item &item) {
        return std::find(list.begin(), list.end(), item) != list.end();
    };
    std::vector<Item> all;
    for (const Item &item : theirs) {
        if (has(ours, item) || !has(before, item))
            all.push_back(item);
    }
    for (const Item &item : ours) {
        if (!has(before, item) && !has(all, item))
            all.push_back(item);
    }
    return all;
}

/// Merges the changes to `before` here and elsewhere. If the note was changed in both places, ours wins.
SeedMarks merged(const SeedMarks &before, SeedMarks ours, const SeedMarks &theirs)
{
    if (theirs == before)
        return ours;
    if (ours.starred == before.starred)
        ours.starred = theirs.starred;
    if (ours.note == before.note)
        ours.note = theirs.note;
    ours.tags = mergedList(before.tags, ours.tags, theirs.tags);
    std::sort(ours.tags.begin(), ours.tags.end());
    ours.markers = mergedList(before.markers, ours.markers, theirs.markers);
    return ours;
}

} // namespace

const SeedMarks &MarksBySeed::of(const WorldSpec &spec) const
{
    static const SeedMarks kNone;
    const QByteArray key = keyOf(spec);
    for (auto it = m_kept.constFind(key); it != m_kept.constEnd() && it.key() == key; ++it) {
        if (it->seed.spec == spec)
            return it->seed.marks;
    }
    return kNone;
}

void MarksBySeed::set(const WorldSpec &spec, const SeedMarks &marks)
{
    const QByteArray key = keyOf(spec);
    for (auto it = m_kept.find(key); it != m_kept.end() && it.key() == key; ++it) {
        if (it->seed.spec != spec)
            continue;
        it->seed.marks = marks;
        if (marks.empty())
            m_kept.erase(it);
        return;
    }
    if (!marks.empty())
        m_kept.insert(key, {{spec, marks}, ++m_age});
}

QStringList tagList(const SeedMarks &marks)
{
    QStringList tags;
    for (const std::string &tag : marks.tags)
        tags.append(QString::fromStdString(tag));
    return tags;
}

SeedMarksStore::SeedMarksStore(QObject *parent) : QObject(parent) {}

Result<void> SeedMarksStore::open(const std::filesystem::path &file)
{
    auto library = CAVE_TRY(SeedLibrary::open(file));
    auto all = CAVE_TRY(library.all());
    m_library.emplace(std::move(library));
    m_kept.clear();
    std::reverse(all.begin(), all.end());
    for (const KeptSeed &seed : all)
        m_kept.set(seed.spec, seed.marks);
    return {};
}

Result<void> SeedMarksStore::reopen(const std::filesystem::path &file)
{
    std::vector<KeptSeed> kept = all();
    CAVE_TRY(open(file));
    std::reverse(kept.begin(), kept.end());
    for (KeptSeed &seed : kept)
        keep(seed.spec, std::move(seed.marks));
    return {};
}

std::vector<KeptSeed> SeedMarksStore::all() const
{
    using Kept = MarksBySeed::Kept;
    std::vector<Kept> kept(m_kept.all().begin(), m_kept.all().end());
    std::sort(kept.begin(), kept.end(), [](const Kept &a, const Kept &b) { return a.age > b.age; });
    std::vector<KeptSeed> seeds;
    seeds.reserve(kept.size());
    for (Kept &one : kept)
        seeds.push_back(std::move(one.seed));
    return seeds;
}

QStringList SeedMarksStore::tags() const
{
    std::set<std::string> tags;
    for (const MarksBySeed::Kept &kept : m_kept.all())
        tags.insert(kept.seed.marks.tags.begin(), kept.seed.marks.tags.end());
    QStringList list;
    for (const std::string &tag : tags)
        list.append(QString::fromStdString(tag));
    return list;
}

bool SeedMarksStore::keep(const WorldSpec &spec, SeedMarks marks)
{
    const SeedMarks before = marksOf(spec);
    if (marks == before)
        return true;
    if (m_library) {
        if (const Result<SeedMarks> there = m_library->marksOf(spec))
            marks = merged(before, std::move(marks), *there);
        if (!report(m_library->keep(spec, marks)))
            return false;
    }
    m_kept.set(spec, marks);
    emit changed(spec);
    return true;
}

Result<std::string> SeedMarksStore::readDocument(std::string_view name)
{
    return m_library ? m_library->document(name) : std::string();
}

bool SeedMarksStore::keepDocument(std::string_view name, std::string_view text)
{
    return m_library && report(m_library->keepDocument(name, text));
}

bool SeedMarksStore::keepDocuments(const std::vector<SeedLibrary::Document> &documents)
{
    return m_library && report(m_library->keepDocuments(documents));
}

bool SeedMarksStore::removeDocuments(std::string_view name)
{
    return m_library && report(m_library->removeDocuments(name));
}

/// Whether something was written.
bool SeedMarksStore::report(const Result<void> &written)
{
    if (!written)
        emit failed(written.error());
    return written.ok();
}

} // namespace cave

#include "moc_seed_marks_store.cpp"
