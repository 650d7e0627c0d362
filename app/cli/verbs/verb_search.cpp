// SPDX-License-Identifier: MIT
#include "app/cli/interruption.h"
#include "app/cli/output.h"
#include "app/cli/search/search_lines.h"
#include "app/cli/search/search_options.h"
#include "app/cli/search/search_ticker.h"
#include "app/cli/verbs/verbs.h"
#include "core/analysis/search/search.h"
#include "core/base/small_file.h"
#include "core/content/builtin.h"
#include "core/io/files/file_lock.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>

namespace cave::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr unsigned kMostStateMebibytes = 48;

/// The file that a search goes on from after it was ended.
class StateFile {
public:
    /// An empty path: nothing is kept.
    explicit StateFile(std::string path) : m_path(std::move(path)) {}

    [[nodiscard]] bool isUsed() const { return !m_path.empty(); }

    /// Keeps other runs away from the file as long as this object lives. The lock is on a file of its own, as
    /// saving replaces this one. Error Locked: another run has it.
    Result<void> lock()
    {
        if (!isUsed())
            return {};
        std::error_code status; // one file has one lock, whatever link leads to it
        const std::filesystem::path real = std::filesystem::weakly_canonical(m_path, status);
        Result<FileLock> lock = FileLock::acquire(status ? std::filesystem::path(m_path) : real);
        if (!lock)
            return lock.error();
        m_lock = std::move(*lock);
        return {};
    }

    /// What the file holds of this very search; the beginning of it if there is no file. Errors: a file that
    /// can't be read, is damaged, or of another search.
    Result<SearchState> load(const SearchRequest &request)
    {
        if (!isUsed())
            return SearchState{};
        const Result<std::string> text = readSmallFile(m_path, "state of a search", kMostStateMebibytes);
        if (!text && text.error().code == ErrorCode::NotFound)
            return SearchState{};
        if (!text)
            return text.error();
        Result<SavedSearch> saved = searchFromJson(*text);
        if (!saved)
            return saved.error();
        const SearchRequest &other = saved->request;
        if (other.seeds != request.seeds || other.where.text() != request.where.text() ||
            other.limit != request.limit || other.keepNear != request.keepNear) {
            return invalid("the file belongs to another search");
        }
        m_wasThere = true;
        return std::move(saved->state);
    }
    [[nodiscard]] bool wasThere() const { return m_wasThere; }

    /// Takes the place of the file at once, so that there always is a whole one.
    Result<void> save(const SearchRequest &request, const SearchState &state)
    {
        if (!isUsed())
            return {};
        const Clock::time_point begun = Clock::now();
        if (Result<void> written = writeFileAtomically(m_path, searchToJson(request, state)); !written)
            return written;
        m_saved = Clock::now();
        m_duration = m_saved - begun;
        return {};
    }

    /// Whether it is time to save again: every few seconds, and rarely where a long list takes long to write.
    [[nodiscard]] bool isDue() const
    {
        constexpr auto kPause = std::chrono::seconds(2);
        constexpr int kShare = 50;
        return isUsed() && Clock::now() - m_saved > std::max<Clock::duration>(kPause, kShare * m_duration);
    }

    [[nodiscard]] const std::string &path() const { return m_path; }

private:
    std::string m_path;
    std::optional<FileLock> m_lock;
    bool m_wasThere = false;
    Clock::time_point m_saved;
    Clock::duration m_duration{};
};

/// One search from the first line to the last.
class SearchRun {
public:
    SearchRun(const SearchRequest &request, SearchFormat format, StateFile &file, bool progress,
              SearchState from)
        : m_request(request)
        , m_lines(request, format)
        , m_file(file)
        , m_progress(progress, from.done)
        , m_state(std::move(from))
    {
    }

    Outcome run(const std::shared_ptr<const Content> &content, int threads)
    {
        if (Outcome begun = begin(); !begun.done())
            return begun;
        Search search(m_request, content, threads, m_state);
        for (bool ended = false; !ended;) {
            constexpr int kPause = 100;
            search.wait(kPause);
            if (m_interruption.requested())
                search.cancel();
            ended = search.ended();
            if (m_output.readerGone())
                return failed(Error{ErrorCode::ReaderGone, "the output was closed"}, m_output.name());
            if (Outcome told = tell(search); !told.done())
                return told;
        }
        return m_state.finished ? finish() : stop();
    }

private:
    /// What is written before the first match, and that the state can be kept.
    Outcome begin()
    {
        if (m_file.wasThere())
            return {};
        if (const Result<void> saved = m_file.save(m_request, m_state); !saved)
            return failed(saved.error(), "--state " + m_file.path());
        return written(m_lines.header());
    }

