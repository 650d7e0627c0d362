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
    /// Writes no pictures, but checks each of them; `audit` must outlive it.
    Photographer(StagedWindow &stage, ViewAudit &audit) : m_stage(stage), m_audit(&audit) {}

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
    void write(const QImage &picture, const QString &file);

    StagedWindow &m_stage;
    QDir m_folder;
    QString m_theme;
    ViewAudit *m_audit = nullptr;
    bool m_failed = false;
};

} // namespace cave
