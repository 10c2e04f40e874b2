/** The menu that a form of the desk is about: what its first field names, in the address too, so that it can be led to. */
import { useEffect } from 'react';
import type { Menu } from '@qaima/schemas';
import { useSearchParams } from 'react-router-dom';
import { useDebounced } from '../../components/useDebounced.js';
import { useMenuLookUp } from '../../data/lookUps.js';
import { useFormContext } from './formContext.js';

const PARAMETER = 'menu';

/** What the address says when the form is opened. */
export const useMenuParam = (): string => useSearchParams()[0].get(PARAMETER) ?? '';

/** Stands in the form, and tells the page around it which menu is meant, or that none is. */
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
