/** The PDF of a guest's data, rendered in the worker thread. */
import { join } from 'node:path';
import { DEFAULT_TIME_ZONE } from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { rows } from '../../database/rows';
import { renderInThread } from '../../jobs/renderInThread';
import { ownPart } from '../../menu-parts/ownPart';
import type { guestPdf } from './guestPdf';
import type { GuestExport } from './ofGuest';

/** In the venue's language. */
export async function renderGuest(menu: MenuRef, found: GuestExport): Promise<Buffer> {
  const row = await rows('api::menu.menu').findOne({ where: { id: menu.id } });
  const { institution, settings, languages } = row ? ownPart(row) : {};
  return renderInThread<typeof guestPdf>(
    { module: join(__dirname, 'guestPdf.js'), name: 'guestPdf' },
    {
      ...found,
      venue: institution?.name ?? '',
      timeZone: settings?.timeZone ?? DEFAULT_TIME_ZONE,
      language: languages?.default ?? 'ar',
    },
  );
}
