/** Saves a toggle (hidden, pinned) with an optimistic update, which is reverted if the server rejects it. */
import { useCallback } from 'react';
import { partOfResource, type Menu } from '@qaima/schemas';
import { propertyOf } from '@qaima/schemas/core/typeGuards';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useTranslate } from '../i18n/i18n.js';
import { usePartTexts } from '../i18n/usePartTexts.js';
import { patchMenu, useMenuName } from './menu.js';
import { itemsOf, sectionsOf, withChangedRow } from './menuDataProvider.js';
import { useNotifyError } from './useMenuMutations.js';
import { useNotifyWithUndo } from './useNotifyWithUndo.js';

/**
 * Sets fields of a size of an item, or of an extra of a group. `id` consists of both ids: `{item}/{size}` or
 * `{group}/{extra}`.
 */
function withPartFields(menu: Menu, id: string, fields: object): Menu {
  const [within, part] = id.split('/');
  const set = <R extends { readonly _id?: string }>(rows: readonly R[]): R[] =>
    rows.map((row) => (row._id === part ? { ...row, ...fields } : row));
  const sections = sectionsOf(menu).map((section) => {
    const items = itemsOf(section);
    if (!items.some(({ _id }) => _id === within)) return section;
    const changed = items.map((item) => (item._id === within ? { ...item, subItems: set(item.subItems ?? []) } : item));
    return { ...section, items: changed };
  });
  const extraGroups = (menu.extraGroups ?? []).map((group) =>
    group._id === within ? { ...group, extras: set(group.extras) } : group,
  );
  return { ...menu, sections, extraGroups };
}

interface Identified {
  readonly _id?: string;
}

/** A notification's text, and the previous field values. The undo button saves these values. */
interface Undoable {
  readonly said: string;
  readonly before: object;
}

type SavedPart = 'sections' | 'items' | 'galleries' | 'sizes' | 'groupExtras';

/**
 * Saves fields of a section, item, gallery, size or extra. While the request is pending, lists show the values in
 * `shown`; default: `fields`.
 */
export type SaveFields = (row: Identified, fields: object, shown?: object, undoable?: Undoable) => Promise<void>;

export function useSaveFields(part: SavedPart): SaveFields {
  const queries = useQueryClient();
  const menuName = useMenuName();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const t = useTranslate();
  const notifyError = useNotifyError();
  const { done } = useNotifyWithUndo();
  const texts = usePartTexts();
  const changed =
    part === 'sizes' || part === 'groupExtras'
      ? t(`done.${part}.changed`)
      : texts.done(partOfResource(part), 'changed');
  return useCallback(
    async (row, fields, shown = fields, undoable) => {
      const id = row._id ?? '';
      const before = Object.fromEntries(Object.keys(shown).map((field) => [field, propertyOf(row, field)]));
      const patched = (menu: Menu, values: object) =>
        part === 'sizes' || part === 'groupExtras'
          ? withPartFields(menu, id, values)
          : withChangedRow(menu, part, id, (one) => ({ ...one, ...values }));
      await patchMenu(queries, menuName, (menu) => patched(menu, shown));
      try {
        await dataProvider.update(part, { id, data: fields, previousData: { id } });
        if (undoable) {
          done(undoable.said, () => dataProvider.update(part, { id, data: undoable.before, previousData: { id } }));
        } else notify(changed, { type: 'success' });
      } catch (error) {
        await patchMenu(queries, menuName, (menu) => patched(menu, before));
        notifyError(error);
      }
    },
    [queries, menuName, dataProvider, notify, changed, notifyError, done, part],
  );
}

export type Toggle = (row: Identified, field: string, value: boolean) => Promise<void>;

export function useSaveToggle(part: SavedPart): Toggle {
  const save = useSaveFields(part);
  return useCallback((row, field, value) => save(row, { [field]: value }), [save]);
}
