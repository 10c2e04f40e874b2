/** Giving an item its picture, and taking it away. */
import { useNotify } from 'react-admin';
import { useSay } from '../../app/i18n.js';
import { usePictureUpload, type PictureUpload } from '../../data/usePictureUpload.js';
import { useProvider } from '../../data/useProvider.js';
import { useSayFailure } from '../../data/useWrites.js';

export interface PictureState extends Omit<PictureUpload, 'upload'> {
  readonly upload: (itemId: string, file: File) => Promise<boolean>;
  readonly remove: (itemId: string) => Promise<void>;
}

export function usePicture(): PictureState {
  const picture = usePictureUpload();
  const dataProvider = useProvider();
  const notify = useNotify();
  const say = useSay();
  const sayFailure = useSayFailure();
  return {
    ...picture,
    upload: (item, chosen) => picture.upload({ path: 'image', model: 'item', data: { item } }, chosen),
    async remove(itemId) {
      try {
        await dataProvider.update('items', { id: itemId, data: { image: null }, previousData: { id: itemId } });
        notify(say('done.pictureRemoved'), { type: 'success' });
      } catch (error) {
        sayFailure(error);
      }
    },
  };
}
