// SPDX-License-Identifier: MIT
#pragma once

#include "core/link/join_code.h"
#include "editor/view/texts/texts.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QRegularExpression>
#include <QString>
#include <QStringListModel>

#include <string_view>

namespace cave {

/// A field for a join code, which completes its words.
class CodeField : public QLineEdit {
    Q_OBJECT

public:
    explicit CodeField(QWidget *parent = nullptr) : QLineEdit(parent)
    {
        constexpr int kLongest = 200;
        setMaxLength(kLongest);
        setCompleter(new WordCompleter(codeWords(), *this));
        // Once the code is complete, Enter joins instead of choosing a word; later, as the list opens after
        // this.
        const auto closeList = [this] {
            if (!code().isEmpty())
                completer()->popup()->hide();
        };
        connect(this, &QLineEdit::textEdited, this, closeList, Qt::QueuedConnection);
    }

    /// The code in its normal form; empty if there is a `problem`.
    [[nodiscard]] QString code() const
    {
        const Result<std::string> code = normalisedJoinCode(text().toStdString());
        return code ? QString::fromStdString(*code) : QString();
    }

    /// Why what was entered isn't a code; empty if it is.
    [[nodiscard]] QString problem() const
    {
        if (text().trimmed().isEmpty())
            return tr("Enter the join code: the six words that the host sees.");
        const Result<std::string> code = normalisedJoinCode(text().toStdString());
        return code ? QString() : tr("That isn't a join code: %1.").arg(messageText(code.error().message));
    }

private:
    /// Completes the last word of a text, and goes on to the next one.
    class WordCompleter : public QCompleter {
    public:
        WordCompleter(const QStringList &words, QLineEdit &field) : QCompleter(words, &field), m_field(field)
        {
            setCaseSensitivity(Qt::CaseInsensitive);
            setModelSorting(QCompleter::CaseInsensitivelySortedModel);
        }

        [[nodiscard]] QStringList splitPath(const QString &path) const override
        {
            return {path.mid(lastBreak(path))};
        }
        [[nodiscard]] QString pathFromIndex(const QModelIndex &index) const override
        {
            const QString text = m_field.text();
            const QString before = text.left(lastBreak(text));
            const auto words = before.split(wordBreak(), Qt::SkipEmptyParts).size() + 1;
            const bool isLast = words >= static_cast<qsizetype>(kJoinCodeWords);
            return before + index.data().toString() + (isLast ? QString() : QStringLiteral("-"));
        }

    private:
        /// Where the last word begins.
        static qsizetype lastBreak(const QString &text)
        {
            QRegularExpressionMatch match;
            const qsizetype at = text.lastIndexOf(wordBreak(), -1, &match);
            return at < 0 ? 0 : match.capturedEnd();
        }

        QLineEdit &m_field;
    };

    /// What `normalisedJoinCode` takes for the end of a word.
    static const QRegularExpression &wordBreak()
    {
        static const QRegularExpression kBreak(QStringLiteral("[\\s.,\\-\u2010-\u2015]+"));
        return kBreak;
    }

    static QStringList codeWords()
    {
        QStringList words;
        for (const std::string_view word : joinCodeWords())
            words += QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
        return words;
    }
};

} // namespace cave
