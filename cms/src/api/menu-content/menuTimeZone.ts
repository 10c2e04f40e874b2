import { DEFAULT_TIME_ZONE } from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { rows } from '../../database/rows';
import { ownPart } from '../../menu-parts/ownPart';

/** The time zone of a menu. */
export async function menuTimeZone({ id }: Pick<MenuRef, 'id'>): Promise<string> {
  const row = await rows('api::menu.menu').findOne({ where: { id } });
  return (row && ownPart(row).settings?.timeZone) ?? DEFAULT_TIME_ZONE;
}
