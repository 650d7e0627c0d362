// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition.h"
#include "core/analysis/conditions/condition_tokens.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace cave {
namespace {

using TokenKind = ConditionToken::Kind;

/// Splits a condition's tokens at "and".
class ChainReader {
public:
    explicit ChainReader(const Condition &where) : m_where(where), m_tokens(conditionTokens(where.text())) {}

    std::vector<ChainPart> read()
    {
        split(0, m_tokens.size() - 1);
        return std::move(m_parts);
    }

private:
    /// The tokens `first` .. `last` − 1 as one part, or as several.
    void split(std::size_t first, std::size_t last)
    {
        while (isEnclosed(first, last)) {
            ++first;
            --last;
        }
        const std::vector<std::size_t> joints = jointsIn(first, last);
        if (joints.empty())
            return add(first, last);
        std::size_t begin = first;
        for (const std::size_t joint : joints) {
            split(begin, joint);
            begin = joint + 1;
        }
        split(begin, last);
    }

    /// Whether one pair of brackets encloses all of it.
    [[nodiscard]] bool isEnclosed(std::size_t first, std::size_t last) const
    {
        if (last - first < 2 || m_tokens[first].kind != TokenKind::Open)
            return false;
        int depth = 0;
        for (std::size_t i = first; i < last; ++i) {
            depth += depthOf(m_tokens[i].kind);
            if (depth == 0)
                return i + 1 == last;
        }
        return false;
    }

    /// Where "and" joins parts outside of brackets; nowhere if "or" does, which is weaker.
    [[nodiscard]] std::vector<std::size_t> jointsIn(std::size_t first, std::size_t last) const
    {
        std::vector<std::size_t> joints;
        int depth = 0;
        for (std::size_t i = first; i < last; ++i) {
            depth += depthOf(m_tokens[i].kind);
            if (depth == 0 && m_tokens[i].kind == TokenKind::Or)
                return {};
            if (depth == 0 && m_tokens[i].kind == TokenKind::And)
                joints.push_back(i);
        }
        return joints;
    }

    static int depthOf(TokenKind kind)
    {
        return kind == TokenKind::Open ? 1 : kind == TokenKind::Close ? -1 : 0;
    }

    void add(std::size_t first, std::size_t last)
    {
        const std::size_t at = m_tokens[first].at;
        const std::size_t length = m_tokens[last - 1].at + m_tokens[last - 1].length - at;
        ConditionError ignored; // a part of a condition is one
        if (const auto part = Condition::parse(std::string_view(m_where.text()).substr(at, length), ignored))
            m_parts.push_back({at, length, *part});
    }

    const Condition &m_where;
    const std::vector<ConditionToken> m_tokens;
    std::vector<ChainPart> m_parts;
};

} // namespace

std::vector<ChainPart> chainOf(const Condition &where)
{
    return ChainReader(where).read();
}

} // namespace cave
