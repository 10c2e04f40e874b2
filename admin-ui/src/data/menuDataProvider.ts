/**
 * react-admin's view of the menu: each part of it looks like a resource. Reads come from the one cached menu; writes go
 * through the contract's calls, and after them user and menu are read again. A further part is one row of `parts`.
 */
import {
  branchEndpoints,
  comboEndpoints,
  galleryEndpoints,
  itemEndpoints,
  menuEndpoints,
  receiveOptionEndpoints,
  sectionEndpoints,
  type Endpoint,
  type Fingerprints,
  type Gallery,
  type Menu,
} from '@qaima/schemas';
import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, RaRecord } from 'react-admin';
import type { Api } from './api.js';
import { markLocallyDeleted } from './locallyDeleted.js';
import { menuQuery, refetchMenu, type MenuItem, type MenuSection } from './menu.js';

export type ResourceName = keyof typeof resources;

interface Resource {
  readonly rows: (menu: Menu) => readonly { readonly _id?: string }[];
  readonly calls: { readonly create?: Endpoint; readonly change: Endpoint; readonly remove?: Endpoint };
  /** The parameter of the path that names one of it. */
  readonly id: string;
  /** Further parameters of the path, from what the caller said (`meta`) or from where the row stands. */
  readonly within?: (menu: Menu, rowId: string | undefined, meta: unknown) => Readonly<Record<string, string>>;
}

export const sectionsOf = (menu: Menu | undefined): readonly MenuSection[] => menu?.sections ?? [];
export const itemsOf = (section: MenuSection): readonly MenuItem[] => (section.items ?? []) as readonly MenuItem[];

export const galleriesOf = (section: MenuSection): readonly Gallery[] => section.galleries ?? [];

/** The section that an item stands in. */
export const sectionOfItem = (menu: Menu | undefined, itemId: string): MenuSection | undefined =>
  sectionsOf(menu).find((section) => itemsOf(section).some(({ _id }) => _id === itemId));

/** Whether a menu has a row of this id in a part. */
export const hasRow = (menu: Menu, part: ResourceName, id: string): boolean =>
  resourceOf(part)
    .rows(menu)
    .some(({ _id }) => _id === id);

/** The section that a gallery stands in. */
const sectionOfGallery = (menu: Menu, galleryId: string): MenuSection | undefined =>
  sectionsOf(menu).find((section) => galleriesOf(section).some(({ _id }) => _id === galleryId));

/** What the caller saw of the fields that it changes. */
const seenIn = (meta: unknown) => (meta as { readonly seen?: Fingerprints } | undefined)?.seen;

/** Where a new one goes, as its caller says it. */
const sectionIn = (meta: unknown) => (meta as { readonly sectionId?: string } | undefined)?.sectionId;

const resources = {
  sections: { rows: sectionsOf, calls: sectionEndpoints, id: 'sectionId' },
  items: {
    rows: (menu) => sectionsOf(menu).flatMap(itemsOf),
    calls: itemEndpoints,
    id: 'itemId',
    within: (menu, itemId, meta) => ({
      sectionId: sectionIn(meta) ?? sectionOfItem(menu, itemId ?? '')?._id ?? '',
    }),
  },
  combos: { rows: (menu) => menu.combos ?? [], calls: comboEndpoints, id: 'comboId' },
  galleries: {
    rows: (menu) => sectionsOf(menu).flatMap(galleriesOf),
    calls: galleryEndpoints,
    id: 'galleryId',
    within: (menu, galleryId, meta) => ({
      sectionId: sectionIn(meta) ?? sectionOfGallery(menu, galleryId ?? '')?._id ?? '',
    }),
  },
  branches: { rows: (menu) => menu.branches ?? [], calls: branchEndpoints, id: 'branchId' },
  receiveOptions: { rows: (menu) => menu.orderReceiveOptions ?? [], calls: receiveOptionEndpoints, id: 'optionId' },
  /** The menu's own row: there is one, and it is only changed. */
  settings: { rows: (menu) => [menu], calls: { change: menuEndpoints.change }, id: 'menuId' },
} as const satisfies Readonly<Record<string, Resource>>;

