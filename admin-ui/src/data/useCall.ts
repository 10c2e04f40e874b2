/** Making a call from a screen of the desk: a refusal is said in a notice, and then thrown on for the form's fields. */
import { useCallback } from 'react';
import type { Call } from '@qaima/schemas';
import { useApi } from './api.js';
import { useSayFailure } from './useSayFailure.js';

interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
}

/** Gives the answer's data, whose type its caller knows: to infer it of any call would send the compiler through all of them. */
export type MakeCall = (call: Call, asked: Asked) => Promise<unknown>;

/** What it gives throws `Refused`, said already. */
export function useCall(): MakeCall {
  const api = useApi();
  const sayFailure = useSayFailure();
  return useCallback(
    async (call, asked) => {
      try {
        return (await api.ask<Call>(call, asked)).data;
      } catch (error) {
        sayFailure(error);
        throw error;
      }
    },
    [api, sayFailure],
  );
}
