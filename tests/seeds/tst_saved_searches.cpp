// SPDX-License-Identifier: MIT
#include "app/seeds/search/saved_searches.h"
#include "core/io/files/database.h"
#include "core/io/seeds/seed_library.h"

#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>

#include <vector>

#include "tests/seeds/opened_search.h"
#include "tests/seeds/typing.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Moves to an action by the arrow keys and chooses it.
void choose(QMenu &menu, const QString &text)
{
    for (int i = 0; i < 20; ++i) {
        QTest::keyClick(&menu, Qt::Key_Down);
        if (menu.activeAction() != nullptr && menu.activeAction()->text() == text) {
            QTest::keyClick(&menu, Qt::Key_Return);
            return;
        }
    }
    qFatal("the menu has no '%s'", qPrintable(text));
}

/// One run of the program, with what its searches report.
struct SavingSearch : OpenedSearch {
    explicit SavingSearch(const QTemporaryDir &folder) : OpenedSearch(folder)
    {
        QObject::connect(
            panel->saved(), &SavedSearchesButton::reported, panel.get(),
            [this](Banner::Kind kind, const QString &text, const std::vector<BannerAction> &actions) {
                reported.append(text);
                lastKind = kind;
                lastActions = actions;
            });
        QObject::connect(panel->saved(), &SavedSearchesButton::opened, panel.get(), [this] { ++opened; });
    }

