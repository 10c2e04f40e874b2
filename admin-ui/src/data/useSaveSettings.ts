/** Writing the menu's own row: only what is sent changes. (Document 1, section 7: `op=default`.) */
import { useCallback } from 'react';
import type { Fingerprints, MenuChanges } from '@qaima/schemas';
import { useSay } from '../i18n/i18n.js';
import type { WordKey } from '../i18n/messages/index.js';
import { useMenu } from './menu.js';
import type { ChangedRow } from './menuDataProvider.js';
import { useSayFailure } from './useMenuMutations.js';
import { useUndoable } from './useNotifyWithUndo.js';
import { useProvider } from './useUnwrappedDataProvider.js';

export type SaveSettings = (changes: MenuChanges, said?: WordKey, seen?: Fingerprints) => Promise<void>;

/** Saves, and says so in a notice, with undo where something was taken away; a refusal is said in a notice too, and then thrown on for the form's fields. */
export function useSettings(): SaveSettings {
  const { data: menu } = useMenu();
  const dataProvider = useProvider();
  const { removed } = useUndoable();
  const say = useSay();
  const sayFailure = useSayFailure();
  const id = menu?._id ?? '';
  return useCallback(
    async (changes, said = 'done.settings.changed', seen) => {
      try {
        const write = { id, data: changes, previousData: { id }, meta: seen && { seen } };
        const { data } = await dataProvider.update<ChangedRow>('settings', write);
        removed(say(said), data.undo);
      } catch (error) {
        sayFailure(error);
        throw error;
      }
    },
    [dataProvider, id, removed, say, sayFailure],
  );
}
