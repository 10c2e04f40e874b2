/**
 * What a printed menu has in addition to the page: extras, letters of allergens, and the hours of dishes. It is drawn
 * from the page's data when a print begins, and removed afterwards. (docs/spec/public-site.md#printed-menu)
 */
import { createMarks, drawAllergens } from './allergenMarks.js';
import { drawExtras } from './extrasBoxes.js';
import { drawHours } from './servingHours.js';

export function drawOnPrint(document: Document): void {
  let drawn: readonly Element[] = [];
  const clear = () => {
    for (const part of drawn) part.remove();
    drawn = [];
  };
  addEventListener('beforeprint', () => {
    clear();
    const marks = createMarks(document);
    // The extras read the titles of the cards, so they precede the letters behind these. The legend has all letters.
    drawn = [
      ...drawExtras(document, marks),
      ...drawAllergens(document, marks),
      ...drawHours(document),
      ...marks.drawLegend(),
    ];
  });
  addEventListener('afterprint', clear);
}
