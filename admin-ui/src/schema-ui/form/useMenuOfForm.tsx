/**
 * The menu in the first field of a staff form. The URL contains it too, so that other pages can link to the filled-in
 * form.
 */
import { useEffect } from 'react';
import type { Menu } from '@qaima/schemas';
import { useSearchParams } from 'react-router-dom';
import { useDebounced } from '../../components/useDebounced.js';
import { useMenuLookUp } from '../../data/userOrMenuLookUp.js';
import { useFormContext } from './formContext.js';

const PARAMETER = 'menu';

/** The menu in the URL, with which the form is filled in. */
export const useMenuParam = (): string => useSearchParams()[0].get(PARAMETER) ?? '';

/** Rendered inside the form. Reports the menu in the form's field to the page; null if there is none. */
export function FormMenu({ onMenu }: { readonly onMenu: (menu: Menu | null) => void }) {
  const { menuId } = useFormContext().values;
  const [, setSearch] = useSearchParams();
  const name = useDebounced(typeof menuId === 'string' ? menuId.trim() : '');
  const found = useMenuLookUp(name);
  const menu = found.is === 'found' ? found.value : null;
  useEffect(() => onMenu(menu), [menu, onMenu]);
  useEffect(() => {
    setSearch(name ? { [PARAMETER]: name } : {}, { replace: true, preventScrollReset: true });
  }, [name, setSearch]);
  return null;
}
