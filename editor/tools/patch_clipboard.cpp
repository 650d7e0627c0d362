// SPDX-License-Identifier: MIT
#include "editor/tools/patch_clipboard.h"

#include "core/io/codec/patch_json.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace cave {

void copyToClipboard(const CellPatch &patch, const Content &content)
{
    const QByteArray json = QByteArray::fromStdString(patchJson(patch, content));
    auto *data = new QMimeData; // the clipboard owns it
    data->setData(QString::fromLatin1(kPatchMime), json);
    data->setText(QString::fromUtf8(json));
    QGuiApplication::clipboard()->setMimeData(data);
}

Result<CellPatch> patchOnClipboard(const Content &content)
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    if (data == nullptr)
        return Error{ErrorCode::InvalidArgument, "the clipboard is empty"};
    const QString mime = QString::fromLatin1(kPatchMime);
    if (data->hasFormat(mime))
        return parsePatch(data->data(mime).toStdString(), content);
    if (!data->hasText() || !data->text().trimmed().startsWith(QLatin1Char('{')))
        return Error{ErrorCode::InvalidArgument, "the clipboard contains no map piece"};
    return parsePatch(data->text().toStdString(), content);
}

} // namespace cave
