/** The named views of the work queue, stored with the account. (docs/spec/staff-console.md#work-queue) */
import { useEffect, useRef } from 'react';
import { savedViewEndpoints, viewsToAdd, type SavedView, type SavedViewSaveInput } from '@qaima/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { useApi } from '../../../data/api.js';
import { useAccount } from '../../../data/menu.js';
import { SAVED_VIEWS_KEY } from '../../../data/reactAdminStore.js';
import { useApiCall } from '../../../data/useApiCall.js';
import type { QueueLocation } from './useWorkQueue.js';

const VIEWS_KEY = ['savedViews'] as const;

/** `save` and `remove` return whether they succeeded; a notification says why not. */
export function useSavedViews() {
  const api = useApi();
  const call = useApiCall();
  const queries = useQueryClient();
  const { data: views } = useQuery({
    queryKey: VIEWS_KEY,
    queryFn: async ({ signal }) => (await api.send(savedViewEndpoints.list, { params: {}, signal })).data,
    retry: false,
  });
  const change = async (sent: Promise<{ readonly data: SavedView[] }>): Promise<boolean> => {
    const done = await sent.catch(() => null);
    if (done) queries.setQueryData<SavedView[]>(VIEWS_KEY, done.data);
    return done !== null;
  };
  useViewsOfBrowser(views);
  return {
    /** Undefined until they are loaded. */
    views,
    save: (body: SavedViewSaveInput) => change(call(savedViewEndpoints.save, { params: {}, body })),
    remove: (name: string) => change(call(savedViewEndpoints.remove, { params: {}, query: { name } })),
  };
}

/**
 * Moves views from the browser, where former versions kept them, to the account. One that could not be moved stays in
 * the browser until the next time.
 */
function useViewsOfBrowser(views: readonly SavedView[] | undefined): void {
  const api = useApi();
  const queries = useQueryClient();
  const { data: account } = useAccount();
  const [kept, setKept] = useStore<readonly SavedView[]>(`${SAVED_VIEWS_KEY}.${account?.username ?? ''}`, []);
  const isMoving = useRef(false);
  useEffect(() => {
    if (!views || kept.length === 0 || isMoving.current) return;
    const { added, left } = viewsToAdd(views, kept);
    isMoving.current = true;
    const move = async () => {
      for (const body of added) await api.send(savedViewEndpoints.save, { params: {}, body });
      if (left.length < kept.length) setKept(left);
      if (added.length > 0) await queries.invalidateQueries({ queryKey: VIEWS_KEY });
    };
    // After a failure the views stay where they are. Another visit to the queue tries again.
    void move().catch(() => undefined);
  }, [views, kept, setKept, api, queries]);
}

export const isSameView = (view: SavedView, { queue, sort, direction, find }: QueueLocation): boolean =>
  view.queue === queue && view.sort === sort && view.direction === direction && view.find === find;
