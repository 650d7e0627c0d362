// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/search.h"

#include <QString>
#include <QWidget>

#include <optional>

class QToolButton;

namespace cave {

class FieldNote;

/// Buttons for running a search without the window: as a command, or by the scripts of a folder.
class CommandRow : public QWidget {
    Q_OBJECT

public:
    /// Reports in `note`, which must outlive this.
    explicit CommandRow(FieldNote &note, QWidget *parent = nullptr);

    /// The search; none while what is entered is incomplete or wrong.
    void setRequest(std::optional<SearchRequest> request);

private:
    QToolButton *addButton(const QString &id, const QString &icon);
    void refresh();
    void copyCommand();
    void copyCommandWith(const QString &sketchFile);
    void searchElsewhere();

    FieldNote &m_note;
    QToolButton *m_copy;
    QToolButton *m_elsewhere;
    std::optional<SearchRequest> m_request;
    QString m_command; // empty for none; with a sketch, with an example of its file
};

} // namespace cave
