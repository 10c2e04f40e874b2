/** Stores values that a settings update removes (working days, pictures), so that they can be restored. */
import { listPositionOf, resolveIndex, type MenuUpdateInput, type ListPosition, type WorkingDay } from '@qaima/schemas';
import { HttpError } from '../../errors/httpError';
import type { RowOf } from '../../database/tables';
import { rows } from '../../database/rows';
import { OTHER_IMAGE } from '../item/image';
import type { Actor } from '../../http/sessions/store';
import { addTrashEntry } from '../../menu-parts/trash';
import type { MenuRef } from '../../api-runtime/access';
import { daysOf, institutionOf } from '../../menu-parts/readMenuColumns';

const TABLE = 'api::menu.menu';

export interface TrashedWorkingDay {
  readonly entry: WorkingDay;
  readonly place: ListPosition;
}

export interface TrashedMenuImage {
  readonly image: string;
}

const DAY_IS_BACK = {
  ar: 'لهذا اليوم أوقات عمل من جديد. احذفها أولًا إن أردت استعادة القديمة.',
  en: 'This day has hours again. Delete those first to bring back the old ones.',
};

const imageOf = (row: RowOf<typeof TABLE>, kind: 'mainImage' | 'logo') =>
  kind === 'logo' ? institutionOf(row).logo : row.menuMainImage;

/**
 * Stores the values that these changes remove. Runs inside the menu's lock.
 * @param row the menu before the changes
 * @returns the undo id of each removal
 */
export async function trashRemovals(
  menu: MenuRef,
  row: RowOf<typeof TABLE>,
  changes: MenuUpdateInput,
  by: Actor,
): Promise<string[]> {
  const undos: string[] = [];
  const days = daysOf(row);
  const order = days.map(({ day }) => day);
  for (const { day } of changes.workingDays ?? []) {
    const index = day.startsWith('M') ? days.findIndex((one) => one.day === day.slice(1)) : -1;
    const entry = days[index];
    if (!entry) continue;
    const kept: TrashedWorkingDay = { entry, place: listPositionOf(order, index) };
    undos.push(await addTrashEntry(menu, { kind: 'workingDay', kept, summary: { title: entry.day }, by }));
  }
  const gone = {
    mainImage: changes.menuMainImage === null,
    logo: changes.institution?.logo === null,
  } as const;
  for (const kind of ['mainImage', 'logo'] as const) {
    const image = imageOf(row, kind);
    if (!gone[kind] || !image) continue;
    const kept: TrashedMenuImage = { image };
    undos.push(await addTrashEntry(menu, { kind, kept, summary: { title: '', image }, by }));
  }
  return undos;
}

async function theMenu({ id }: MenuRef): Promise<RowOf<typeof TABLE>> {
  const row = await rows(TABLE).findOne({ where: { id } });
  if (!row) throw new HttpError(404);
  return row;
}

const save = (menu: MenuRef, data: Readonly<Record<string, unknown>>) =>
  rows(TABLE).update({ where: { id: menu.id }, data: { ...data, updatedAt: new Date() } });

/** Restores a working day. Runs inside the menu's lock. */
export async function restoreWorkingDay(menu: MenuRef, { entry, place }: TrashedWorkingDay): Promise<void> {
  const days = daysOf(await theMenu(menu));
  const order = days.map(({ day }) => day);
  if (order.includes(entry.day)) throw new HttpError(409, DAY_IS_BACK);
  await save(menu, { workingDays: days.toSpliced(resolveIndex(order, place), 0, entry) });
}

/** Restores a picture of the menu. Runs inside the menu's lock. */
export async function restoreMenuImage(
  menu: MenuRef,
  kind: 'mainImage' | 'logo',
  kept: TrashedMenuImage,
): Promise<void> {
  const row = await theMenu(menu);
  if (imageOf(row, kind)) throw new HttpError(409, OTHER_IMAGE);
  await save(
    menu,
    kind === 'logo' ? { institution: { ...institutionOf(row), logo: kept.image } } : { menuMainImage: kept.image },
  );
}
