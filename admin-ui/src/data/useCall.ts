/** Making a call from a screen of the desk: a refusal is said in a notice, and then thrown on for the form's fields. */
import { useCallback } from 'react';
import type { AnswerOf, Call, Envelope } from '@qaima/schemas';
import { useApi, type Request } from './api.js';
import { useSayFailure } from './useSayFailure.js';

export type MakeCall = <C extends Call>(call: C, request: Request<C>) => Promise<Envelope<AnswerOf<C>>['data']>;

/** What it gives throws `Refused`, said already. */
export function useCall(): MakeCall {
  const api = useApi();
  const sayFailure = useSayFailure();
  return useCallback(
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
