/** Making a call from a screen of the desk: a refusal is said in a notice, and then thrown on for the form's fields. */
import { useCallback } from 'react';
import { useApi, type Api } from './api.js';
import { useSayFailure } from './useNotifyError.js';

/** What it gives throws `Refused`, said already. */
export function useCall(): Api['ask'] {
  const api = useApi();
  const sayFailure = useSayFailure();
  return useCallback<Api['ask']>(
    async (call, request) => {
      try {
        return await api.ask(call, request);
      } catch (error) {
        sayFailure(error);
        throw error;
      }
    },
    [api, sayFailure],
  );
}
