// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace cave {

/// What was done to a document: a list of edits of which the first `position()` are done. All documents that
/// are edited have one, and what undoes, redoes or lists edits needs to know no more of them.
class EditHistory : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual std::size_t editCount() const = 0;
    /// Of an edit, `index` below `editCount()`.
    [[nodiscard]] virtual QString label(std::size_t index) const = 0;
    /// What else is known of an edit.
    struct Facts {
        std::int64_t cells = 0;  ///< cells and things that it changed; 0: unknown
        std::int64_t madeMs = 0; ///< milliseconds since 1970-01-01 UTC; 0: unknown
    };
    [[nodiscard]] virtual Facts facts(std::size_t /*index*/) const { return {}; }
    [[nodiscard]] virtual std::size_t position() const = 0;
    /// False for what is only looked at; it has no edits then.
    [[nodiscard]] virtual bool canEdit() const { return true; }
    /// Where the document is as its file; none if nowhere.
    [[nodiscard]] virtual std::optional<std::size_t> cleanPosition() const = 0;
    /// Undoes or redoes up to there, 0 .. `editCount()`. Errors: those of writing, where edits are kept at
    /// once.
    virtual Result<void> goTo(std::size_t position) = 0;

    [[nodiscard]] bool isModified() const { return cleanPosition() != position(); }
    [[nodiscard]] bool canUndo() const { return position() > 0; }
    [[nodiscard]] bool canRedo() const { return position() < editCount(); }
    /// There must be an edit to undo, or to redo.
    Result<void> undo() { return goTo(position() - 1); }
    Result<void> redo() { return goTo(position() + 1); }

signals:
    /// The edits, the position, or what is beside them, such as the clean position or save points.
    void historyChanged();
};

} // namespace cave
