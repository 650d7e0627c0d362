#pragma once

// Debian 12 has Catch2 2, whose one header holds what version 3 spreads over many. Tests include version 3's
// names; with version 2 this folder gives them. With version 3 it is not on the include path.
#include <catch2/catch.hpp>
