/** Creates, updates and deletes records of the menu with react-admin's mutations. The user is notified of each outcome. */
import { useMemo } from 'react';
import { ApiError, type Fingerprints } from '@qaima/schemas';
import { propertyOf } from '@qaima/schemas/core/objects';
import { useCreate, useDelete, useNotify, useUpdate } from 'react-admin';
import { useTranslate } from '../i18n/i18n.js';
import { isInMenu, type DeletedRow, type ResourceName } from './menuDataProvider.js';
import { useNotifyError } from './useNotifyError.js';
import { useNotifyWithUndo } from './useNotifyWithUndo.js';

/** They throw `ApiError` after the notification, so that the form can show errors at its fields. */
export interface MenuMutations {
  /** Returns the new record's id. */
  readonly create: (data: object, meta?: unknown) => Promise<string>;
  /** @throws {ApiError} with `conflicts` when somebody else has changed the fields since they were `seen`. */
  readonly change: (id: string, data: object, seen?: Fingerprints) => Promise<void>;
  /** Its notification names the deleted record and offers undo. */
  readonly remove: (id: string) => Promise<void>;
}

export { useNotifyError };

/** A rejected mutation throws instead of only setting the hook's state. */
const ASYNC = { returnPromise: true } as const;

export function useMenuMutations(resource: Exclude<ResourceName, 'settings'>): MenuMutations {
  const [create] = useCreate();
  const [update] = useUpdate();
  const [deleteOne] = useDelete<DeletedRow>();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const { removed } = useNotifyWithUndo();
  const t = useTranslate();
  return useMemo(() => {
    const rethrow = (error: unknown): never => {
      notifyError(error);
      throw error;
    };
    const succeeded = (done: 'created' | 'changed') => notify(t(`done.${resource}.${done}`), { type: 'success' });
    return {
      create: async (data, meta) => {
        const record: unknown = await create(resource, { data, meta }, ASYNC).catch(rethrow);
        succeeded('created');
        return String(propertyOf(record, 'id'));
      },
      change: async (id, data, seen) => {
        await update(resource, { id, data, previousData: { id }, meta: seen && { seen } }, ASYNC).catch(
          (error: unknown) => {
            // The panel itself says that the record was deleted elsewhere, and offers to restore it.
            if (isInMenu(resource) && error instanceof ApiError && error.statusCode === 404) throw error;
            rethrow(error);
          },
        );
        succeeded('changed');
      },
      remove: async (id) => {
        const deleted = await deleteOne(resource, { id, previousData: { id, title: '' } }, ASYNC).catch(rethrow);
        // `returnPromise` gives the row; react-admin types the result without it as well.
        const { title, undo } = deleted as DeletedRow;
        const done = t(`done.${resource}.removed`);
        removed(title ? t('done.named', { done, title }) : done, undo);
      },
    };
  }, [create, update, deleteOne, notify, resource, removed, t, notifyError]);
}
