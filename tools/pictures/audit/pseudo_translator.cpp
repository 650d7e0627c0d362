// SPDX-License-Identifier: MIT
#include "tools/pictures/audit/pseudo_translator.h"

#include <QRegularExpression>

#include <array>
#include <utility>

namespace cave {
namespace {

/// Letters that stay: placeholders, tags and entities.
const QRegularExpression &untouched()
{
    static const QRegularExpression kUntouched(QStringLiteral("%L?(?:\\d{1,2}|n)|</?\\w+[^>]*>|&[a-z]+;"));
    return kUntouched;
}

QString accented(QString text)
{
    static constexpr std::array<std::pair<char16_t, char16_t>, 8> kAccents{{{u'a', u'á'},
                                                                            {u'e', u'é'},
                                                                            {u'i', u'í'},
                                                                            {u'o', u'ö'},
                                                                            {u'u', u'ü'},
                                                                            {u'A', u'Å'},
                                                                            {u'E', u'É'},
                                                                            {u'O', u'Ø'}}};
    for (const auto &[plain, accent] : kAccents)
        text.replace(QChar(plain), QChar(accent));
    return text;
}

} // namespace

QString PseudoTranslator::translate(const char * /*context*/, const char *source,
                                    const char * /*disambiguation*/, int /*n*/) const
{
    const QString text = QString::fromUtf8(source);
    if (text.trimmed().isEmpty() || text == QLatin1String("QT_LAYOUT_DIRECTION"))
        return {};
    QString result;
    qsizetype end = 0;
    for (auto found = untouched().globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        result += accented(text.mid(end, match.capturedStart() - end)) + match.captured();
        end = match.capturedEnd();
    }
    result += accented(text.mid(end));
    // Longer by words, as texts of other languages are, not by one that can't be wrapped.
    constexpr qsizetype kPerCent = 40;
    static const QRegularExpression kNoLetter(QStringLiteral("[^A-Za-z]")); // "%1 · %2" stays as long
    static const QString kFiller = QStringLiteral(" ēxtra wörds ");
    const qsizetype longer = QString(text).remove(untouched()).remove(kNoLetter).size() * kPerCent / 100;
    QString filler;
    while (filler.size() < longer)
        filler += kFiller;
    return kPseudoMark + result + filler.left(longer) + QChar(kPseudoMark.unicode() + 1);
}

} // namespace cave

#include "moc_pseudo_translator.cpp"
