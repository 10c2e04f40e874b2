/** Records that staff opened the chat with a message to a client. (docs/spec/staff-console.md#messages) */
import { useCallback } from 'react';
import { sentMessageEndpoints, type SentMessage, type SentMessageCreateInput } from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.js';
import { AUDIT_LOG_KEY } from './useAuditLog.js';
import { useNotifyError } from './useNotifyError.js';

/** The key prefix of all lists of sent messages. */
export const SENT_MESSAGES_KEY = ['sentMessages'] as const;

/** @returns a function that resolves to the entry, or to null after it has shown an error */
export function useRecordMessage() {
  const api = useApi();
  const queries = useQueryClient();
  const notifyError = useNotifyError();
  return useCallback(
    async (body: SentMessageCreateInput): Promise<SentMessage | null> => {
      try {
        const { data } = await api.send(sentMessageEndpoints.record, { params: {}, body });
        void queries.invalidateQueries({ queryKey: AUDIT_LOG_KEY });
        void queries.invalidateQueries({ queryKey: SENT_MESSAGES_KEY });
        return data;
      } catch (error) {
        notifyError(error);
        return null;
      }
    },
    [api, queries, notifyError],
  );
}
