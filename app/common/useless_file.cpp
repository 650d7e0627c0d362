// SPDX-License-Identifier: MIT
#include "app/common/useless_file.h"

#include "app/common/data_folders.h"
#include "core/io/files/kept_database.h"
#include "editor/view/texts/error_texts.h"

#include <QCoreApplication>

#include <utility>

namespace cave {
namespace {

struct UselessFileText {
    Q_DECLARE_TR_FUNCTIONS(UselessFile)
};

} // namespace

void reportUnopened(Banner &banner, const Error &error, const std::filesystem::path &file,
                    std::function<Result<void>()> begin)
{
    if (!isKeptFileUseless(error))
        return banner.report(Banner::Kind::Error, errorText(error));
    const auto replace = [&banner, file, begin = std::move(begin)] {
        const Result<std::filesystem::path> aside = setKeptFileAside(file);
        const Result<void> begun = aside ? begin() : aside.error();
        if (!begun)
            return banner.report(Banner::Kind::Error, errorText(begun.error()));
        banner.report(Banner::Kind::Note,
                      UselessFileText::tr("A new file was begun. The old one is kept as “%1”.")
                          .arg(fromPath(aside->filename())));
    };
    banner.report(Banner::Kind::Error, errorText(error),
                  {{UselessFileText::tr("Set aside, begin a new one"), replace}});
}

} // namespace cave
