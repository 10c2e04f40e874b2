/** Writing a part of the menu from a screen: with its notice, and with the server's sentence when it refuses. */
import { useMemo } from 'react';
import { Refused } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { useSay } from '../app/i18n.js';
import type { PartName } from './menuDataProvider.js';
import { isSignedOut, useAskToSignIn } from './session.js';
import { useProvider } from './useProvider.js';

export interface Writes {
  /** Gives the new one's id. Each says what was done in a notice; a refusal is said in a notice too, and then thrown on for the form's fields. */
  readonly create: (data: unknown, meta?: unknown) => Promise<string>;
  readonly change: (id: string, data: unknown) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** Shows a failed call's sentence in an error notice, and asks to sign in when the session has ended. (Document 1, section 8.) */
export function useSayFailure(): (error: unknown) => void {
  const notify = useNotify();
  const say = useSay();
  const askToSignIn = useAskToSignIn();
  return useMemo(
    () => (error) => {
      notify((error instanceof Refused && error.message) || say('trouble.unreachable'), { type: 'error' });
      if (isSignedOut(error)) askToSignIn();
    },
    [notify, say, askToSignIn],
  );
}

export function useWrites(part: Exclude<PartName, 'settings'>): Writes {
  const dataProvider = useProvider();
  const notify = useNotify();
  const sayFailure = useSayFailure();
  const say = useSay();
  return useMemo(() => {
    const told = async (
      write: Promise<{ data?: { id?: string | number } }>,
      done: 'created' | 'changed' | 'removed',
    ) => {
      try {
        const { data } = await write;
        notify(say(`done.${part}.${done}`), { type: 'success' });
        return String(data?.id ?? '');
      } catch (error) {
        sayFailure(error);
        throw error;
      }
    };
    return {
      create: (data, meta) => told(dataProvider.create(part, { data: data as object, meta }), 'created'),
      change: async (id, data) =>
        void (await told(dataProvider.update(part, { id, data: data as object, previousData: { id } }), 'changed')),
      remove: async (id) => void (await told(dataProvider.delete(part, { id }), 'removed')),
    };
  }, [dataProvider, notify, part, say, sayFailure]);
}
