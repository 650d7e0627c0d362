// SPDX-License-Identifier: MIT
#include "app/seeds/marks/marks_by_seed.h"

#include <QByteArray>

namespace cave {
namespace {

QByteArray keyOf(const WorldSpec &spec)
{
    return QByteArray::fromStdString(spec.seed);
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

} // namespace cave
