// SPDX-License-Identifier: MIT
// The start page with thousands of worlds.
#include "app/common/banner.h"
#include "app/shell/start/start_page.h"
#include "core/io/worlds/saved_session.h"
#include "core/world/world_spec.h"

#include <QElapsedTimer>
#include <QListView>
#include <QTemporaryDir>

#include <algorithm>
#include <benchmark/benchmark.h>
#include <filesystem>
#include <string>
#include <system_error>

#include "bench/offscreen_application.h"

namespace {

using namespace cave;

/// A folder with that many worlds, all of which are links to one file.
class ManyWorlds {
public:
    explicit ManyWorlds(int count)
    {
        const std::filesystem::path folder = m_folder.path().toStdString();
        const std::filesystem::path first = folder / "World 0.cave";
        m_made = bool(
            SavedSession::create(first, "World 0", {"amber", {}, defaultSettings(GeneratorKind::Caves)}));
        for (int i = 1; i < count && m_made; ++i) {
            std::error_code failed;
            std::filesystem::create_hard_link(first, folder / ("World " + std::to_string(i) + ".cave"),
                                              failed);
            m_made = !failed;
        }
    }

    [[nodiscard]] bool isMade() const { return m_made; }
    [[nodiscard]] WorldLibrary library() const { return WorldLibrary(m_folder.path().toStdString()); }

private:
    QTemporaryDir m_folder;
    bool m_made = false;
};

/// Until all worlds are listed. Counters: milliseconds until the first cards, and of the longest time in
/// which the interface didn't respond.
void startPageOfManyWorlds(benchmark::State &state)
{
    offscreenApplication();
    const auto count = static_cast<int>(state.range(0));
    const ManyWorlds worlds(count);
    if (!worlds.isMade())
        return state.SkipWithError("the worlds can't be written");
    qint64 first = 0;
    qint64 longest = 0;
    for ([[maybe_unused]] auto iteration : state) {
        Banner banner;
        StartPage page(worlds.library(), banner);
        page.resize(1280, 800);
        page.show();
        const auto *list = page.findChild<QListView *>("start.worlds");
        QElapsedTimer clock;
        clock.start();
        page.refresh();
        first = 0;
        while (list->model()->rowCount() < count) {
            QElapsedTimer turn;
            turn.start();
            QCoreApplication::processEvents(QEventLoop::AllEvents);
            longest = std::max(longest, turn.elapsed());
            if (first == 0 && list->model()->rowCount() > 0)
                first = clock.elapsed();
        }
    }
    state.counters["first_ms"] = static_cast<double>(first);
    state.counters["stall_ms"] = static_cast<double>(longest);
}

BENCHMARK(startPageOfManyWorlds)->Arg(1000)->Arg(10000)->Unit(benchmark::kMillisecond)->Iterations(1);

} // namespace
