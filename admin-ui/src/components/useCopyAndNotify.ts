/** Copies a text, and shows a notification about success or failure. */
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useTranslate } from '../i18n/i18n.js';
import { useCopy } from './useCopy.js';

export function useCopyAndNotify() {
  const t = useTranslate();
  const notify = useNotify();
  const { copied, copy } = useCopy();
  const copyAndNotify = useCallback(
    async (text: string, said = t('desk.copied')): Promise<boolean> => {
      const done = await copy(text);
      notify(done ? said : t('desk.copyFailed'), { type: done ? 'success' : 'error' });
      return done;
    },
    [copy, notify, t],
  );
  return { copied, copy: copyAndNotify };
}
