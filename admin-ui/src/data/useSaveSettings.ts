/** Updates the menu's own fields. Absent fields stay unchanged. (docs/spec/api.md#menu-settings-endpoint) */
import { useCallback } from 'react';
import type { Fingerprints, MenuUpdateInput } from '@qaima/schemas';
import { useDataProvider } from 'react-admin';
import { useTranslate } from '../i18n/i18n.js';
import { useMenu } from './menu.js';
import type { ChangedRow } from './menuDataProvider.js';
import { useNotifyError } from './useMenuMutations.js';
import { useNotifyWithUndo } from './useNotifyWithUndo.js';

export type SaveSettings = (changes: MenuUpdateInput, said?: string, seen?: Fingerprints) => Promise<void>;

/**
 * Saves the changes and shows the notification `said`, with undo if data was removed. On failure, shows a notification and
 * throws. The form can then show errors at its fields.
 */
export function useSaveSettings(): SaveSettings {
  const { data: menu } = useMenu();
  const dataProvider = useDataProvider();
  const { removed } = useNotifyWithUndo();
  const t = useTranslate();
  const notifyError = useNotifyError();
  const id = menu?._id ?? '';
  return useCallback(
    async (changes, said = t('done.settings.changed'), seen) => {
      try {
        const write = { id, data: changes, previousData: { id }, meta: seen && { seen } };
        const { data } = await dataProvider.update<ChangedRow>('settings', write);
        removed(said, data.undo);
      } catch (error) {
        notifyError(error);
        throw error;
      }
    },
    [dataProvider, id, removed, t, notifyError],
  );
}
