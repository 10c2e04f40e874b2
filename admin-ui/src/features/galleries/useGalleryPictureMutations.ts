/** Updates one slot of a gallery by its index. (docs/spec/domain.md#galleries) */
import { galleryEndpoints, type Endpoint } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { useApi } from '../../data/api.js';
import { useMenu, useMenuName, useRefetchMenu } from '../../data/menu.js';
import { useNotifyError } from '../../data/useMenuMutations.js';
import { useNotifyWithUndo } from '../../data/useNotifyWithUndo.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { GalleryTarget } from './useUploadQueue.js';

export interface SlotMutations {
  /** On failure, the mutations show a notification and throw the error. The form can then show it at its fields. */
  /** @param slot the note and its translations */
  readonly changeNote: (slot: object) => Promise<void>;
  readonly remove: () => Promise<void>;
}

export function useSlotMutations(place: GalleryTarget, index: number): SlotMutations {
  const api = useApi();
  const { data: menu } = useMenu();
  const menuName = useMenuName();
  const reload = useRefetchMenu();
  const notify = useNotify();
  const t = useTranslate();
  const notifyError = useNotifyError();
  const { removed } = useNotifyWithUndo();
  const params = { menuId: menu?._id ?? menuName, ...place, index: String(index) };
  const ask = async (call: Endpoint, body?: object): Promise<{ readonly undo?: string }> => {
    try {
      return await api.send(call, { params, ...(body ? { body } : {}) });
    } catch (error) {
      notifyError(error);
      throw error;
    } finally {
      await reload();
    }
  };
  return {
    async changeNote(slot) {
      await ask(galleryEndpoints.changeNote, slot);
      notify(t('galleries.noteChanged'), { type: 'success' });
    },
    async remove() {
      const { undo } = await ask(galleryEndpoints.removeImage);
      removed(t('galleries.pictureDeleted'), undo);
    },
  };
}
