// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/preferences.h"
#include "app/play/log/message_log.h"
#include "app/play/page/play_page.h"
#include "app/play/page/play_place.h"
#include "core/io/worlds/world_library.h"
#include "editor/view/map/map_view.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QListView>
#include <QMouseEvent>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>

#include "tests/support/widget_test.h"

namespace cave {

/// A seed with no monster near the entrance, where the player can walk some steps every way.
inline constexpr const char *kQuietSeed = "quiet 31";

/// A play page with a world of its own, driven by key and mouse events.
class PlayFixture {
public:
    /// Without motion, so that walking by itself takes no time.
    explicit PlayFixture(const char *seed, GeneratorKind generator = GeneratorKind::Caves,
                         bool motion = false)
        : PlayFixture(WorldSpec{seed, {generator, 1}, defaultSettings(generator)}, motion)
    {
    }
    explicit PlayFixture(const WorldSpec &spec, bool motion = false)
    {
        begin(motion);
        open(SavedSession::create(path(), "Test world", spec));
    }
    /// Plays on in a world that has a file.
    explicit PlayFixture(const std::filesystem::path &world)
    {
        begin(false);
        open(SavedSession::open(world));
    }
    /// Plays a crafted world.
    explicit PlayFixture(const World &world, bool motion = false)
    {
        begin(motion);
        if (!WorldFile::create(path(), "Test world", world))
            qFatal("the world can't be written");
        open(SavedSession::open(path()));
    }

    [[nodiscard]] PlayPlace &place() { return *m_place; }
    /// There is one while the world is open.
    [[nodiscard]] PlayPage &page() { return *m_place->page(); }
    [[nodiscard]] MapView &map() { return *page().map(); }
    [[nodiscard]] Session &session() { return page().session().session(); }
    [[nodiscard]] WorldPos position() { return session().world().player().position; }
    [[nodiscard]] std::int64_t turn() { return session().world().turn; }

    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&map(), static_cast<Qt::Key>(key), modifiers);
    }
    /// Types into whatever has the keyboard.
    void type(const QString &text)
    {
        for (const QChar letter : text)
            QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
    }

    [[nodiscard]] QPoint pointOf(WorldPos cell) { return map().cellRect(cell).center().toPoint(); }
    void click(WorldPos cell) { QTest::mouseClick(&map(), Qt::LeftButton, {}, pointOf(cell)); }
    /// Sent straight to the map, for the window may be larger than the test's screen.
    void hover(WorldPos cell)
    {
        const QPointF at = map().cellRect(cell).center();
        QMouseEvent move(QEvent::MouseMove, at, map().mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QApplication::sendEvent(&map(), &move);
    }

    [[nodiscard]] QString status(const char *name)
    {
        return m_place->statusWidget()->findChild<QLabel *>(QLatin1String(name))->text();
    }
    [[nodiscard]] QString notice() { return status("statusNotice"); }

    /// The lines of the message log, oldest first.
    [[nodiscard]] QStringList logLines()
    {
        const QAbstractItemModel *model = logList()->model();
        QStringList lines;
        for (int row = 0; row < model->rowCount(); ++row)
            lines.append(model->index(row, 0).data().toString());
        return lines;
    }
    [[nodiscard]] QDockWidget *logDock() { return m_place->docks().at(1); }
    [[nodiscard]] QListView *logList()
    {
        return logDock()->findChild<QListView *>(QStringLiteral("messageLog.list"));
    }

    /// Explores with the key, fighting whoever attacks, until `found` holds after a stop; false if it never
    /// does.
    bool exploreUntil(const std::function<bool()> &found)
    {
        for (int tries = 0; tries < 400; ++tries) {
            if (found())
                return true;
            if (session().fight() != nullptr)
                press(Qt::Key_Space);
            else if (notice().contains("hunts you"))
                press(Qt::Key_Period); // it has to come, or to give up
            else
                exploreOnce();
        }
        return false;
    }
    void exploreOnce()
    {
        press(Qt::Key_O);
        const bool ended = cave::test::waitFor([this] { return !notice().startsWith("Exploring"); }, 20000);
        if (!ended)
            press(Qt::Key_Escape);
    }

private:
    [[nodiscard]] std::filesystem::path path() const
    {
        return {m_folder.filePath(QStringLiteral("w.cave")).toStdString()};
    }
    void begin(bool motion)
    {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        QSettings().clear();
        m_preferences.set(Setting::Motion, motion ? 1 : 0);
        m_preferences.set(Setting::Hints, 0); // they would cover the map
    }
    void open(Result<SavedSession> session)
    {
        if (!session)
            qFatal("%s", session.error().text().c_str());
        m_place = std::make_unique<PlayPlace>(m_preferences);
        m_place->resize(900, 640);
        m_place->open(std::move(*session));
        m_place->show();
        if (!QTest::qWaitForWindowExposed(m_place.get(), cave::test::kPatience))
            qFatal("the page does not show");
        map().setFocus();
    }

    QTemporaryDir m_folder;
    Preferences m_preferences;
    std::unique_ptr<PlayPlace> m_place;
};

} // namespace cave
