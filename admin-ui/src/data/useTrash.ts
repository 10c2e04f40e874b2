/** One page of the menu's trash, newest first, and restoring from it. */
import { trashEndpoints, type TrashEntry } from '@qaima/schemas';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.js';
import { useMenu, useMenuName } from './menu.js';
import { refetchMenuAndDerived, TRASH_KEY } from './menuDataProvider.js';

const PER_PAGE = 25;

export function useTrash(page: number) {
  const api = useApi();
  const menuName = useMenuName();
  return useQuery({
    queryKey: [TRASH_KEY, menuName, page],
    queryFn: async ({ signal }) => {
      const query = { page, limit: PER_PAGE };
      const { data, total = 0 } = await api.send(trashEndpoints.list, { params: { menuId: menuName }, query, signal });
      return { entries: data, pages: Math.max(1, Math.ceil(total / PER_PAGE)) };
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/**
 * Restores the deletion that included a record.
 * @returns whether there was one
 */
export function useRestoreDeletedRow(): (id: string) => Promise<boolean> {
  const api = useApi();
  const menuName = useMenuName();
  const restore = useRestoreTrashEntry();
  return async (id) => {
    const params = { menuId: menuName };
    const [entry] = (await api.send(trashEndpoints.list, { params, query: { holds: id, limit: 1 } })).data;
    if (entry) await restore(entry);
    return entry !== undefined;
  };
}

/** Restores an entry, then refetches menu and trash, even after a failure. */
export function useRestoreTrashEntry(): (entry: TrashEntry) => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  const menuName = useMenuName();
  const { data: menu } = useMenu();
  return async ({ _id: trashId }) => {
    try {
      await api.send(trashEndpoints.restore, { params: { menuId: menu?._id ?? menuName, trashId } });
    } finally {
      await refetchMenuAndDerived(queries, menuName);
    }
  };
}
