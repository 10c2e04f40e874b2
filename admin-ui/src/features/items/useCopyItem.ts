/**
 * Returns a function that inserts a copy of an item after it, and resolves to the copy's id. If it fails, it shows a
 * notification and throws.
 */
import { useCallback } from 'react';
import { itemEndpoints, type Menu } from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { menuKey, useMenuName, useRefetchMenu } from '../../data/menu.js';
import { sectionOfItem } from '../../data/menuDataProvider.js';
import { useApiCall } from '../../data/useApiCall.js';
import { useTranslate } from '../../i18n/i18n.js';

export function useCopyItem(): (itemId: string) => Promise<string> {
  const t = useTranslate();
  const call = useApiCall();
  const notify = useNotify();
  const menuId = useMenuName();
  const queries = useQueryClient();
  const refetch = useRefetchMenu();
  return useCallback(
    async (itemId) => {
      // Reads the menu only when copying. A hook would render all rows again whenever the menu changes.
      const menu = queries.getQueryData<Menu>(menuKey(menuId));
      const sectionId = sectionOfItem(menu, itemId)?._id ?? '';
      const { data } = await call(itemEndpoints.copy, { params: { menuId, sectionId, itemId } });
      await refetch();
      notify(t('items.copied'), { type: 'success' });
      return data._id;
    },
    [t, call, notify, menuId, queries, refetch],
  );
}