    QMenu &openMenu()
    {
        auto *menu = find<QMenu>("search.savedMenu");
        menu->popup(panel->mapToGlobal(QPoint(10, 10)));
        return *menu;
    }
    void open(const QString &name)
    {
        const int before = opened + static_cast<int>(reported.size());
        choose(openMenu(), name);
        if (!QTest::qWaitFor([&] { return opened + static_cast<int>(reported.size()) > before; }, 60'000))
            qFatal("the search was not opened");
    }
    void saveAs(const QString &name)
    {
        choose(openMenu(), "&Save results…");
        auto *dialog = find<QInputDialog>("search.nameDialog");
        typeOver(dialog->findChild<QLineEdit *>(), name);
        QTest::keyClick(dialog->findChild<QLineEdit *>(), Qt::Key_Return);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    void searchFor(const QString &condition)
    {
        write(condition);
        press("search.run");
        if (!waitFor(SearchController::State::Finished))
            qFatal("the search did not end");
    }
    QStringList offered()
    {
        QStringList names;
        QMenu &menu = openMenu();
        for (const QAction *action : menu.actions())
            names.append(action->text());
        menu.close();
        return names;
    }

    int opened = 0; ///< saved searches
    QStringList reported;
    Banner::Kind lastKind = Banner::Kind::Note;
    std::vector<BannerAction> lastActions;
};

void replaceDocument(const QTemporaryDir &folder, const char *name, const char *text)
{
    Result<SeedLibrary> library = SeedLibrary::open(folder.filePath("seeds.db").toStdString());
    if (!library || !library->keepDocument(name, text))
        qFatal("the library can't be changed");
}

class TestSavedSearches : public QObject {
    Q_OBJECT

private slots:
    void whatWasFoundIsShownAfterARestartWithoutSearching()
    {
        const QTemporaryDir folder;
        QStringList rows;
        QString result;
        double value = 0;
        const MetricQuery chests{MetricId::Chests, 20};
        {
            SavingSearch run(folder);
            QVERIFY(!run.offered().contains("many"));
            run.find<QComboBox>("search.range")->setCurrentIndex(1);
            typeOver(run.find<QLineEdit>("search.from"), "30");
            typeOver(run.find<QLineEdit>("search.count"), "400");
            run.searchFor(kSome);
            run.saveAs("many chests");
            QCOMPARE(run.reported, QStringList{"Saved as “many chests”."});
            rows = run.rows();
            result = run.find<QLabel>("search.result")->text();
            value = run.table.values().value(0, chests);
        }
        QVERIFY(!rows.isEmpty());
        SavingSearch run(folder);
        QVERIFY(run.rows().isEmpty());
        run.open("many chests");
        QCOMPARE(run.rows(), rows); // at once, near misses with what they lack included
        QCOMPARE(run.search->state(), SearchController::State::Finished);
        QCOMPARE(run.find<QLabel>("search.result")->text(), result);
        QCOMPARE(run.table.values().value(0, chests), value);
        QCOMPARE(run.panel->edit()->text(), kSome);
        QCOMPARE(run.find<QLineEdit>("search.from")->text(), "30");
        QCOMPARE(run.find<QLineEdit>("search.count")->text(), "400");
        QVERIFY(!run.search->offersResume());
        QVERIFY(run.reported.isEmpty());
    }

    void aSearchThatWasCancelledGoesOnWhereItWas()
    {
        const QTemporaryDir folder;
        int before = 0;
        {
            SavingSearch run(folder);
            run.search->start({numbers(0, 1'000'000'000), conditionOf(kSome)});
            QVERIFY(run.waitForMatches(2));
            run.press("search.cancel");
            before = run.table.matchCount();
            run.saveAs("endless");
        }
        SavingSearch run(folder);
        run.open("endless");
        QCOMPARE(run.table.matchCount(), before);
        QCOMPARE(run.search->state(), SearchController::State::Cancelled);
        QVERIFY(run.find<QWidget>("search.offer")->isVisible());
        const QStringList found = run.rows().mid(0, before);
        run.press("search.goOn");
        QVERIFY(run.waitForMatches(before + 1));
        QCOMPARE(run.rows().mid(0, before), found);
    }

    void anInterruptedSearchIsStillOfferedAfterASavedOneIsShown()
    {
        const QTemporaryDir folder;
        {
            SavingSearch run(folder);
            run.searchFor(kSome);
            run.saveAs("short");
            run.search->start({numbers(0, 1'000'000'000), conditionOf("chests(20) >= 7")});
            QVERIFY(run.waitForMatches(1));
        } // the program closes
        SavingSearch run(folder);
        run.open("short");
        QVERIFY(run.find<QWidget>("search.offer")->isVisible());
        QVERIFY(run.find<QLabel>("search.offerText")->text().contains("chests(20) >= 7"));
    }

    void anInterruptedSearchThatAnotherOneReplacesIsAmongTheSavedOnes()
    {
        const QTemporaryDir folder;
        int before = 0;
        {
            SavingSearch run(folder);
            run.search->start({numbers(0, 1'000'000'000), conditionOf("chests(20) >= 7")});
            QVERIFY(run.waitForMatches(1));
            before = run.table.matchCount();
        } // the program closes
        SavingSearch run(folder);
        run.searchFor(kSome);
        QCOMPARE(run.reported,
                 QStringList{"The interrupted search is among the saved ones now, as “chests(20) >= 7”."});
        run.open("chests(20) >= 7");
        QVERIFY(run.table.matchCount() >= before);
        QVERIFY(run.find<QWidget>("search.offer")->isVisible());
        run.press("search.goOn");
        QVERIFY(run.waitForMatches(before + 1));
        QCOMPARE(run.offered().filter("chests(20)").size(), 1);
    }

    void anInterruptedSearchThatCannotBeReadIsNotLost()
    {
        const QTemporaryDir folder;
        SavingSearch run(folder);
        replaceDocument(folder, "search", R"({"version": 99})");
        SavingSearch later(folder);
        QVERIFY(!later.search->offersResume());
        QVERIFY(later.search->offerProblem().has_value());
        later.searchFor(kSome);
        QVERIFY(later.offered().contains("Interrupted search"));
        later.open("Interrupted search");
        QVERIFY2(later.reported.last().contains("can't be opened"), qPrintable(later.reported.last()));
    }

    void whatAnInterruptedSearchHadFoundIsSaidToBeDamaged()
    {
        const QTemporaryDir folder;
        {
            SavingSearch run(folder);
            run.search->start({numbers(0, 1'000'000'000), conditionOf(kSome)});
            QVERIFY(run.waitForMatches(1));
        }
        replaceDocument(folder, "search.hits.0", "[");
        SavingSearch run(folder);
        const QString text = run.find<QLabel>("search.offerText")->text();
        QVERIFY2(text.contains("starts from the beginning"), qPrintable(text));
    }

    void savingUnderANameAgainReplacesIt()
    {
        const QTemporaryDir folder;
        SavingSearch run(folder);
        run.searchFor("chests(20) >= 1000");
        run.saveAs("it");
        run.searchFor("chests(20) >= 0");
        run.saveAs("it");
        QCOMPARE(run.offered().count("it"), 1);
        QCOMPARE(run.lastActions.size(), std::size_t{1});
        const std::vector<BannerAction> undo = run.lastActions;
        run.open("it");
        QCOMPARE(run.table.matchCount(), 200);
        undo.front().run();
        QCOMPARE(run.offered().count("it"), 1);
        run.open("it");
        QCOMPARE(run.table.matchCount(), 0);
    }

    void aDeletedSearchIsGoneUnlessThatIsUndone()
    {
        const QTemporaryDir folder;
        SavingSearch run(folder);
        run.searchFor(kSome);
        const QStringList rows = run.rows();
        run.saveAs("first");
        run.saveAs("second");
        QMenu &menu = run.openMenu();
        choose(menu, "&Delete");
        choose(*run.find<QMenu>("search.savedDelete"), "first");
        QVERIFY(!run.offered().contains("first"));
        QVERIFY(run.offered().contains("second"));
        QCOMPARE(run.lastActions.size(), std::size_t{1});
        run.lastActions.front().run();
        run.table.showSet(numbers(0, 3));
        run.open("first");
        QCOMPARE(run.rows(), rows);
    }

    void undoingDoesNotOverwriteASearchSavedSince()
    {
        const QTemporaryDir folder;
        SavingSearch run(folder);
        run.searchFor(kSome);
        run.saveAs("it");
        choose(run.openMenu(), "&Delete");
        choose(*run.find<QMenu>("search.savedDelete"), "it");
        const std::vector<BannerAction> undo = run.lastActions;
        run.searchFor("chests(20) >= 0");
        run.saveAs("it");
        undo.front().run();
        QVERIFY2(run.reported.last().contains("saved as “it” since"), qPrintable(run.reported.last()));
        QCOMPARE(run.lastKind, Banner::Kind::Error);
        run.open("it");
        QCOMPARE(run.table.matchCount(), 200);
    }

    void aDeletionThatFailsIsSaid()
    {
        const QTemporaryDir folder;
        SavingSearch run(folder);
        run.searchFor(kSome);
        run.saveAs("it");
        QMenu &menu = run.openMenu();
        replaceDocument(folder, "saved", "{\"version\": 2}");
        choose(menu, "&Delete");
        choose(*run.find<QMenu>("search.savedDelete"), "it");
        QVERIFY2(run.reported.last().contains("newer version"), qPrintable(run.reported.last()));
        QVERIFY(run.lastActions.empty());
    }

    void theLastNameIsOfferedOnlyForItsSearch()
    {
        const QTemporaryDir folder;
        SavingSearch run(folder);
        const auto offeredName = [&run] {
            choose(run.openMenu(), "&Save results…");
            auto *dialog = run.find<QInputDialog>("search.nameDialog");
            const QString name = dialog->textValue();
            QTest::keyClick(dialog, Qt::Key_Escape);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            return name;
        };
        run.searchFor(kSome);
        run.saveAs("mine");
        QCOMPARE(offeredName(), "mine");
        run.searchFor("chests(20) >= 0");
        QVERIFY2(offeredName() != "mine", "it would be replaced");
        run.open("mine");
        QCOMPARE(offeredName(), "mine");
    }

    void theMenuOfNamesIsMadeOnce()
    {
        const QTemporaryDir folder;
        SavingSearch run(folder);
        run.searchFor(kSome);
        run.saveAs("it");
        for (int i = 0; i < 3; ++i)
            QVERIFY(run.offered().contains("&Delete"));
        QCOMPARE(run.panel->findChildren<QMenu *>("search.savedDelete").size(), 1);
    }

    void nothingIsSavedBeforeThereIsSomething()
    {
        const QTemporaryDir folder;
        SavingSearch run(folder);
        QMenu &menu = run.openMenu();
        QVERIFY(!menu.actions().front()->isEnabled());
        menu.close();
        run.searchFor(kSome);
        run.openMenu();
        QVERIFY(menu.actions().front()->isEnabled());
    }

    void whatIsDamagedIsSaidAndNothingIsShown_data()
    {
        QTest::addColumn<QString>("document");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reported");
        QTest::addColumn<bool>("conditionShown");
        QTest::newRow("search") << "saved.1"
                                << "{\"version\": 1, \"where\": \"chests"
                                << "The saved search “it” is damaged and can't be opened." << false;
        QTest::newRow("newer") << "saved.1"
                               << "{\"version\": 99}"
                               << "newer version" << false;
        QTest::newRow("gone") << "saved.1"
                              << ""
                              << "missing" << false;
        QTest::newRow("matches") << "saved.1.hits.0"
                                 << "[[1, 2"
                                 << "The results of the saved search “it” are damaged. Search again" << true;
    }
    void whatIsDamagedIsSaidAndNothingIsShown()
    {
        QFETCH(QString, document);
        QFETCH(QString, text);
        QFETCH(QString, reported);
        QFETCH(bool, conditionShown);
        const QTemporaryDir folder;
        {
            SavingSearch run(folder);
            run.searchFor("chests(20) >= 0");
            run.saveAs("it");
        }
        replaceDocument(folder, qPrintable(document), qPrintable(text));
        SavingSearch run(folder);
        run.open("it");
        QCOMPARE(run.reported.size(), 1);
        QVERIFY2(run.reported.front().contains(reported), qPrintable(run.reported.front()));
        QVERIFY(run.lastKind != Banner::Kind::Note);
        QCOMPARE(run.table.rowCount(), 0);
        QCOMPARE(run.panel->edit()->text(), conditionShown ? "chests(20) >= 0" : "");
    }

    void aDamagedListIsSaid()
    {
        const QTemporaryDir folder;
        replaceDocument(folder, "saved", "{");
        SavingSearch run(folder);
        run.offered();
        QCOMPARE(run.reported, QStringList{"The list of saved searches is damaged."});
    }

    void savingOverADamagedListLosesNoSearch_data()
    {
        QTest::addColumn<QString>("list");
        QTest::newRow("cut off") << "{\"version\": 1, \"searches\": [{\"name\": \"it\", \"num";
        QTest::newRow("one entry")
            << "{\"version\": 1, \"searches\": [{\"name\": \"it\", \"number\": true}]}";
    }
    void savingOverADamagedListLosesNoSearch()
    {
        QFETCH(QString, list);
        const QTemporaryDir folder;
        SavingSearch run(folder);
        run.searchFor("chests(20) >= 0");
        run.saveAs("it");
        const std::string search = run.store.document("saved.1");
        QVERIFY(!search.empty());
        replaceDocument(folder, "saved", qPrintable(list));
        run.searchFor(kSome);
        run.saveAs("new");
        QVERIFY(run.offered().contains("new"));
        QCOMPARE(run.store.document("saved.1"), search);
        QVERIFY(!run.store.document("saved.1.hits.0").empty());
        QCOMPARE(run.store.document("saved.damaged.1"), list.toStdString());
    }

    void aListThatCannotBeReadIsNotOverwritten()
    {
        const QTemporaryDir folder;
        SavingSearch run(folder);
        run.searchFor("chests(20) >= 0");
        run.saveAs("it");
        const std::string search = run.store.document("saved.1");
        {
            Result<Database> database =
                Database::open(folder.filePath("seeds.db").toStdString(), Database::Mode::ReadWrite);
            QVERIFY(database.ok());
            QVERIFY(database->execute("UPDATE documents SET crc32 = crc32 + 1 WHERE name = 'saved'").ok());
        }
        run.searchFor(kSome);
        run.saveAs("new");
        QVERIFY2(run.reported.last().contains("can't be read"), qPrintable(run.reported.last()));
        QCOMPARE(run.lastKind, Banner::Kind::Error);
        QCOMPARE(run.store.document("saved.1"), search);
    }

    void aListOfANewerVersionIsNotOverwritten()
    {
        const QTemporaryDir folder;
        const char *list = "{\"version\": 2, \"searches\": {}}";
        replaceDocument(folder, "saved", list);
        SavingSearch run(folder);
        run.searchFor(kSome);
        run.saveAs("it");
        QVERIFY2(run.reported.last().contains("newer version"), qPrintable(run.reported.last()));
        QCOMPARE(run.store.document("saved"), std::string(list));
    }

    void aSearchThatIsStartedWhileAnotherOneIsOpenedIsNotReplaced()
    {
        const QTemporaryDir folder;
        SavingSearch run(folder);
        run.searchFor(kSome);
        run.saveAs("it");
        run.write("chests(20) >= 0");
        choose(run.openMenu(), "it");
        run.press("search.run");
        QVERIFY(run.waitFor(SearchController::State::Finished));
        QCOMPARE(run.find<ConditionEdit>("search.condition")->text(), QString("chests(20) >= 0"));
        QCOMPARE(run.opened, 0);
    }

    void whatIsOpenedTakesThePlaceOfARunningSearch()
    {
        const QTemporaryDir folder;
        SavingSearch run(folder);
        run.searchFor(kSome);
        run.saveAs("it");
        run.write("chests(60) >= 400 or floor_share(300) > 0.9");
        run.press("search.run");
        QVERIFY(run.waitFor(SearchController::State::Running));
        run.open("it");
        QCOMPARE(run.find<ConditionEdit>("search.condition")->text(), QString(kSome));
        QVERIFY(run.waitFor(SearchController::State::Finished));
    }

    /// As one document they would be larger than the library accepts.
    void manyMatchesWithManyValuesAreSaved()
    {
        constexpr std::int64_t kCount = SearchKeeper::kMaxHits;
        constexpr int kValues = 24;
        const QTemporaryDir folder;
        SavingSearch run(folder);
        std::string text = "chests(1) >= 0";
        for (int i = 2; i <= kValues; ++i)
            text += " and chests(" + std::to_string(i) + ") >= 0";
        SearchKeeper::Kept found{{{numbers(0, kCount), conditionOf(text)}, {}}, {}};
        for (std::int64_t i = 0; i < kCount; ++i)
            found.hits.push_back(
                {i, {true, 0, {}}, std::vector<double>(kValues, static_cast<double>(i) / 7)});
        found.search.state.done = kCount;
        found.search.state.matches = kCount;
        found.search.state.finished = true;
        QCOMPARE(run.search->saved().save("all", found).problem, QString());
        const SavedSearches::Opened opened = SavedSearches::open(run.search->saved().stored("all"));
        QCOMPARE(opened.problem, QString());
        QVERIFY(opened.found->hits == found.hits);
    }

    void twoWindowsDoNotMixTheirSearches()
    {
        const QTemporaryDir folder;
        SavingSearch one(folder);
        SavingSearch two(folder);
        const SearchRequest request{numbers(0, 5000), conditionOf("chests(20) >= 0")};
        const auto found = [](std::int64_t count, double value) {
            std::vector<SearchHit> hits;
            for (std::int64_t i = 0; i < count; ++i)
                hits.push_back({i, {true, 0, {}}, {value}});
            return hits;
        };
        const auto state = [](std::int64_t count) {
            SearchState done;
            done.done = count;
            done.matches = count;
            return done;
        };
        SearchKeeper first(one.store);
        first.begin(found(1500, 3));
        QVERIFY(first.keep(request, state(1500)));
        SearchKeeper second(two.store);
        second.begin(found(10, 7));
        QVERIFY(second.keep(request, state(10)));
        QVERIFY(first.keep(request, state(1500)));
        const Result<std::optional<SearchKeeper::Kept>> kept = SearchKeeper(two.store).load();
        QVERIFY(kept && *kept);
        QVERIFY((*kept)->hits == found(1500, 3));
        second.forgetOwn();
        QVERIFY(SearchKeeper(two.store).load()->has_value()); // it belongs to the other window
    }

    void matchesBeyondTheLimitAreLeftOutAndThatIsSaid()
    {
        constexpr std::int64_t kMax = SearchKeeper::kMaxHits;
        const QTemporaryDir folder;
        SavingSearch run(folder);
        SearchKeeper::Kept found{{{numbers(0, kMax + 5), conditionOf("chests(20) >= 0")}, {}}, {}};
        for (std::int64_t i = 0; i < kMax; ++i)
            found.hits.push_back({i, {true, 0, {}}, {3}});
        found.search.state.done = kMax + 5;
        found.search.state.matches = kMax + 5;
        found.search.state.finished = true;
        run.search->show(found);
        run.saveAs("all");
        QCOMPARE(run.reported.size(), 1);
        QVERIFY2(run.reported.front().contains("the first 100,000 of 100,005 matches"),
                 qPrintable(run.reported.front()));
        run.table.showSet(numbers(0, 3));
        run.open("all");
        QCOMPARE(run.table.matchCount(), static_cast<int>(kMax));
    }
};

} // namespace

CAVE_WIDGET_TEST(TestSavedSearches)

#include "tst_saved_searches.moc"
