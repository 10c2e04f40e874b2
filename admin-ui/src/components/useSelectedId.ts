/**
 * Keeps the id of the selected record in the URL. The selection survives a reload, and the back button closes its
 * panel.
 */
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export function useSelectedId(name: string): readonly [string | null, (id: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const select = useCallback(
    (id: string | null) => setSearch(id === null ? {} : { [name]: id }, { preventScrollReset: true }),
    [setSearch, name],
  );
  return [search.get(name), select];
}
