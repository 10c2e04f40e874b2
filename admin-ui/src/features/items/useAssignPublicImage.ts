/** Assigns a public image to an item by its id. (docs/spec/api.md#uploads) */
import { useCallback } from 'react';
import { uploadEndpoints } from '@qaima/schemas';
import { useApi } from '../../data/api.js';
import { useMenuId } from '../../data/menu.js';

/** The returned function throws `ApiError` and does not refetch the menu. */
export function useAssignPublicImage(): (itemId: string, publicImageID: string) => Promise<void> {
  const api = useApi();
  const menuId = useMenuId();
  return useCallback(
    async (item, publicImageID) => {
      const data = { menu: menuId, item, publicImageID };
      const body = { model: 'item', path: 'image', data, imageSource: 'publicImage' };
      await api.send(uploadEndpoints.send, { params: {}, body });
    },
    [api, menuId],
  );
}
