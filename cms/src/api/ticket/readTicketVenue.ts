/** Reads the data of a menu that its tickets need. */
import { DEFAULT_TIME_ZONE } from '@qaima/schemas';
import { rows } from '../../database/rows';
import { ownPart } from '../../menu-parts/ownPart';
import type { TicketContext } from './content';

/** The name, the default language and the time zone of a venue. */
export async function readTicketVenue(menuId: number): Promise<Pick<TicketContext, 'venue' | 'language' | 'timeZone'>> {
  const row = await rows('api::menu.menu').findOne({ where: { id: menuId } });
  const { institution, languages, settings } = row ? ownPart(row) : {};
  return {
    venue: institution?.name?.trim() ?? '',
    language: languages?.default ?? 'ar',
    timeZone: settings?.timeZone ?? DEFAULT_TIME_ZONE,
  };
}
