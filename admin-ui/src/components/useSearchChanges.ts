import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The parameters of the URL, and a function that changes some of them. An empty value removes its parameter. */
export function useSearchChanges() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (changes: Readonly<Record<string, string | null | undefined>>, replace = false) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { preventScrollReset: true, replace },
      ),
    [setSearch],
  );
  return [search, change] as const;
}
