// SPDX-License-Identifier: MIT
#include "app/seeds/search/certificate_dialog.h"
#include "app/shell/settings/language.h"
#include "editor/view/style/theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>

#include <atomic>
#include <chrono>
#include <thread>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

constexpr const char *kCode = "1-7K3F-9QXD-MW0A";

Certificate fine()
{
    return {kCode, {{"caves, 1 thread, in order", 0xABC}}, {}};
}

/// A dialog over work of the test's choosing.
struct OpenedCertificate {
    explicit OpenedCertificate(CertificateDialog::Work work) : dialog(nullptr, std::move(work))
    {
        useTheme(lightTheme());
        dialog.show();
        if (!QTest::qWaitForWindowExposed(&dialog, cave::test::kPatience))
            qFatal("the dialog does not show");
    }

    [[nodiscard]] QString text(const char *name) const
    {
        return dialog.findChild<QLabel *>(QLatin1String(name))->text();
    }
    [[nodiscard]] QPushButton *button(const char *name) const
    {
        return dialog.findChild<QPushButton *>(QLatin1String(name));
    }
    [[nodiscard]] bool done() const { return button("certificate.copy")->isEnabled(); }
    void typeCode(const QString &typed) const
    {
        auto *line = dialog.findChild<QLineEdit *>("certificate.friend");
        line->clear();
        QTest::keyClicks(line, typed);
    }

    CertificateDialog dialog;
};

/// The certificate of determinism and the comparison with a friend's.
class TestCertificateDialog : public QObject {
    Q_OBJECT

private slots:
    void theCodeOfThisMachineIsFoundShownAndCopied()
    {
        OpenedCertificate f(certify);
        QTRY_VERIFY(f.done());
        const Result<Certificate> expected = certify({});
        QVERIFY(expected);
        QCOMPARE(f.text("certificate.code"), QString::fromStdString(expected->code));
        QVERIFY(f.text("certificate.verdict").contains("same"));
        QTest::mouseClick(f.button("certificate.copy"), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), QString::fromStdString(expected->code));
        const auto *details = f.dialog.findChild<QPlainTextEdit *>("certificate.details");
        QVERIFY(details->toPlainText().contains("caves, 4 threads, shuffled"));
    }

    void aFriendsCodeIsComparedAtOnceHoweverItIsTyped()
    {
        OpenedCertificate f([](const auto &) { return fine(); });
        QTRY_VERIFY(f.done());
        f.typeCode(kCode);
        QVERIFY(f.text("certificate.same").contains("Match"));
        f.typeCode("l 7k3f 9qxd mwoa");
        QVERIFY(f.text("certificate.same").contains("Match"));
        f.typeCode("1-7K3F");
        QVERIFY(f.text("certificate.same").contains("incomplete"));
        f.typeCode("1-7K3F-9QXD-MW0B");
        QVERIFY(f.text("certificate.same").contains("No match"));
        f.typeCode("2-7K3F-9QXD-MW0A");
        QVERIFY(f.text("certificate.same").contains("another version"));
    }

    void aCodeTypedBeforeTheOwnIsThereIsComparedOnceItIs()
    {
        std::atomic<bool> go = false;
        OpenedCertificate f([&](const auto &) {
            while (!go)
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            return fine();
        });
        f.typeCode(kCode);
        QVERIFY(!f.text("certificate.same").contains("Match"));
        go = true;
        QTRY_VERIFY(f.text("certificate.same").contains("Match"));
    }

    void runsThatDifferAreReported()
    {
        OpenedCertificate f([](const auto &) {
            Certificate odd = fine();
            odd.differences = {"classic, 4 threads: 1, but in order: 2"};
            return odd;
        });
        QTRY_VERIFY(f.done());
        QVERIFY(f.text("certificate.verdict").contains("differ"));
        const auto *details = f.dialog.findChild<QPlainTextEdit *>("certificate.details");
        QVERIFY(details->toPlainText().startsWith("≠ classic, 4 threads"));
    }

    void theRunsAreNamedInTheUsersLanguage()
    {
        const InstalledLanguage german("de");
        OpenedCertificate f([](const auto &) {
            return certificateOf({{"1 thread", {{"caves", 1}}, {}}, {"reversed", {{"caves", 2}}, {}}});
        });
        QTRY_VERIFY(f.done());
        const QString details = f.dialog.findChild<QPlainTextEdit *>("certificate.details")->toPlainText();
        QVERIFY2(details.startsWith("≠ Höhlen, rückwärts: "), qPrintable(details));
        QVERIFY2(details.contains(", aber 1 Thread: "), qPrintable(details));
        QVERIFY2(details.contains("  Höhlen, 1 Thread\n"), qPrintable(details));
    }

    void theWorkShowsItsProgressAndCanBeStoppedAndRunAgain()
    {
        std::atomic<bool> hang = true;
        OpenedCertificate f([&](const std::function<bool(double)> &progress) -> Result<Certificate> {
            while (hang) {
                if (!progress(0.5))
                    return Error{ErrorCode::InvalidArgument, "stopped"};
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
            return fine();
        });
        auto *bar = f.dialog.findChild<QProgressBar *>("certificate.progress");
        QVERIFY(bar->isVisible());
        QTRY_COMPARE(bar->value(), bar->maximum() / 2);
        QTest::mouseClick(f.button("certificate.stop"), Qt::LeftButton);
        QTRY_VERIFY(!bar->isVisible());
        QVERIFY(f.text("certificate.verdict").contains("Cancelled"));
        QVERIFY(!f.done());
        hang = false;
        QTest::mouseClick(f.button("certificate.stop"), Qt::LeftButton);
        QTRY_VERIFY(f.done());
        QCOMPARE(f.text("certificate.code"), QString(kCode));
    }

    void aFailureIsReportedWithItsReason()
    {
        OpenedCertificate f([](const auto &) -> Result<Certificate> {
            return Error{ErrorCode::Io, "cannot start a thread"};
        });
        QTRY_VERIFY(f.text("certificate.verdict").contains("cannot start a thread"));
        QVERIFY(!f.done());
    }

    void closingTheDialogEndsTheWork()
    {
        std::atomic<bool> ended = false;
        {
            OpenedCertificate f([&](const std::function<bool(double)> &progress) -> Result<Certificate> {
                while (progress(0))
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
                ended = true;
                return Error{ErrorCode::InvalidArgument, "stopped"};
            });
        }
        QVERIFY(ended);
    }
};

} // namespace

CAVE_WIDGET_TEST(TestCertificateDialog)
#include "tst_certificate_dialog.moc"
