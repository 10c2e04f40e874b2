/** Updates the menu's own fields. Absent fields stay unchanged. (docs/spec/api.md#menu-settings-endpoint) */
import { useCallback } from 'react';
import type { Fingerprints, MenuUpdateInput } from '@qaima/schemas';
import { useDataProvider } from 'react-admin';
import { useTranslate } from '../i18n/i18n.js';
import { useMenuId } from './menu.js';
import type { ChangedRow } from './menuDataProvider.js';
import { useNotifyError } from './useMenuMutations.js';
import { useNotifyWithUndo } from './useNotifyWithUndo.js';

/** How to undo a change of the settings by another one. */
interface SettingsUndo {
  readonly changes: MenuUpdateInput;
  /** The fingerprints of what is undone: later changes of the same settings refuse the undo. */
  readonly seen: Fingerprints;
  /** Says what was undone. */
  readonly said: string;
}

export type SaveSettings = (
  changes: MenuUpdateInput,
  said?: string,
  seen?: Fingerprints,
  undo?: SettingsUndo,
) => Promise<void>;

/**
 * Saves the changes and shows the notification `said`, with `undo`, or with the undo of a removal if data was removed. On
 * failure, shows a notification and throws. The form can then show errors at its fields.
 */
export function useSaveSettings(): SaveSettings {
  const id = useMenuId();
  const dataProvider = useDataProvider();
  const { done, removed } = useNotifyWithUndo();
  const t = useTranslate();
  const notifyError = useNotifyError();
  return useCallback(
    async (changes, said = t('done.settings.changed'), seen, undo) => {
      const write = (data: MenuUpdateInput, prints?: Fingerprints) =>
        dataProvider.update<ChangedRow>('settings', {
          id,
          data,
          previousData: { id },
          meta: prints && { seen: prints },
        });
      try {
        const { data } = await write(changes, seen);
        if (undo) done(said, () => write(undo.changes, undo.seen), undo.said);
        else removed(said, data.undo);
      } catch (error) {
        notifyError(error);
        throw error;
      }
    },
    [dataProvider, id, done, removed, t, notifyError],
  );
}
