// SPDX-License-Identifier: MIT
#include "editor/panels/tools/stamps_panel.h"

#include "core/base/message.h"
#include "core/base/small_file.h"
#include "core/content/builtin.h"
#include "core/io/codec/patch_json.h"
#include "core/io/files/atomic_file.h"
#include "core/io/files/world_names.h"
#include "editor/panels/inline_question.h"
#include "editor/tools/paste_tool.h"
#include "editor/view/form/form.h"
#include "editor/view/form/tab_order.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <memory>
#include <utility>

namespace cave {
namespace {

constexpr unsigned kLargestFile = 64; ///< mebibytes: a patch of the maximum size

struct BuiltIn {
    const char *file;
    const char *name;
};
constexpr std::array kBuiltIn{
    BuiltIn{"small-room", QT_TRANSLATE_NOOP("Stamps", "Small room")},
    BuiltIn{"large-room", QT_TRANSLATE_NOOP("Stamps", "Large room")},
    BuiltIn{"round-room", QT_TRANSLATE_NOOP("Stamps", "Round room")},
    BuiltIn{"pillared-hall", QT_TRANSLATE_NOOP("Stamps", "Pillared hall")},
    BuiltIn{"cells", QT_TRANSLATE_NOOP("Stamps", "Nine cells")},
    BuiltIn{"treasure-niche", QT_TRANSLATE_NOOP("Stamps", "Treasure niche")},
    BuiltIn{"corridor", QT_TRANSLATE_NOOP("Stamps", "Corridor")},
    BuiltIn{"bridge", QT_TRANSLATE_NOOP("Stamps", "Bridge")},
    BuiltIn{"cross", QT_TRANSLATE_NOOP("Stamps", "Cross")},
    BuiltIn{"zigzag", QT_TRANSLATE_NOOP("Stamps", "Zigzag")},
    BuiltIn{"spiral", QT_TRANSLATE_NOOP("Stamps", "Spiral")},
    BuiltIn{"ring", QT_TRANSLATE_NOOP("Stamps", "Ring")},
    BuiltIn{"four-pillars", QT_TRANSLATE_NOOP("Stamps", "Four pillars")},
    BuiltIn{"rock-pillar", QT_TRANSLATE_NOOP("Stamps", "Rock pillar")},
};

std::filesystem::path pathOf(const QString &path)
{
    return std::filesystem::path(path.toStdU16String());
}

QString fileFor(const QString &folder, const QString &name)
{
    const QString safe = QString::fromStdString(safeFileName(name.toStdString()));
    return QDir(folder).filePath(safe + QStringLiteral(".json"));
}

void readInto(Stamp &stamp, const Result<std::string> &text, const Content &content)
{
    Result<CellPatch> patch = text ? parsePatch(*text, content) : Result<CellPatch>(text.error());
    if (patch)
        stamp.patch = std::move(*patch);
    else
        stamp.problem = messageText(patch.error().message);
}

Error takenError(const QString &name)
{
    return {ErrorCode::AlreadyExists, message("there is already a stamp called '%1'", name.toStdString())};
}

constexpr int kPreview = 56;
constexpr int kCellWidth = 80;
constexpr int kCellHeight = 84;

/// A patch centred in a square, with whole pixels per cell if it is small enough.
QPixmap previewOf(const CellPatch &patch, const Theme &theme, double ratio)
{
    const int side = static_cast<int>(kPreview * ratio);
    QPixmap pixmap(side, side);
    pixmap.fill(theme.deepRock);
    QPainter painter(&pixmap);
    const QImage image = patchImage(patch, theme);
    const double fit = static_cast<double>(side) / std::max(patch.width(), patch.height());
    const double scale = fit >= 1 ? std::floor(fit) : fit;
    const QSizeF size(patch.width() * scale, patch.height() * scale);
    painter.drawImage(
        QRectF(QPointF(std::floor((side - size.width()) / 2), std::floor((side - size.height()) / 2)), size),
        image);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

} // namespace

std::vector<Stamp> builtInStamps(const Content &content)
{
    std::vector<Stamp> stamps;
    for (const BuiltIn &entry : kBuiltIn) {
        Stamp stamp{QCoreApplication::translate("Stamps", entry.name),
                    QStringLiteral(":/stamps/%1.json").arg(QLatin1String(entry.file)),
                    true,
                    {},
                    {}};
        QFile file(stamp.path);
        const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        if (file.error() == QFileDevice::NoError)
            readInto(stamp, text.toStdString(), content);
        else
            stamp.problem = file.errorString();
        stamps.push_back(std::move(stamp));
    }
    return stamps;
}

std::vector<Stamp> stampsIn(const QString &folder, const Content &content)
{
    std::vector<Stamp> stamps;
    const QFileInfoList files = QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files,
                                                           QDir::Name | QDir::IgnoreCase | QDir::LocaleAware);
    for (const QFileInfo &file : files) {
        Stamp stamp{file.completeBaseName(), file.filePath(), false, {}, {}};
        readInto(stamp, readSmallFile(pathOf(stamp.path), "stamp", kLargestFile), content);
        stamps.push_back(std::move(stamp));
    }
    return stamps;
}

Result<void> saveStamp(const QString &folder, const QString &name, const CellPatch &patch,
                       const Content &content)
{
    if (!QDir().mkpath(folder))
        return Error{ErrorCode::Io, message("can't make the folder %1", folder.toStdString())};
    const QString path = fileFor(folder, name);
    const Result<void> written =
        writeFileAtomically(pathOf(path), patchJson(patternOf(patch), content), {.replace = false});
    return written || written.error().code != ErrorCode::AlreadyExists ? written : takenError(name);
}

Result<void> renameStamp(const Stamp &stamp, const QString &name)
{
    const QString path = fileFor(QFileInfo(stamp.path).path(), name);
    if (path == stamp.path)
        return {};
    if (QFile::exists(path))
        return takenError(name);
    QFile file(stamp.path);
    if (!file.rename(path))
        return Error{ErrorCode::Io, stamp.path.toStdString() + ": " + file.errorString().toStdString()};
    return {};
}

Result<void> removeStamp(const Stamp &stamp)
{
    QFile file(stamp.path);
    if (!file.remove())
        return Error{ErrorCode::Io, stamp.path.toStdString() + ": " + file.errorString().toStdString()};
    return {};
}

StampsPanel::StampsPanel(EditTools &tools, QWidget *parent)
    : QWidget(parent)
    , m_tools(tools)
    , m_watcher(new QFileSystemWatcher(this))
{
    setUpForm(m_ui, *this);
    m_naming = new InlineName(QStringLiteral("stamps"), this);
    m_removing = new InlineQuestion(QStringLiteral("stamps"), this);
    m_ui.column->insertWidget(1, m_naming);
    m_ui.column->insertWidget(2, m_removing);
    setTabOrderByLayout(*this);
    m_ui.stamps_save->setIcon(namedIcon("add"));
    m_ui.stamps_rename->setIcon(namedIcon("rename"));
    m_ui.stamps_remove->setIcon(namedIcon("bin"));
    m_ui.stamps_list->setIconSize({kPreview, kPreview});
    m_ui.stamps_list->setGridSize({kCellWidth, kCellHeight});
    connect(m_ui.stamps_save, &QToolButton::clicked, this, &StampsPanel::save);
    connect(m_ui.stamps_remove, &QToolButton::clicked, this, &StampsPanel::remove);
    connect(m_ui.stamps_rename, &QToolButton::clicked, this, [this] {
        if (QListWidgetItem *item = m_ui.stamps_list->currentItem();
            !m_ui.stamps_list->isPersistentEditorOpen(item))
            m_ui.stamps_list->editItem(item);
    });
    connect(m_ui.stamps_list, &QListWidget::itemClicked, this, &StampsPanel::use);
    connect(m_ui.stamps_list, &QListWidget::itemActivated, this, &StampsPanel::use);
    connect(m_ui.stamps_list, &QListWidget::itemChanged, this, &StampsPanel::rename);
    connect(m_ui.stamps_list, &QListWidget::currentItemChanged, this, &StampsPanel::refresh);
    connect(&m_tools.selection(), &Selection::changed, this, &StampsPanel::refresh);
    connect(&m_tools, &EditTools::documentChanged, this, &StampsPanel::reload);
    // Editing a name in the list must be finished before its items are created again.
    connect(m_watcher, &QFileSystemWatcher::directoryChanged, this, &StampsPanel::reload,
            Qt::QueuedConnection);
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        m_ui.stamps_rename->setToolTip(withKey(tr("Rename this stamp"), Qt::Key_F2));
        m_naming->setKeepText([] { return tr("Save"); });
        reload();
    });
    bindLook(*this, [this] {
        setSecondary(m_ui.stamps_note, currentTheme());
        m_ui.stamps_list->setFont(fontOf(TextSize::Small));
        reload();
    });
}

