// SPDX-License-Identifier: MIT
#include "editor/panels/changes/history_panel.h"

#include "editor/document/world_document.h"
#include "editor/panels/inline_question.h"
#include "editor/tools/paint.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QApplication>
#include <QDateTime>
#include <QPainter>
#include <QStringList>
#include <QStyle>
#include <QStyledItemDelegate>

namespace cave {
namespace {

constexpr int kMarkWidth = 3;
constexpr int kFlagSide = 14;

/// "1,234 cells · 3 minutes ago"; empty for the world before all edits.
QString detailsOf(const QModelIndex &index)
{
    const qint64 made = index.data(HistoryModel::MadeRole).toLongLong();
    if (made == 0)
        return {};
    return QStringLiteral("%1 · %2").arg(cellsText(index.data(HistoryModel::CellsRole).toLongLong()),
                                         timeAgo(made, QDateTime::currentMSecsSinceEpoch()));
}

/// Paints an edit of a HistoryModel: its name, size and time, and save points as flags; the current position
/// has a mark, undone edits are dimmed and slanted.
class HistoryDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QStyle *style = option.widget == nullptr ? QApplication::style() : option.widget->style();
        QStyleOptionViewItem ground = option;
        ground.state.setFlag(QStyle::State_Selected, false); // the current position has its own mark
        style->drawPrimitive(QStyle::PE_PanelItemViewItem, &ground, painter, option.widget);
        const bool done = index.data(HistoryModel::DoneRole).toBool();
        const bool current = index.data(HistoryModel::CurrentRole).toBool();
        if (current)
            painter->fillRect(QRect(option.rect.left(), option.rect.top(), kMarkWidth, option.rect.height()),
                              currentTheme().accent);
        QRect line = option.rect.adjusted(2 * kGrid, kGrid, -2 * kGrid, -kGrid);
        QFont font = fontOf(TextSize::Body, current ? QFont::DemiBold : QFont::Normal);
        font.setItalic(!done);
        const int nameHeight = QFontMetrics(font).height();
        const QStringList saved = index.data(HistoryModel::SavePointsRole).toStringList();
        const QString details = saved.isEmpty() ? detailsOf(index) : index.data().toString();
        QRect name = line;
        if (!details.isEmpty())
            name.setHeight(nameHeight);
        if (!saved.isEmpty()) {
            namedIcon(QStringLiteral("flag"))
                .paint(painter, name.left(), name.top() + 1, kFlagSide, kFlagSide);
            name.setLeft(name.left() + kFlagSide + kGrid);
        }
        const QString text = saved.isEmpty() ? index.data().toString() : saved.join(QStringLiteral(", "));
        painter->setFont(font);
        painter->setPen(done ? currentTheme().text : currentTheme().mutedText);
        painter->drawText(name, Qt::AlignVCenter,
                          QFontMetrics(font).elidedText(text, Qt::ElideRight, name.width()));
        font = fontOf(TextSize::Small);
        font.setItalic(!done);
        line.setTop(name.bottom() + 2);
        painter->setFont(font);
        painter->setPen(currentTheme().mutedText);
        painter->drawText(line, Qt::AlignTop,
                          QFontMetrics(font).elidedText(details, Qt::ElideRight, line.width()));
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            QStyleOptionFocusRect focus;
            focus.QStyleOption::operator=(option);
            style->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, option.widget);
        }
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem & /*option*/,
                                 const QModelIndex & /*index*/) const override
    {
        return {0, QFontMetrics(fontOf(TextSize::Body)).height() +
                       QFontMetrics(fontOf(TextSize::Small)).height() + 2 * kGrid + 2};
    }
};

} // namespace

HistoryModel::HistoryModel(QObject *parent) : QAbstractListModel(parent) {}

void HistoryModel::setDocument(EditHistory *document)
{
    beginResetModel();
    if (m_document != nullptr)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = document;
    m_edits = 0;
    if (document != nullptr) {
        m_edits = static_cast<int>(document->editCount());
        connect(document, &EditHistory::historyChanged, this, &HistoryModel::update);
        connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    }
    endResetModel();
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_document == nullptr || !m_document->canEdit() ? 0 : m_edits + 1;
}

/// Edits are only added and removed at the end; any may have been replaced.
void HistoryModel::update()
{
    const auto edits = static_cast<int>(m_document->editCount());
    if (edits < m_edits) {
        beginRemoveRows({}, edits + 1, m_edits);
        m_edits = edits;
        endRemoveRows();
    } else if (edits > m_edits) {
        beginInsertRows({}, m_edits + 1, edits);
        m_edits = edits;
        endInsertRows();
    }
    emit dataChanged(index(0), index(rowCount() - 1));
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || m_document == nullptr)
        return {};
    const auto position = static_cast<std::size_t>(index.row());
    if (role == SavePointsRole)
        return savePointsAt(position);
    if (role == DoneRole)
        return position <= m_document->position();
    if (role == CurrentRole)
        return position == m_document->position();
    const bool text = role == Qt::DisplayRole || role == Qt::AccessibleTextRole;
    if (position == 0 && text)
        return tr("Before the first edit");
    if (position == 0)
        return role == CellsRole || role == MadeRole ? QVariant(qint64{0}) : QVariant();
    if (text)
        return m_document->label(position - 1);
    if (role == CellsRole)
        return static_cast<qint64>(m_document->facts(position - 1).cells);
    if (role == MadeRole)
        return static_cast<qint64>(m_document->facts(position - 1).madeMs);
    return {};
}