const resourceOf = (name: string): Resource => {
  const part = (resources as Readonly<Record<string, Resource>>)[name];
  if (!part) throw new Error(`The menu has no part named ${name}`);
  return part;
};

/** What is called by a title, or stands at an address. */
const titleOf = (row: object | undefined): string => {
  const { title, location } = (row ?? {}) as {
    readonly title?: string;
    readonly location?: { readonly address?: string };
  };
  return title ?? location?.address ?? '';
};

/** What is known of a row that was deleted. */
export interface DeletedRow extends RaRecord {
  readonly title: string;
  /** The way back, as the deletion answered it. */
  readonly undo?: string | undefined;
}

/** A row that was changed. */
export interface ChangedRow extends RaRecord {
  /** The way back, where the change took something away that can be restored. */
  readonly undo?: string | undefined;
}

/** What the menu's trash is cached under. */
export const TRASH_KEY = 'trash';

/** All that was derived from the menu, and its trash. */
const invalidateDerived = (queries: QueryClient) =>
  queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => name === TRASH_KEY || String(name) in resources });

/** Reads user and menu again, and all that was derived from them. */
export async function refetchMenuAndDerived(queries: QueryClient, menuName: string): Promise<void> {
  await refetchMenu(queries, menuName);
  await invalidateDerived(queries);
}

const toRecord = (row: { readonly _id?: string }): RaRecord => ({ ...row, id: row._id ?? '' });
const notSupported = (): Promise<never> =>
  Promise.reject(new Error('The parts of a menu are read and written one by one'));

export function createMenuDataProvider(api: Api, queries: QueryClient, menuName: string): DataProvider {
  const readMenu = () => queries.query(menuQuery(api, menuName));
  let writing = 0;

  /** Several writes at once are followed by one reading, after the last: an earlier one would undo what is shown. */
  async function write(
    name: string,
    action: 'create' | 'change' | 'remove',
    rowId?: string,
    body?: unknown,
    meta?: unknown,
  ) {
    const part = resourceOf(name);
    const menu = await readMenu();
    const params = {
      menuId: menu._id ?? menuName,
      ...part.within?.(menu, rowId, meta),
      ...(rowId === undefined ? {} : { [part.id]: rowId }),
    };
    writing += 1;
    try {
      const call = part.calls[action];
      if (!call) throw new Error(`There is no call to ${action} ${name}`);
      const answer = await api.send(call, { params, seen: seenIn(meta), ...(body === undefined ? {} : { body }) });
      if (action === 'remove' && rowId !== undefined) markLocallyDeleted(queries, [rowId]);
      const title = titleOf(part.rows(menu).find(({ _id }) => _id === rowId));
      return { row: (answer.data ?? {}) as { readonly _id?: string }, title, undo: answer.undo };
    } finally {
      writing -= 1;
      if (writing === 0) await refetchMenu(queries, menuName);
      await invalidateDerived(queries);
    }
  }

  const rows = async (name: string) =>
    resourceOf(name)
      .rows(await readMenu())
      .map(toRecord);

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
    async create(name: string, { data, meta }: { data: unknown; meta?: unknown }) {
      return { data: toRecord((await write(name, 'create', undefined, data, meta)).row) };
    },
    async update(name: string, { id, data, meta }: { id: string; data: object; meta?: unknown }) {
      const { row, undo } = await write(name, 'change', id, data, meta);
      return { data: { ...toRecord({ ...row, _id: id }), ...(undo !== undefined && { undo }) } satisfies ChangedRow };
    },
    updateMany: notSupported,
    async delete(name: string, { id, meta }: { id: string; meta?: unknown }) {
      const { title, undo } = await write(name, 'remove', id, undefined, meta);
      return { data: { id, title, undo } satisfies DeletedRow };
    },
    deleteMany: notSupported,
  };
  // react-admin's type promises a record of the caller's choosing, which no provider can know.
  return provider as unknown as DataProvider;
}
