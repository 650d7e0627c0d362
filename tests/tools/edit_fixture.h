// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/world_file/world_file.h"
#include "editor/tools/edit_tools.h"
#include "editor/view/map/map_view.h"

#include <QBoxLayout>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/staged_world.h"
#include "tests/support/widget_test.h"

namespace cave {

/// A hall of 20 × 20 cells in rock, (20, 20) .. (39, 39), with the player in its south-west corner, a chest
/// at (30, 30) and a monster at (35, 35).
inline std::vector<std::string> hallRows()
{
    std::vector<std::string> rows(20, std::string(20, '.'));
    rows[19][0] = '@';
    rows[9][10] = 'C';
    rows[4][15] = 'M';
    return rows;
}
inline constexpr WorldPos kHallChest{30, 30};
inline constexpr WorldPos kHallMonster{35, 35};

/// A world's file that is open for editing, with a map and the tools on it, as a page of the program has
/// them.
class EditFixture {
public:
    explicit EditFixture(const std::vector<std::string> &rows = hallRows())
    {
        const std::filesystem::path file = std::filesystem::path(m_folder.path().toStdString()) / "hall.cave";
        if (!WorldFile::create(file, "Hall", StagedWorld(rows).world()))
            qFatal("the world of a test could not be made");
        Result<ReadDocument> read = readForEditing(file);
        if (!read)
            qFatal("%s", read.error().text().c_str());
        m_document = std::make_unique<WorldDocument>(std::move(*read));
        makePage();
        m_tools->setDocument(m_document.get());
    }
    ~EditFixture()
    {
        m_tools.reset();
        m_overlays.reset();
    }
    EditFixture(const EditFixture &) = delete;
    EditFixture &operator=(const EditFixture &) = delete;

    [[nodiscard]] WorldDocument &document() { return *m_document; }
    [[nodiscard]] World &world() { return m_document->world(); }
    [[nodiscard]] EditTools &tools() { return *m_tools; }
    [[nodiscard]] MapView &map() { return *m_map; }
    [[nodiscard]] QWidget &page() { return m_page; }
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    void closeDocument()
    {
        m_tools->setDocument(nullptr);
        m_document.reset();
    }

    [[nodiscard]] bool isRock(WorldPos p) { return world().map.isRock(p); }
    /// Rows of a part of the world, north first.
    [[nodiscard]] QStringList rows(WorldPos southWest, int width, int height)
    {
        QStringList rows;
        for (int y = height - 1; y >= 0; --y) {
            QString row;
            for (int x = 0; x < width; ++x)
                row += isRock({southWest.x + x, southWest.y + y}) ? QLatin1Char('#') : QLatin1Char('.');
            rows.append(row);
        }
        return rows;
    }
    [[nodiscard]] QStringList labels() const
    {
        QStringList labels;
        for (const EditEntry &entry : m_document->history())
            labels.append(QString::fromStdString(entry.label));
        return labels;
    }

    [[nodiscard]] QPoint point(WorldPos cell) const { return m_map->cellRect(cell).center().toPoint(); }
    void move(WorldPos to)
    {
        QTest::mouseMove(m_map, point(to));
        QMouseEvent event(QEvent::MouseMove, point(to), m_map->mapToGlobal(point(to)), Qt::NoButton,
                          m_buttons, Qt::NoModifier);
        QApplication::sendEvent(m_map, &event);
    }
    void press(WorldPos at, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(m_map, Qt::LeftButton, modifiers, point(at));
        m_buttons = Qt::LeftButton;
    }
    /// With the right button.
    void dragRight(const std::vector<WorldPos> &way)
    {
        QTest::mousePress(m_map, Qt::RightButton, {}, point(way.front()));
        m_buttons = Qt::RightButton;
        for (const WorldPos cell : way)
            move(cell);
        m_buttons = Qt::NoButton;
        QTest::mouseRelease(m_map, Qt::RightButton, {}, point(way.back()));
    }
    void release(WorldPos at, Qt::KeyboardModifiers modifiers = {})
    {
        m_buttons = Qt::NoButton;
        QTest::mouseRelease(m_map, Qt::LeftButton, modifiers, point(at));
    }
    void click(WorldPos at, Qt::KeyboardModifiers modifiers = {})
    {
        press(at, modifiers);
        release(at, modifiers);
    }
    void drag(const std::vector<WorldPos> &way, Qt::KeyboardModifiers modifiers = {})
    {
        press(way.front(), modifiers);
        for (const WorldPos cell : way)
            move(cell);
        release(way.back(), modifiers);
    }
    /// A key, as if the map had the focus.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        m_map->setFocus();
        QTest::keyClick(m_map, key, modifiers);
    }
    void change(const std::function<void(EditOptions &)> &make)
    {
        EditOptions options = m_tools->options();
        make(options);
        m_tools->setOptions(options);
    }

    QStringList errors;
    QStringList questions;
    std::function<void()> agree; ///< to the last question

private:
    void makePage()
    {
        m_page.resize(640, 480);
        m_map = new MapView(&m_page);
        auto *layout = new QVBoxLayout(&m_page);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(m_map);
        m_map->setMotion(false);
        m_map->terrain()->setFog(false);
        m_map->setFocusPolicy(Qt::StrongFocus);
        m_map->setSource(m_document->world().map.viewSource());
        m_map->setZoom({qRound(16 * m_map->devicePixelRatioF())});
        m_overlays = std::make_unique<OverlayStack>(*m_map);
        m_tools = std::make_unique<EditTools>(*m_map, *m_overlays, m_page);
        QObject::connect(m_tools.get(), &EditTools::failed, m_tools.get(),
                         [this](const Error &error) { errors.append(QString::fromStdString(error.text())); });
        QObject::connect(m_tools.get(), &EditTools::confirmationNeeded, m_tools.get(),
                         [this](const QString &text, const std::function<void()> &go) {
                             questions.append(text);
                             agree = go;
                         });
        m_page.show();
        m_page.activateWindow();
        if (!QTest::qWaitForWindowActive(&m_page, cave::test::kPatience))
            qFatal("the page of a test did not come up");
        m_map->lookAt({30, 30});
    }

    QTemporaryDir m_folder;
    std::unique_ptr<WorldDocument> m_document;
    QWidget m_page;
    MapView *m_map = nullptr;
    std::unique_ptr<OverlayStack> m_overlays;
    std::unique_ptr<EditTools> m_tools;
    Qt::MouseButtons m_buttons;
};

} // namespace cave
