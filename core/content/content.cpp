// SPDX-License-Identifier: MIT
#include "core/content/content.h"

#include <algorithm>
#include <tuple>

namespace cave {
namespace {

template<class Entry>
const Entry *findKey(const std::vector<Entry> &entries, std::string_view key)
{
    const auto found = std::ranges::find(entries, key, &Entry::key);
    return found == entries.end() ? nullptr : &*found;
}

} // namespace

const std::vector<std::string> &consumableForms()
{
    static const std::vector<std::string> kForms{"draught", "flask", "scroll"};
    return kForms;
}

Message titleOf(const ItemType &item)
{
    return item.affix.empty() ? Message::ofTable(item.name)
                              : Message::ofTable(item.affixName, {Message::ofTable(item.baseName)});
}

const std::string &figureKey(const ItemType &item)
{
    return item.base.empty() ? item.key : item.base;
}

int MonsterType::harmPercent(std::string_view weaponKind) const
{
    const auto found = harmFrom.find(std::string(weaponKind));
    return found == harmFrom.end() ? 100 : found->second;
}

Content::Content() = default;
Content::Content(const Content &other) = default;
Content::Content(Content &&other) noexcept = default;
Content &Content::operator=(const Content &other) = default;
Content &Content::operator=(Content &&other) noexcept = default;
Content::~Content() = default;

bool operator==(const Content &a, const Content &b)
{
    const auto tables = [](const Content &content) {
        return std::tie(content.weaponKinds, content.items, content.affixes, content.wares, content.shrines,
                        content.monsters, content.trees, content.scenario);
    };
    return tables(a) == tables(b);
}

const ItemType *Content::findItem(std::string_view key) const
{
    return findKey(items, key);
}

const Affix *Content::findAffix(std::string_view key) const
{
    return findKey(affixes, key);
}

const MonsterType *Content::findMonster(std::string_view key) const
{
    return findKey(monsters, key);
}

const NamedTree *Content::findNamedTree(std::string_view key) const
{
    return findKey(trees, key);
}

const DecisionTree *Content::findTree(std::string_view key) const
{
    const NamedTree *named = findNamedTree(key);
    return named == nullptr ? nullptr : &named->tree;
}

} // namespace cave
