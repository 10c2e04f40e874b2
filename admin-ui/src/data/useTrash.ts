/** One page of the menu's trash, newest entry first, and functions that restore entries. */
import { trashEndpoints, type RestoredEntry, type TrashEntry, type UndoCounts } from '@qaima/schemas';
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
 * Returns a function that restores a deleted record by its id, with everything that was deleted together with it.
 * @returns whether the trash contained the record
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

/** Returns a function that asks the server what the undo of a bulk change would do now. */
export function useUndoPreview(): (entry: TrashEntry) => Promise<UndoCounts> {
  const api = useApi();
  const menuName = useMenuName();
  return async ({ _id: trashId }) =>
    (await api.send(trashEndpoints.preview, { params: { menuId: menuName, trashId } })).data;
}

/** Returns a function that restores an entry and then refetches menu and trash, even if restoring fails. */
export function useRestoreTrashEntry(): (entry: TrashEntry) => Promise<RestoredEntry> {
  const api = useApi();
  const queries = useQueryClient();
  const menuName = useMenuName();
  const { data: menu } = useMenu();
  return async ({ _id: trashId }) => {
    try {
      const params = { menuId: menu?._id ?? menuName, trashId };
      return (await api.send(trashEndpoints.restore, { params })).data;
    } finally {
      await refetchMenuAndDerived(queries, menuName);
    }
  };
}
