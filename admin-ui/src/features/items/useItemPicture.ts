/** Giving an item its picture, and taking it away. */
import type { ChangedRow } from '../../data/menuDataProvider.js';
import { useSayFailure } from '../../data/useMenuMutations.js';
import { useUndoable } from '../../data/useNotifyWithUndo.js';
import { usePictureUpload, type PictureUpload } from '../../data/usePictureUpload.js';
import { useProvider } from '../../data/useUnwrappedDataProvider.js';
import { useSay } from '../../i18n/i18n.js';

export interface PictureState extends Omit<PictureUpload, 'upload'> {
  readonly upload: (itemId: string, file: File, prepared?: Blob) => Promise<boolean>;
  readonly remove: (itemId: string) => Promise<void>;
}

export function usePicture(): PictureState {
  const picture = usePictureUpload();
  const dataProvider = useProvider();
  const { removed } = useUndoable();
  const say = useSay();
  const sayFailure = useSayFailure();
  return {
    ...picture,
    upload: (item, ...file) => picture.upload({ path: 'image', model: 'item', data: { item } }, ...file),
    async remove(itemId) {
      try {
        const removal = { id: itemId, data: { image: null }, previousData: { id: itemId } };
        const { data } = await dataProvider.update<ChangedRow>('items', removal);
        removed(say('done.pictureRemoved'), data.undo);
      } catch (error) {
        sayFailure(error);
      }
    },
  };
}
