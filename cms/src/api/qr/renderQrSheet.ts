import { join } from 'node:path';
import { renderInThread } from '../../jobs/renderInThread';
import type { qrSheet, SheetOptions } from './qrSheet';
import type { Venue } from './venueForPrint';

export const renderQrSheet = (venue: Venue, options: SheetOptions): Promise<Buffer> =>
  renderInThread<typeof qrSheet>({ module: join(__dirname, 'qrSheet.js'), name: 'qrSheet' }, { venue, options });
