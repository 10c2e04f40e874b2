/** The menu that a staff form names in its first field, kept in the address for links. */
import { useEffect } from 'react';
import type { Menu } from '@qaima/schemas';
import { useSearchParams } from 'react-router-dom';
import { useDebounced } from '../../components/useDebounced.js';
import { useMenuLookUp } from '../../data/userOrMenuLookUp.js';
import { useFormContext } from './formContext.js';

const PARAMETER = 'menu';

/** The address's menu when the form opens. */
export const useMenuParam = (): string => useSearchParams()[0].get(PARAMETER) ?? '';

/** Rendered in the form; reports the named menu, or null, to the page. */
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
