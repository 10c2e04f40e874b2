/** The selected entries of a queue, on all of its pages. */
import { useCallback, useEffect, useState } from 'react';
import type { WorkQueueEntry } from '@qaima/schemas';
import { useQueueSelectionCache, type Selection, type ShownPage } from './queueSelectionCache.js';

const NONE: ReadonlyMap<string, WorkQueueEntry> = new Map();

/**
 * The selection after a page was loaded. Its selected entries get their new values. An entry that the same page showed
 * before has left the queue or moved on, and is no longer selected.
 */
function refreshed(selected: Selection['entries'], before: ShownPage | null, { place, entries }: ShownPage) {
  const here = new Map(entries.map((entry) => [entry._id, entry]));
  const left = before?.place === place ? before.entries.filter(({ _id }) => !here.has(_id)) : [];
  const gone = new Set(left.map(({ _id }) => _id));
  return new Map([...selected].filter(([id]) => !gone.has(id)).map(([id, entry]) => [id, here.get(id) ?? entry]));
}

/**
 * Keeps the selection when the page, the sort order or the search changes, and while another screen is shown; another
 * queue begins without one.
 * @param place names the page of the loaded entries; entries of the previous page are passed without one
 */
export function useQueueSelection(queue: string, place: string | null, entries: readonly WorkQueueEntry[] | undefined) {
  const cache = useQueueSelectionCache();
  const [selection, setSelection] = useState<Selection>(() => cache.current?.selection ?? { queue, entries: NONE });
  const [page, setPage] = useState<ShownPage | null>(() => cache.current?.page ?? null);
  useEffect(() => {
    cache.current = { selection, page };
  }, [cache, selection, page]);
  if (selection.queue !== queue) setSelection({ queue, entries: NONE });
  if (place !== null && entries && (page?.place !== place || page.entries !== entries)) {
    setPage({ place, entries });
    if (selection.queue === queue) {
      setSelection({ queue, entries: refreshed(selection.entries, page, { place, entries }) });
    }
  }
  const choose = useCallback((changed: readonly WorkQueueEntry[], isChosen: boolean) => {
    setSelection((before) => {
      const next = new Map(before.entries);
      for (const entry of changed) {
        if (isChosen) next.set(entry._id, entry);
        else next.delete(entry._id);
      }
      return { ...before, entries: next };
    });
  }, []);
  return {
    chosen: selection.entries,
    choose,
    clear: () => setSelection({ queue, entries: NONE }),
  };
}

export type QueueSelectionState = ReturnType<typeof useQueueSelection>;
