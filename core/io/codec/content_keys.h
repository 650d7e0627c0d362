// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/content/item_stack.h"
#include "core/io/files/field_archive.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cave {

/// Entries of a content table (`ItemType` or `MonsterType`) as fields: each key once, in a table that
/// precedes its uses by number. Keys stay valid when the order of the content changes. Observes `entries`.
template<class Entry>
class KeyTable {
public:
    explicit KeyTable(const std::vector<Entry> &entries) : m_entries(entries) {}

    /// The table of the keys used so far. When read: an item or monster that isn't in the content is a
    /// problem, and so is a truncated table, which is then empty.
    void table(FieldWriter &archive) const;
    void table(FieldReader &archive);
    void entry(FieldWriter &archive, std::size_t entry) { archive.out().number(numberOf(entry)); }
    void entry(FieldReader &archive, std::size_t &entry) const;

    /// The number of an entry, which is in the table from then on.
    std::uint64_t numberOf(std::size_t entry);
    [[nodiscard]] std::size_t size() const { return m_used.size(); }
    /// The entry with a number below `size`.
    std::size_t operator[](std::size_t number) const { return m_used[number]; }

private:
    const std::vector<Entry> &m_entries;
    std::vector<std::size_t> m_numbers; ///< by entry: one more than its number; 0: none yet
    std::vector<std::size_t> m_used;    ///< the entries by number
};

/// The table, and after it what `fields(archive, keys)` passes to the archive.
template<class Entry, class Fields>
void withKeys(FieldWriter &archive, KeyTable<Entry> keys, Fields fields)
{
    ByteWriter bytes;
    FieldWriter inner(bytes);
    fields(inner, keys);
    keys.table(archive);
    archive.bytes(bytes.bytes());
}

template<class Entry, class Fields>
void withKeys(FieldReader &archive, KeyTable<Entry> keys, Fields fields)
{
    keys.table(archive);
    fields(archive, keys);
}

/// Stacks of items. When read, an amount out of range is a problem.
void stacks(FieldWriter &archive, KeyTable<ItemType> &keys, const std::vector<ItemStack> &stacks);
void stacks(FieldReader &archive, const KeyTable<ItemType> &keys, std::vector<ItemStack> &stacks);

} // namespace cave
