/** Uploads a picture with preview, progress and retry. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { UploadTarget } from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useTranslate } from '../i18n/i18n.js';
import { useApi } from './api.js';
import { useMenuId, useRefetchMenu } from './menu.js';
import type { PictureTargetSlot } from './uploadPicture.js';
import { useNotifyError } from './useMenuMutations.js';
import { usePreparePicture } from './usePreparePicture.js';
import { STORAGE_KEY } from './useStorageUsage.js';

/** The record and field that get the picture, without the menu: `{ path: 'image', model: 'item', data: { item } }`. */
export type PictureTarget = Omit<PictureTargetSlot, 'data'> & { readonly data?: Omit<UploadTarget, 'menu'> };

export interface PictureSender {
  /** Resizes the picture. @throws {ApiError} if it is invalid or too large */
  readonly prepare: (file: File) => Promise<Blob>;
  /** Uploads a resized picture without refetching the menu. `onProgress` receives a number from 0 to 1. */
  readonly send: (picture: Blob, target: PictureTarget, onProgress: (part: number) => void) => Promise<void>;
}

export function usePictureSender(): PictureSender {
  const api = useApi();
  const menuId = useMenuId();
  const prepare = usePreparePicture();
  return useMemo(
    () => ({
      prepare,
      send: (picture, { path, model, data }, onProgress) =>
        api.upload(picture, { path, model, data: { menu: menuId, ...data } }, onProgress),
    }),
    [api, menuId, prepare],
  );
}

/** The object URL of a file, or null without a file. */
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
  /** The object URL of the chosen file while it is being uploaded or waits for a retry. */
  readonly preview: string | null;
  /** From 0 to 1; null while nothing is being uploaded. */
  readonly progress: number | null;
  /** Whether the last upload failed; `retry` repeats it. */
  readonly failed: boolean;
  /**
   * Uploads a picture, shows a notification about the outcome, and refetches the menu after success.
   * @param prepared the picture if it was already resized
   * @returns whether the upload succeeded
   */
  readonly upload: (target: PictureTarget, file: File, prepared?: Blob) => Promise<boolean>;
  readonly retry: () => Promise<boolean>;
}

interface Attempt {
  readonly target: PictureTarget;
  readonly file: File;
  readonly prepared: Blob | undefined;
}

/** Allows only one upload at a time. */
export function usePictureUpload(): PictureUpload {
  const { prepare, send } = usePictureSender();
  const reload = useRefetchMenu();
  const queries = useQueryClient();
  const notify = useNotify();
  const t = useTranslate();
  const notifyError = useNotifyError();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const isRunning = useRef(false);
  const preview = usePreview(attempt?.file ?? null);

  const upload: PictureUpload['upload'] = async (target, file, prepared) => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setAttempt({ target, file, prepared });
    setProgress(0);
    try {
      await send(prepared ?? (await prepare(file)), target, setProgress);
      await reload();
      setAttempt(null);
      notify(t('done.pictureAdded'), { type: 'success' });
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    } finally {
      isRunning.current = false;
      setProgress(null);
      // A failure refetches the usage too: uploads by other users may have filled the storage.
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
