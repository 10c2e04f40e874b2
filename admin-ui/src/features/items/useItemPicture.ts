import { useDataProvider } from 'react-admin';
import type { ChangedRow } from '../../data/menuDataProvider.js';
import { useNotifyError } from '../../data/useMenuMutations.js';
import { useNotifyWithUndo } from '../../data/useNotifyWithUndo.js';
import { usePictureUpload, type PictureUpload } from '../../data/usePictureUpload.js';
import { useTranslate } from '../../i18n/i18n.js';

export interface ItemPicture extends Omit<PictureUpload, 'upload'> {
  readonly upload: (itemId: string, file: File, prepared?: Blob) => Promise<boolean>;
  readonly remove: (itemId: string) => Promise<void>;
}

export function useItemPicture(): ItemPicture {
  const picture = usePictureUpload();
  const dataProvider = useDataProvider();
  const { removed } = useNotifyWithUndo();
  const t = useTranslate();
  const notifyError = useNotifyError();
  return {
    ...picture,
    upload: (item, ...file) => picture.upload({ path: 'image', model: 'item', data: { item } }, ...file),
    async remove(itemId) {
      try {
        const removal = { id: itemId, data: { image: null }, previousData: { id: itemId } };
        const { data } = await dataProvider.update<ChangedRow>('items', removal);
        removed(t('done.pictureRemoved'), data.undo);
      } catch (error) {
        notifyError(error);
      }
    },
  };
}