void StampsPanel::setFolder(const QString &path)
{
    m_folder = path;
    reload();
}

/// By which stamps are read.
std::shared_ptr<const Content> StampsPanel::tables() const
{
    if (WorldDocument *document = m_tools.document())
        return document->world().content;
    return std::make_shared<const Content>(builtInContent().valueOr(Content()));
}

void StampsPanel::reload()
{
    const std::shared_ptr<const Content> content = tables();
    QString path = std::exchange(m_nextCurrent, {});
    if (const Stamp *before = current(); before != nullptr && path.isEmpty())
        path = before->path;
    m_stamps = builtInStamps(*content);
    if (!m_folder.isEmpty()) {
        std::vector<Stamp> own = stampsIn(m_folder, *content);
        m_stamps.insert(m_stamps.begin(), std::make_move_iterator(own.begin()),
                        std::make_move_iterator(own.end()));
        if (m_watcher->directories().isEmpty() && QDir(m_folder).exists())
            m_watcher->addPath(m_folder);
    }
    const QSignalBlocker quiet(m_ui.stamps_list);
    const int row = m_ui.stamps_list->currentRow();
    m_ui.stamps_list->clear();
    for (const Stamp &stamp : m_stamps)
        addItem(stamp);
    const auto found = std::ranges::find(m_stamps, path, &Stamp::path);
    m_ui.stamps_list->setCurrentRow(found != m_stamps.end() ? static_cast<int>(found - m_stamps.begin())
                                                            : std::min(row, m_ui.stamps_list->count() - 1));
    refresh();
}

