/** Draws a logo whole on a rounded plate; the plate of a wide logo is wide. */
import type { PdfDocument } from './pdfDocument';

/** The padding of the plate, as a fraction of its height. */
const PADDING_RATIO = 0.09;
/** The widest plate, as a multiple of its height. */
const MAX_ASPECT = 3;

interface Column {
  readonly x: number;
  readonly width: number;
}

/**
 * The logo in the middle of a column, as a part of a vertical stack. Lengths are in points.
 * @param logo a JPEG
 */
export function logoPart({ doc }: PdfDocument, logo: Uint8Array, { x, width }: Column, height: number, ground: string) {
  const picture = doc.openImage(Buffer.from(logo));
  const padding = height * PADDING_RATIO;
  const inner = height - 2 * padding;
  const aspect = Math.min(Math.max(picture.width / picture.height, 1), MAX_ASPECT);
  const plate = Math.min(inner * aspect + 2 * padding, width);
  const left = x + (width - plate) / 2;
  return {
    height,
    draw(y: number) {
      doc.roundedRect(left, y, plate, height, height / 5).fill(ground);
      const fit: [number, number] = [plate - 2 * padding, inner];
      doc
        .save()
        .roundedRect(left + padding, y + padding, ...fit, height / 8)
        .clip();
      doc.image(picture, left + padding, y + padding, { fit, align: 'center', valign: 'center' });
      doc.restore();
    },
  };
}
