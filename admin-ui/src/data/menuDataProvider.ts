/**
 * react-admin's data provider for the owner's menu. Records are read from the cached menu, or from a list endpoint if
 * the menu does not contain them. Writes call the API's endpoints. After an edit, the answered row replaces the cached
 * one; if more of the menu can have changed, menu and account are refetched. The resources are the parts of a menu, and
 * a few that only change.
 */
import {
  extraGroupEndpoints,
  galleryEndpoints,
  itemEndpoints,
  menuEndpoints,
  menuParts,
  partTitle,
  type Endpoint,
  type Fingerprints,
  type Gallery,
  type Menu,
  type MenuPart,
  type PartResource,
} from '@qaima/schemas';
import { elementsOf, isKeyOf, isRecord, propertyOf } from '@qaima/schemas/core/typeGuards';
import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, RaRecord } from 'react-admin';
import type { Api } from './api.js';
import { markLocallyDeleted } from './locallyDeleted.js';
import { menuQuery, patchMenu, refetchMenu, type MenuItem, type MenuSection } from './menu.js';
import { toRecord } from './toRecord.js';

export type ResourceName = keyof typeof resources;

/** The `meta` of a mutation. */
interface MutationMeta {
  /** Fingerprints of the values that the user saw, by which the server detects conflicts. */
  readonly seen?: Fingerprints;
  /** The section in which the new record is created. */
  readonly sectionId?: string;
}

interface Row {
  readonly _id: string;
}

type ChangeRow = (row: Row) => Row;

interface Resource {
  /**
   * The resource's records in the menu. Absent if the records are loaded by `calls.list`, or are parts of another
   * record.
   */
  readonly rows?: (menu: Menu) => readonly Row[];
  /** The menu with one record changed. */
  readonly withChanged?: (menu: Menu, id: string, change: ChangeRow) => Menu;
  readonly calls: {
    readonly list?: Endpoint;
    readonly create?: Endpoint;
    readonly change: Endpoint;
    readonly remove?: Endpoint;
  };
  /** The name of the path parameter for the record's id. */
  readonly id: string;
  /**
   * The other path parameters, such as `sectionId`. They come from `meta`, from the record's id, or from its place in
   * the menu.
   */
  readonly within?: (
    menu: Menu,
    rowId: string | undefined,
    meta: MutationMeta | undefined,
  ) => Readonly<Record<string, string>>;
}

export const sectionsOf = (menu: Menu | undefined): readonly MenuSection[] => menu?.sections ?? [];
/** The cast is safe, because stored items always have an id. */
export const itemsOf = (section: MenuSection): readonly MenuItem[] => section.items ?? [];

export const galleriesOf = (section: MenuSection): readonly Gallery[] => section.galleries ?? [];

export const sectionOfItem = (menu: Menu | undefined, itemId: string): MenuSection | undefined =>
  menu && sectionWith(menu, 'items', itemId);

/** The records of a resource; undefined if the menu does not contain it. */
export const rowsOf = (menu: Menu, part: ResourceName): readonly Row[] | undefined => resourceOf(part).rows?.(menu);

/** The menu with one record of a resource changed. All other records are reused unchanged. */
export const withChangedRow = (menu: Menu, part: ResourceName, id: string, change: ChangeRow): Menu =>
  resourceOf(part).withChanged?.(menu, id, change) ?? menu;

/** Whether the menu contains the record; null if the menu does not contain this resource. */
export const hasRow = (menu: Menu, part: ResourceName, id: string): boolean | null =>
  rowsOf(menu, part)?.some(({ _id }) => _id === id) ?? null;

/** The section whose list contains the record; undefined if no section does. */
const sectionWith = (menu: Menu, list: string, id: string | undefined): MenuSection | undefined =>
  sectionsOf(menu).find((section) => rowsIn(section, list).some(({ _id }) => _id === id));

/** The cast is safe, because the menu's lists are those of the table of parts. */
const rowsIn = (owner: object, list: string) => elementsOf(propertyOf(owner, list)) as readonly Row[];

/** The lists that the menu's response nests in sections. */
const SECTION_LISTS = menuParts.flatMap(({ parent, list }) => (parent === 'section' ? [list] : []));

/** Whether the text of a menu names a record in another place than its own. */
const isReferredTo = (menuText: string, id: string): boolean => menuText.indexOf(id) !== menuText.lastIndexOf(id);