void StampsPanel::addItem(const Stamp &stamp)
{
    auto *item = new QListWidgetItem(stamp.name, m_ui.stamps_list); // the list owns it
    item->setTextAlignment(Qt::AlignHCenter | Qt::AlignTop);
    if (stamp.patch && !stamp.patch->empty())
        item->setIcon(previewOf(*stamp.patch, currentTheme(), devicePixelRatioF()));
    else
        item->setIcon(namedIcon(QStringLiteral("warning")));
    item->setToolTip(stamp.patch ? tr("%1: %2 × %3 cells")
                                       .arg(stamp.name, QString::number(stamp.patch->width()),
                                            QString::number(stamp.patch->height()))
                                 : stamp.problem);
    item->setFlags(item->flags().setFlag(Qt::ItemIsEditable, !stamp.builtIn));
}

const Stamp *StampsPanel::current() const
{
    const int row = m_ui.stamps_list->currentRow();
    return row < 0 || row >= static_cast<int>(m_stamps.size()) ? nullptr
                                                               : &m_stamps[static_cast<std::size_t>(row)];
}

void StampsPanel::refresh()
{
    const Stamp *stamp = current();
    const bool own = stamp != nullptr && !stamp->builtIn;
    m_ui.stamps_rename->setEnabled(own);
    m_ui.stamps_remove->setEnabled(own);
    m_ui.stamps_save->setEnabled(!m_folder.isEmpty() && !m_tools.selection().empty());
    const WorldDocument *document = m_tools.document();
    m_ui.stamps_note->setText(document == nullptr   ? tr("Open a world to use stamps.")
                              : document->canEdit() ? tr("Click a stamp, then click on the map.")
                                                    : tr("This world is read-only here."));
}

void StampsPanel::use(const QListWidgetItem *item)
{
    const Stamp &stamp = m_stamps[static_cast<std::size_t>(m_ui.stamps_list->row(item))];
    if (!stamp.patch)
        emit failed({ErrorCode::InvalidArgument, stamp.problem.toStdString()});
    else if (m_tools.document() != nullptr && m_tools.document()->canEdit())
        m_tools.floatPatch(*stamp.patch, tr("Stamp: %1").arg(stamp.name));
}

void StampsPanel::save()
{
    const std::optional<CellPatch> patch = m_tools.selectedPatch();
    if (!patch)
        return;
    m_removing->hide();
    // Another world, with other tables, may be shown once the name is entered.
    m_naming->ask([] { return tr("Name of the stamp"); }, tr("My stamp"),
                  [this, patch, content = tables()](const QString &name) {
                      const Result<void> saved = saveStamp(m_folder, name, *patch, *content);
                      if (saved)
                          m_nextCurrent = fileFor(m_folder, name);
                      report(saved);
                  });
}

void StampsPanel::rename(const QListWidgetItem *item)
{
    const Stamp &stamp = m_stamps[static_cast<std::size_t>(m_ui.stamps_list->row(item))];
    const QString name = item->text().simplified();
    if (!name.isEmpty() && name != stamp.name) {
        const Result<void> renamed = renameStamp(stamp, name);
        if (renamed) // the list is sorted by names
            m_nextCurrent = fileFor(QFileInfo(stamp.path).path(), name);
        report(renamed);
    } else
        QMetaObject::invokeMethod(this, &StampsPanel::reload, Qt::QueuedConnection);
}

void StampsPanel::remove()
{
    const Stamp *stamp = current();
    if (stamp == nullptr || stamp->builtIn)
        return;
    m_naming->hide();
    m_removing->ask(
        [name = stamp->name] {
            return InlineQuestion::Texts{tr("Remove the stamp “%1”? Its file is deleted.").arg(name),
                                         tr("Remove"), tr("Keep it")};
        },
        [this, stamp = *stamp] { report(removeStamp(stamp)); });
}

/// The list is refilled once its items are no longer in use.
void StampsPanel::report(const Result<void> &done)
{
    if (!done)
        emit failed(done.error());
    QMetaObject::invokeMethod(this, &StampsPanel::reload, Qt::QueuedConnection);
}

} // namespace cave

#include "moc_stamps_panel.cpp"
