// SPDX-License-Identifier: MIT
#pragma once

#include "editor/document/level_document.h"
#include "editor/level/level_canvas.h"
#include "editor/level/level_palette.h"
#include "editor/level/level_tools.h"

#include <QAction>
#include <QBoxLayout>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <string>

#include "tests/support/widget_test.h"

namespace cave {

/// A level that is open, with a canvas and the tools on it, as the editor's page has them.
class LevelFixture {
public:
    explicit LevelFixture(const std::string &text) : m_actions(m_page, m_tools), m_canvas(m_tools)
    {
        Result<ReadLevel> read = readLevel("test.csv", text);
        if (!read)
            qFatal("%s", read.error().text().c_str());
        m_document = std::make_unique<LevelDocument>(read->design, m_folder.path().toStdString());
        auto *column = new QVBoxLayout(&m_page);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(&m_canvas);
        QObject::connect(&m_actions, &LevelActions::pasteWanted, &m_canvas,
                         [this] { m_tools.commands().pasteAt(m_canvas.chosenTile()); });
        m_tools.setDocument(m_document.get());
        m_page.resize(640, 480);
        m_page.show();
        m_page.activateWindow();
        m_canvas.setFocus();
        m_canvas.fitLevel();
        if (!QTest::qWaitForWindowActive(&m_page, cave::test::kPatience))
            qFatal("the window did not come up");
    }
    ~LevelFixture() { m_tools.setDocument(nullptr); }
    LevelFixture(const LevelFixture &) = delete;
    LevelFixture &operator=(const LevelFixture &) = delete;

    [[nodiscard]] LevelTools &tools() { return m_tools; }
    [[nodiscard]] LevelCanvas &canvas() { return m_canvas; }
    [[nodiscard]] LevelDocument &document() { return *m_document; }
    [[nodiscard]] const LevelFile &design() const { return m_document->design(); }
    [[nodiscard]] QString text() const { return QString::fromStdString(writeLevel(m_document->design())); }
    /// The lines after the first.
    [[nodiscard]] QStringList lines() const { return text().trimmed().split('\n').mid(1); }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&m_canvas, key, modifiers);
    }
    void choose(const LevelPiece &piece)
    {
        LevelToolOptions options = m_tools.options();
        options.piece = piece;
        m_tools.setOptions(options);
    }
    /// In the middle of a tile, or as far from its corner as the fractions say.
    [[nodiscard]] QPoint pointOf(double column, double row) const
    {
        return m_canvas.tileRect({column, row}).center().toPoint();
    }
    void click(double column, double row, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(&m_canvas, Qt::LeftButton, modifiers, pointOf(column, row));
    }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(&m_canvas, Qt::LeftButton, modifiers, from);
        QTest::mouseMove(&m_canvas, (from + to) / 2);
        QTest::mouseMove(&m_canvas, to);
        QTest::mouseRelease(&m_canvas, Qt::LeftButton, modifiers, to);
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<LevelDocument> m_document;
    QWidget m_page;
    LevelTools m_tools;
    LevelActions m_actions;
    LevelCanvas m_canvas;
};

} // namespace cave
