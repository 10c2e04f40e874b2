import { menuPart, partSchema, type MENU_PARTS, type MenuPartKind, type PartOf } from '@qaima/schemas';
import { serializeAll } from '../api-runtime/serialize';
import { rows } from '../database/rows';
import { partTable } from './partTables';

const IN_ORDER = [{ position: 'asc' }, { id: 'asc' }] as const;

/** The rows of a part in a menu, in their order. Those of sections come with their section. */
export const partRows = <K extends MenuPartKind>(kind: K, menuId: number) =>
  rows(partTable(kind)).findMany({
    where: { menu: menuId },
    orderBy: IN_ORDER,
    populate: menuPart(kind).parent === 'section' ? ['section'] : [],
  });

/** The parts of a kind in a menu, in their order, without damaged ones. */
export const readParts = async <K extends MenuPartKind>(kind: K, menuId: number): Promise<PartOf<K>[]> =>
  serializeAll<(typeof MENU_PARTS)[K]['schema']>(partSchema(kind), await partRows(kind, menuId));
