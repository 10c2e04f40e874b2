/** Saying that something was done, with a way back in the notice. */
import { useMemo } from 'react';
import { trashEndpoints, type RestoredEntry } from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useTranslate, type Translate } from '../i18n/i18n.js';
import { useApi } from './api.js';
import { menuQuery, useMenuName } from './menu.js';
import { refetchMenuAndDerived } from './menuDataProvider.js';
import { useNotifyError } from './useNotifyError.js';

export interface NotifyWithUndo {
  /** Says what was done; pressing undo does `undo`, says so, and reads the menu again. Its failure is said too. */
  readonly done: (said: string, undo: () => Promise<unknown>) => void;
  /** Says what was deleted or changed in bulk; undo restores it from the trash, by what the call answered as `undo`. */
  readonly removed: (said: string, undo: string | undefined) => void;
}

type Left = NonNullable<RestoredEntry['left']>;

/** The items that an undo left as they are, where it was one of a bulk change. */
const leftItemsIn = (answer: unknown): Left => (answer as RestoredEntry | undefined)?.left ?? [];

/** So many titles are said in one notice. */
const MAX_TITLES = 3;

function describeLeftItems(t: Translate, left: Left): string {
  const titles = left.slice(0, MAX_TITLES).map(({ title }) => `«${title}»`);
  const more = left.length - titles.length;
  const said = titles.join(t('bulk.comma'));
  return t('bulk.left', { titles: more > 0 ? t('bulk.leftMore', { titles: said, count: more }) : said });
}

export function useNotifyWithUndo(): NotifyWithUndo {
  const api = useApi();
  const queries = useQueryClient();
  const menuName = useMenuName();
  const notify = useNotify();
  const t = useTranslate();
  const sayFailure = useNotifyError();
  return useMemo(() => {
    const done: NotifyWithUndo['done'] = (said, undo) => {
      const undoNow = async () => {
        try {
          const left = leftItemsIn(await undo());
          notify(left.length > 0 ? describeLeftItems(t, left) : t('done.restored'), { type: 'success' });
        } catch (error) {
          sayFailure(error);
          throw error;
        } finally {
          await refetchMenuAndDerived(queries, menuName);
        }
      };
      notify(said, { type: 'success', undo: undoNow });
    };
    const restore = async (trashId: string) => {
      const { _id: menuId = menuName } = await queries.query(menuQuery(api, menuName));
      return (await api.send(trashEndpoints.restore, { params: { menuId, trashId } })).data;
    };
    return {
      done,
      removed: (said, undo) => {
        if (undo === undefined) notify(said, { type: 'success' });
        else done(said, () => restore(undo));
      },
    };
  }, [api, queries, menuName, notify, t, sayFailure]);
}
