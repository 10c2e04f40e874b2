/**
 * When a menu changes, what is kept of it is old. Our own services say so themselves, once for each change; here we also
 * listen to the database for everything else that touches a menu or a part of one: the CMS's own panel.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { rows, type Table } from '../storage/rows';
import type { Row } from '../contract/represent';
import { afterCommit, connection } from '../storage/transaction';
import { tellOthers } from '../redis/notices';
import { forget } from './kept';

const MENU: Table = 'api::menu.menu';

/** Everything that names the menu it stands in. */
const PARTS: readonly Table[] = [
  'api::menu-name.menu-name',
  'api::section.section',
  'api::item.item',
  'api::gallery.gallery',
  'api::combo.combo',
  'api::branch.branch',
  'api::receive-option.receive-option',
];

/** Grows a menu's revision, and forgets what is kept of it from the commit on, here and in other processes. */
export async function touchMenu(menuId: number): Promise<void> {
  const sql = await connection();
  await sql('menus').where({ id: menuId }).increment('revision', 1);
  afterCommit(() => {
    forget(menuId);
    tellOthers(menuId);
  });
}

const announced = new AsyncLocalStorage<true>();

/** Does work whose change of a menu is announced by the caller itself. */
export const announcedByCaller = <T>(work: () => Promise<T>): Promise<T> => announced.run(true, work);

interface Written {
  readonly model: { readonly uid: string };
  readonly params: { readonly where?: Readonly<Record<string, unknown>> };
  readonly result?: { readonly id?: number; readonly ids?: readonly number[] };
  readonly state: { menus?: readonly number[] };
}

async function menusOf(uid: string, where: Readonly<Record<string, unknown>>): Promise<number[]> {
  if (uid === MENU) return (await rows(MENU).findMany({ where, select: ['id'] })).map(({ id }) => id);
  const found = await rows(uid as Table).findMany({ where, select: ['id'], populate: { menu: { select: ['id'] } } });
  return found.flatMap((row) => (row['menu'] ? [(row['menu'] as Row).id] : []));
}

/** Before a change or a deletion: whose it was. */
async function remember({ model, params, state }: Written): Promise<void> {
  if (announced.getStore()) return;
  state.menus = await menusOf(model.uid, params.where ?? {});
}

/** After any write: whose it was and whose it is. */
async function announce({ model, result, state }: Written): Promise<void> {
  if (announced.getStore()) return;
  const ids = result?.ids ?? (result?.id === undefined ? [] : [result.id]);
  const now = ids.length > 0 ? await menusOf(model.uid, { id: { $in: ids } }) : [];
  for (const menuId of new Set([...(state.menus ?? []), ...now])) await touchMenu(menuId);
}

/** Listens from now on. */
export function watchPanelWrites(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [MENU, ...PARTS],
    afterCreate: announce,
    afterCreateMany: announce,
    beforeUpdate: remember,
    afterUpdate: announce,
    beforeUpdateMany: remember,
    afterUpdateMany: announce,
    beforeDelete: remember,
    afterDelete: announce,
    beforeDeleteMany: remember,
    afterDeleteMany: announce,
  });
}
