/** An API call that notifies of its failure, and throws it for the form. */
import { useCallback } from 'react';
import { useApi, type Api } from './api.js';
import { useNotifyError } from './useNotifyError.js';

/** The returned function throws `ApiError` after the notification. */
export function useApiCall(): Api['send'] {
  const api = useApi();
  const notifyError = useNotifyError();
  return useCallback<Api['send']>(
    async (call, request) => {
      try {
        return await api.send(call, request);
      } catch (error) {
        notifyError(error);
        throw error;
      }
    },
    [api, notifyError],
  );
}