/** An answered section comes without its items and galleries, which stay. */
const withListsOf = (row: Row, before: Row): Row => ({
  ...Object.fromEntries(SECTION_LISTS.flatMap((list) => (list in before ? [[list, propertyOf(before, list)]] : []))),
  ...row,
});

/** The resource of a part of the menu. */
function partResource({ list, parent, isInMenu, endpoints, idParam }: MenuPart): Resource {
  const owners = (menu: Menu) => (parent === 'menu' ? [menu] : sectionsOf(menu));
  return {
    calls: endpoints,
    id: idParam,
    ...(isInMenu && {
      rows: (menu) => owners(menu).flatMap((owner) => rowsIn(owner, list)),
      withChanged: (menu, id, change) => {
        const changed = <O extends object>(owner: O): O => ({
          ...owner,
          [list]: rowsIn(owner, list).map((row) => (row._id === id ? change(row) : row)),
        });
        if (parent === 'menu') return changed(menu);
        const owner = sectionWith(menu, list, id);
        return { ...menu, sections: sectionsOf(menu).map((one) => (one === owner ? changed(one) : one)) };
      },
    }),
    ...(parent === 'section' && {
      within: (menu, id, meta) => ({ sectionId: meta?.sectionId ?? sectionWith(menu, list, id)?._id ?? '' }),
    }),
  };
}

/** The cast is safe: it keeps the names, which `Object.fromEntries` does not. */
const partResources = Object.fromEntries(menuParts.map((part) => [part.resource, partResource(part)])) as Readonly<
  Record<PartResource, Resource>
>;

const resources = {
  ...partResources,
  /** Whether a size is sold out. A record's id is the item's id and the size's: `{id}/{id}`. */
  sizes: {
    calls: { change: itemEndpoints.changeSubItem },
    id: 'size',
    within: (menu, sizeId = '') => {
      const [itemId = '', subItemId = ''] = sizeId.split('/');
      return { sectionId: sectionOfItem(menu, itemId)?._id ?? '', itemId, subItemId };
    },
  },
  /** Whether an extra is sold out. A record's id is the group's id and the extra's: `{id}/{id}`. */
  groupExtras: {
    calls: { change: extraGroupEndpoints.changeExtra },
    id: 'extra',
    within: (_menu, id = '') => {
      const [groupId = '', extraId = ''] = id.split('/');
      return { groupId, extraId };
    },
  },
  /** The notes of a gallery's pictures. A record's id is the gallery's id and the picture's index: `{id}/0`. */
  galleryNotes: {
    calls: { change: galleryEndpoints.changeNote },
    id: 'note',
    within: (menu, noteId = '') => {
      const [galleryId = '', index = ''] = noteId.split('/');
      return { sectionId: sectionWith(menu, 'galleries', galleryId)?._id ?? '', galleryId, index };
    },
  },
  /** The menu's own fields, which can only be updated. */
  settings: { rows: (menu) => [menu], calls: { change: menuEndpoints.change }, id: 'menuId' },
} satisfies Readonly<Record<string, Resource>>;

const resourceOf = (name: string): Resource => {
  if (!isKeyOf(resources, name)) throw new Error(`The menu has no part named ${name}`);
  return resources[name];
};

/** Whether the API's menu response contains this resource's records. */
export const isInMenu = (name: ResourceName): boolean => resourceOf(name).rows !== undefined;

export interface DeletedRow extends RaRecord {
  readonly title: string;
  /** The id of the trash entry with which the record can be restored. */
  readonly undo?: string | undefined;
}

export interface ChangedRow extends RaRecord {
  /** The id of the trash entry with which the data that the update has removed can be restored. */
  readonly undo?: string | undefined;
}

export const TRASH_KEY = 'trash';

/** Invalidates the trash and all queries whose data depends on the menu. */
const invalidateDerived = (queries: QueryClient) =>
  queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => name === TRASH_KEY || String(name) in resources });

/** Refetches menu and account, and invalidates the queries whose data depends on them. */
export async function refetchMenuAndDerived(queries: QueryClient, menuName: string): Promise<void> {
  await refetchMenu(queries, menuName);
  await invalidateDerived(queries);
}

const notSupported = (): Promise<never> =>
  Promise.reject(new Error('The parts of a menu are read and written one by one'));

