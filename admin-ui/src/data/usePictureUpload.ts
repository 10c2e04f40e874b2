/** Giving a place its picture: what is chosen shows at once, then how much of it has gone out; what failed can be sent again. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { UploadTarget } from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useTranslate } from '../i18n/i18n.js';
import { useApi } from './api.js';
import { useMenu, useRefetchMenu } from './menu.js';
import type { PictureTargetSlot } from './uploadPicture.js';
import { useNotifyError } from './useMenuMutations.js';
import { usePreparePicture } from './usePreparePicture.js';
import { STORAGE_KEY } from './useStorageUsage.js';

/** A place within the menu that the screens are about: `{ path: 'image', model: 'item', data: { item } }`. */
export type PictureTarget = Omit<PictureTargetSlot, 'data'> & { readonly data?: Omit<UploadTarget, 'menu'> };

export interface PictureSender {
  /** The picture as it is sent: made small. Throws `Refused`, with the sentence to show, for no picture and for one too large. */
  readonly prepare: (file: File) => Promise<Blob>;
  /** Puts a prepared picture in its place; the menu is not read again. `onProgress` is told the part that was sent, 0 to 1. */
  readonly send: (picture: Blob, target: PictureTarget, onProgress: (part: number) => void) => Promise<void>;
}

export function usePictureSender(): PictureSender {
  const api = useApi();
  const { data: menu } = useMenu();
  const prepare = usePreparePicture();
  const menuId = menu?._id ?? '';
  return useMemo(
    () => ({
      prepare,
      send: (picture, { path, model, data }, onProgress) =>
        api.upload(picture, { path, model, data: { menu: menuId, ...data } }, onProgress),
    }),
    [api, menuId, prepare],
  );
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

export interface PictureUpload {
  /** The chosen file, while it is on its way or waits to be sent again. */
  readonly preview: string | null;
  /** The part that has gone out, 0 to 1; null when nothing is on its way. */
  readonly progress: number | null;
  /** Whether the last one did not arrive; `retry` sends it again. */
  readonly failed: boolean;
  /** Whether it arrived; `prepared` is the file as `usePreparePicture` gave it, if it did already. Both outcomes are said in a notice, and after a success the menu is read again. */
  readonly upload: (target: PictureTarget, file: File, prepared?: Blob) => Promise<boolean>;
  readonly retry: () => Promise<boolean>;
}

interface Attempt {
  readonly target: PictureTarget;
  readonly file: File;
  readonly prepared: Blob | undefined;
}

/** One picture at a time: while one is on its way, another is not taken. */
export function usePictureUpload(): PictureUpload {
  const { prepare, send } = usePictureSender();
  const reload = useRefetchMenu();
  const queries = useQueryClient();
  const notify = useNotify();
  const t = useTranslate();
  const sayFailure = useNotifyError();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const underWay = useRef(false);
  const preview = usePreview(attempt?.file ?? null);

  const upload: PictureUpload['upload'] = async (target, file, prepared) => {
    if (underWay.current) return false;
    underWay.current = true;
    setAttempt({ target, file, prepared });
    setProgress(0);
    try {
      await send(prepared ?? (await prepare(file)), target, setProgress);
      await reload();
      setAttempt(null);
      notify(t('done.pictureAdded'), { type: 'success' });
      return true;
    } catch (error) {
      sayFailure(error);
      return false;
    } finally {
      underWay.current = false;
      setProgress(null);
      // After a refusal too: others may have taken the room meanwhile.
      void queries.invalidateQueries({ queryKey: [STORAGE_KEY] });
    }
  };

  return {
    preview,
    progress,
    failed: attempt !== null && progress === null,
    upload,
    retry: async () => (attempt ? upload(attempt.target, attempt.file, attempt.prepared) : false),
  };
}