QStringList HistoryModel::savePointsAt(std::size_t position) const
{
    QStringList names;
    const auto *world = qobject_cast<const WorldDocument *>(m_document.data());
    if (world == nullptr)
        return names;
    for (const SavePoint &point : world->savePoints()) {
        if (point.position == position)
            names.append(QString::fromStdString(point.name));
    }
    return names;
}

HistoryPanel::HistoryPanel(QWidget *parent)
    : QWidget(parent)
    , m_model(new HistoryModel(this))
    , m_naming(new InlineName(QStringLiteral("history"), this))
    , m_forgetting(new InlineQuestion(QStringLiteral("history"), this))
{
    setUpForm(m_ui, *this);
    m_ui.bodyColumn->insertWidget(1, m_naming);
    m_ui.bodyColumn->insertWidget(2, m_forgetting);
    m_ui.history_list->setModel(m_model);
    m_ui.history_list->setItemDelegate(new HistoryDelegate(m_ui.history_list));
    m_ui.history_undo->setIcon(namedIcon("undo"));
    m_ui.history_redo->setIcon(namedIcon("redo"));
    m_ui.history_addSavePoint->setIcon(namedIcon("flag"));
    m_ui.history_removeSavePoint->setIcon(namedIcon("dismiss"));
    m_ui.history_forget->setIcon(namedIcon("bin"));
    connect(m_ui.history_undo, &QToolButton::clicked, this, [this] { goTo(m_document->position() - 1); });
    connect(m_ui.history_redo, &QToolButton::clicked, this, [this] { goTo(m_document->position() + 1); });
    connect(m_ui.history_addSavePoint, &QToolButton::clicked, this, &HistoryPanel::addSavePoint);
    connect(m_ui.history_removeSavePoint, &QToolButton::clicked, this, &HistoryPanel::removeSavePoints);
    connect(m_ui.history_forget, &QToolButton::clicked, this, &HistoryPanel::forget);
    connect(m_ui.history_list, &QListView::clicked, this, &HistoryPanel::goToRow);
    connect(m_ui.history_list, &QListView::activated, this, &HistoryPanel::goToRow);
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        m_naming->setKeepText([] { return tr("Save"); });
    });
    bindLook(*this, [this] {
        setSecondary(m_ui.history_empty, currentTheme());
        m_ui.history_empty->setFont(fontOf(TextSize::Body));
    });
    setDocument(nullptr);
}

void HistoryPanel::setDocument(EditHistory *document)
{
    if (m_document != nullptr)
        disconnect(m_document, nullptr, this, nullptr);
    m_document = document;
    m_world = qobject_cast<WorldDocument *>(document);
    m_model->setDocument(document);
    for (QToolButton *button : {m_ui.history_addSavePoint, m_ui.history_removeSavePoint, m_ui.history_forget})
        button->setVisible(m_world != nullptr);
    if (document != nullptr) {
        connect(document, &EditHistory::historyChanged, this, &HistoryPanel::refresh);
        connect(document, &QObject::destroyed, this, &HistoryPanel::refresh);
    }
    m_naming->hide();
    m_forgetting->hide();
    refresh();
}

void HistoryPanel::refresh()
{
    const bool edits = m_document != nullptr && m_document->canEdit();
    m_ui.body->setVisible(edits);
    m_ui.history_empty->setVisible(!edits);
    if (!edits)
        return;
    const auto position = static_cast<int>(m_document->position());
    m_ui.history_undo->setEnabled(m_document->canUndo());
    m_ui.history_redo->setEnabled(m_document->canRedo());
    m_ui.history_forget->setEnabled(m_world != nullptr &&
                                    (m_world->editCount() > 0 || !m_world->savePoints().empty()));
    const QModelIndex current = m_model->index(position);
    m_ui.history_removeSavePoint->setEnabled(
        !current.data(HistoryModel::SavePointsRole).toStringList().isEmpty());
    if (m_ui.history_list->currentIndex() != current)
        m_ui.history_list->setCurrentIndex(current);
}

void HistoryPanel::goTo(std::size_t position)
{
    if (m_document != nullptr && position != m_document->position())
        report(m_document->goTo(position));
}

/// One of the same name would move.
QString HistoryPanel::freeName(const WorldDocument &world)
{
    for (int number = 1;; ++number) {
        QString name = tr("Save point %1").arg(number);
        if (std::ranges::find(world.savePoints(), name.toStdString(), &SavePoint::name) ==
            world.savePoints().end())
            return name;
    }
}

void HistoryPanel::addSavePoint()
{
    m_forgetting->hide();
    m_naming->ask([] { return tr("Name of the save point"); }, freeName(*m_world),
                  [this](const QString &name) {
                      m_ui.history_list->setFocus();
                      if (m_world != nullptr)
                          report(m_world->addSavePoint(name));
                  });
}

/// Those of the current position.
void HistoryPanel::removeSavePoints()
{
    const QModelIndex current = m_model->index(static_cast<int>(m_document->position()));
    for (const QString &name : current.data(HistoryModel::SavePointsRole).toStringList())
        report(m_world->removeSavePoint(name));
}

void HistoryPanel::forget()
{
    m_naming->hide();
    m_forgetting->ask(
        [] {
            return InlineQuestion::Texts{
                tr("Clear all edits and save points? The world is unchanged, but earlier edits can no "
                   "longer be undone."),
                tr("Clear"), tr("Keep it")};
        },
        [this] {
            if (m_world != nullptr)
                report(m_world->forgetHistory());
        });
}

void HistoryPanel::report(const Result<void> &done)
{
    if (!done)
        emit failed(done.error());
}

} // namespace cave

#include "moc_history_panel.cpp"
