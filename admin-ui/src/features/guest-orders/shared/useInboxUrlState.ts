/**
 * Keeps the view and the id of the open order in the URL. Both survive a reload, and the back button closes the order.
 */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSearchChanges } from '../../../components/useSearchChanges.js';

export type InboxView = 'inbox' | 'kitchen' | 'history';

export function useInboxUrlState() {
  const [, setSearch] = useSearchParams();
  const [search, set] = useSearchChanges();
  return useMemo(() => {
    const named = search.get('view');
    const view: InboxView = named === 'kitchen' || named === 'history' ? named : 'inbox';
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
  }, [search, set, setSearch]);
}
