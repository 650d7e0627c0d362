// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/window_application.h"

#include <QTest>

#include <string>
#include <string_view>
#include <utility>

namespace cave::test {

/// Runs a test class with the arguments of QTest; the exit code.
using WidgetTest = int (*)(int argc, char **argv);

/// How long a test waits for something that is sure to come, in milliseconds: no test should fail because the
/// machine is busy.
constexpr int kPatience = 240'000;

/// True once `predicate` is; false if it isn't in time. Events are handled meanwhile.
template<class Predicate>
bool waitFor(Predicate predicate, int milliseconds = kPatience)
{
    return QTest::qWaitFor(std::move(predicate), milliseconds);
}

/// Adds a test that is run by the name of its source: "tst_runs" for ".../tst_runs.cpp". Returns true.
bool addWidgetTest(std::string_view source, WidgetTest test);

template<class Application, class Test>
int runWidgetTest(int argc, char **argv)
{
    const Application application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace cave::test

// Qt gives up after five seconds, which a busy machine needs for some results.
#undef QTRY_VERIFY
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT(expression, cave::test::kPatience)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expression, message)                                                                    \
    QTRY_VERIFY2_WITH_TIMEOUT(expression, message, cave::test::kPatience)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expression, expected)                                                                   \
    QTRY_COMPARE_WITH_TIMEOUT(expression, expected, cave::test::kPatience)

/// Instead of QTEST_MAIN, so that the tests of a folder share one program: linking one for each takes longer
/// than running it.
#define CAVE_WIDGET_TEST(Test)                                                                               \
    static const bool isAdded##Test =                                                                        \
        cave::test::addWidgetTest(__FILE__, &cave::test::runWidgetTest<cave::WindowApplication, Test>);

/// Likewise for what needs no windows.
#define CAVE_WINDOWLESS_TEST(Test)                                                                           \
    static const bool isAdded##Test =                                                                        \
        cave::test::addWidgetTest(__FILE__, &cave::test::runWidgetTest<QCoreApplication, Test>);
