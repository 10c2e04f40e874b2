/** Draws QR codes in PDFs. (ISO/IEC 18004) */
import { create } from 'qrcode';
import type { PdfDocument } from './pdfDocument';

/** Level Q can correct damage to a quarter of the code, which may happen on restaurant tables. */
export const CORRECTION = 'Q';

interface CodeBox {
  readonly x: number;
  readonly y: number;
  /** The side of the code, without the quiet zone of four modules around it. */
  readonly side: number;
  readonly color: string;
}

/** Draws a QR code as one path, because viewers may show lines between separate modules. */
export function drawQrCode({ doc }: PdfDocument, text: string, { x, y, side, color }: CodeBox): void {
  const { modules } = create(text, { errorCorrectionLevel: CORRECTION });
  const module = side / modules.size;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      let length = 0;
      while (column + length < modules.size && modules.get(row, column + length)) length += 1;
      if (length > 0) doc.rect(x + column * module, y + row * module, length * module, module);
      column += length;
    }
  }
  doc.fill(color);
}
