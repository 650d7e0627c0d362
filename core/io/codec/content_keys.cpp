// SPDX-License-Identifier: MIT
#include "core/io/codec/content_keys.h"

#include <algorithm>
#include <limits>
#include <string>
#include <type_traits>

namespace cave {

template<class Entry>
std::uint64_t KeyTable<Entry>::numberOf(std::size_t entry)
{
    if (entry >= m_numbers.size())
        m_numbers.resize(entry + 1);
    std::size_t &number = m_numbers[entry];
    if (number == 0) {
        m_used.push_back(entry);
        number = m_used.size();
    }
    return number - 1;
}

template<class Entry>
void KeyTable<Entry>::table(FieldWriter &archive) const
{
    archive.list(m_used, [&](std::size_t entry) { archive.text(m_entries[entry].key); });
}

template<class Entry>
void KeyTable<Entry>::table(FieldReader &archive)
{
    constexpr bool kItems = std::is_same_v<Entry, ItemType>;
    ByteReader &in = archive.in();
    const std::size_t count = in.count();
    Message problem;
    for (std::size_t i = 0; i < count && in.ok() && problem.empty(); ++i) {
        const std::string key = in.text();
        const auto found = std::ranges::find(m_entries, key, &Entry::key);
        if (in.ok() && found == m_entries.end())
            problem = kItems ? message("unknown item '%1'", key) : message("unknown monster '%1'", key);
        m_used.push_back(static_cast<std::size_t>(found - m_entries.begin()));
    }
    if (!in.ok())
        problem = kItems ? message("the names of the items are truncated")
                         : message("the names of the monsters are truncated");
    if (problem.empty())
        return;
    m_used.clear();
    archive.fail(std::move(problem));
}

template<class Entry>
void KeyTable<Entry>::entry(FieldReader &archive, std::size_t &entry) const
{
    const std::uint64_t number = archive.in().number();
    entry = number < m_used.size() ? m_used[static_cast<std::size_t>(number)] : 0;
    if (number >= m_used.size())
        archive.outOfRange(std::is_same_v<Entry, ItemType> ? "item" : "monster");
}

template class KeyTable<ItemType>;
template class KeyTable<MonsterType>;

void stacks(FieldWriter &archive, KeyTable<ItemType> &keys, const std::vector<ItemStack> &stacks)
{
    archive.list(stacks, [&](const ItemStack &stack) {
        keys.entry(archive, stack.item);
        archive.out().number(static_cast<std::uint64_t>(stack.amount));
    });
}

void stacks(FieldReader &archive, const KeyTable<ItemType> &keys, std::vector<ItemStack> &stacks)
{
    ByteReader &in = archive.in();
    const std::size_t count = in.count();
    Message problem;
    stacks.clear();
    for (std::size_t i = 0; i < count && in.ok() && problem.empty(); ++i) {
        const std::uint64_t item = in.number();
        const std::uint64_t amount = in.number();
        if (!in.ok())
            break;
        if (item >= keys.size())
            problem = message("an item has no name");
        else if (amount < 1 || amount > static_cast<std::uint64_t>(std::numeric_limits<int>::max()))
            problem = message("an item has an amount of %1", amount);
        else
            stacks.push_back({keys[static_cast<std::size_t>(item)], static_cast<int>(amount)});
    }
    if (!in.ok())
        problem = message("the items are truncated");
    if (problem.empty())
        return;
    stacks.clear();
    archive.fail(std::move(problem));
}

} // namespace cave
