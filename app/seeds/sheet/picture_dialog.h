// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/sheet/contact_sheet_image.h"

#include <QDialog>

class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace cave {

/// Asks how large a picture is to be. Two kinds: of one map (width, height, pixels a cell) and of a sheet of
/// maps (columns, width of a card).
class PictureDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with the sizes of the request.
    PictureDialog(MapPictureRequest request, QWidget *parent);
    PictureDialog(const SheetRequest &request, QWidget *parent);

signals:
    /// The requests, with what was chosen.
    void mapChosen(const cave::MapPictureRequest &request);
    void sheetChosen(const cave::SheetRequest &request);

private:
    explicit PictureDialog(QWidget *parent);
    QSpinBox *addNumber(const QString &id, const QString &label, int least, int most, int value);
    void addButtons();
    void tellSheetSize(const SheetRequest &request);

    QFormLayout *m_form;
    QLabel *m_note;
    QDialogButtonBox *m_buttons;
};

} // namespace cave
