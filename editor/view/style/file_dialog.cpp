// SPDX-License-Identifier: MIT
#include "editor/view/style/file_dialog.h"

#include <QAbstractFileIconProvider>
#include <QApplication>
#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFileSystemModel>
#include <QIcon>
#include <QLineEdit>
#include <QRegularExpression>
#include <QStyle>

#include <optional>
#include <utility>

namespace cave {
namespace {

/// Chooses icons by directory entries only. Called from the thread that lists folders, so the icons are
/// created beforehand.
class NameIcons : public QAbstractFileIconProvider {
public:
    NameIcons()
        : m_computer(QApplication::style()->standardIcon(QStyle::SP_ComputerIcon))
        , m_drive(QApplication::style()->standardIcon(QStyle::SP_DriveHDIcon))
        , m_folder(QApplication::style()->standardIcon(QStyle::SP_DirIcon))
        , m_file(QApplication::style()->standardIcon(QStyle::SP_FileIcon))
    {
    }

    [[nodiscard]] QIcon icon(IconType type) const override
    {
        switch (type) {
        case Computer:
        case Desktop:
        case Network:
            return m_computer;
        case Drive:
            return m_drive;
        case Folder:
        case Trashcan:
            return m_folder;
        case File:
            break;
        }
        return m_file;
    }
    [[nodiscard]] QIcon icon(const QFileInfo &info) const override
    {
        if (info.isRoot())
            return m_drive;
        return info.isDir() ? m_folder : m_file;
    }
    [[nodiscard]] QString type(const QFileInfo &info) const override
    {
        if (info.isRoot())
            return QCoreApplication::translate("cave::FileDialog", "Drive");
        if (info.isDir())
            return QCoreApplication::translate("cave::FileDialog", "Folder");
        return info.suffix().isEmpty()
                   ? QCoreApplication::translate("cave::FileDialog", "File")
                   : QCoreApplication::translate("cave::FileDialog", "%1 file").arg(info.suffix());
    }

private:
    QIcon m_computer;
    QIcon m_drive;
    QIcon m_folder;
    QIcon m_file;
};

/// During its lifetime, dialogs are Qt's own, and their lists get `icons` before they read a folder: a
/// dialog's constructor opens the last folder, and a provider set afterwards comes too late.
class EarlyIcons : public QObject {
public:
    explicit EarlyIcons(QAbstractFileIconProvider &icons)
        : m_icons(icons)
        , m_noNative(QCoreApplication::testAttribute(Qt::AA_DontUseNativeDialogs))
    {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QCoreApplication::instance()->installEventFilter(this);
    }
    ~EarlyIcons() override { QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs, m_noNative); }
    EarlyIcons(const EarlyIcons &) = delete;
    EarlyIcons &operator=(const EarlyIcons &) = delete;
    EarlyIcons(EarlyIcons &&) = delete;
    EarlyIcons &operator=(EarlyIcons &&) = delete;

    /// The list is created before the dialog's other children, whose events indicate that it exists.
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::ChildAdded) {
            auto *list = watched->findChild<QFileSystemModel *>(QString(), Qt::FindDirectChildrenOnly);
            if (list != nullptr && list->iconProvider() != &m_icons)
                list->setIconProvider(&m_icons);
        }
        return false;
    }

private:
    QAbstractFileIconProvider &m_icons;
    bool m_noNative;
};

/// A base of the dialog, so that the icons exist before it, and until the listing thread has ended.
struct IconsOfDialog {
    NameIcons icons;
    std::optional<EarlyIcons> early{std::in_place, icons};
};

class FileDialog : private IconsOfDialog, public QFileDialog {
public:
    FileDialog(QWidget *parent, const QString &title, FileMode mode) : QFileDialog(parent, title)
    {
        setFileMode(mode);
        setOption(QFileDialog::DontUseNativeDialog);
        setOption(QFileDialog::DontUseCustomDirectoryIcons);
        setIconProvider(&icons);
        setAttribute(Qt::WA_DeleteOnClose);
        early.reset();
    }

protected:
    /// Qt adds the suffix only to names without a dot, not to one such as "Version 1.5".
    void accept() override
    {
        auto *name = findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
        if (acceptMode() == QFileDialog::AcceptSave && !defaultSuffix().isEmpty() &&
            !name->text().isEmpty() && !isOffered(name->text()) &&
            !QFileInfo(directory(), name->text()).isDir())
            name->setText(name->text() + '.' + wantedSuffix());
        QFileDialog::accept();
    }

private:
    [[nodiscard]] QString wantedSuffix() const
    {
        static const QRegularExpression kFirst(QStringLiteral("\\*\\.([^\\s)]+)"));
        const QString filter = selectedNameFilter();
        return filter.contains("*." + defaultSuffix()) ? defaultSuffix() : kFirst.match(filter).captured(1);
    }

    /// Whether a file at this path is of one of the kinds in the filters, or any is wanted.
    [[nodiscard]] bool isOffered(const QString &path) const
    {
        const QString name = QFileInfo(path).fileName(); // no pattern matches a separator
        static const QRegularExpression pattern(QStringLiteral("\\*\\.[^\\s)]+"));
        if (!pattern.match(selectedNameFilter()).hasMatch())
            return true;
        QRegularExpressionMatchIterator offered = pattern.globalMatch(nameFilters().join(' '));
        while (offered.hasNext()) {
            if (QDir::match(offered.next().captured(), name))
                return true;
        }
        return false;
    }
};

} // namespace

QFileDialog *askToOpen(QWidget *parent, const QString &title, const QStringList &filters)
{
    auto *dialog = new FileDialog(parent, title, QFileDialog::ExistingFile);
    if (!filters.isEmpty())
        dialog->setNameFilter(filters.join(QStringLiteral(";;")));
    return dialog;
}

QFileDialog *askToSave(QWidget *parent, const QString &title, const QStringList &filters,
                       const QString &suffix, const QString &name)
{
    auto *dialog = new FileDialog(parent, title, QFileDialog::AnyFile);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    if (!filters.isEmpty())
        dialog->setNameFilter(filters.join(QStringLiteral(";;")));
    dialog->setDefaultSuffix(suffix);
    if (!name.isEmpty())
        dialog->selectFile(name);
    return dialog;
}

QFileDialog *askForFolder(QWidget *parent, const QString &title)
{
    auto *dialog = new FileDialog(parent, title, QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    return dialog;
}

} // namespace cave
