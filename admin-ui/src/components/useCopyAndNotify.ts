/** Copies, and says in a notice that it did, or that the browser did not allow it. */
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useSay } from '../i18n/i18n.js';
import { useCopy } from './useCopy.js';

export function useCopyAndSay() {
  const say = useSay();
  const notify = useNotify();
  const { copied, copy } = useCopy();
  const copyAndSay = useCallback(
    async (text: string, said = say('desk.copied')): Promise<boolean> => {
      const done = await copy(text);
      notify(done ? said : say('desk.copyFailed'), { type: done ? 'success' : 'error' });
      return done;
    },
    [copy, notify, say],
  );
  return { copied, copy: copyAndSay };
}
