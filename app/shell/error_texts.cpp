#include "app/shell/error_texts.h"

#include <QCoreApplication>

namespace cave {
namespace {

QString kindText(ErrorCode code)
{
    const auto tr = [](const char *text) { return QCoreApplication::translate("Errors", text); };
    switch (code) {
    case ErrorCode::InvalidArgument:
        return tr(QT_TRANSLATE_NOOP("Errors", "That can't be used."));
    case ErrorCode::NotFound:
        return tr(QT_TRANSLATE_NOOP("Errors", "It is no longer there."));
    case ErrorCode::AlreadyExists:
        return tr(QT_TRANSLATE_NOOP("Errors", "There is one of that name already."));
    case ErrorCode::Locked:
        return tr(QT_TRANSLATE_NOOP("Errors", "This world is open in another window of Cave Game."));
    case ErrorCode::NotAWorld:
        return tr(QT_TRANSLATE_NOOP("Errors", "This is not a world."));
    case ErrorCode::TooNew:
        return tr(QT_TRANSLATE_NOOP("Errors", "This world needs a newer version of Cave Game."));
    case ErrorCode::Damaged:
        return tr(QT_TRANSLATE_NOOP("Errors", "This world is damaged."));
    case ErrorCode::DiskFull:
        return tr(QT_TRANSLATE_NOOP("Errors", "The disk is full."));
    case ErrorCode::Io:
        break;
    }
    return tr(QT_TRANSLATE_NOOP("Errors", "The file could not be read or written."));
}

/// With a space before it; nothing if there is nothing to say.
QString asSentence(QString detail)
{
    if (detail.isEmpty())
        return {};
    detail[0] = detail[0].toUpper();
    return ' ' + detail + (detail.endsWith('.') ? "" : ".");
}

} // namespace

QString errorText(const Error &error)
{
    return kindText(error.code) + asSentence(QString::fromStdString(error.message));
}

QString shortErrorText(const Error &error)
{
    return kindText(error.code) + asSentence(QString::fromStdString(error.message).section(": ", -1));
}

} // namespace cave
