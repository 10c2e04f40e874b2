/** What tickets need of their menu. */
import { DEFAULT_TIME_ZONE } from '@qaima/schemas';
import { rows } from '../../database/rows';
import { ownPart } from '../menu/read';
import type { TicketContext } from './content';

/** The venue and its clock. */
export async function ticketContext(menuId: number): Promise<Pick<TicketContext, 'venue' | 'timeZone'>> {
  const row = await rows('api::menu.menu').findOne({ where: { id: menuId } });
  const { institution, settings } = row ? ownPart(row) : {};
  return { venue: institution?.name?.trim() ?? '', timeZone: settings?.timeZone ?? DEFAULT_TIME_ZONE };
}
