import { useMemo } from 'react';
import { ApiError } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { useTranslate } from '../i18n/i18n.js';
import { TOPIC_OPTION } from './notificationTopics.js';
import { isSignedOut, useRequestSignIn } from './session.js';

/**
 * Shows the message of a failed request as a notification. Also opens the log-in dialog if the session has ended.
 * (docs/spec/owners-area.md#errors)
 * @returns a function with the error, and the topic by which `resolveTopic` removes the notification
 */
export function useNotifyError(): (error: unknown, topic?: string) => void {
  const notify = useNotify();
  const t = useTranslate();
  const requestSignIn = useRequestSignIn();
  return useMemo(
    () => (error, topic) => {
      // For conflicts, the form shows a dialog instead.
      if (error instanceof ApiError && error.conflicts.length > 0) return;
      notify((error instanceof ApiError && error.message) || t('trouble.unreachable'), {
        type: 'error',
        ...(topic !== undefined && { [TOPIC_OPTION]: topic }),
      });
      if (isSignedOut(error)) requestSignIn();
    },
    [notify, t, requestSignIn],
  );
}
