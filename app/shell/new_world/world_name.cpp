// SPDX-License-Identifier: MIT
#include "app/shell/new_world/world_name.h"

#include "core/io/files/world_names.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QList>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace cave {
namespace {

struct WorldNameText {
    Q_DECLARE_TR_FUNCTIONS(WorldName)
};

/// The first `length` characters, without trailing spaces.
QString shortened(const QString &name, int length)
{
    const QList<uint> characters = name.toUcs4();
    if (characters.size() <= length)
        return name;
    const auto *first = reinterpret_cast<const char32_t *>(characters.constData());
    return QString::fromUcs4(first, length).trimmed();
}

} // namespace

QString keptWorldName(const QString &typed)
{
    return typed.trimmed();
}

QString fittingWorldName(const QString &name, const std::function<QString(const QString &)> &whole)
{
    const auto rest = static_cast<int>(whole(QString()).toUcs4().size());
    return whole(shortened(name, std::max(0, kLongestWorldName - rest)));
}

QString nextWorldName(const QString &name, const QStringList &taken)
{
    static const QRegularExpression kNumbered(QStringLiteral(R"(^(.*\S) (\d{1,6})$)"));
    const QRegularExpressionMatch match = kNumbered.match(name);
    const QString stem = match.hasMatch() ? match.captured(1) : name;
    QSet<QString> names; // looked up, as thousands may be numbered in order
    for (const QString &other : taken)
        names.insert(other.toCaseFolded());
    for (int number = match.hasMatch() ? match.captured(2).toInt() + 1 : 2;; ++number) {
        const QString end = ' ' + QString::number(number);
        QString next = shortened(stem, kLongestWorldName - static_cast<int>(end.size())) + end;
        if (!names.contains(next.toCaseFolded()))
            return next;
    }
}

QString worldNameProblem(const QString &name)
{
    if (keptWorldName(name).isEmpty())
        return WorldNameText::tr("Enter a name.");
    if (std::any_of(name.begin(), name.end(), [](QChar c) { return c.category() == QChar::Other_Control; }))
        return WorldNameText::tr("A name can't contain control characters such as line breaks and tabs.");
    if (const auto length = name.toUcs4().size(); length > kLongestWorldName)
        return WorldNameText::tr("A name can have at most %1 characters; this one has %2.")
            .arg(kLongestWorldName)
            .arg(length);
    // The core decides.
    const Result<void> valid = validateWorldName(name.toStdString());
    return valid ? QString() : errorText(valid.error());
}

} // namespace cave
