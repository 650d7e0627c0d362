// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

/// Forms that are declared in files of Qt Designer, <class>.ui beside the class.
namespace cave {

/// Gives widgets the names that they have in the form file: uic makes underscores of the dots.
void restoreNames(QWidget &host);

/// Makes the widgets of `form`, what uic made of a form file, in `host`.
template<class Form, class Host>
void setUpForm(Form &form, Host &host)
{
    form.setupUi(&host);
    restoreNames(host);
}

} // namespace cave
