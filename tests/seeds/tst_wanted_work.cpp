// SPDX-License-Identifier: MIT
#include "editor/document/wanted_work.h"

#include <QSemaphore>

#include <algorithm>
#include <memory>
#include <numeric>
#include <vector>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Work that goes on until it is let through.
class HeldWork : public WantedWork<int, int> {
public:
    HeldWork(QThreadPool &threads, WorkUrgency urgency, QObject &owner)
        : WantedWork(threads, urgency, owner, [] {})
    {
    }

    QSemaphore begun;
    QSemaphore through;

private:
    int fulfil(const int &want) override
    {
        begun.release();
        through.acquire();
        return want;
    }
};

std::vector<int> wants(int count)
{
    std::vector<int> all(static_cast<std::size_t>(count));
    std::iota(all.begin(), all.end(), 0);
    return all;
}

class TestWantedWork : public QObject {
    Q_OBJECT

private slots:
    void measuringUsesAllProcessorsAndAMapNeedNotWaitForIt()
    {
        const std::shared_ptr<QThreadPool> threads = holdWorkerThreads();
        const int processors = std::max(1, QThread::idealThreadCount());
        QObject owner;
        const auto measuring = std::make_shared<HeldWork>(*threads, WorkUrgency::Measuring, owner);
        const auto map = std::make_shared<HeldWork>(*threads, WorkUrgency::Map, owner);
        const int count = 10 * processors;
        measuring->want(wants(count));
        QVERIFY(measuring->begun.tryAcquire(processors, cave::test::kPatience)); // at the same time
        map->want(wants(1));
        QVERIFY(map->begun.tryAcquire(1, cave::test::kPatience));
        map->through.release();
        measuring->through.release(count);
        std::vector<int> done;
        QVERIFY(cave::test::waitFor([&] {
            for (const HeldWork::Answer &answer : measuring->take())
                done.push_back(answer.outcome);
            return static_cast<int>(done.size()) == count;
        }));
        std::ranges::sort(done);
        QCOMPARE(done, wants(count));
        measuring->abandon();
        map->abandon();
    }
};

} // namespace

CAVE_WINDOWLESS_TEST(TestWantedWork)

#include "tst_wanted_work.moc"
