/** Giving an item its picture, and taking it away: what is chosen shows at once, and how much of it has gone out. */
import { useEffect, useRef, useState } from 'react';
import { UPLOAD_LIMIT } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { useSay } from '../../app/i18n.js';
import { useApi } from '../../data/api.js';
import { useMenu, useReload } from '../../data/menu.js';
import { shrink } from '../../data/shrink.js';
import { useProvider } from '../../data/useProvider.js';
import { useSayFailure } from '../../data/useWrites.js';

/** What a phone hands over as JPEG when it would rather give HEIC. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

export interface PictureState {
  /** The chosen file, while it is on its way. */
  readonly preview: string | null;
  /** The part that has gone out, 0 to 1; null when nothing is on its way. */
  readonly progress: number | null;
  readonly upload: (itemId: string, file: File) => Promise<void>;
  readonly remove: (itemId: string) => Promise<void>;
}

/** The address of a chosen file, for as long as it is shown. */
export function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) {
      setAddress(null);
      return;
    }
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

export function usePicture(): PictureState {
  const api = useApi();
  const { data: menu } = useMenu();
  const reload = useReload();
  const dataProvider = useProvider();
  const notify = useNotify();
  const say = useSay();
  const sayFailure = useSayFailure();
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const underWay = useRef(false);
  const preview = usePreview(file);

  async function send(itemId: string, chosen: File) {
    const picture = await shrink(chosen).catch(() => null);
    const fault = !picture ? 'items.badPicture' : picture.size > UPLOAD_LIMIT ? 'items.bigPicture' : null;
    if (!picture || fault) {
      notify(say(fault ?? 'items.badPicture'), { type: 'error' });
      return;
    }
    try {
      const place = { path: 'image', model: 'item', data: { menu: menu?._id ?? '', item: itemId } } as const;
      await api.upload(picture, place, setProgress);
      await reload();
      notify(say('done.pictureAdded'), { type: 'success' });
    } catch (error) {
      sayFailure(error);
    }
  }

  return {
    preview,
    progress,
    async upload(itemId, chosen) {
      if (underWay.current) return;
      underWay.current = true;
      setFile(chosen);
      setProgress(0);
      await send(itemId, chosen);
      underWay.current = false;
      setFile(null);
      setProgress(null);
    },
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
