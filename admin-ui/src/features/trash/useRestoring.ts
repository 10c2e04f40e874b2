import { useRef, useState, type ReactNode, type RefObject } from 'react';
import type { TrashEntry, UndoCounts } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { useConfirm } from '../../components/useConfirm.js';
import { useNotifyError } from '../../data/useNotifyError.js';
import { useRestoreTrashEntry, useUndoPreview } from '../../data/useTrash.js';
import { useTranslate } from '../../i18n/i18n.js';
import { useEntryName } from './useEntryName.js';

interface Restoring {
  readonly busy: boolean;
  /** @param at the time stamp of the click */
  readonly restore: (entry: TrashEntry, at: number) => Promise<void>;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly dialog: ReactNode;
}

/** The longest time between the two clicks of a double click. */
const DOUBLE_CLICK_MS = 700;

const COUNTED = ['deleted', 'reverted', 'kept'] as const;

/** Whether all parts that the undo counts are items. An import counts its items only, but may have added sections. */
const isOfItems = (entry: TrashEntry, { deleted, reverted, kept }: UndoCounts): boolean =>
  Object.keys(entry.counts).join() === 'items' && deleted + reverted + kept <= (entry.counts.items ?? 0);

/**
 * Restores one entry at a time; the undo of a bulk change says first what it does. Afterwards the focus moves to the
 * list, because the entry's button has disappeared. The rows then move up, so the second click of a double click, which
 * would meet the next entry, is ignored.
 */
export function useRestoring(): Restoring {
  const t = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const restoreEntry = useRestoreTrashEntry();
  const previewOf = useUndoPreview();
  const nameOf = useEntryName();
  const list = useRef<HTMLUListElement>(null);
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<number | null>(null);
  const { agreed, dialog } = useConfirm();

  const sentence = (entry: TrashEntry, counts: UndoCounts, when: 'will' | 'did') => {
    const noun = isOfItems(entry, counts) ? 'items' : 'parts';
    return COUNTED.flatMap((verb) => {
      const smart_count = counts[verb];
      const what = t(`trash.counts.${noun}`, { smart_count });
      return smart_count > 0 ? [t(`trash.${when}.${verb}`, { smart_count, what })] : [];
    }).join(' ');
  };

  const agrees = async (entry: TrashEntry) => {
    if (entry.kind !== 'menuChanges') return true;
    const counts = await previewOf(entry);
    if (counts.deleted + counts.reverted === 0) {
      notify(t('trash.nothingToUndo'), { type: 'warning' });
      return false;
    }
    return agreed({
      title: t('trash.undoTitle', { what: nameOf(entry) }),
      text: sentence(entry, counts, 'will'),
      confirm: t('trash.undo'),
    });
  };

  const restore = async (entry: TrashEntry, at: number) => {
    const isSecond = last !== null && at - last < DOUBLE_CLICK_MS;
    setLast(at);
    if (busy || isSecond) return;
    setBusy(true);
    try {
      if (await agrees(entry)) {
        const { counts } = await restoreEntry(entry);
        const what = nameOf(entry);
        const said =
          entry.kind === 'menuChanges'
            ? [t('trash.undone', { what }), ...(counts ? [sentence(entry, counts, 'did')] : [])].join(' ')
            : t('trash.restored', { what });
        notify(said, { type: 'success' });
        list.current?.focus();
      }
    } catch (error) {
      notifyError(error);
    }
    setBusy(false);
  };
  return { busy, restore, list, dialog };
}
