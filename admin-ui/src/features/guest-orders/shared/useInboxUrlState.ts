/**
 * Keeps the view and the id of the open order in the URL. Both survive a reload, and the back button closes the order.
 */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export type InboxView = 'inbox' | 'kitchen' | 'history';

export function useInboxUrlState() {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const named = search.get('view');
    const view: InboxView = named === 'kitchen' || named === 'history' ? named : 'inbox';
    const set = (changes: Readonly<Record<string, string | null>>, replace = false) => {
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
      );
    };
    return {
      view,
      order: search.get('order'),
      search,
      set,
      openOrder: (order: string) => set({ order }),
      closeOrder: () => set({ order: null }),
      show: (next: InboxView, filters: Readonly<Record<string, string>> = {}) => {
        setSearch({ ...(next !== 'inbox' && { view: next }), ...filters });
      },
    };
  }, [search, setSearch]);
}
