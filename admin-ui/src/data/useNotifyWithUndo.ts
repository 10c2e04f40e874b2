/**
 * Notifications with an undo button. Each write is sent at once; undo is a second request, which restores data from the
 * trash. In react-admin's `undoable` mode the write would wait for the notification to end, and closing the tab would
 * lose it.
 */
import { useMemo } from 'react';
import { trashEndpoints, type RestoredEntry } from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useTranslate, type Translate } from '../i18n/i18n.js';
import { useApi } from './api.js';
import { menuQuery, useMenuName } from './menu.js';
import { refetchMenuAndDerived } from './menuDataProvider.js';
import { useNotifyError } from './useNotifyError.js';

/** How long undo is offered. The user needs time to look at the result first. */
export const UNDO_PERIOD_MS = 20_000;

export interface NotifyWithUndo {
  /**
   * Shows a notification. Its undo button runs `undo`, shows the outcome, and refetches the menu. @param undone says
   * what was undone; by default: the change
   */
  readonly done: (said: string, undo: () => Promise<unknown>, undone?: string) => void;
  /**
   * Shows a notification about a deletion or bulk change. @param undo the id of the trash entry that the server has
   * returned @param undone says what was undone; by default: that the deleted was restored
   */
  readonly removed: (said: string, undo: string | undefined, undone?: string) => void;
}

/** The changed items that undo could not restore. */
type Left = NonNullable<RestoredEntry['left']>;

/** The maximum number of titles in a notification. Further items are only counted. */
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
  const notifyError = useNotifyError();
  return useMemo(() => {
    const notifyWith = (said: string, undo: () => Promise<Left>, undone: string) => {
      const undoNow = async () => {
        try {
          const left = await undo();
          notify(left.length > 0 ? describeLeftItems(t, left) : undone, { type: 'success' });
        } catch (error) {
          notifyError(error);
          throw error;
        } finally {
          await refetchMenuAndDerived(queries, menuName);
        }
      };
      notify(said, { type: 'success', undo: undoNow, autoHideDuration: UNDO_PERIOD_MS });
    };
    const restore = async (trashId: string) => {
      const { _id: menuId } = await queries.query(menuQuery(api, menuName));
      const { data } = await api.send(trashEndpoints.restore, { params: { menuId, trashId } });
      return data.left ?? [];
    };
    return {
      done: (said, undo, undone = t('done.undone')) => notifyWith(said, () => undo().then(() => []), undone),
      removed: (said, undo, undone = t('done.restored')) => {
        if (undo === undefined) notify(said, { type: 'success' });
        else notifyWith(said, () => restore(undo), undone);
      },
    };
  }, [api, queries, menuName, notify, t, notifyError]);
}
