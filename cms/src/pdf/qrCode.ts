/** Draws QR codes. (ISO/IEC 18004) */
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

/** A row of adjacent dark modules, in modules from the upper left corner. */
interface ModuleRow {
  readonly row: number;
  readonly column: number;
  readonly length: number;
}

/** The dark modules of a QR code, without the quiet zone. `size`: the modules on a side. */
export function qrModules(text: string, correction: 'L' | 'Q'): { size: number; rows: readonly ModuleRow[] } {
  const { modules } = create(text, { errorCorrectionLevel: correction });
  const rows: ModuleRow[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      let length = 0;
      while (column + length < modules.size && modules.get(row, column + length)) length += 1;
      if (length > 0) rows.push({ row, column, length });
      column += length;
    }
  }
  return { size: modules.size, rows };
}

/** Draws a QR code as one path, because viewers may show lines between separate modules. */
export function drawQrCode({ doc }: PdfDocument, text: string, { x, y, side, color }: CodeBox): void {
  const { size, rows } = qrModules(text, CORRECTION);
  const module = side / size;
  for (const { row, column, length } of rows) doc.rect(x + column * module, y + row * module, length * module, module);
  doc.fill(color);
}
