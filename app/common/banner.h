// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <QFrame>
#include <QString>

#include <filesystem>
#include <functional>
#include <vector>

class QBoxLayout;
class QLabel;
class QTimer;
class QToolButton;

namespace cave {

/// An action offered by a banner.
struct BannerAction {
    QString text;
    std::function<void()> run; ///< called at most once, after the banner has been dismissed
};

class BannerText;

/// A non-modal message above a page, which makes room for it. A new message replaces the previous one.
class Banner : public QFrame {
    Q_OBJECT

public:
    enum class Kind { Note, Warning, Error };

    explicit Banner(QWidget *parent = nullptr);

    /// Fills a widget without a layout: this is on top, and the page, which is pushed down, has the rest.
    void layOutAbove(QWidget &page, QWidget &around);

    /// Shows a message. A note without actions disappears after a while; any other message stays until
    /// dismissed.
    void report(Kind kind, const QString &text, std::vector<BannerAction> actions = {});
    void dismiss();

    [[nodiscard]] QString text() const;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void leave();
    void arrange();
    void addAction(BannerAction action);
    void clearActions();
    void refreshLook();

    Kind m_kind = Kind::Note;
    QLabel *m_icon;
    BannerText *m_text;
    QBoxLayout *m_body; ///< the text, then the actions
    QBoxLayout *m_actions;
    QToolButton *m_close;
    QTimer *m_leave;
};

/// Reports that a file in the data folder (library of seeds, runs, totals) couldn't be opened. If it is of no
/// use as it is, the banner offers to set it aside (`setKeptFileAside`); `begin` then opens a new one.
void reportUnopened(Banner &banner, const Error &error, const std::filesystem::path &file,
                    std::function<Result<void>()> begin);

} // namespace cave
