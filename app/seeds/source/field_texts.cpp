// SPDX-License-Identifier: MIT
#include "app/seeds/source/field_texts.h"

#include "app/seeds/source/source_page.h"
#include "editor/view/texts/texts.h"

#include <iterator>

namespace cave {

QString seedCountText(std::int64_t count)
{
    return count == 1 ? SourcePage::tr("1 seed") : SourcePage::tr("%1 seeds").arg(shownNumber(count));
}

QString seedListText(const SeedList &list)
{
    const QString count = seedCountText(std::ssize(list.seeds));
    return list.padded == 0 ? count
                            : SourcePage::tr("%1; lines that begin or end with spaces: %2")
                                  .arg(count, shownNumber(list.padded));
}

} // namespace cave
