// SPDX-License-Identifier: MIT
#pragma once

#include "core/link/frames.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <cstdint>
#include <optional>

class QPushButton;
class QTreeWidget;

namespace cave {

class InlineQuestion;

/// Someone who plays in the hosted world, or may come back to it.
struct GuestRow {
    LinkPlayer player = 0;
    QString name;
    std::uint32_t colour = 0; ///< 0xRRGGBB
    bool isHost = false;
    bool watches = false;
    bool isPresent = false;
    qint64 awayMs = 0;                     ///< since when, if not present
    std::optional<std::int64_t> latencyMs; ///< of a round trip; none if not known

    friend bool operator==(const GuestRow &, const GuestRow &) = default;
};

/// The players of a hosted world, of whom the guests can be removed, after confirmation.
class GuestTable : public QWidget {
    Q_OBJECT

public:
    explicit GuestTable(QWidget *parent = nullptr);

    /// Keeps the selection.
    void setRows(const QList<GuestRow> &rows);

signals:
    void removeRequested(cave::LinkPlayer player);

private:
    void fill();
    void askToRemove();
    void showSelection();
    [[nodiscard]] const GuestRow *chosen() const;

    QList<GuestRow> m_rows;
    QTreeWidget *m_list;
    QPushButton *m_remove;
    InlineQuestion *m_question;
    LinkPlayer m_asked = 0; ///< whom the question is about
};

} // namespace cave
