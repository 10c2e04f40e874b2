/** Uploads photos to their dishes, with progress of each and one undo for all. */
import { itemEndpoints, trashEndpoints } from '@qaima/schemas';
import { useApi } from '../../../data/api.js';
import { useMenuId, type MenuItem, type MenuSection } from '../../../data/menu.js';
import { itemsOf } from '../../../data/menuDataProvider.js';
import type { BatchStep } from '../../../data/runBatch.js';
import { useNotifyWithUndo } from '../../../data/useNotifyWithUndo.js';
import { usePictureSender } from '../../../data/usePictureUpload.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { useBatch } from '../bulk/useBatch.js';
import type { Photo } from './usePhotos.js';

/** A photo whose dish is known. */
interface Assigned extends Photo {
  readonly item: MenuItem;
}

export interface SendPhotos {
  readonly running: boolean;
  /** The state of each upload by the dish's id. */
  readonly steps: ReadonlyMap<string, BatchStep>;
  /** @returns the keys of the uploaded photos */
  readonly send: (photos: readonly Assigned[]) => Promise<ReadonlySet<number>>;
}

export function useSendPhotos(sections: readonly MenuSection[]): SendPhotos {
  const t = useTranslate();
  const api = useApi();
  const menuId = useMenuId();
  const { prepare, send: upload } = usePictureSender();
  const { done } = useNotifyWithUndo();
  const { running, steps, run } = useBatch((item) => t('bulk.imageFailed', { title: item.title }));

  /** Restores a dish's former picture, or removes its first one. */
  async function undoOne(itemId: string, trashId: string | undefined) {
    if (trashId !== undefined) {
      await api.send(trashEndpoints.restore, { params: { menuId, trashId } });
      return;
    }
    const section = sections.find((one) => itemsOf(one).some(({ _id }) => _id === itemId));
    const params = { menuId, sectionId: section?._id ?? '', itemId };
    await api.send(itemEndpoints.change, { params, body: { image: null } });
  }

  return {
    running,
    steps,
    async send(photos) {
      const byItem = new Map(photos.map((photo) => [photo.item._id, photo]));
      const undos: (readonly [string, string | undefined])[] = [];
      await run(
        photos.map(({ item }) => item),
        async ({ _id: item }, onPart) => {
          const photo = byItem.get(item);
          if (!photo) return;
          const undo = await upload(
            await prepare(photo.file),
            { path: 'image', model: 'item', data: { item } },
            onPart,
          );
          undos.push([item, undo]);
        },
      );
      if (undos.length > 0)
        done(t('photos.done', { smart_count: undos.length }), async () => {
          for (const [item, undo] of undos.toReversed()) await undoOne(item, undo);
        });
      return new Set(undos.flatMap(([item]) => byItem.get(item)?.key ?? []));
    },
  };
}
