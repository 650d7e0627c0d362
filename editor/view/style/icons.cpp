// SPDX-License-Identifier: MIT
#include "editor/view/style/icons.h"

#include <QApplication>
#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

namespace cave {
namespace {

/// Paints a one-colour SVG in the palette's current text colour, so that icons follow a change of theme.
class InkIconEngine : public QIconEngine {
public:
    explicit InkIconEngine(QByteArray svg) : m_svg(std::move(svg)) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        QByteArray inked = m_svg;
        inked.replace("#000", ink(mode).name().toLatin1());
        QSvgRenderer renderer(inked);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        renderer.render(painter, QRectF(rect));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        if (size.isEmpty()) // of a button that a narrow window left no room
            return {};
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine *clone() const override { return new InkIconEngine(*this); }

private:
    static QColor ink(QIcon::Mode mode)
    {
        const QPalette palette = QApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::WindowText);
        return palette.color(mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::WindowText);
    }

    QByteArray m_svg;
};

/// Our ids, and the freedesktop.org names for the same icons.
QString desktopName(const QString &id)
{
    static const QHash<QString, QString> kNames{
        {"open-file", "document-open"},
        {"save", "document-save"},
        {"quit", "application-exit"},
        {"full-screen", "view-fullscreen"},
        {"guide", "help-contents"},
        {"about", "help-about"},
        {"search", "edit-find"},
        {"bin", "user-trash"},
        {"folder", "folder-open"},
        {"duplicate", "edit-copy"},
        {"rename", "edit-rename"},
        {"zoom-in", "zoom-in"},
        {"zoom-out", "zoom-out"},
        {"warning", "dialog-warning"},
        {"error", "dialog-error"},
        {"note", "dialog-information"},
        {"dismiss", "window-close"},
        {"back", "go-previous"},
        {"settings", "preferences-system"},
        {"reset", "edit-undo"},
        {"keys", "preferences-desktop-keyboard-shortcuts"},
    };
    return kNames.value(id);
}

} // namespace

QIcon namedIcon(const QString &id)
{
    QFile file(":/icons/" + id + ".svg");
    QIcon own;
    if (file.open(QIODevice::ReadOnly))
        own = QIcon(new InkIconEngine(file.readAll())); // the icon owns its engine
    const QString name = desktopName(id);
    return name.isEmpty() ? own : QIcon::fromTheme(name, own);
}

QIcon programIcon()
{
    return QIcon(":/icons/cavegame.svg");
}

} // namespace cave
