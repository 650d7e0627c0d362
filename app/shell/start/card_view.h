// SPDX-License-Identifier: MIT
#pragma once

#include <QListView>

namespace cave {

class WorldCardDelegate;

/// A list of cards in as many columns as fit; the cards share the width.
class CardView : public QListView {
    Q_OBJECT

public:
    explicit CardView(QWidget *parent = nullptr);

    /// The size of the picture on a card.
    [[nodiscard]] QSize previewSize() const;

    /// Fits the cards to the view again, for a new font or screen.
    void fitCards();
    /// Opens the editor for the current world's name.
    void rename();

signals:
    /// The size of cards changed.
    void cardsResized();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    WorldCardDelegate *m_delegate; ///< determines the look and height of cards
};

} // namespace cave
