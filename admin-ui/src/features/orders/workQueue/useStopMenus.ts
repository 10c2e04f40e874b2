/** Stops several menus at once, and starts them again on request. */
import { useState } from 'react';
import { menuEndpoints } from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useApiCall } from '../../../data/useApiCall.js';
import { useInvalidateMenus } from '../../../data/userOrMenuLookUp.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { ORDERS_KEY, WORK_QUEUE_KEY } from '../useOrders.js';

export interface OpenMenu {
  readonly name: string;
  /** When the menu was already scheduled to stop; null if it was not. */
  readonly schedule: string | null;
}

/** Stops menus with one request. A notification offers to undo this, or shows the server's error. */
export function useStopMenus() {
  const t = useTranslate();
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
  const startAgain = async (menus: ReadonlyMap<string, OpenMenu>) => {
    try {
      for (const [menuId, { schedule }] of menus) {
        const params = { menuId };
        if (schedule) await call(menuEndpoints.deactivate, { params, query: { schedule } });
        else await call(menuEndpoints.activate, { params });
      }
      notify(t('workQueue.startedAgain', { smart_count: menus.size }), { type: 'success' });
    } finally {
      await refresh();
    }
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
