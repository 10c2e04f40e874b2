/** The notifications that are shown, and when they leave before their time. */
import { useEffect, type Dispatch, type SetStateAction } from 'react';
import { useOpenDialogs } from '../components/openDialogs.js';
import { onTopicResolved } from '../data/notificationTopics.js';
import type { CoveredArea } from './useNotificationOffset.js';

/** Undoes the action. Shows a notification if that fails. */
export type Undo = () => Promise<void>;

export interface QueuedNotification {
  readonly id: number;
  readonly text: string;
  readonly isError: boolean;
  readonly leaving: boolean;
  readonly undo?: Undo | undefined;
  /** What an error is about. */
  readonly topic?: unknown;
}

/**
 * Removes the errors of a topic once it is resolved. When a dialog opens, removes what was said about earlier actions,
 * because it could cover what the dialog says; errors and what can be undone stay.
 */
export function useRemoveOutdated(setNotices: Dispatch<SetStateAction<readonly QueuedNotification[]>>): void {
  const dialogs = useOpenDialogs();
  useEffect(() => {
    const keep = (isKept: (notice: QueuedNotification) => boolean) => setNotices((shown) => shown.filter(isKept));
    const stops = [
      onTopicResolved((resolved) => keep(({ topic }) => topic !== resolved)),
      dialogs.onOpen(() => keep(({ isError, undo }) => isError || undo !== undefined)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [dialogs, setNotices]);
}

/**
 * Removes one earlier notification if all of them together cover controls. If they cover a control in use, the oldest
 * one is removed, preferably one without undo. If they cover only nearby controls, an earlier error is removed when the
 * newest notification is an error.
 */
export function withoutOldest(
  shown: readonly QueuedNotification[],
  covered: CoveredArea,
): readonly QueuedNotification[] {
  const earlier = shown.slice(0, -1);
  const gone =
    covered === 'inUse'
      ? (earlier.find(({ undo }) => !undo) ?? earlier[0])
      : shown.at(-1)?.isError
        ? earlier.find(({ isError }) => isError)
        : undefined;
  return gone ? earlier.filter((notice) => notice !== gone).concat(shown.slice(-1)) : shown;
}
