#pragma once

#include <QTest>

#include <string>
#include <string_view>

namespace cave::test {

/// Runs a test class with the arguments of QTest; the exit code.
using WidgetTest = int (*)(int argc, char **argv);

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

/// Instead of QTEST_MAIN, so that the tests of a folder share one program: linking one for each takes longer
/// than running it.
#define CAVE_WIDGET_TEST(Test)                                                                               \
    static const bool isAdded##Test =                                                                        \
        cave::test::addWidgetTest(__FILE__, &cave::test::runWidgetTest<QApplication, Test>);

/// Likewise for what needs no windows.
#define CAVE_WINDOWLESS_TEST(Test)                                                                           \
    static const bool isAdded##Test =                                                                        \
        cave::test::addWidgetTest(__FILE__, &cave::test::runWidgetTest<QCoreApplication, Test>);
