/** The saved views of the work queue, stored in the row of the account. (docs/spec/staff-console.md#work-queue) */
import {
  MAX_SAVED_VIEWS,
  savedViewsField,
  withView,
  type LocalizedText,
  type SavedView,
  type SavedViewSaveInput,
} from '@qaima/schemas';
import { readStored } from '../../api-runtime/serialize';
import { rows } from '../../database/rows';
import { inTransaction } from '../../database/transaction';
import { HttpError } from '../../errors/httpError';
import { lockUser } from '../account/users';

const NO_ROOM: LocalizedText = {
  ar: `لا يُحفظ أكثر من ${MAX_SAVED_VIEWS} عرضًا. احذف عرضًا أولًا.`,
  en: `No more than ${MAX_SAVED_VIEWS} views are saved. Delete one first.`,
};

const users = () => rows('plugin::users-permissions.user');

export async function listViews(userId: number): Promise<SavedView[]> {
  const row = await users().findOne({ where: { id: userId }, select: ['queueViews'] });
  return [...(readStored(savedViewsField, row?.['queueViews']) ?? [])];
}

/** The row is locked, so that two devices do not overwrite each other's views. */
const changeViews = (userId: number, change: (views: readonly SavedView[]) => readonly SavedView[]) =>
  inTransaction(async () => {
    await lockUser(userId);
    const views = [...change(await listViews(userId))];
    await users().update({ where: { id: userId }, data: { queueViews: views } });
    return views;
  });

/** @throws {HttpError} 409 if the account has the most views already */
export const saveView = (userId: number, view: SavedViewSaveInput): Promise<SavedView[]> =>
  changeViews(userId, (views) => {
    const next = withView(views, view);
    if (!next) throw new HttpError(409, NO_ROOM);
    return next;
  });

export const removeView = (userId: number, removed: string): Promise<SavedView[]> =>
  changeViews(userId, (views) => views.filter(({ name }) => name !== removed));
