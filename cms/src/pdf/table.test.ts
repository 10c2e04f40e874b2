import { expect, it } from 'vitest';
import { PdfDocument } from './pdfDocument';
import { drawTable } from './table';

it('leaves room for what follows a table on the page of its last row', () => {
  const look = { head: '#eee', line: '#eee', text: '#000', muted: '#555', size: 10 };
  const area = { x: 0, width: 300, y: 40, top: 20, bottom: 400, closing: 120 };
  for (let count = 1; count <= 40; count += 1) {
    const paper = new PdfDocument({ size: [300, 420], title: 'a table' });
    const rows = Array.from({ length: count }, (_, index) => [String(index)]);
    const end = drawTable(paper, area, [{ header: 'number', share: 1 }], rows, look);
    expect(end + area.closing, `after ${count} rows`).toBeLessThanOrEqual(area.bottom);
    // Below the header there is at least one row.
    expect(end, `after ${count} rows`).toBeGreaterThan(area.top + 45);
  }
});
