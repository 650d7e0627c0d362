// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/seeds/seed_library.h"

#include <QMultiHash>
#include <QStringList>

namespace cave {

/// Marks of seeds in memory. Copies share their content until one of them changes, and may be read in
/// another thread.
class MarksBySeed {
public:
    struct Kept {
        KeptSeed seed;
        /// Larger for those marked later. A change doesn't alter it, so that the order stays while a note is
        /// being written.
        int age = 0;
    };

    /// The marks of this world; empty if none. Valid until the next change.
    [[nodiscard]] const SeedMarks &of(const WorldSpec &spec) const;
    [[nodiscard]] bool isEmpty() const { return m_kept.isEmpty(); }
    /// All marked seeds, in no order.
    [[nodiscard]] const QMultiHash<QByteArray, Kept> &all() const { return m_kept; }

    /// Replaces the marks of a world; empty ones remove them.
    void set(const WorldSpec &spec, const SeedMarks &marks);
    void clear() { m_kept.clear(); }

private:
    QMultiHash<QByteArray, Kept> m_kept; ///< by seed text
    int m_age = 0;
};

/// The tags of a seed, in order.
[[nodiscard]] QStringList tagList(const SeedMarks &marks);

} // namespace cave
