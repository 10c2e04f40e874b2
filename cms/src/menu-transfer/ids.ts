/** Assigns the ids of an imported menu. An id is kept if no row of this database has it. */
import { menuParts, propertyOf, type MenuInFile, type MenuPart } from '@qaima/schemas';
import { elementsOf, textOf } from '@qaima/schemas/core/typeGuards';
import { partTable } from '../menu-parts/partTables';
import { rows } from '../database/rows';
import type { Table } from '../database/tables';

type Tables = ReadonlyMap<Table, readonly string[]>;

const BATCH_IDS = 500;

const exportedParts = menuParts.filter(({ isExported }) => isExported);

const given = (parts: unknown): string[] =>
  elementsOf(parts)
    .map((part) => textOf(propertyOf(part, '_id')))
    .filter(Boolean);

/** The ids in a menu file, by table. */
export function idsIn(menu: MenuInFile): Tables {
  const { sections = [] } = menu;
  const listsIn = ({ parent, list }: MenuPart): string[] =>
    (parent === 'menu' ? [menu] : sections).flatMap((owner) => given(propertyOf(owner, list)));
  return new Map<Table, readonly string[]>([
    ['api::menu.menu', given([menu])],
    ...exportedParts.map((part) => [partTable(part.kind), listsIn(part)] as const),
  ]);
}

async function takenOf(table: Table, ids: readonly string[]): Promise<string[]> {
  const taken: string[] = [];
  for (let at = 0; at < ids.length; at += BATCH_IDS) {
    const some = ids.slice(at, at + BATCH_IDS);
    const found = await rows(table).findMany({ where: { documentId: { $in: some } }, select: ['documentId'] });
    taken.push(...found.map(({ documentId }) => documentId));
  }
  return taken;
}

export interface Ids {
  /**
   * Returns the id for a row. Call it once per row. If an id occurs twice in the file, the second row gets a new id.
   */
  of(id: string | undefined): string;
  /** The id that `of` assigned for an id in the file. */
  known(id: string): string;
  /** Assigns ids to the entries of a list inside a row. They only have to be unique within the list. */
  ofList<T extends { readonly _id?: string | undefined }>(list: readonly T[]): (T & { readonly _id: string })[];
  areSame(): boolean;
}

/** Finds which ids are free. @param newId generates a new id */
export async function freeIds(ids: Tables, newId: () => string): Promise<Ids> {
  const used = new Set<string>();
  for (const [table, some] of ids) for (const id of await takenOf(table, some)) used.add(id);
  const here = new Map<string, string>();
  let same = true;

  const of = (id: string | undefined): string => {
    const own = id === undefined || used.has(id) ? newId() : id;
    used.add(own);
    if (id !== undefined && own !== id) same = false;
    if (id !== undefined && !here.has(id)) here.set(id, own);
    return own;
  };
  return {
    of,
    known: (id) => here.get(id) ?? id,
    ofList(list) {
      const mine = new Set<string>();
      return list.map((one) => {
        const _id = one._id === undefined || mine.has(one._id) ? newId() : one._id;
        mine.add(_id);
        return { ...one, _id };
      });
    },
    areSame: () => same,
  };
}
