// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QSize>
#include <QString>

class QImage;
class QWidget;

namespace cave {

class StagedWindow;
class ViewAudit;

inline constexpr QSize kPictureSize{1280, 800};
inline constexpr QSize kSmallPictureSize{640, 480};

/// Writes PNG pictures of a staged window's views, named "<view>-<theme>.png", with "@2x" at that scale; of
/// the dark ones also how eyes with protanopia and deuteranopia see them, into the folder "eyes".
class Photographer {
public:
    /// `stage` must outlive it.
    Photographer(StagedWindow &stage, const QString &folder, const QString &theme)
        : m_stage(stage)
        , m_folder(folder)
        , m_theme(theme)
    {
    }
    /// Writes no pictures, but checks them: `large` all but those in a small window, whose names end in
    /// "-small", and `small` those; null for none. Both must outlive it.
    Photographer(StagedWindow &stage, ViewAudit *large, ViewAudit *small)
        : m_stage(stage)
        , m_large(large)
        , m_small(small)
    {
    }

    [[nodiscard]] StagedWindow &stage() { return m_stage; }

    /// Of the window.
    void take(const QString &view);
    /// Of a dialog, or whatever else has a picture of its own.
    void take(const QString &view, QWidget &widget);
    /// Of the window, made small for it.
    void takeSmall(const QString &view);

    /// Triggers an action of the window by its id; false if it isn't there.
    bool trigger(const char *action);

    [[nodiscard]] bool failed() const { return m_failed; }

private:
    [[nodiscard]] bool isAudit() const { return m_large != nullptr || m_small != nullptr; }
    /// The audit that checks a view; null for none.
    [[nodiscard]] ViewAudit *auditOf(const QString &view) const;
    void write(const QImage &picture, const QString &file);

    StagedWindow &m_stage;
    QDir m_folder;
    QString m_theme;
    ViewAudit *m_large = nullptr;
    ViewAudit *m_small = nullptr;
    bool m_failed = false;
};

} // namespace cave
