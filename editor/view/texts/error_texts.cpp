// SPDX-License-Identifier: MIT
#include "editor/view/texts/error_texts.h"

#include "core/io/files/kept_database.h"
#include "editor/view/texts/content_texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <string>

namespace cave {
namespace {

struct ErrorText {
    Q_DECLARE_TR_FUNCTIONS(Errors)
};

QString kindText(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidArgument:
        return ErrorText::tr("That can't be used.");
    case ErrorCode::NotFound:
        return ErrorText::tr("It could not be found.");
    case ErrorCode::AlreadyExists:
        return ErrorText::tr("A file with that name already exists.");
    case ErrorCode::Locked:
        return ErrorText::tr("This world is open in another window of Cave Game.");
    case ErrorCode::NotAWorld:
        return ErrorText::tr("This is not a world file.");
    case ErrorCode::TooNew:
        return ErrorText::tr("This world needs a newer version of Cave Game.");
    case ErrorCode::Damaged:
        return ErrorText::tr("This world is damaged.");
    case ErrorCode::DiskFull:
        return ErrorText::tr("The disk is full.");
    case ErrorCode::ReaderGone:
    case ErrorCode::Io:
        break;
    }
    return ErrorText::tr("The file could not be read or written.");
}

/// Whether one of the arguments before the last is the quoted path of a file.
bool namesFile(const Message &message)
{
    return std::any_of(message.arguments().begin(), std::prev(message.arguments().end()),
                       [](const Message &part) { return part.english().starts_with("'/"); });
}

/// The last part of a message; the part before names the file or the place.
Message withoutPlace(const Message &message)
{
    const std::string reason = ": %" + std::to_string(message.arguments().size());
    if (message.isPattern() && !message.arguments().empty() && message.pattern().ends_with(reason) &&
        namesFile(message))
        return withoutPlace(message.arguments().back());
    if (message.pattern() == "%1: %2" && message.arguments().size() == 2)
        return withoutPlace(message.arguments()[1]);
    return message.isPattern()
               ? message
               : Message(message.pattern().substr(message.pattern().rfind(": ") == std::string::npos
                                                      ? 0
                                                      : message.pattern().rfind(": ") + 2));
}

} // namespace

QString errorText(const Error &error)
{
    // The other texts are about worlds.
    return withDetails(isAboutKeptFile(error.message) ? ErrorText::tr("A file of your data can't be used.")
                                                      : kindText(error.code),
                       error.message);
}

QString shortErrorText(const Error &error)
{
    return withDetails(kindText(error.code), withoutPlace(error.message));
}

QString withReason(const QString &sentence, const Error &error)
{
    return sentence + ' ' + errorText(error);
}

QString withDetails(const QString &sentence, const Message &details)
{
    if (details.empty())
        return sentence;
    return ErrorText::tr("%1 Details: %2.").arg(sentence, messageText(details));
}

QString remarkText(const Message &remark)
{
    return ErrorText::tr("Note: %1.").arg(messageText(remark));
}

QString damageText(const DamagedRegion &region)
{
    const QString text = ErrorText::tr("Region %1, %2 can't be read.");
    return withDetails(text.arg(region.pos.x).arg(region.pos.y), withoutPlace(region.reason));
}

} // namespace cave
