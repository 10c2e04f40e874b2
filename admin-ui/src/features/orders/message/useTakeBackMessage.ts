import { useCallback } from 'react';
import { sentMessageEndpoints } from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useApiCall } from '../../../data/useApiCall.js';
import { AUDIT_LOG_KEY } from '../../../data/useAuditLog.js';
import { SENT_MESSAGES_KEY } from '../../../data/useRecordMessage.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { ORDERS_KEY, WORK_QUEUE_KEY } from '../useOrders.js';

/**
 * Takes back the record of a message that was not sent after its chat was opened. Notifications show the outcome.
 * (docs/spec/staff-console.md#messages)
 */
export function useTakeBackMessage() {
  const call = useApiCall();
  const notify = useNotify();
  const queries = useQueryClient();
  const t = useTranslate();
  return useCallback(
    async (messageId: string): Promise<void> => {
      const done = await call(sentMessageEndpoints.takeBack, { params: { messageId } }).catch(() => null);
      if (done) notify(t('message.takenBack'), { type: 'success' });
      for (const queryKey of [ORDERS_KEY, WORK_QUEUE_KEY, AUDIT_LOG_KEY, SENT_MESSAGES_KEY])
        void queries.invalidateQueries({ queryKey });
    },
    [call, notify, queries, t],
  );
}
