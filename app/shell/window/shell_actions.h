#pragma once

#include <QList>
#include <QObject>

class QAction;
class QActionGroup;

namespace cave {

/// The commands of the main window, as actions with stable ids. Who owns the window connects them.
class ShellActions : public QObject {
    Q_OBJECT

public:
    explicit ShellActions(QObject *parent = nullptr);

    void retranslateUi();

    QAction *playPlace; ///< the places
    QAction *seedsPlace;
    QAction *inspectPlace;
    QAction *editPlace;
    QAction *newWorld;
    QAction *openFile;
    QAction *playLevels;
    QAction *playLevelFolder;
    QAction *importWorld;
    QAction *exportWorld;
    QAction *replay;
    QAction *runs;
    QAction *save;
    QAction *closeWorld;
    QAction *settings;
    QAction *quit;
    QAction *fullScreen;
    QAction *followSystem;
    QAction *dark;
    QAction *light;
    QAction *certificate;
    QAction *keys;
    QAction *guide;
    QAction *log;
    QAction *about;

    /// In the order of their keys.
    [[nodiscard]] QList<QAction *> places() const;

private:
    QAction *add(const char *id, const char *icon);

    QActionGroup *m_themes; // one of them is on
    QActionGroup *m_places; // likewise
};

} // namespace cave
