/** Making a call from a screen of the desk: a refusal is said in a notice, and then thrown on for the form's fields. */
import { useCallback } from 'react';
import { useApi, type Api } from './api.js';
import { useNotifyError } from './useNotifyError.js';

/** What it gives throws `Refused`, said already. */
export function useApiCall(): Api['send'] {
  const api = useApi();
  const sayFailure = useNotifyError();
  return useCallback<Api['send']>(
    async (call, request) => {
      try {
        return await api.send(call, request);
      } catch (error) {
        sayFailure(error);
        throw error;
      }
    },
    [api, sayFailure],
  );
}
