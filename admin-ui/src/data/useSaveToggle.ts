/** Saves a toggle (sold out, hidden, pinned) with an optimistic update, which is reverted if the server rejects it. */
import { useCallback } from 'react';
import type { Menu } from '@qaima/schemas';
import { propertyOf } from '@qaima/schemas/core/typedObjects';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useTranslate } from '../i18n/i18n.js';
import { patchMenu, useMenuName } from './menu.js';
import { galleriesOf, itemsOf, sectionsOf } from './menuDataProvider.js';
import { useNotifyError } from './useMenuMutations.js';

/** Sets fields of one section, item or gallery. All other objects keep their identity. */
function withFields(menu: Menu, id: string, fields: object): Menu {
  const set = <R extends { readonly _id?: string }>(rows: readonly R[]): R[] =>
    rows.map((row) => (row._id === id ? { ...row, ...fields } : row));
  const has = (rows: readonly { readonly _id?: string }[]) => rows.some(({ _id }) => _id === id);
  const sections = set(sectionsOf(menu)).map((section) => {
    if (has(itemsOf(section))) return { ...section, items: set(itemsOf(section)) };
    if (has(galleriesOf(section))) return { ...section, galleries: set(galleriesOf(section)) };
    return section;
  });
  return { ...menu, sections };
}

export type Toggle = (row: { readonly _id?: string }, field: string, value: boolean) => Promise<void>;

export function useSaveToggle(part: 'sections' | 'items' | 'galleries'): Toggle {
  const queries = useQueryClient();
  const menuName = useMenuName();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const t = useTranslate();
  const notifyError = useNotifyError();
  return useCallback(
    async (row, field, value) => {
      const id = row._id ?? '';
      const before = propertyOf(row, field);
      await patchMenu(queries, menuName, (menu) => withFields(menu, id, { [field]: value }));
      try {
        await dataProvider.update(part, { id, data: { [field]: value }, previousData: { id } });
        notify(t(`done.${part}.changed`), { type: 'success' });
      } catch (error) {
        await patchMenu(queries, menuName, (menu) => withFields(menu, id, { [field]: before }));
        notifyError(error);
      }
    },
    [queries, menuName, dataProvider, notify, t, notifyError, part],
  );
}
