/**
 * The named views of the work queue, stored in the browser for each account. (docs/spec/staff-console.md#work-queue)
 */
import { useStore } from 'react-admin';
import { SAVED_VIEWS_KEY } from '../../../data/reactAdminStore.js';
import { useAccount } from '../../../data/menu.js';
import type { QueueLocation } from './useWorkQueue.js';

/** Queue, sort order and search, without the page. */
export interface SavedView extends Omit<QueueLocation, 'page'> {
  readonly name: string;
}

export const MAX_VIEWS = 20;
export const MAX_NAME_LENGTH = 40;

export function useSavedViews() {
  const { data: account } = useAccount();
  const [views, setViews] = useStore<readonly SavedView[]>(`${SAVED_VIEWS_KEY}.${account?.username ?? ''}`, []);
  /** Saves a view at the place of the view named `before`. If another view has the same name, it is removed. */
  const save = (view: SavedView, before = view.name) => {
    const at = views.findIndex(({ name }) => name === before);
    const rest = views.filter(({ name }) => name !== before && name !== view.name);
    setViews(at < 0 ? [...rest, view] : rest.toSpliced(Math.min(at, rest.length), 0, view));
  };
  const remove = (called: string) => setViews(views.filter(({ name }) => name !== called));
  return { views, save, remove };
}

export const isSameView = (view: SavedView, { queue, sort, direction, find }: QueueLocation): boolean =>
  view.queue === queue && view.sort === sort && view.direction === direction && view.find === find;
