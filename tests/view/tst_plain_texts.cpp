// SPDX-License-Identifier: MIT
#include "editor/view/style/rich_text.h"

#include <QApplication>
#include <QHelpEvent>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QScreen>
#include <QTemporaryDir>
#include <QTextDocument>
#include <QToolTip>
#include <QWhatsThis>

#include <algorithm>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// The label of the tip that is shown; null if there is none.
QLabel *shownTip()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (widget->inherits("QTipLabel") && widget->isVisible())
            return qobject_cast<QLabel *>(widget);
    }
    return nullptr;
}

void askForTip(QWidget &widget, QEvent::Type type = QEvent::ToolTip)
{
    const QPoint middle = widget.rect().center();
    QHelpEvent event(type, middle, widget.mapToGlobal(middle));
    QApplication::sendEvent(&widget, &event);
}

/// The width of a picture that takes so many pixels if it is shown.
constexpr int kPictureWidth = 700;

/// A name that shows a picture where it is taken for HTML.
class PictureName {
public:
    PictureName()
    {
        QImage picture(kPictureWidth, 10, QImage::Format_RGB32);
        picture.fill(Qt::red);
        if (!picture.save(file()))
            qFatal("the picture could not be written");
    }
    [[nodiscard]] QString text() const { return QStringLiteral("<img src=\"%1\">").arg(file()); }

private:
    [[nodiscard]] QString file() const { return m_folder.filePath("p.png"); }

    QTemporaryDir m_folder;
};

/// Names of strangers that look like HTML.
class TestPlainTexts : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QToolTip::hideText(); }

    void aTipIsShownAsItIs()
    {
        const PictureName name;
        QPushButton button("x");
        button.setToolTip(name.text());
        button.show();
        askForTip(button);
        const QLabel *tip = shownTip();
        QVERIFY(tip != nullptr);
        QCOMPARE(tip->textFormat(), Qt::PlainText);
        QCOMPARE(tip->text(), name.text());
    }

    void aTipOfAListIsShownAsItIs()
    {
        QListWidget list;
        auto *item = new QListWidgetItem("x", &list);
        item->setToolTip("<b>bold</b>");
        list.show();
        const QPoint at = list.visualItemRect(item).center();
        QHelpEvent event(QEvent::ToolTip, at, list.viewport()->mapToGlobal(at));
        QApplication::sendEvent(list.viewport(), &event);
        const QLabel *tip = shownTip();
        QVERIFY(tip != nullptr);
        QCOMPARE(tip->textFormat(), Qt::PlainText);
        QCOMPARE(tip->text(), QString("<b>bold</b>"));
    }

    void aLongWordStaysOnTheScreen()
    {
        QPushButton button("x");
        button.setToolTip(QString(500, 'm'));
        button.show();
        askForTip(button);
        const QLabel *tip = shownTip();
        QVERIFY(tip != nullptr);
        QVERIFY2(tip->width() <= tip->screen()->availableGeometry().width(),
                 qPrintable(QString::number(tip->width())));
        const QRect screen = tip->screen()->availableGeometry();
        const QRect place = tip->geometry();
        QVERIFY2(screen.contains(place), qPrintable(QStringLiteral("%1, %2: %3 × %4 of %5, %6: %7 × %8")
                                                        .arg(place.x())
                                                        .arg(place.y())
                                                        .arg(place.width())
                                                        .arg(place.height())
                                                        .arg(screen.x())
                                                        .arg(screen.y())
                                                        .arg(screen.width())
                                                        .arg(screen.height())));
    }

    void helpIsShownAsItIs()
    {
        const PictureName name;
        QPushButton button("x");
        button.setWhatsThis(name.text());
        button.show();
        askForTip(button, QEvent::WhatsThis);
        const auto windows = QApplication::topLevelWidgets();
        const auto help = std::ranges::find_if(
            windows, [](const QWidget *widget) { return widget->inherits("QWhatsThat"); });
        QVERIFY(help != windows.end());
        QVERIFY2((*help)->width() < kPictureWidth, "the picture is shown");
        QWhatsThis::hideText();
    }

    void labelsOfDialogsArePlain()
    {
        QMessageBox box;
        box.setText("<b>a</b>");
        box.setInformativeText("<i>b</i>");
        QProgressDialog progress("<u>c</u>", {}, 0, 1);
        for (QWidget *dialog : {static_cast<QWidget *>(&box), static_cast<QWidget *>(&progress)}) {
            dialog->show();
            for (const QLabel *label : dialog->findChildren<QLabel *>())
                QCOMPARE(label->textFormat(), Qt::PlainText);
        }
    }

    void ourFormatsAreShown()
    {
        QLabel label;
        showRich(label, RichText::lines({RichText::bold("a <i>&"), RichText::plain("b\n<img src=c>")}));
        label.show();
        QCOMPARE(label.textFormat(), Qt::RichText);
        QTextDocument shown;
        shown.setHtml(label.text());
        QCOMPARE(shown.toPlainText(), QString("a <i>&\nb\n<img src=c>"));
        shown.setHtml(
            RichText::joined({RichText::link("x%1"), RichText::link("y")}, " · ").within("Try <%1>").html());
        QCOMPARE(shown.toPlainText(), QString("Try <x%1 · y>"));
    }
};

} // namespace

CAVE_WIDGET_TEST(TestPlainTexts)
#include "tst_plain_texts.moc"
