// SPDX-License-Identifier: MIT
#include "core/analysis/search/search.h"

#include "core/analysis/metrics/measuring.h"
#include "core/analysis/metrics/survey.h"
#include "core/analysis/search/search_engine.h"

#include <cmath>
#include <utility>

namespace cave {
namespace {

BeginMeasuring surveysWith(std::shared_ptr<const Content> content)
{
    return [content = std::move(content)](const WorldSpec &spec) { return Survey::measuring(spec, content); };
}

std::string missedTermText(const Condition &where, const MissedTerm &missed)
{
    const std::string &subject = where.termSubject(missed.term);
    const std::string wanted = where.terms()[missed.term].substr(subject.size() + 1);
    const MetricUnit unit = where.termUnit(missed.term).value_or(MetricUnit::Count);
    const std::string value = std::isnan(missed.value) ? "undefined" : valueText(unit, missed.value);
    return subject + " is " + value + ", not " + wanted;
}

} // namespace

class Search::Engine final : public SearchEngine {
public:
    using SearchEngine::SearchEngine;
};

Search::Search(SearchRequest request, std::shared_ptr<const Content> content, int threads, SearchState from,
               ThreadPriority priority)
    : m_engine(std::make_shared<Engine>(std::move(request), surveysWith(std::move(content)), threads,
                                        std::move(from), priority))
{
}

Search::~Search() = default;

void Search::pause()
{
    m_engine->setPaused(true);
}

void Search::resume()
{
    m_engine->setPaused(false);
}

void Search::cancel()
{
    m_engine->cancel();
}

bool Search::ended() const
{
    return m_engine->ended();
}

bool Search::paused() const
{
    return m_engine->paused();
}

std::vector<SearchHit> Search::takeMatches()
{
    return m_engine->takeMatches();
}

SearchState Search::state() const
{
    return m_engine->state();
}

std::int64_t Search::decided() const
{
    return m_engine->decided();
}

void Search::wait(int milliseconds)
{
    m_engine->wait(milliseconds);
}

const SearchRequest &Search::request() const
{
    return m_engine->request();
}

Condition anyWorld()
{
    ConditionError error;
    return Condition::parse("1 = 1", error).value();
}

std::string missText(const Condition &where, const Judgement &judgement)
{
    std::string text;
    for (const MissedTerm &missed : judgement.missed)
        text += (text.empty() ? "" : "; ") + missedTermText(where, missed);
    return text;
}

} // namespace cave
