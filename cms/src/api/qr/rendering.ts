import { join } from 'node:path';
import { renderInThread } from '../../jobs/renderInThread';
import type { printSheet, SheetOptions } from './sheet';
import type { Venue } from './printedMenu';

export const codeSheetPdf = (venue: Venue, options: SheetOptions): Promise<Buffer> =>
  renderInThread<typeof printSheet>({ module: join(__dirname, 'sheet.js'), name: 'printSheet' }, { venue, options });
