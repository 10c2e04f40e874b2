/** Creates several items in a section with one request: all or none. (docs/spec/domain.md#bulk-items) */
import { useCallback } from 'react';
import { itemEndpoints } from '@qaima/schemas';
import { useApi } from '../../../data/api.js';
import { useMenuId } from '../../../data/menu.js';

/** The returned function throws `ApiError` and does not refetch the menu. */
export function useSendNewItems(): (sectionId: string, rows: readonly unknown[]) => Promise<void> {
  const api = useApi();
  const menuId = useMenuId();
  return useCallback(
    async (sectionId, rows) => {
      await api.send(itemEndpoints.createMany, { params: { menuId, sectionId }, body: rows });
    },
    [api, menuId],
  );
}
