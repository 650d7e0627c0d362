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

/// Writes entries of a content table by their keys: each key once, in a table before what names them by
/// number. Keys outlive a change of the table's order.
class KeyTableWriter {
public:
    /// The number of an entry whose key is `key`, which must outlive this object.
    std::uint64_t numberOf(std::size_t entry, std::string_view key);
    /// The table of all keys that were asked for.
    void writeTo(ByteWriter &out) const;

private:
    std::map<std::size_t, std::uint64_t> m_numbers;
    std::vector<std::string_view> m_keys;
};

/// Reads what `KeyTableWriter::writeTo` wrote: for each number an index into the table. Errors Damaged: an
/// item or monster that `content` doesn't have, or a table cut short.
Result<std::vector<std::size_t>> readItemKeys(ByteReader &in, const Content &content);
Result<std::vector<std::size_t>> readMonsterKeys(ByteReader &in, const Content &content);

/// Writes stacks; their items go into `keys`, whose table has to be written before.
void writeStacks(ByteWriter &out, const std::vector<ItemStack> &stacks, const Content &content,
                 KeyTableWriter &keys);

/// Reads stacks. Error Damaged: cut short, an item that isn't in the table, or an amount out of range.
Result<std::vector<ItemStack>> readStacks(ByteReader &in, const std::vector<std::size_t> &keys);

} // namespace cave
