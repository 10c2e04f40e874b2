/**
 * Creates, updates and deletes records of the menu by react-admin's mutations. Each outcome is shown as a
 * notification.
 */
import { useMemo } from 'react';
import { ApiError, partOfResource, type Fingerprints, type PartResource } from '@qaima/schemas';
import { propertyOf } from '@qaima/schemas/core/typeGuards';
import { useCreate, useDelete, useNotify, useUpdate } from 'react-admin';
import { useTranslate } from '../i18n/i18n.js';
import { usePartTexts } from '../i18n/usePartTexts.js';
import { isInMenu, type DeletedRow } from './menuDataProvider.js';
import { useNotifyError } from './useNotifyError.js';
import { useNotifyWithUndo } from './useNotifyWithUndo.js';

/**
 * On failure, the functions show a notification and throw an `ApiError`. The form can then show errors at its fields.
 */
export interface MenuMutations {
  /** @returns the new record's id */
  readonly create: (data: object, meta?: unknown) => Promise<string>;
  /** Like `create`, without a notification of success: for several records, of which the caller tells once. */
  readonly createSilently: (data: object, meta?: unknown) => Promise<string>;
  /** Like `create`, for records that are public at once. The notification offers undo: it deletes the record. */
  readonly createWithUndo: (data: object) => Promise<void>;
  /** @throws {ApiError} with `conflicts` if another user has changed the fields since this user saw them (`seen`) */
  readonly change: (id: string, data: object, seen?: Fingerprints) => Promise<void>;
  /** Deletes a record. The notification names it and offers undo. */
  readonly remove: (id: string) => Promise<void>;
}

export { useNotifyError };

/** Makes a failed mutation throw instead of only setting the hook's state. */
const ASYNC = { returnPromise: true } as const;

export function useMenuMutations(resource: PartResource): MenuMutations {
  const [create] = useCreate();
  const [update] = useUpdate();
  const [deleteOne] = useDelete<DeletedRow>();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const { done: doneWithUndo, removed } = useNotifyWithUndo();
  const t = useTranslate();
  const texts = usePartTexts();
  return useMemo(() => {
    const part = partOfResource(resource);
    const rethrow = (error: unknown): never => {
      notifyError(error);
      throw error;
    };
    const idOf = (record: unknown) => String(propertyOf(record, 'id'));
    const succeeded = (done: 'created' | 'changed') => notify(texts.done(part, done), { type: 'success' });
    const createSilently: MenuMutations['create'] = async (data, meta) =>
      idOf(await create(resource, { data, meta }, ASYNC).catch(rethrow));
    return {
      createSilently,
      create: async (data, meta) => {
        const id = await createSilently(data, meta);
        succeeded('created');
        return id;
      },
      createWithUndo: async (data) => {
        const record: unknown = await create(resource, { data }, ASYNC).catch(rethrow);
        const id = idOf(record);
        doneWithUndo(
          texts.done(part, 'created'),
          () => deleteOne(resource, { id, previousData: { id, title: '' } }, ASYNC),
          t('done.createUndone'),
        );
      },
      change: async (id, data, seen) => {
        await update(resource, { id, data, previousData: { id }, meta: seen && { seen } }, ASYNC).catch(
          (error: unknown) => {
            // No notification, because the panel itself shows that another user has deleted the record, and offers to
            // restore it.
            if (isInMenu(resource) && error instanceof ApiError && error.statusCode === 404) throw error;
            rethrow(error);
          },
        );
        succeeded('changed');
      },
      remove: async (id) => {
        const deleted = await deleteOne(resource, { id, previousData: { id, title: '' } }, ASYNC).catch(rethrow);
        // `returnPromise` makes the mutation return the row. react-admin's type does not say so.
        const { title, undo } = deleted as DeletedRow;
        const done = texts.done(part, 'removed');
        removed(title ? t('done.named', { done, title }) : done, undo);
      },
    };
  }, [create, update, deleteOne, notify, resource, doneWithUndo, removed, t, texts, notifyError]);
}
