/** Stops several menus at once, and starts them again on request. */
import { useState } from 'react';
import { isolateAuto, LIST_SEPARATOR, menuEndpoints, type WorkQueueEntry } from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useApiCall } from '../../../data/useApiCall.js';
import { useInvalidateMenus } from '../../../data/userOrMenuLookUp.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { ORDERS_KEY, WORK_QUEUE_KEY } from '../useOrders.js';

export interface OpenMenu {
  readonly name: string;
  /** When the menu was already scheduled to stop; null if it was not. */
  readonly schedule: string | null;
  readonly paidFor: WorkQueueEntry['paidFor'];
}

/** Stops menus with one request. A notification offers to undo this, or shows the server's error. */
export function useStopMenus() {
  const t = useTranslate();
  const language = useLanguage();
  const call = useApiCall();
  const notify = useNotify();
  const queries = useQueryClient();
  const invalidateMenus = useInvalidateMenus();
  const [isBusy, setBusy] = useState(false);
  const refresh = async () => {
    await invalidateMenus();
    await queries.invalidateQueries({ queryKey: ORDERS_KEY });
    await queries.invalidateQueries({ queryKey: WORK_QUEUE_KEY });
  };
  /** Starts menus one after the other. If some fail, a notification names them and offers to try these again. */
  const startAgain = async (menus: ReadonlyMap<string, OpenMenu>): Promise<void> => {
    const left = new Map<string, OpenMenu>();
    for (const [menuId, menu] of menus) {
      const { schedule } = menu;
      const params = { menuId };
      const starting = schedule
        ? call(menuEndpoints.deactivate, { params, query: { schedule } })
        : call(menuEndpoints.activate, { params });
      await starting.catch(() => left.set(menuId, menu));
    }
    const started = menus.size - left.size;
    if (started > 0) notify(t('workQueue.startedAgain', { smart_count: started }), { type: 'success' });
    if (left.size > 0) {
      const names = [...left.values()].map(({ name }) => isolateAuto(name)).join(LIST_SEPARATOR[language]);
      const said = t('workQueue.stillStopped', { smart_count: left.size, names });
      notify(said, { type: 'error', undo: () => startAgain(left) });
    }
    await refresh();
  };
  const stop = async (menus: ReadonlyMap<string, OpenMenu>): Promise<boolean> => {
    setBusy(true);
    const body = { menus: [...menus.keys()] };
    const done = await call(menuEndpoints.deactivateMany, { params: {}, body }).catch(() => null);
    setBusy(false);
    if (done) {
      const said = t('workQueue.stopped', { smart_count: done.data.length });
      notify(said, { type: 'success', undo: () => startAgain(menus) });
    }
    void refresh();
    return done !== null;
  };
  return { stop, isBusy };
}
