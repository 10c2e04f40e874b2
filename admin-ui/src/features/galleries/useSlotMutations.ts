/** What is done to one slot of a gallery, by its index. (Document 1, section 7.) */
import { galleryCalls, type Call } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { useApi } from '../../data/api.js';
import { useMenu, useMenuName, useReload } from '../../data/menu.js';
import { useSayFailure } from '../../data/useMenuMutations.js';
import { useUndoable } from '../../data/useNotifyWithUndo.js';
import { useSay } from '../../i18n/i18n.js';
import type { GalleryPlace } from './useUploadQueue.js';

export interface SlotWrites {
  /** Each says what was done in a notice; a refusal is said in a notice too, and then thrown on for the form's fields. */
  readonly changeNote: (note: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

export function useSlotWrites(place: GalleryPlace, index: number): SlotWrites {
  const api = useApi();
  const { data: menu } = useMenu();
  const menuName = useMenuName();
  const reload = useReload();
  const notify = useNotify();
  const say = useSay();
  const sayFailure = useSayFailure();
  const { removed } = useUndoable();
  const params = { menuId: menu?._id ?? menuName, ...place, index: String(index) };
  /** A refusal is said before it is thrown on. */
  const ask = async (call: Call, body?: object): Promise<{ readonly undo?: string }> => {
    try {
      return await api.ask(call, { params, ...(body ? { body } : {}) });
    } catch (error) {
      sayFailure(error);
      throw error;
    } finally {
      await reload();
    }
  };
  return {
    async changeNote(note) {
      await ask(galleryCalls.changeNote, { note });
      notify(say('galleries.noteChanged'), { type: 'success' });
    },
    async remove() {
      const { undo } = await ask(galleryCalls.removeImage);
      removed(say('galleries.pictureDeleted'), undo);
    },
  };
}
