/** The storage that the menu's pictures use. Refetched after each upload. */
import { storageEndpoints } from '@qaima/schemas';
import { useQuery } from '@tanstack/react-query';
import { useApi } from './api.js';
import { useMenuName } from './menu.js';

export const STORAGE_KEY = 'storage';

export function useStorageUsage() {
  const api = useApi();
  const menuId = useMenuName();
  return useQuery({
    queryKey: [STORAGE_KEY, menuId],
    queryFn: async ({ signal }) => (await api.send(storageEndpoints.read, { params: { menuId }, signal })).data,
    retry: false,
  });
}
