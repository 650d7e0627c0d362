// SPDX-License-Identifier: MIT
#include "app/seeds/source/source_page.h"

#include <QLocale>

namespace cave {

QString seedCountText(std::size_t count)
{
    return count == 1 ? SourcePage::tr("1 seed")
                      : SourcePage::tr("%1 seeds").arg(QLocale().toString(qulonglong(count)));
}

} // namespace cave
