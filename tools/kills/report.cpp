// SPDX-License-Identifier: MIT
#include "tools/kills/report.h"

#include <cstdio>

namespace cave {

void reportSaved(std::int64_t done, std::uint64_t hash)
{
    std::printf("%lld %llu\n", static_cast<long long>(done), static_cast<unsigned long long>(hash));
    std::fflush(stdout);
}

void reportIfSaved(SavedSession &session)
{
    if (!session.saveError() && session.session().unsavedChanges().empty())
        reportSaved(session.session().world().commands, session.session().stateHash());
}

int failed(const Error &error)
{
    std::fprintf(stderr, "%s\n", error.text().c_str());
    return 1;
}

Result<void> checkSound(const SavedSession &session)
{
    if (!session.damaged().empty())
        return Error{ErrorCode::Damaged, session.damaged().front().reason};
    if (!session.notices().empty())
        return Error{ErrorCode::Damaged, session.notices().front()};
    return {};
}

} // namespace cave
