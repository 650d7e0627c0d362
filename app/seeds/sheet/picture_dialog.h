// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/sheet/contact_sheet_image.h"
#include "editor/view/form/form.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace cave {

/// Asks for the size of a picture: of one map (width, height, pixels per cell) or of a sheet of maps
/// (columns, card width).
class PictureDialog : public QDialog {
    Q_OBJECT

public:
    /// The request has the initial sizes.
    PictureDialog(MapPictureRequest request, QWidget *parent) : PictureDialog(parent)
    {
        setWindowTitle(tr("Save map as picture"));
        QSpinBox *width = addNumber("picture.width", tr("&Width in pixels"), kSmallestPicture,
                                    kLargestPicture, request.size.width());
        QSpinBox *height = addNumber("picture.height", tr("&Height in pixels"), kSmallestPicture,
                                     kLargestPicture, request.size.height());
        QSpinBox *cell = addNumber("picture.cell", tr("Pixels per &cell"), 1, Zoom::kLargest,
                                   std::max(1, request.camera.zoom.step));
        const auto showSize = [this, width, height, cell] {
            m_note->setText(tr("Covers %1 × %2 cells.")
                                .arg(width->value() / cell->value())
                                .arg(height->value() / cell->value()));
        };
        for (QSpinBox *box : {width, height, cell})
            connect(box, &QSpinBox::valueChanged, this, showSize);
        showSize();
        addButtons();
        connect(this, &QDialog::accepted, this, [this, request, width, height, cell]() mutable {
            request.size = {width->value(), height->value()};
            request.camera.zoom = Zoom{cell->value()};
            emit mapChosen(request);
        });
    }

    PictureDialog(const SheetRequest &request, QWidget *parent) : PictureDialog(parent)
    {
        setWindowTitle(tr("Save sheet as picture"));
        QSpinBox *columns = addNumber("picture.columns", tr("C&olumns"), 1, kMaxColumns,
                                      std::min(request.columns, kMaxColumns));
        QSpinBox *width = addNumber("picture.cardWidth", tr("Map &width"), CardFace::kNarrowest,
                                    CardFace::kWidest, request.cardWidth);
        const auto chosen = [request, columns, width] {
            SheetRequest sized = request;
            sized.columns = columns->value();
            sized.cardWidth = width->value();
            return sized;
        };
        for (QSpinBox *box : {columns, width})
            connect(box, &QSpinBox::valueChanged, this, [this, chosen] { reportSheetSize(chosen()); });
        addButtons();
        reportSheetSize(chosen());
        connect(this, &QDialog::accepted, this, [this, chosen] { emit sheetChosen(chosen()); });
    }

signals:
    /// The request with the chosen sizes.
    void mapChosen(const cave::MapPictureRequest &request);
    void sheetChosen(const cave::SheetRequest &request);

private:
    static constexpr int kSmallestPicture = 16;
    static constexpr int kMaxColumns = 100;

    explicit PictureDialog(QWidget *parent)
        : QDialog(parent)
        , m_form(new QFormLayout(this))
        , m_note(named("picture.note", new QLabel))
        , m_buttons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel))
    {
        setObjectName("pictureDialog");
        setAttribute(Qt::WA_DeleteOnClose);
        m_note->setWordWrap(true);
        connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    }

    QSpinBox *addNumber(const QString &id, const QString &label, int least, int most, int value)
    {
        auto *box = new QSpinBox;
        box->setObjectName(id);
        box->setRange(least, most);
        box->setValue(value);
        m_form->addRow(label, box);
        return box;
    }

    void addButtons()
    {
        m_form->addRow(m_note);
        m_form->addRow(m_buttons);
    }

    void reportSheetSize(const SheetRequest &request)
    {
        const PictureSize size = sheetSize(request);
        const bool fits = size.width <= kLargestPicture && size.height <= kLargestPicture;
        const QLocale locale;
        QString text =
            tr("%n maps: a picture of %1 × %2 pixels.", nullptr, static_cast<int>(request.cards.size()))
                .arg(locale.toString(size.width), locale.toString(size.height));
        if (!fits)
            text +=
                QLatin1Char(' ') +
                tr("Too large: at most %1 per side. Select fewer seeds, or use more columns or smaller maps.")
                    .arg(locale.toString(kLargestPicture));
        m_note->setText(text);
        m_buttons->button(QDialogButtonBox::Save)->setEnabled(fits);
    }

    QFormLayout *m_form;
    QLabel *m_note;
    QDialogButtonBox *m_buttons;
};

} // namespace cave
