#include "core/io/edited_world.h"

namespace cave {

// A placeholder until the history is in the file.
Result<EditedWorld> EditedWorld::open(const std::filesystem::path &)
{
    return Error{ErrorCode::Io, "not yet"};
}
Result<void> EditedWorld::perform(const std::string &, const WorldDelta &, std::uint64_t)
{
    return Error{ErrorCode::Io, "not yet"};
}
Result<WorldDelta> EditedWorld::goTo(std::size_t)
{
    return Error{ErrorCode::Io, "not yet"};
}
Result<void> EditedWorld::addSavePoint(const std::string &)
{
    return Error{ErrorCode::Io, "not yet"};
}
Result<void> EditedWorld::removeSavePoint(const std::string &)
{
    return Error{ErrorCode::Io, "not yet"};
}
Result<void> EditedWorld::forgetHistory()
{
    return Error{ErrorCode::Io, "not yet"};
}
Result<void> EditedWorld::repair(RegionPos)
{
    return Error{ErrorCode::Io, "not yet"};
}

} // namespace cave
