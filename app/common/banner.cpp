// SPDX-License-Identifier: MIT
#include "app/common/banner.h"

#include "app/common/data_folders.h"
#include "core/io/files/kept_database.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace cave {
namespace {

constexpr int kIconSize = 20;
constexpr int kNoteMs = 8000;

QString iconOf(Banner::Kind kind)
{
    return kind == Banner::Kind::Note ? "note" : kind == Banner::Kind::Warning ? "warning" : "error";
}

QColor edgeOf(Banner::Kind kind, const Theme &theme)
{
    return kind == Banner::Kind::Note      ? theme.accent
           : kind == Banner::Kind::Warning ? theme.gold
                                           : theme.danger;
}

QColor mixedColour(const QColor &a, const QColor &b, double share)
{
    const auto mix = [share](int from, int to) { return static_cast<int>(from + (to - from) * share); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

struct UselessFileText {
    Q_DECLARE_TR_FUNCTIONS(UselessFile)
};

} // namespace

/// The text of a banner: as high as it needs, up to some lines; the rest can be scrolled to.
class BannerText : public QScrollArea {
public:
    explicit BannerText(QWidget *parent) : QScrollArea(parent), m_label(named("banner.text", new QLabel))
    {
        setFrameShape(NoFrame);
        setWidgetResizable(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
        viewport()->setAutoFillBackground(false);
        m_label->setTextFormat(Qt::PlainText); // it may quote what came from files and other machines
        m_label->setWordWrap(true);
        m_label->setMinimumWidth(1); // a long word must not widen it
        m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        setWidget(m_label);
        m_label->setAutoFillBackground(false);
    }

    [[nodiscard]] QLabel &label() const { return *m_label; }
    /// Whether nothing has to be scrolled to at this width.
    [[nodiscard]] bool isShownWhole(int width) const { return m_label->heightForWidth(width) <= longest(); }
    void setText(const QString &text)
    {
        m_label->setText(text);
        updateGeometry();
        verticalScrollBar()->setValue(0);
    }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override
    {
        return std::min(m_label->heightForWidth(width), longest());
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        const QSize hint = m_label->sizeHint();
        return {hint.width(), std::min(hint.height(), longest())};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, fontMetrics().lineSpacing()}; }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QScrollArea::resizeEvent(event);
        const bool isCut = m_label->heightForWidth(viewport()->width()) > viewport()->height();
        setFocusPolicy(isCut ? Qt::TabFocus : Qt::NoFocus); // so that it can be scrolled by keys
    }

private:
    [[nodiscard]] int longest() const
    {
        constexpr int kLines = 3;
        return kLines * m_label->fontMetrics().lineSpacing();
    }

    QLabel *m_label;
};

Banner::Banner(QWidget *parent)
    : QFrame(parent)
    , m_icon(new QLabel(this))
    , m_text(new BannerText(this))
    , m_body(new QHBoxLayout)
    , m_actions(new QHBoxLayout)
    , m_close(named("banner.close", new QToolButton(this)))
    , m_leave(new QTimer(this))
{
    setObjectName("banner");
    setAutoFillBackground(true);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum); // a long word must not widen the window
    m_close->setIcon(namedIcon("dismiss"));
    m_close->setAutoRaise(true);
    hbox(*this, 3 * kGrid, QMargins(4 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid),
         {m_icon, {m_body, 1}, m_close});
    m_body->setSpacing(3 * kGrid);
    m_body->addWidget(m_text, 1);
    m_body->addLayout(m_actions);
    m_leave->setSingleShot(true);
    connect(m_leave, &QTimer::timeout, this, &Banner::leave);
    connect(m_close, &QToolButton::clicked, this, &Banner::dismiss);
    bindEvent(*this, {QEvent::Resize}, [this] { arrange(); });
    bindTexts(*this, [this] {
        m_close->setToolTip(tr("Dismiss"));
        m_close->setAccessibleName(tr("Dismiss this message"));
    });
    bindLook(*this, [this] { refreshLook(); });
    hide();
}

