/** Keeps the selection of the work queue while another screen is shown, so that it is there when staff come back. */
import { createContext, useContext, useRef, type ReactNode, type RefObject } from 'react';
import type { WorkQueueEntry } from '@qaima/schemas';

export interface Selection {
  readonly queue: string;
  /** By id, as they were loaded last. */
  readonly entries: ReadonlyMap<string, WorkQueueEntry>;
}

/** A page of a queue as it was shown last. */
export interface ShownPage {
  readonly place: string;
  readonly entries: readonly WorkQueueEntry[];
}

interface CachedSelection {
  readonly selection: Selection;
  readonly page: ShownPage | null;
}

const CacheContext = createContext<RefObject<CachedSelection | null>>({ current: null });

/** Mount it around the screens. Logging out removes it, and the selection with it. */
export function QueueSelectionCacheProvider({ children }: { readonly children: ReactNode }) {
  const cache = useRef<CachedSelection | null>(null);
  return <CacheContext.Provider value={cache}>{children}</CacheContext.Provider>;
}

export const useQueueSelectionCache = () => useContext(CacheContext);
