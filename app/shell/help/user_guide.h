// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/window_layout.h"
#include "core/content/scenario.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QDialog>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QListWidget>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextList>
#include <QTextTable>

#include <algorithm>
#include <string>

namespace cave {

/// The user guide: the Markdown files of resources/help, one topic each, in the order of their file names,
/// and a search in all of them.
class UserGuide : public QDialog {
    Q_OBJECT

public:
    explicit UserGuide(QWidget *parent = nullptr)
        : QDialog(parent)
        , m_search(named("guide.search", new QLineEdit))
        , m_topics(named("guide.topics", new QListWidget))
        , m_text(named("guide.text", new QTextBrowser))
    {
        setObjectName("userGuide");
        setWindowTitle(tr("User guide"));
        setFirstSize(*this, QSize(200, 150) * kGrid);
        m_text->setAccessibleName(windowTitle());
        m_topics->setAccessibleName(tr("Pages"));
        m_text->setOpenExternalLinks(true);
        m_text->document()->setDocumentMargin(5 * kGrid);
        m_search->setPlaceholderText(tr("Search the guide"));
        m_search->setAccessibleName(tr("Search the guide"));
        m_search->setClearButtonEnabled(true);
        connect(m_search, &QLineEdit::textChanged, this, &UserGuide::search);
        auto *index = new QWidget;
        vbox(*index, kStyleSpacing, QMargins(kGrid, kGrid, 0, 0), {m_search, {m_topics, 1}});
        auto *parts = new QSplitter(this);
        parts->addWidget(index);
        parts->addWidget(m_text);
        parts->setStretchFactor(1, 1);
        vbox(*this, kStyleSpacing, kNoMargins, {parts});
        connect(m_topics, &QListWidget::currentRowChanged, this, &UserGuide::showTopic);
        listTopics();
        m_topics->setCurrentRow(0);
        const int list = m_topics->sizeHintForColumn(0) + 8 * kGrid; // so that no title is cut
        parts->setSizes({list, std::max(100 * kGrid, width() - list)});
    }

    /// Shows the page whose file is called `name`, or begins with it, after its number: "cavern", "dungeon".
    /// Without one, the page shown stays.
    void showPage(const QString &name)
    {
        for (int row = 0; row < m_topics->count(); ++row) {
            const QString file = QFileInfo(m_topics->item(row)->data(Qt::UserRole).toString()).fileName();
            if (file.section('-', 1).startsWith(name))
                return m_topics->setCurrentRow(row);
        }
    }

    /// The page about a scenario, or the one with the first steps, which is about endless caves.
    void showPageOf(ScenarioKind kind)
    {
        showPage(QStringLiteral("first-steps"));
        showPage(QString::fromStdString(std::string(scenarioKey(kind))));
    }

private:
    static QString readText(const QString &path)
    {
        QFile file(path);
        const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        if (file.error() == QFileDevice::NoError)
            return QString::fromUtf8(text);
        const QString name = QFileInfo(path).fileName();
        return UserGuide::tr("# %1\n\nThis page can't be read: %2.").arg(name, file.errorString());
    }

    /// The folder with the pages in the window's language.
    static QDir guideFolder()
    {
        //: The code of the language that you translate to, such as "de" or "zh_CN": the folder of the guide's
        //: pages.
        const QDir translated(":/help/" + UserGuide::tr("en"));
        return translated.exists() ? translated : QDir(":/help");
    }

    /// The first heading of a Markdown text.
    static QString titleOf(const QString &markdown)
    {
        const QString line = markdown.section('\n', 0, 0);
        return line.startsWith("# ") ? line.mid(2).trimmed() : line;
    }

    /// The text around the first place that contains `wanted`; empty if there is none.
    static QString excerptOf(const QString &markdown, const QString &wanted)
    {
        constexpr qsizetype kAround = 60;
        const QString plain = QString(markdown).remove('*').remove('`').simplified();
        const qsizetype at = plain.indexOf(wanted, 0, Qt::CaseInsensitive);
        if (at < 0)
            return {};
        const qsizetype from = std::max<qsizetype>(0, at - kAround);
        const QString part = plain.mid(from, wanted.size() + 2 * kAround);
        return (from > 0 ? QStringLiteral("…") : QString()) + part +
               (from + part.size() < plain.size() ? QStringLiteral("…") : QString());
    }

    /// Adds paragraph and line spacing for readability.
    static void loosen(QTextDocument &document)
    {
        constexpr double kLineHeight = 130; // per cent
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            QTextCursor cursor(block);
            QTextBlockFormat format = block.blockFormat();
            format.setLineHeight(kLineHeight, QTextBlockFormat::ProportionalHeight);
            if (cursor.currentTable() == nullptr)
                format.setBottomMargin(block.textList() != nullptr ? kGrid : 3 * kGrid);
            cursor.setBlockFormat(format);
        }
    }

    void listTopics()
    {
        const QDir folder = guideFolder();
        for (const QString &file : folder.entryList({"*.md"}, QDir::Files, QDir::Name)) {
            const QString path = folder.filePath(file);
            auto *item = new QListWidgetItem(titleOf(readText(path)), m_topics);
            item->setData(Qt::UserRole, path);
            item->setSizeHint({m_topics->fontMetrics().horizontalAdvance(item->text()), 8 * kGrid});
        }
    }

    void showTopic(int row)
    {
        if (const QListWidgetItem *item = m_topics->item(row)) {
            m_text->setMarkdown(readText(item->data(Qt::UserRole).toString()));
            loosen(*m_text->document());
            if (!m_search->text().trimmed().isEmpty())
                m_text->find(m_search->text().trimmed());
        }
    }

    /// Lists only pages that contain the text, with an excerpt as a tool tip, and goes to it in the page
    /// shown.
    void search(const QString &text)
    {
        const QString wanted = text.trimmed().simplified();
        QListWidgetItem *first = nullptr;
        for (int row = 0; row < m_topics->count(); ++row) {
            QListWidgetItem *item = m_topics->item(row);
            const QString excerpt = wanted.isEmpty()
                                        ? QString()
                                        : excerptOf(readText(item->data(Qt::UserRole).toString()), wanted);
            item->setHidden(!wanted.isEmpty() && excerpt.isEmpty());
            item->setToolTip(excerpt);
            if (first == nullptr && !item->isHidden())
                first = item;
        }
        if (first == nullptr) {
            m_topics->setCurrentRow(-1);
            m_text->setPlainText(tr("No page contains “%1”.").arg(wanted));
        } else if (m_topics->currentItem() == nullptr || m_topics->currentItem()->isHidden()) {
            m_topics->setCurrentItem(first);
        } else {
            showTopic(m_topics->currentRow());
        }
    }

    QLineEdit *m_search;
    QListWidget *m_topics;
    QTextBrowser *m_text;
};

} // namespace cave
