#include "core/content/content.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <system_error>
#include <utility>

namespace cave {
namespace {

constexpr std::size_t kLargestFile = 1 << 20; // bytes

template<class Entry>
const Entry *findKey(const std::vector<Entry> &entries, std::string_view key)
{
    const auto found =
        std::find_if(entries.begin(), entries.end(), [&](const Entry &entry) { return entry.key == key; });
    return found == entries.end() ? nullptr : &*found;
}

Result<std::string> readFile(const std::filesystem::path &path)
{
    const std::string where = "'" + path.string() + "'";
    std::error_code status;
    if (!std::filesystem::exists(path, status))
        return Error{ErrorCode::NotFound, "there is no file " + where};
    if (!std::filesystem::is_regular_file(path, status))
        return Error{ErrorCode::InvalidArgument, where + " is not a file"};
    std::ifstream stream(path, std::ios::binary);
    std::string text(kLargestFile + 1, '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!stream && !stream.eof())
        return Error{ErrorCode::Io, "cannot read " + where};
    text.resize(static_cast<std::size_t>(stream.gcount()));
    if (text.size() > kLargestFile)
        return Error{ErrorCode::InvalidArgument, where + " is larger than 1 MiB"};
    return text;
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

const DecisionTree *Content::findTree(std::string_view key) const
{
    const NamedTree *named = findKey(trees, key);
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
        Result<std::string> read = readFile(folder / name);
        if (!read)
            return read.error();
        *text = *std::move(read);
    }
    return parseContent(texts);
}

} // namespace cave
