// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

class QHelpEvent;
class QLabel;
class QWidget;

namespace cave {

/// `text` with places to break in words that are too long for a line, and its end cut off if it is too long.
QString breakable(const QString &text);

/// Shows texts as they are. Qt takes any text of a label, tool tip, message box or help text with a tag in it
/// for HTML, and loads the files that its pictures name; but texts contain names, seeds and messages of
/// strangers. As a filter of the application's events, this makes all of them plain text. What is formatted
/// by us is a `RichText`.
class PlainTexts : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    static void makePlain(QLabel &label);
    static void keepOnScreen(QLabel &tip);
    static bool showHelp(const QWidget &widget, const QHelpEvent &event);
};

} // namespace cave
