/** Assigns a public image to an item by its id. (docs/spec/api.md#uploads) */
import { useCallback } from 'react';
import { uploadEndpoints } from '@qaima/schemas';
import { useApi } from '../../data/api.js';
import { useMenuId } from '../../data/menu.js';

/**
 * The returned function throws `ApiError` and does not refetch the menu. Its result is the undo id of a replaced
 * picture.
 */
export function useAssignPublicImage(): (itemId: string, publicImageID: string) => Promise<string | undefined> {
  const api = useApi();
  const menuId = useMenuId();
  return useCallback(
    async (item, publicImageID) => {
      const data = { menu: menuId, item, publicImageID };
      const body = { model: 'item', path: 'image', data, imageSource: 'publicImage' };
      return (await api.send(uploadEndpoints.send, { params: {}, body })).undo;
    },
    [api, menuId],
  );
}
