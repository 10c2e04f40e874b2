import { specialHoursSchema, type SpecialHours } from '@qaima/schemas';
import { serializeAll } from '../../api-runtime/serialize';
import { rows } from '../../database/rows';

/** The special hours of a menu, in the order in which they were made. */
export async function readSpecialHours(menuId: number): Promise<SpecialHours[]> {
  const found = await rows('api::special-hours.special-hours').findMany({
    where: { menu: menuId },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  return serializeAll(specialHoursSchema, found);
}
