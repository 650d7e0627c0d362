// SPDX-License-Identifier: MIT
#include "tools/pictures/photographer.h"

#include "app/common/data_folders.h"
#include "app/common/picture_file.h"
#include "app/shell/main_window.h"
#include "core/base/text.h"

#include <QAction>
#include <QPixmap>
#include <QTextStream>

#include "tools/pictures/audit/text_audit.h"
#include "tools/pictures/eyes.h"
#include "tools/pictures/staged_window.h"

namespace cave {

void Photographer::take(const QString &view)
{
    take(view, m_stage.window());
}

void Photographer::take(const QString &view, QWidget &widget)
{
    ViewAudit *audit = auditOf(view);
    if (isAudit() && audit == nullptr)
        return;
    m_stage.settle();
    if (audit != nullptr)
        return audit->check(view, widget);
    const double ratio = widget.devicePixelRatioF();
    const QString scale = ratio == 1 ? QString() : QString("@%1x").arg(ratio);
    const QString file = m_folder.filePath(QString("%1-%2%3.png").arg(view, m_theme, scale));
    const QImage picture = widget.grab().toImage();
    write(picture, file);
    if (ratio != 1 || m_theme != "dark")
        return;
    write(seenBy(kProtanopia, picture), m_folder.filePath(QString("eyes/%1-protanopia.png").arg(view)));
    write(seenBy(kDeuteranopia, picture), m_folder.filePath(QString("eyes/%1-deuteranopia.png").arg(view)));
}

void Photographer::write(const QImage &picture, const QString &file)
{
    m_failed = !writePicture(picture, toPath(file)) || m_failed;
    QTextStream(stdout) << QString::fromStdString(printable(file.toStdString())) << Qt::endl;
}

void Photographer::takeSmall(const QString &view)
{
    if (isAudit() && auditOf(view) == nullptr)
        return;
    m_stage.window().resize(kSmallPictureSize);
    take(view);
    m_stage.window().resize(kPictureSize);
}

ViewAudit *Photographer::auditOf(const QString &view) const
{
    return view.endsWith(QStringLiteral("-small")) ? m_small : m_large;
}

bool Photographer::trigger(const char *action)
{
    auto *found = m_stage.window().findChild<QAction *>(action);
    if (found == nullptr)
        return false;
    found->trigger();
    return true;
}

} // namespace cave
