// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/sheet/contact_sheet_image.h"

#include <QDialog>

class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace cave {

/// Asks for the size of a picture: of one map (width, height, pixels per cell) or of a sheet of maps
/// (columns, card width).
class PictureDialog : public QDialog {
    Q_OBJECT

public:
    /// The request has the initial sizes.
    PictureDialog(MapPictureRequest request, QWidget *parent);
    PictureDialog(const SheetRequest &request, QWidget *parent);

signals:
    /// The request with the chosen sizes.
    void mapChosen(const cave::MapPictureRequest &request);
    void sheetChosen(const cave::SheetRequest &request);

private:
    explicit PictureDialog(QWidget *parent);
    QSpinBox *addNumber(const QString &id, const QString &label, int least, int most, int value);
    void addButtons();
    void reportSheetSize(const SheetRequest &request);

    QFormLayout *m_form;
    QLabel *m_note;
    QDialogButtonBox *m_buttons;
};

} // namespace cave
