/**
 * The unsaved sequence of sections and items. If other users add sections or items, these appear at the position they
 * have in the menu.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  countMovedElements,
  rebaseOrder,
  menuOrderOf,
  sectionEndpoints,
  type Menu,
  type MenuOrder,
} from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useReportUnsaved } from '../../../components/unsavedChanges.js';
import { useApi } from '../../../data/api.js';
import { patchMenu, useMenu, useMenuName, useRefetchMenu } from '../../../data/menu.js';
import { itemsOf, sectionsOf } from '../../../data/menuDataProvider.js';
import { useNotifyError } from '../../../data/useMenuMutations.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { applyDrop, type DraggedRow, type DropTarget } from './dropTargets.js';

/** Applies an order that contains the ids of all sections and items. */
function arranged(menu: Menu, order: MenuOrder): Menu {
  const sections = new Map(sectionsOf(menu).map((section) => [section._id, section]));
  const items = new Map(
    sectionsOf(menu).flatMap((section) => itemsOf(section).map((item) => [item._id, item] as const)),
  );
  return {
    ...menu,
    sections: rebaseOrder(menuOrderOf(menu.sections), order).flatMap(({ id, items: ids }) => {
      const section = sections.get(id);
      return section ? [{ ...section, items: ids.flatMap((itemId) => items.get(itemId) ?? []) }] : [];
    }),
  };
}

export interface ReorderState {
  readonly order: MenuOrder;
  /** The number of sections and items whose position has changed. */
  readonly unsaved: number;
  readonly saving: boolean;
  readonly put: (held: DraggedRow, place: DropTarget) => void;
  readonly save: () => Promise<void>;
  readonly discard: () => void;
}

export function useReorderState(): ReorderState {
  const api = useApi();
  const queries = useQueryClient();
  const menuName = useMenuName();
  const { data: menu } = useMenu();
  const reload = useRefetchMenu();
  const notify = useNotify();
  const t = useTranslate();
  const notifyError = useNotifyError();
  const setUnsaved = useReportUnsaved('panel');
  const [draft, setDraft] = useState<MenuOrder | null>(null);
  const [saving, setSaving] = useState(false);
  const isRunning = useRef(false);

  const current = useMemo(() => menuOrderOf(menu?.sections), [menu?.sections]);
  const order = useMemo(() => (draft ? rebaseOrder(current, draft) : current), [current, draft]);
  const unsaved = useMemo(() => countMovedElements(current, order), [current, order]);
  useEffect(() => {
    setUnsaved(unsaved > 0);
  }, [setUnsaved, unsaved]);

  const put = useCallback(
    (held: DraggedRow, place: DropTarget) =>
      setDraft((before) => applyDrop(before ? rebaseOrder(current, before) : current, held, place)),
    [current],
  );

  async function save() {
    // An empty order is never sent. (docs/spec/owners-area.md#reorder-screen)
    if (isRunning.current || order.length === 0 || unsaved === 0) return;
    isRunning.current = true;
    setSaving(true);
    try {
      const sections = order.map(({ id, items }) => ({ id, items: [...items] }));
      await api.send(sectionEndpoints.reorder, { params: { menuId: menu?._id ?? menuName }, body: { sections } });
      await patchMenu(queries, menuName, (old) => arranged(old, order));
      notify(t('reorder.saved'), { type: 'success' });
    } catch (error) {
      notifyError(error);
    } finally {
      isRunning.current = false;
      setSaving(false);
      // An error refetches the menu too. Sections and items that others have deleted then disappear, and saving works
      // again.
      await reload();
    }
  }

  return { order, unsaved, saving, put, save, discard: () => setDraft(null) };
}
