/**
 * Returns a function that sends an API request. On failure, it shows a notification and throws the `ApiError`. The form
 * can then show errors at its fields.
 */
import { useCallback } from 'react';
import { useApi, type Api } from './api.js';
import { useNotifyError } from './useNotifyError.js';

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