export function createMenuDataProvider(api: Api, queries: QueryClient, menuName: string): DataProvider {
  const readMenu = () => queries.query(menuQuery(api, menuName));
  let writing = 0;
  let isRefetchNeeded = false;

  /**
   * Puts an answered row into the cached menu.
   * @returns false if other parts of the menu refer to the record and can have changed with it
   */
  async function patch({ withChanged }: Resource, row: Row): Promise<boolean> {
    if (!withChanged || isReferredTo(JSON.stringify(await readMenu()), row._id)) return false;
    await patchMenu(queries, menuName, ({ revision, ...menu }) => ({
      ...withChanged(menu, row._id, (before) => withListsOf(row, before)),
      // Links with a new revision show the menu's page as it is now. (`uncachedPath`)
      ...(revision === undefined ? {} : { revision: revision + 1 }),
    }));
    return true;
  }

  /**
   * Sends a write. Of several concurrent writes, only the last one changes the cached menu, and refetches it: an earlier
   * row or refetch would revert the optimistic updates of the later writes.
   */
  async function write(
    name: string,
    action: 'create' | 'change' | 'remove',
    rowId?: string,
    body?: unknown,
    meta?: MutationMeta,
  ) {
    const part = resourceOf(name);
    const menu = await readMenu();
    const params = {
      menuId: menu._id,
      ...part.within?.(menu, rowId, meta),
      ...(rowId === undefined ? {} : { [part.id]: rowId }),
    };
    writing += 1;
    let isPatched = false;
    try {
      const call = part.calls[action];
      if (!call) throw new Error(`There is no call to ${action} ${name}`);
      const answer = await api.send(call, { params, seen: meta?.seen, ...(body === undefined ? {} : { body }) });
      if (action === 'remove' && rowId !== undefined) markLocallyDeleted(queries, [rowId]);
      const title = partTitle(part.rows?.(menu).find(({ _id }) => _id === rowId));
      const row = isRecord(answer.data) ? answer.data : {};
      if (action === 'change' && rowId !== undefined && row['_id'] === rowId && writing === 1 && !isRefetchNeeded) {
        isPatched = await patch(part, { ...row, _id: rowId });
      }
      return { row, title, undo: answer.undo };
    } finally {
      writing -= 1;
      isRefetchNeeded ||= !isPatched;
      if (writing === 0 && isRefetchNeeded) {
        isRefetchNeeded = false;
        await refetchMenu(queries, menuName);
      }
      await invalidateDerived(queries);
    }
  }

  const rows = async (name: string) => {
    const { rows: inMenu, calls } = resourceOf(name);
    const menu = await readMenu();
    if (inMenu) return inMenu(menu).map(toRecord);
    if (!calls.list) throw new Error(`There is no call to list ${name}`);
    const { data } = await api.send(calls.list, { params: { menuId: menu._id } });
    return elementsOf(data).filter(isRecord).map(toRecord);
  };

  const provider = {
    async getList(name: string) {
      const data = await rows(name);
      return { data, total: data.length };
    },
    async getOne(name: string, { id }: { id: string }) {
      const data = (await rows(name)).find((row) => row.id === id);
      if (!data) throw new Error(`${name} has no ${id}`);
      return { data };
    },
    async getMany(name: string, { ids }: { ids: readonly string[] }) {
      return { data: (await rows(name)).filter((row) => ids.includes(String(row.id))) };
    },
    getManyReference: notSupported,
    async create(name: string, { data, meta }: { data: unknown; meta?: MutationMeta }) {
      return { data: toRecord((await write(name, 'create', undefined, data, meta)).row) };
    },
    async update(name: string, { id, data, meta }: { id: string; data: object; meta?: MutationMeta }) {
      const { row, undo } = await write(name, 'change', id, data, meta);
      return { data: { ...toRecord({ ...row, _id: id }), ...(undo !== undefined && { undo }) } satisfies ChangedRow };
    },
    updateMany: notSupported,
    async delete(name: string, { id, meta }: { id: string; meta?: MutationMeta }) {
      const { title, undo } = await write(name, 'remove', id, undefined, meta);
      return { data: { id, title, undo } satisfies DeletedRow };
    },
    deleteMany: notSupported,
  };
  // The cast is needed because react-admin's type lets each caller choose the record type.
  return provider as unknown as DataProvider;
}
