// SPDX-License-Identifier: MIT
#include "editor/document/wanted_work.h"

#include <QSemaphore>

#include <algorithm>
#include <memory>
#include <numeric>
#include <sys/resource.h>
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

/// Says how nice its thread is to others.
class TellingWork : public WantedWork<int, int> {
public:
    TellingWork(QThreadPool &threads, QObject &owner) : WantedWork(threads, WorkUrgency::Cards, owner, [] {})
    {
    }

private:
    int fulfil(const int & /*want*/) override { return getpriority(PRIO_PROCESS, 0); }
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

    void theInterfaceComesBeforeAllWork()
    {
        const std::shared_ptr<QThreadPool> threads = holdWorkerThreads();
        QObject owner;
        const auto work = std::make_shared<TellingWork>(*threads, owner);
        work->want(wants(20));
        int done = 0;
        const int own = getpriority(PRIO_PROCESS, 0);
        QVERIFY(cave::test::waitFor([&] {
            for (const TellingWork::Answer &answer : work->take()) {
                ++done;
                if (answer.outcome <= own && own < 19)
                    return false;
            }
            return done == 20;
        }));
        QCOMPARE(getpriority(PRIO_PROCESS, 0), own);
        work->abandon();
    }
};

} // namespace

CAVE_WINDOWLESS_TEST(TestWantedWork)

#include "tst_wanted_work.moc"
