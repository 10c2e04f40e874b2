/** Saying that something was done, with a way back in the notice. */
import { useMemo } from 'react';
import { trashCalls } from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useSay } from '../app/i18n.js';
import { useApi } from './api.js';
import { menuQuery, useMenuName } from './menu.js';
import { refresh } from './menuDataProvider.js';
import { useSayFailure } from './useSayFailure.js';

export interface Undoable {
  /** Says what was done; pressing undo does `undo`, says so, and reads the menu again. Its failure is said too. */
  readonly done: (said: string, undo: () => Promise<unknown>) => void;
  /** Says what was deleted; undo brings it back from the trash, by what the deletion answered as `undo`. */
  readonly removed: (said: string, undo: string | undefined) => void;
}

export function useUndoable(): Undoable {
  const api = useApi();
  const queries = useQueryClient();
  const menuName = useMenuName();
  const notify = useNotify();
  const say = useSay();
  const sayFailure = useSayFailure();
  return useMemo(() => {
    const done: Undoable['done'] = (said, undo) => {
      const undoNow = async () => {
        try {
          await undo();
          notify(say('done.restored'), { type: 'success' });
        } catch (error) {
          sayFailure(error);
          throw error;
        } finally {
          await refresh(queries, menuName);
        }
      };
      notify(said, { type: 'success', undo: undoNow });
    };
    const restore = async (trashId: string) => {
      const { _id: menuId = menuName } = await queries.query(menuQuery(api, menuName));
      return api.ask(trashCalls.restore, { params: { menuId, trashId } });
    };
    return {
      done,
      removed: (said, undo) => {
        if (undo === undefined) notify(said, { type: 'success' });
        else done(said, () => restore(undo));
      },
    };
  }, [api, queries, menuName, notify, say, sayFailure]);
}
