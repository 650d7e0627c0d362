#include "app/seeds/seed_marks_store.h"

#include <algorithm>
#include <set>
#include <utility>

namespace cave {
namespace {

QByteArray keyOf(const WorldSpec &spec)
{
    return QByteArray::fromStdString(spec.seed);
}

} // namespace

SeedMarksStore::SeedMarksStore(QObject *parent) : QObject(parent) {}

Result<void> SeedMarksStore::open(const std::filesystem::path &file)
{
    Result<SeedLibrary> library = SeedLibrary::open(file);
    if (!library)
        return library.error();
    Result<std::vector<KeptSeed>> all = library->all();
    if (!all)
        return all.error();
    m_library.emplace(std::move(*library));
    m_kept.clear();
    std::reverse(all->begin(), all->end());
    for (const KeptSeed &seed : *all)
        remember(seed.spec, seed.marks);
    return {};
}

const SeedMarks &SeedMarksStore::marksOf(const WorldSpec &spec) const
{
    static const SeedMarks kNone;
    const QByteArray key = keyOf(spec);
    for (auto it = m_kept.constFind(key); it != m_kept.constEnd() && it.key() == key; ++it) {
        if (it->seed.spec == spec)
            return it->seed.marks;
    }
    return kNone;
}

std::vector<KeptSeed> SeedMarksStore::all() const
{
    std::vector<Kept> kept(m_kept.begin(), m_kept.end());
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
    for (const Kept &kept : m_kept)
        tags.insert(kept.seed.marks.tags.begin(), kept.seed.marks.tags.end());
    QStringList list;
    for (const std::string &tag : tags)
        list.append(QString::fromStdString(tag));
    return list;
}

void SeedMarksStore::keep(const WorldSpec &spec, const SeedMarks &marks)
{
    if (marks == marksOf(spec))
        return;
    if (m_library) {
        if (const Result<void> kept = m_library->keep(spec, marks); !kept) {
            emit failed(kept.error());
            return;
        }
    }
    remember(spec, marks);
    emit changed(spec);
}

void SeedMarksStore::remember(const WorldSpec &spec, const SeedMarks &marks)
{
    const QByteArray key = keyOf(spec);
    for (auto it = m_kept.find(key); it != m_kept.end() && it.key() == key; ++it) {
        if (it->seed.spec == spec) {
            m_kept.erase(it);
            break;
        }
    }
    if (!marks.empty())
        m_kept.insert(key, {{spec, marks}, ++m_age});
}

std::string SeedMarksStore::document(std::string_view name)
{
    return m_library ? m_library->document(name).valueOr({}) : std::string();
}

void SeedMarksStore::keepDocument(std::string_view name, std::string_view text)
{
    if (!m_library)
        return;
    if (const Result<void> kept = m_library->keepDocument(name, text); !kept)
        emit failed(kept.error());
}

} // namespace cave
