// SPDX-License-Identifier: MIT
#include "core/io/codec/content_keys.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <string>

namespace cave {
namespace {

template<class Entry>
Result<std::vector<std::size_t>> readKeys(ByteReader &in, const std::vector<Entry> &entries,
                                          MessageKey unknown, MessageKey truncated)
{
    const std::size_t count = in.count();
    std::vector<std::size_t> indexes;
    for (std::size_t i = 0; i < count && in.ok(); ++i) {
        const std::string key = in.text();
        const auto found = std::find_if(entries.begin(), entries.end(),
                                        [&](const Entry &entry) { return entry.key == key; });
        if (in.ok() && found == entries.end())
            return Error{ErrorCode::Damaged, message(unknown, key)};
        indexes.push_back(static_cast<std::size_t>(std::distance(entries.begin(), found)));
    }
    if (!in.ok())
        return Error{ErrorCode::Damaged, message(truncated)};
    return indexes;
}

std::size_t entryOf(FieldReader &archive, const std::vector<std::size_t> &keys, std::string_view what)
{
    const std::uint64_t number = archive.in().number();
    if (number < keys.size())
        return keys[static_cast<std::size_t>(number)];
    archive.outOfRange(what);
    return 0;
}

} // namespace

std::uint64_t KeyTableWriter::numberOf(std::size_t entry, std::string_view key)
{
    if (entry >= m_numbers.size())
        m_numbers.resize(entry + 1);
    std::size_t &number = m_numbers[entry];
    if (number == 0) {
        m_keys.push_back(key);
        number = m_keys.size();
    }
    return number - 1;
}

void KeyTableWriter::writeTo(ByteWriter &out) const
{
    out.number(m_keys.size());
    for (const std::string_view key : m_keys)
        out.text(key);
}

Result<std::vector<std::size_t>> readItemKeys(ByteReader &in, const Content &content)
{
    return readKeys(in, content.items, MessageKey("unknown item '%1'"),
                    MessageKey("the names of the items are truncated"));
}

Result<std::vector<std::size_t>> readMonsterKeys(ByteReader &in, const Content &content)
{
    return readKeys(in, content.monsters, MessageKey("unknown monster '%1'"),
                    MessageKey("the names of the monsters are truncated"));
}

void writeStacks(ByteWriter &out, const std::vector<ItemStack> &stacks, const Content &content,
                 KeyTableWriter &keys)
{
    out.number(stacks.size());
    for (const ItemStack &stack : stacks) {
        out.number(keys.numberOf(stack.item, content.items[stack.item].key));
        out.number(static_cast<std::uint64_t>(stack.amount));
    }
}

Result<std::vector<ItemStack>> readStacks(ByteReader &in, const std::vector<std::size_t> &keys)
{
    const std::size_t count = in.count();
    std::vector<ItemStack> stacks;
    for (std::size_t i = 0; i < count && in.ok(); ++i) {
        const std::uint64_t item = in.number();
        const std::uint64_t amount = in.number();
        if (!in.ok())
            break;
        if (item >= keys.size())
            return Error{ErrorCode::Damaged, "an item has no name"};
        if (amount < 1 || amount > static_cast<std::uint64_t>(std::numeric_limits<int>::max()))
            return Error{ErrorCode::Damaged, message("an item has an amount of %1", std::to_string(amount))};
        stacks.push_back({keys[static_cast<std::size_t>(item)], static_cast<int>(amount)});
    }
    if (!in.ok())
        return Error{ErrorCode::Damaged, "the items are truncated"};
    return stacks;
}

void stacks(FieldWriter &archive, KeyTableWriter &keys, const Content &content,
            const std::vector<ItemStack> &stacks)
{
    writeStacks(archive.out(), stacks, content, keys);
}

void stacks(FieldReader &archive, const std::vector<std::size_t> &keys, const Content &,
            std::vector<ItemStack> &stacks)
{
    stacks = archive.valueOf(readStacks(archive.in(), keys));
}

void item(FieldWriter &archive, KeyTableWriter &keys, const Content &content, std::size_t item)
{
    archive.out().number(keys.numberOf(item, content.items[item].key));
}

void item(FieldReader &archive, const std::vector<std::size_t> &keys, const Content &, std::size_t &item)
{
    item = entryOf(archive, keys, "item");
}

void monster(FieldWriter &archive, KeyTableWriter &keys, const Content &content, std::size_t kind)
{
    archive.out().number(keys.numberOf(kind, content.monsters[kind].key));
}

void monster(FieldReader &archive, const std::vector<std::size_t> &keys, const Content &, std::size_t &kind)
{
    kind = entryOf(archive, keys, "monster");
}

} // namespace cave