void Banner::layOutAbove(QWidget &page, QWidget &around)
{
    auto *column = new QVBoxLayout(&around);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(this);
    column->addWidget(&page, 1);
}

void Banner::report(Kind kind, const QString &text, std::vector<BannerAction> actions)
{
    clearActions();
    m_kind = kind;
    m_text->setText(text);
    const bool leaves = kind == Kind::Note && actions.empty();
    for (BannerAction &action : actions)
        addAction(std::move(action));
    refreshLook();
    arrange();
    show();
    if (leaves)
        m_leave->start(kNoteMs);
    else
        m_leave->stop();
    QAccessibleEvent alert(&m_text->label(), QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

/// Not while a mouse button is held: the page would move under a stroke or a drag.
void Banner::leave()
{
    if (QGuiApplication::mouseButtons() == Qt::NoButton)
        dismiss();
    else
        m_leave->start(kNoteMs);
}

void Banner::dismiss()
{
    if (isHidden())
        return;
    m_leave->stop();
    clearActions();
    hide();
}

QString Banner::text() const
{
    return isHidden() ? QString() : m_text->label().text();
}

void Banner::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

/// The actions are below the text where they would leave it too little room, and one below the other if need
/// be.
void Banner::arrange()
{
    const int room = width() - layout()->contentsMargins().left() - layout()->contentsMargins().right() -
                     m_icon->sizeHint().width() - m_close->sizeHint().width() - 2 * layout()->spacing();
    int inRow = std::max(0, m_actions->count() - 1) * std::max(0, m_actions->spacing());
    for (int i = 0; i < m_actions->count(); ++i)
        inRow += m_actions->itemAt(i)->sizeHint().width();
    m_actions->setDirection(inRow > room ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const int beside = room - inRow - m_body->spacing();
    const bool isNarrow =
        m_actions->count() > 0 && (beside < std::min(room, 100 * kGrid) / 2 || !m_text->isShownWhole(beside));
    m_body->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_body->setAlignment(m_actions, isNarrow ? Qt::AlignLeft : Qt::Alignment());
}

void Banner::addAction(BannerAction action)
{
    auto *button = named("banner.action", new QPushButton(action.text, this));
    button->setFocusPolicy(Qt::TabFocus); // the focused widget keeps the focus when this closes
    m_actions->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, run = std::move(action.run)] {
        const std::function<void()> task = run; // dismissing destroys this connection
        dismiss();
        task();
    });
}

void Banner::clearActions()
{
    while (QLayoutItem *item = m_actions->takeAt(0)) {
        item->widget()->hide();
        item->widget()->setObjectName({}); // no longer to be found
        item->widget()->deleteLater();
        delete item;
    }
}

void Banner::refreshLook()
{
    QPalette palette = paletteFor(currentTheme());
    palette.setColor(QPalette::Window,
                     mixedColour(currentTheme().panel, edgeOf(m_kind, currentTheme()), 0.18));
    setPalette(palette);
    m_icon->setPixmap(namedIcon(iconOf(m_kind)).pixmap(QSize(kIconSize, kIconSize), devicePixelRatioF()));
}

void reportUnopened(Banner &banner, const Error &error, const std::filesystem::path &file,
                    std::function<Result<void>()> begin)
{
    if (!isKeptFileUseless(error))
        return banner.report(Banner::Kind::Error, errorText(error));
    const auto replace = [&banner, file, begin = std::move(begin)] {
        const Result<std::filesystem::path> aside = setKeptFileAside(file);
        const Result<void> begun = aside ? begin() : aside.error();
        if (!begun)
            return banner.report(Banner::Kind::Error, errorText(begun.error()));
        banner.report(Banner::Kind::Note,
                      UselessFileText::tr("A new file was begun. The old one is kept as “%1”.")
                          .arg(fromPath(aside->filename())));
    };
    banner.report(Banner::Kind::Error, errorText(error),
                  {{UselessFileText::tr("Set aside, begin a new one"), replace}});
}

} // namespace cave

#include "moc_banner.cpp"