    Outcome tell(Search &search)
    {
        std::string lines;
        for (const SearchHit &hit : search.takeMatches())
            lines += m_lines.match(hit);
        m_state = search.state();
        if (Outcome outcome = written(lines); !outcome.done())
            return outcome;
        if (m_file.isDue()) {
            if (Outcome outcome = save(); !outcome.done())
                return outcome;
        }
        m_progress.show({search.decided(), m_request.seeds.size(), m_state.matches});
        return {};
    }

    /// Of worlds that are reported.
    [[nodiscard]] SearchCount count() const
    {
        return {m_state.done, m_request.seeds.size(), m_state.matches};
    }

    Outcome save()
    {
        const Result<void> saved = m_file.save(m_request, m_state);
        return saved ? Outcome{} : failed(saved.error(), "--state " + m_file.path());
    }

    Outcome finish()
    {
        m_progress.end(count());
        if (Outcome outcome = tellOfNearMisses(); !outcome.done())
            return outcome;
        if (m_state.failures > 0) {
            note(message("%1 worlds could not be generated and were skipped", m_state.failures));
        }
        return save();
    }

    /// Ended before its time. The near misses so far are reported unless the search goes on some day.
    Outcome stop()
    {
        m_progress.end(count());
        if (!m_file.isUsed()) {
            if (Outcome outcome = tellOfNearMisses(); !outcome.done())
                return outcome;
        } else if (Outcome outcome = save(); !outcome.done()) {
            return outcome;
        }
        if (!m_interruption.requested())
            return failed("the system refused to start a thread", "search");
        Message what = message("interrupted after %1 of %2 worlds with %3 matches", m_state.done,
                               m_request.seeds.size(), m_state.matches);
        if (m_file.isUsed())
            what = message("%1; run the same command to resume", std::move(what));
        return failed(std::move(what), "search");
    }

    Outcome tellOfNearMisses()
    {
        std::string lines;
        for (const SearchHit &hit : m_state.near)
            lines += m_lines.nearMiss(hit);
        return written(lines);
    }

    /// Writes lines so that a reader has them at once.
    Outcome written(const std::string &lines)
    {
        if (lines.empty())
            return {};
        m_progress.clear();
        Result<void> done = m_output.write(lines);
        if (done)
            done = m_output.flush();
        return done ? Outcome{} : failed(done.error(), m_output.name());
    }

    const SearchRequest &m_request;
    SearchLines m_lines;
    StateFile &m_file;
    SearchTicker m_progress;
    SearchState m_state;
    Output m_output = Output::standard();
    Interruption m_interruption;
};

Outcome search(const SearchOptions &options)
{
    SearchFormat format{};
    if (Outcome outcome = readSearchFormat(options, format); !outcome.done())
        return outcome;
    std::optional<SearchRequest> request;
    if (Outcome outcome = readSearchRequest(options, request); !outcome.done())
        return outcome;
    Result<Content> content = builtInContent(scenarioOf(request->seeds.base().generator.kind));
    if (!content)
        return failed(content.error(), "search");
    StateFile file(options.stateFile);
    if (const Result<void> locked = file.lock(); !locked)
        return failed(locked.error(), "--state " + options.stateFile);
    const Result<SearchState> from = file.load(*request);
    if (!from)
        return failed(from.error(), "--state " + options.stateFile);
    if (from->finished) {
        note(message("this search is finished; delete '%1' to start over", options.stateFile));
        return {};
    }
    const int threads =
        options.threads.value_or(std::max(1, static_cast<int>(std::thread::hardware_concurrency())));
    SearchRun run(*request, format, file, options.progress, *from);
    return run.run(std::make_shared<const Content>(std::move(*content)), threads);
}

} // namespace

void addSearchVerb(Verb parent, Invocation &invocation)
{
    const auto options = std::make_shared<SearchOptions>();
    Verb verb = parent.addVerb("search", "Find seeds of worlds that meet a condition");
    addSearchOptions(verb, *options);
    verb.callback([options, &invocation] { invocation.action = [options] { return search(*options); }; });
}

} // namespace cave::cli
