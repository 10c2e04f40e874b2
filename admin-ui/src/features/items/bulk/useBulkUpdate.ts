/** Changes all selected items with one request. Either all change or none; one notification offers one undo for all. */
import { useRef, useState } from 'react';
import { MAX_BULK_CHANGE_ITEMS, formatCount, itemBulkEndpoints, type ItemBulkRequest } from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useApi } from '../../../data/api.js';
import { markLocallyDeleted } from '../../../data/locallyDeleted.js';
import { useMenu, useMenuName, type MenuItem } from '../../../data/menu.js';
import { refetchMenuAndDerived } from '../../../data/menuDataProvider.js';
import { useNotifyError } from '../../../data/useMenuMutations.js';
import { useNotifyWithUndo } from '../../../data/useNotifyWithUndo.js';
import { useTranslate } from '../../../i18n/i18n.js';

export interface BulkUpdate {
  readonly running: boolean;
  /**
   * Whether the number of items is within the limit; shows a notification if not. Call it before asking for
   * confirmation.
   */
  readonly fits: (items: readonly MenuItem[]) => boolean;
  /**
   * Sends the request and refetches the menu. Calls during a request are ignored.
   * @param said formats the notification for the number of changed items
   * @returns whether the request succeeded; a notification shows the error
   */
  readonly send: (
    items: readonly MenuItem[],
    action: Omit<ItemBulkRequest, 'items'>,
    said: (count: number) => string,
  ) => Promise<boolean>;
}

export function useBulkUpdate(): BulkUpdate {
  const api = useApi();
  const queries = useQueryClient();
  const { data: menu } = useMenu();
  const menuName = useMenuName();
  const notify = useNotify();
  const t = useTranslate();
  const notifyError = useNotifyError();
  const { removed } = useNotifyWithUndo();
  const [running, setRunning] = useState(false);
  const isRunning = useRef(false);
  const params = { menuId: menu?._id ?? menuName };

  const ask = async (...[items, action, said]: Parameters<BulkUpdate['send']>): Promise<boolean> => {
    try {
      const body = { items: items.map(({ _id }) => _id), ...action };
      const { data, undo } = await api.send(itemBulkEndpoints.send, { params, body });
      if (action.remove) markLocallyDeleted(queries, body.items);
      await refetchMenuAndDerived(queries, menuName);
      const undone = t(action.section ? 'bulk.moveUndone' : 'bulk.changeUndone', { smart_count: data.count });
      removed(
        data.count === 0 ? t('bulk.nothingChanged') : said(data.count),
        undo,
        action.remove ? t('done.restored') : undone,
      );
      return true;
    } catch (error) {
      // Refetches the list after an error too, because another user may have deleted an item.
      await refetchMenuAndDerived(queries, menuName);
      notifyError(error);
      return false;
    }
  };

  const fits = (items: readonly MenuItem[]): boolean => {
    if (items.length <= MAX_BULK_CHANGE_ITEMS) return true;
    notify(t('bulk.tooMany', { most: formatCount(MAX_BULK_CHANGE_ITEMS) }), { type: 'error' });
    return false;
  };

  return {
    running,
    fits,
    async send(items, action, said) {
      if (isRunning.current || !fits(items)) return false;
      isRunning.current = true;
      setRunning(true);
      const isDone = await ask(items, action, said);
      isRunning.current = false;
      setRunning(false);
      return isDone;
    },
  };
}
