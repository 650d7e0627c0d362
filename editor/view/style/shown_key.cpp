// SPDX-License-Identifier: MIT
#include "editor/view/style/shown_key.h"

#include <QAction>
#include <QApplication>
#include <QByteArray>
#include <QCoreApplication>
#include <QHash>
#include <QMutex>
#include <QMutexLocker>
#include <QThread>
#include <QVariant>
#include <QWidget>

#include <algorithm>

namespace cave {
namespace {

constexpr const char *kTakenKeys = "takenKeys";

struct KeyWords {
    Q_DECLARE_TR_FUNCTIONS(cave::ShownKey)
};

} // namespace

void setTakenKeys(QAction &command, const QList<QKeySequence> &taken)
{
    command.setProperty(kTakenKeys, QVariant::fromValue(taken));
    command.setToolTip(withKey(command.statusTip(), workingKey(command)));
}

QKeySequence workingKey(const QAction &command)
{
    const auto taken = command.property(kTakenKeys).value<QList<QKeySequence>>();
    const QList<QKeySequence> keys = command.shortcuts();
    const auto works = [&taken](const QKeySequence &key) { return !taken.contains(key); };
    const auto found = std::ranges::find_if(keys, works);
    return found != keys.end() ? *found : QKeySequence();
}

QString shownKey(const QAction &command)
{
    const QKeySequence key = workingKey(command);
    if (!key.isEmpty())
        return shownKey(key);
    return KeyWords::tr("“%1”", "a command without a key").arg(command.iconText());
}

QString shownKey(const char *id, const QString &otherwise)
{
    static QMutex mutex;
    static QHash<QByteArray, QString> known; // guarded by it
    if (QThread::currentThread() != qApp->thread()) {
        const QMutexLocker lock(&mutex);
        return known.value(id, otherwise);
    }
    for (const QWidget *window : QApplication::topLevelWidgets()) {
        if (const auto *command = window->findChild<QAction *>(QLatin1String(id))) {
            const QMutexLocker lock(&mutex);
            return known[id] = shownKey(*command);
        }
    }
    return otherwise;
}

QString shownKey(const QKeySequence &key)
{
    return key.toString(QKeySequence::NativeText);
}

QString withKey(const QString &tip, const QKeySequence &key)
{
    return key.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, shownKey(key));
}

} // namespace cave
