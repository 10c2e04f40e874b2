/** Writing a part of the menu from a screen: with its notice, and with the server's sentence when it refuses. */
import { useMemo } from 'react';
import { ApiError, type Fingerprints } from '@qaima/schemas';
import { useNotify, type RaRecord } from 'react-admin';
import { useTranslate } from '../i18n/i18n.js';
import type { ResourceName, DeletedRow } from './menuDataProvider.js';
import { useNotifyError } from './useNotifyError.js';
import { useNotifyWithUndo } from './useNotifyWithUndo.js';
import { useUnwrappedDataProvider } from './useUnwrappedDataProvider.js';

export interface MenuMutations {
  /** Gives the new one's id. Each says what was done in a notice; a refusal is said in a notice too, and then thrown on for the form's fields. */
  readonly create: (data: unknown, meta?: unknown) => Promise<string>;
  /** Refused with `conflicts` where somebody else has changed what was `seen`: the form asks about those. */
  readonly change: (id: string, data: unknown, seen?: Fingerprints) => Promise<void>;
  /** Its notice names what is gone, and offers to undo it. */
  readonly remove: (id: string) => Promise<void>;
}

export { useNotifyError };

export function useMenuMutations(part: Exclude<ResourceName, 'settings'>): MenuMutations {
  const dataProvider = useUnwrappedDataProvider();
  const notify = useNotify();
  const sayFailure = useNotifyError();
  const { removed } = useNotifyWithUndo();
  const t = useTranslate();
  return useMemo(() => {
    /** A refusal is said before it is thrown on. */
    const orSaid = async <T>(write: Promise<{ data: T }>): Promise<T> => {
      try {
        return (await write).data;
      } catch (error) {
        sayFailure(error);
        throw error;
      }
    };
    const said = (done: 'created' | 'changed') => notify(t(`done.${part}.${done}`), { type: 'success' });
    return {
      create: async (data, meta) => {
        const { id } = await orSaid<RaRecord>(dataProvider.create(part, { data: data as object, meta }));
        said('created');
        return String(id);
      },
      change: async (id, data, seen) => {
        const meta = seen && { seen };
        try {
          await dataProvider.update(part, { id, data: data as object, previousData: { id }, meta });
        } catch (error) {
          // That it was deleted elsewhere is said by the panel, with the way to bring it back.
          if (!(error instanceof ApiError && error.statusCode === 404)) sayFailure(error);
          throw error;
        }
        said('changed');
      },
      remove: async (id) => {
        const { title, undo } = await orSaid<DeletedRow>(dataProvider.delete(part, { id }));
        const done = t(`done.${part}.removed`);
        removed(title ? t('done.named', { done, title }) : done, undo);
      },
    };
  }, [dataProvider, notify, part, removed, t, sayFailure]);
}
