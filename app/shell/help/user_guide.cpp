// SPDX-License-Identifier: MIT
#include "app/shell/help/user_guide.h"

#include "app/common/first_size.h"
#include "editor/view/style/type_scale.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QListWidget>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextList>
#include <QTextTable>
#include <QVBoxLayout>

#include <string>

namespace cave {
namespace {

QString readText(const QString &path)
{
    QFile file(path);
    const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    if (file.error() == QFileDevice::NoError)
        return QString::fromUtf8(text);
    const QString name = QFileInfo(path).fileName();
    return UserGuide::tr("# %1\n\nThis page can't be read: %2.").arg(name, file.errorString());
}

/// The folder with the pages in the window's language.
QDir guideFolder()
{
    //: The code of the language that you translate to, such as "de" or "zh_CN": the folder of the guide's
    //: pages.
    const QDir translated(":/help/" + UserGuide::tr("en"));
    return translated.exists() ? translated : QDir(":/help");
}

/// The first heading of a Markdown text.
QString titleOf(const QString &markdown)
{
    const QString line = markdown.section('\n', 0, 0);
    return line.startsWith("# ") ? line.mid(2).trimmed() : line;
}

/// Adds paragraph and line spacing for readability.
void loosen(QTextDocument &document)
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

} // namespace

UserGuide::UserGuide(QWidget *parent) : QDialog(parent), m_topics(new QListWidget), m_text(new QTextBrowser)
{
    setObjectName("userGuide");
    setWindowTitle(tr("User guide"));
    setFirstSize(*this, QSize(200, 150) * kGrid);
    m_topics->setObjectName("guide.topics");
    m_text->setObjectName("guide.text");
    m_text->setAccessibleName(windowTitle());
    m_topics->setAccessibleName(tr("Pages"));
    m_text->setOpenExternalLinks(true);
    m_text->document()->setDocumentMargin(5 * kGrid);
    auto *parts = new QSplitter(this);
    parts->addWidget(m_topics);
    parts->addWidget(m_text);
    parts->setStretchFactor(1, 1);
    parts->setSizes({50 * kGrid, 150 * kGrid});
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(parts);
    connect(m_topics, &QListWidget::currentRowChanged, this, &UserGuide::showTopic);
    listTopics();
    m_topics->setCurrentRow(0);
}

void UserGuide::listTopics()
{
    const QDir folder = guideFolder();
    for (const QString &file : folder.entryList({"*.md"}, QDir::Files, QDir::Name)) {
        const QString path = folder.filePath(file);
        auto *item = new QListWidgetItem(titleOf(readText(path)), m_topics);
        item->setData(Qt::UserRole, path);
        item->setSizeHint({0, 8 * kGrid});
    }
}

void UserGuide::showPage(const QString &name)
{
    for (int row = 0; row < m_topics->count(); ++row) {
        const QString file = QFileInfo(m_topics->item(row)->data(Qt::UserRole).toString()).fileName();
        if (file.section('-', 1).startsWith(name))
            return m_topics->setCurrentRow(row);
    }
}

void UserGuide::showPageOf(ScenarioKind kind)
{
    m_topics->setCurrentRow(0);
    showPage(QString::fromStdString(std::string(scenarioKey(kind))));
}

void UserGuide::showTopic(int row)
{
    if (const QListWidgetItem *item = m_topics->item(row)) {
        m_text->setMarkdown(readText(item->data(Qt::UserRole).toString()));
        loosen(*m_text->document());
    }
}

} // namespace cave

#include "moc_user_guide.cpp"
