/** Runs an operation on many items and tracks the progress of each. Leaving the page meanwhile requires confirmation. */
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useReportUnsaved } from '../../../components/unsavedChanges.js';
import { useRefetchMenu, type MenuItem } from '../../../data/menu.js';
import { isSignedOut } from '../../../data/session.js';
import { useNotifyError } from '../../../data/useMenuMutations.js';
import { runBatch, type BatchStep } from '../../../data/runBatch.js';

export type SendOne = (item: MenuItem, onPart: (part: number) => void) => Promise<void>;

export interface Batch {
  readonly running: boolean;
  /** The state of each item by id; empty before the start. */
  readonly steps: ReadonlyMap<string, BatchStep>;
  /** Runs the operation and refetches the menu. Calls during a run are ignored. @returns the items that are not done */
  readonly run: (items: readonly MenuItem[], send: SendOne) => Promise<readonly MenuItem[]>;
}

const NONE: ReadonlyMap<string, BatchStep> = new Map();

/** @param failed formats the notification for an item that failed */
export function useBatch(failed: (item: MenuItem) => string): Batch {
  const notify = useNotify();
  const reload = useRefetchMenu();
  const notifyError = useNotifyError();
  const setUnsaved = useReportUnsaved('panel');
  const [steps, setSteps] = useState(NONE);
  const [running, setRunning] = useState(false);
  const isRunning = useRef(false);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const onFailure = (item: MenuItem, error: unknown): boolean => {
    if (isSignedOut(error)) {
      notifyError(error);
      return true;
    }
    notify(failed(item), { type: 'error' });
    return false;
  };

  return {
    running,
    steps,
    async run(items, send) {
      if (isRunning.current) return items;
      isRunning.current = true;
      setRunning(true);
      setUnsaved(true);
      setSteps((before) => new Map([...before, ...items.map(({ _id }) => [_id, { state: 'waiting' }] as const)]));
      const left = await runBatch(items, {
        send,
        onStep: (item, step) => setSteps((before) => new Map(before).set(item._id, step)),
        stopped: () => gone.current,
        onFailure,
      });
      await reload();
      isRunning.current = false;
      setUnsaved(false);
      setRunning(false);
      return left;
    },
  };
}
