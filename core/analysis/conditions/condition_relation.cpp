// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition_parts.h"

namespace cave {

Relation opposite(Relation relation)
{
    switch (relation) {
    case Relation::Less:
        return Relation::GreaterOrEqual;
    case Relation::LessOrEqual:
        return Relation::Greater;
    case Relation::Greater:
        return Relation::LessOrEqual;
    case Relation::GreaterOrEqual:
        return Relation::Less;
    case Relation::Equal:
        return Relation::Unequal;
    case Relation::Unequal:
        break;
    }
    return Relation::Equal;
}

Relation swapped(Relation relation)
{
    switch (relation) {
    case Relation::Less:
        return Relation::Greater;
    case Relation::LessOrEqual:
        return Relation::GreaterOrEqual;
    case Relation::Greater:
        return Relation::Less;
    case Relation::GreaterOrEqual:
        return Relation::LessOrEqual;
    case Relation::Equal:
    case Relation::Unequal:
        break;
    }
    return relation;
}

std::string relationText(Relation relation)
{
    switch (relation) {
    case Relation::Less:
        return "<";
    case Relation::LessOrEqual:
        return "<=";
    case Relation::Greater:
        return ">";
    case Relation::GreaterOrEqual:
        return ">=";
    case Relation::Equal:
        return "==";
    case Relation::Unequal:
        break;
    }
    return "!=";
}

} // namespace cave
