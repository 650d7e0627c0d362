// SPDX-License-Identifier: MIT
#pragma once

#include "app/shell/settings/key_map.h"
#include "ui_keys_page.h"

#include <QWidget>

#include <optional>

namespace cave {

/// All commands with their keys, for editing. Conflicts are shown in place, with both commands named.
class KeysPage : public QWidget {
    Q_OBJECT

public:
    /// `keys` must outlive the page.
    explicit KeysPage(KeyMap &keys, QWidget *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refreshLook();
    /// A key that the current command requests or has, and that others have too.
    struct Conflict {
        QKeySequence key;
        QList<Bindable> others;
    };

    void fill();
    void showCurrent();
    void showConflict(const std::optional<Conflict> &conflict);
    void addChip(const QKeySequence &key);
    [[nodiscard]] QString currentId() const;
    void startCapture();
    void take(const QKeySequence &key);
    void takeOver();
    void keepBothOff();
    void without(const Bindable &what, const QKeySequence &key);

    KeyMap &m_keys;
    Ui::KeysPage m_ui;
    std::optional<Conflict> m_conflict;
};

} // namespace cave
