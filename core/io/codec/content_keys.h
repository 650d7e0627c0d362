// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/content.h"
#include "core/content/item_stack.h"
#include "core/io/files/bytes.h"
#include "core/io/files/field_archive.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
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
    std::vector<std::size_t> m_numbers; ///< by entry: one more than its number; 0: none yet
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

// The same as fields. `withItemKeys` and `withMonsterKeys` have the table, and after it what
// `fields(archive, keys)` passes to the archive, in which `item` and `monster` are entries of the table.

template<class Fields>
void withItemKeys(FieldWriter &archive, const Content & /*content*/, Fields fields)
{
    KeyTableWriter keys;
    ByteWriter bytes;
    FieldWriter inner(bytes);
    fields(inner, keys);
    keys.writeTo(archive.out());
    archive.bytes(bytes.bytes());
}

template<class Fields>
void withMonsterKeys(FieldWriter &archive, const Content &content, Fields fields)
{
    withItemKeys(archive, content, std::move(fields));
}

template<class Fields>
void withItemKeys(FieldReader &archive, const Content &content, Fields fields)
{
    fields(archive, archive.valueOf(readItemKeys(archive.in(), content)));
}

template<class Fields>
void withMonsterKeys(FieldReader &archive, const Content &content, Fields fields)
{
    fields(archive, archive.valueOf(readMonsterKeys(archive.in(), content)));
}

void stacks(FieldWriter &archive, KeyTableWriter &keys, const Content &content,
            const std::vector<ItemStack> &stacks);
void stacks(FieldReader &archive, const std::vector<std::size_t> &keys, const Content &content,
            std::vector<ItemStack> &stacks);
void item(FieldWriter &archive, KeyTableWriter &keys, const Content &content, std::size_t item);
void item(FieldReader &archive, const std::vector<std::size_t> &keys, const Content &content,
          std::size_t &item);
void monster(FieldWriter &archive, KeyTableWriter &keys, const Content &content, std::size_t kind);
void monster(FieldReader &archive, const std::vector<std::size_t> &keys, const Content &content,
             std::size_t &kind);

} // namespace cave
