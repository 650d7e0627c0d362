#pragma once

#include <QtGui>
#include <QtWidgets>
