/** Assigns the ids of an imported menu. An id is kept if no row of this database has it. */
import type { MenuInFile } from '@qaima/schemas';
import { MENU_CHILDREN } from '../menu-parts/menuChildTables';
import { rows } from '../database/rows';
import type { Table } from '../database/tables';

type Tables = ReadonlyMap<Table, readonly string[]>;

const BATCH_IDS = 500;

const given = (parts: readonly { readonly _id?: string | undefined }[] = []) =>
  parts.flatMap(({ _id }) => (_id === undefined ? [] : [_id]));

/** The ids in a menu file, by table. */
export function idsIn(menu: MenuInFile): Tables {
  const { sections = [] } = menu;
  return new Map<Table, readonly string[]>([
    ['api::menu.menu', given([menu])],
    [MENU_CHILDREN.section.table, given(sections)],
    [MENU_CHILDREN.item.table, sections.flatMap(({ items }) => given(items))],
    [MENU_CHILDREN.gallery.table, sections.flatMap(({ galleries }) => given(galleries))],
    [MENU_CHILDREN.combo.table, given(menu.combos)],
    [MENU_CHILDREN.branch.table, given(menu.branches)],
    [MENU_CHILDREN.receiveOption.table, given(menu.orderReceiveOptions)],
    [MENU_CHILDREN.daypart.table, given(menu.dayparts)],
    [MENU_CHILDREN.specialHours.table, given(menu.specialHours)],
    [MENU_CHILDREN.extraGroup.table, given(menu.extraGroups)],
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
