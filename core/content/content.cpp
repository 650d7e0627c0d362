#include "core/content/content.h"

#include "core/base/small_file.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cave {
namespace {

template<class Entry>
const Entry *findKey(const std::vector<Entry> &entries, std::string_view key)
{
    const auto found =
        std::find_if(entries.begin(), entries.end(), [&](const Entry &entry) { return entry.key == key; });
    return found == entries.end() ? nullptr : &*found;
}

} // namespace

int MonsterType::harmPercent(std::string_view weaponKind) const
{
    const auto found = harmFrom.find(std::string(weaponKind));
    return found == harmFrom.end() ? 100 : found->second;
}

const ItemType *Content::findItem(std::string_view key) const
{
    return findKey(items, key);
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

Result<Content> loadContent(const std::filesystem::path &folder)
{
    ContentTexts texts;
    const std::array<std::pair<const char *, std::string *>, 3> files{{
        {"items.json", &texts.items},
        {"monsters.json", &texts.monsters},
        {"trees.json", &texts.trees},
    }};
    for (const auto &[name, text] : files) {
        Result<std::string> read = readSmallFile(folder / name, "content file");
        if (!read)
            return read.error();
        *text = *std::move(read);
    }
    // Folders from before there were several ways to play have none.
    Result<std::string> scenario = readSmallFile(folder / "scenario.json", "content file");
    if (!scenario && scenario.error().code != ErrorCode::NotFound)
        return scenario.error();
    texts.scenario = std::move(scenario).valueOr({});
    return parseContent(texts);
}

} // namespace cave
