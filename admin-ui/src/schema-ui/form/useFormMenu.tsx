/** The menu that a form of the desk is about: what its first field names, in the address too, so that it can be led to. */
import { useEffect } from 'react';
import type { Menu } from '@qaima/schemas';
import { useSearchParams } from 'react-router-dom';
import { useSettled } from '../../components/useDebounced.js';
import { useMenuLookUp } from '../../data/lookUps.js';
import { useFormAround } from './formContext.js';

const PARAMETER = 'menu';

/** What the address says when the form is opened. */
export const useMenuOfAddress = (): string => useSearchParams()[0].get(PARAMETER) ?? '';

/** Stands in the form, and tells the page around it which menu is meant, or that none is. */
export function MenuOfForm({ onMenu }: { readonly onMenu: (menu: Menu | null) => void }) {
  const { menuId } = useFormAround().values;
  const [, setSearch] = useSearchParams();
  const name = useSettled(typeof menuId === 'string' ? menuId.trim() : '');
  const found = useMenuLookUp(name);
  const menu = found.is === 'found' ? found.value : null;
  useEffect(() => onMenu(menu), [menu, onMenu]);
  useEffect(() => {
    setSearch(name ? { [PARAMETER]: name } : {}, { replace: true, preventScrollReset: true });
  }, [name, setSearch]);
  return null;
}
