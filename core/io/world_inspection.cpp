#include "core/io/world_inspection.h"

namespace cave {

// A placeholder until rows are read.
Result<InspectedWorld> inspectWorldFile(const std::filesystem::path &)
{
    return Error{ErrorCode::Io, "not yet"};
}
Result<std::vector<StoredRegion>> readStoredRegions(const std::filesystem::path &)
{
    return Error{ErrorCode::Io, "not yet"};
}
Result<RawRegion> readRawRegion(const std::filesystem::path &, std::int64_t, RegionPos, bool)
{
    return Error{ErrorCode::Io, "not yet"};
}

} // namespace cave
