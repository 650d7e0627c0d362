// SPDX-License-Identifier: MIT
#include "app/seeds/source/field_texts.h"

#include "app/seeds/source/source_page.h"
#include "editor/view/texts/numbers.h"

namespace cave {

QString seedCountText(std::int64_t count)
{
    return count == 1 ? SourcePage::tr("1 seed") : SourcePage::tr("%1 seeds").arg(shownNumber(count));
}

} // namespace cave
