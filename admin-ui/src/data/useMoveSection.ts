/** Moves a section with an optimistic update, which is reverted if the server rejects the change. */
import { useCallback } from 'react';
import { moveSection, menuOrderOf, sectionEndpoints, type Menu } from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useTranslate } from '../i18n/i18n.js';
import { useApi } from './api.js';
import { menuKey, patchMenu, useMenuName, useRefetchMenu } from './menu.js';
import { sectionsOf } from './menuDataProvider.js';
import { useNotifyError } from './useNotifyError.js';

/** The returned function takes the section's new index as `to`. */
export function useMoveSection(): (sectionId: string, to: number) => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  const menuName = useMenuName();
  const reload = useRefetchMenu();
  const notify = useNotify();
  const t = useTranslate();
  const notifyError = useNotifyError();
  return useCallback(
    async (sectionId, to) => {
      const menu = queries.getQueryData<Menu>(menuKey(menuName));
      const order = moveSection(menuOrderOf(menu?.sections), sectionId, to);
      const byId = new Map(sectionsOf(menu).map((section) => [section._id, section]));
      await patchMenu(queries, menuName, (old) => ({
        ...old,
        sections: order.flatMap(({ id }) => byId.get(id) ?? []),
      }));
      try {
        const sections = order.map(({ id, items }) => ({ id, items: [...items] }));
        await api.send(sectionEndpoints.reorder, { params: { menuId: menu?._id ?? menuName }, body: { sections } });
        notify(t('reorder.saved'), { type: 'success' });
      } catch (error) {
        notifyError(error);
      } finally {
        await reload();
      }
    },
    [api, queries, menuName, reload, notify, t, notifyError],
  );
}
