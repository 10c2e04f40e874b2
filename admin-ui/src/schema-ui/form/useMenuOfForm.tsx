/**
 * Connects the menu field of a staff form with the URL. Other pages can then link to the form with a menu filled in.
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

/**
 * Rendered inside the form. Tells the page which menu the form's field names (null: none), and writes the name to the
 * URL.
 */
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
