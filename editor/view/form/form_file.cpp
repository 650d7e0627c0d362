// SPDX-License-Identifier: MIT
#include "editor/view/form/form_file.h"

#include <QWidget>

namespace cave {

void restoreNames(QWidget &host)
{
    QList<QWidget *> widgets = host.findChildren<QWidget *>();
    widgets.append(&host);
    for (QWidget *widget : widgets) {
        const QString name = widget->objectName();
        if (name.contains(u'_') && !name.startsWith(QLatin1String("qt_"))) // parts of Qt's own widgets
            widget->setObjectName(QString(name).replace(u'_', u'.'));
    }
}

} // namespace cave
