import { useMemo } from 'react';
import { ApiError } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { useTranslate } from '../i18n/i18n.js';
import { isSignedOut, useRequestSignIn } from './session.js';

/**
 * Shows the message of a failed request as a notification. Also opens the log-in dialog if the session has ended.
 * (docs/spec/owners-area.md#errors)
 */
export function useNotifyError(): (error: unknown) => void {
  const notify = useNotify();
  const t = useTranslate();
  const requestSignIn = useRequestSignIn();
  return useMemo(
    () => (error) => {
      // For conflicts, the form shows a dialog instead.
      if (error instanceof ApiError && error.conflicts.length > 0) return;
      notify((error instanceof ApiError && error.message) || t('trouble.unreachable'), { type: 'error' });
      if (isSignedOut(error)) requestSignIn();
    },
    [notify, t, requestSignIn],
  );
}
