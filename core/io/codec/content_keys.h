// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/content.h"
#include "core/content/item_stack.h"
#include "core/io/files/bytes.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string_view>
#include <vector>

namespace cave {

/// Writes entries of a content table by key: each key once, in a table that precedes its uses by number. Keys
/// stay valid when the table's order changes.
class KeyTableWriter {
public:
    /// The number of an entry with key `key`, which must outlive this object.
    std::uint64_t numberOf(std::size_t entry, std::string_view key);
    /// Writes the table of all keys used.
    void writeTo(ByteWriter &out) const;

private:
    std::map<std::size_t, std::uint64_t> m_numbers;
    std::vector<std::string_view> m_keys;
};

/// Reads what `KeyTableWriter::writeTo` wrote: for each number an index into the table. Errors Damaged: an
/// item or monster that isn't in `content`, or a truncated table.
Result<std::vector<std::size_t>> readItemKeys(ByteReader &in, const Content &content);
Result<std::vector<std::size_t>> readMonsterKeys(ByteReader &in, const Content &content);

/// Writes stacks; their items are added to `keys`, whose table has to be written first.
void writeStacks(ByteWriter &out, const std::vector<ItemStack> &stacks, const Content &content,
                 KeyTableWriter &keys);

/// Reads stacks. Error Damaged: truncated, an item that isn't in the table, or an amount out of range.
Result<std::vector<ItemStack>> readStacks(ByteReader &in, const std::vector<std::size_t> &keys);

} // namespace cave
