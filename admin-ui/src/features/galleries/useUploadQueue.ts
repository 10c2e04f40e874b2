/**
 * Uploads many pictures to a gallery, a few at a time. Each picture first gets a slot with its note, and is then
 * uploaded to that slot. If an upload fails, the others continue; a retry uses the same slot.
 * (docs/spec/owners-area.md#galleries-screen)
 */
import { useRef, useState } from 'react';
import { galleryEndpoints, ApiError, type GalleryImage, type Menu } from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useApi } from '../../data/api.js';
import { menuKey, useMenu, useMenuName, useRefetchMenu } from '../../data/menu.js';
import { galleriesOf, sectionsOf } from '../../data/menuDataProvider.js';
import { useNotifyError } from '../../data/useMenuMutations.js';
import { usePictureSender } from '../../data/usePictureUpload.js';
import { useTranslate } from '../../i18n/i18n.js';

const MAX_CONCURRENT_UPLOADS = 2;

export interface QueuedPicture {
  readonly key: number;
  readonly file: File;
  /** If blank, the note for all pictures of the queue is used. */
  readonly note: string;
  /** From 0 to 1; null while nothing is being uploaded. */
  readonly progress: number | null;
  /** The error of the last attempt; blank before the first one and during a retry. */
  readonly issue: string;
  /** The empty slot that was created for this picture. */
  readonly slot: { readonly index: number; readonly note: string } | null;
}

export interface GalleryTarget {
  readonly sectionId: string;
  readonly galleryId: string;
}

export interface UploadQueue {
  readonly rows: readonly QueuedPicture[];
  readonly busy: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly setNote: (key: number, note: string) => void;
  readonly drop: (key: number) => void;
  /** Resizes all pictures without sending a request. Throws `ApiError` if one is damaged or too large. */
  readonly prepare: () => Promise<void>;
  /**
   * Uploads all pictures that are not uploaded yet, including failed ones. @param note the common note @returns
   * whether all succeeded
   */
  readonly send: (place: GalleryTarget, note: string) => Promise<boolean>;
}

/** Finds the current index of a slot that is still empty. Its index changes when earlier slots are deleted. */
function emptySlot(images: readonly GalleryImage[], slot: NonNullable<QueuedPicture['slot']>): number | null {
  const isOurs = (image: GalleryImage | undefined) => image?.image === null && image.note === slot.note;
  if (isOurs(images[slot.index])) return slot.index;
  const found = images.findIndex(isOurs);
  return found < 0 ? null : found;
}

interface Turn {
  /** Resolves when the slot of the previous picture has been created. */
  readonly before: Promise<void>;
  readonly end: () => void;
}

function withResolvers() {
  const settle: (() => void)[] = [];
  const promise = new Promise<void>((resolve) => settle.push(resolve));
  return { promise, resolve: () => settle.forEach((resolve) => resolve()) };
}

/**
 * Makes slots in the order of the files: each picture waits for the slot of the previous one, even if it is resized
 * first.
 */
function turns(): () => Turn {
  let last = Promise.resolve();
  return () => {
    const before = last;
    const { promise, resolve } = withResolvers();
    last = promise;
    return { before, end: resolve };
  };
}

export function useUploadQueue(): UploadQueue {
  const api = useApi();
  const { data: menu } = useMenu();
  const menuName = useMenuName();
  const queries = useQueryClient();
  const reload = useRefetchMenu();
  const { prepare, send: sendPicture } = usePictureSender();
  const notify = useNotify();
  const t = useTranslate();
  const notifyError = useNotifyError();
  const [rows, setRows] = useState<readonly QueuedPicture[]>([]);
  const [busy, setBusy] = useState(false);
  const made = useRef(0);
  const isRunning = useRef(false);
  /** Resized pictures by file, so that a retry does not resize again. */
  const ready = useRef(new WeakMap<File, Blob>());

  const patch = (key: number, change: Partial<QueuedPicture>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...change } : row)));
  const drop = (key: number) => setRows((all) => all.filter((row) => row.key !== key));

  async function readyPicture(file: File): Promise<Blob> {
    const picture = ready.current.get(file) ?? (await prepare(file));
    ready.current.set(file, picture);
    return picture;
  }

  const issueOf = (error: unknown) => (error instanceof ApiError && error.message) || t('trouble.unreachable');

  const slotsNow = ({ galleryId }: GalleryTarget): readonly GalleryImage[] =>
    sectionsOf(queries.getQueryData<Menu>(menuKey(menuName)))
      .flatMap(galleriesOf)
      .find(({ _id }) => _id === galleryId)?.images ?? [];

  async function openSlot(place: GalleryTarget, note: string): Promise<number> {
    const params = { menuId: menu?._id ?? menuName, ...place };
    // The API appends a slot and returns its index.
    const { data } = await api.send(galleryEndpoints.change, { params, body: { image: note } });
    return Number(data.galleryImageIndex);
  }

  async function sendOne(row: QueuedPicture, place: GalleryTarget, noteOfAll: string, turn: Turn): Promise<boolean> {
    patch(row.key, { progress: 0, issue: '' });
    try {
      // Resizes before creating the slot, because an invalid file would leave an empty slot.
      const picture = await readyPicture(row.file);
      await turn.before;
      const note = row.slot?.note ?? (row.note.trim() || noteOfAll);
      const kept = row.slot && emptySlot(slotsNow(place), row.slot);
      const index = kept ?? (await openSlot(place, note));
      turn.end();
      patch(row.key, { slot: { index, note } });
      const target = {
        path: 'image',
        model: 'gallery',
        data: { gallery: place.galleryId, galleryImageIndex: index },
      } as const;
      await sendPicture(picture, target, (progress) => patch(row.key, { progress }));
      drop(row.key);
      return true;
    } catch (error) {
      notifyError(error);
      patch(row.key, { progress: null, issue: issueOf(error) });
      return false;
    } finally {
      turn.end();
    }
  }

  return {
    rows,
    busy,
    add: (files) =>
      setRows((all) => [
        ...all,
        ...files.map((file) => {
          made.current += 1;
          return { key: made.current, file, note: '', progress: null, issue: '', slot: null };
        }),
      ]),
    setNote: (key, note) => patch(key, { note }),
    drop,
    async prepare() {
      const failures: unknown[] = [];
      for (const { key, file } of rows) {
        try {
          await readyPicture(file);
          patch(key, { issue: '' });
        } catch (error) {
          failures.push(error);
          patch(key, { issue: issueOf(error) });
        }
      }
      if (failures.length === 0) return;
      notifyError(failures[0]);
      throw failures[0];
    },
    async send(place, note) {
      if (isRunning.current || rows.length === 0) return false;
      isRunning.current = true;
      setBusy(true);
      const waiting = [...rows];
      const nextTurn = turns();
      let arrived = 0;
      const work = async () => {
        for (let row = waiting.shift(); row; row = waiting.shift()) {
          if (await sendOne(row, place, note, nextTurn())) arrived += 1;
        }
      };
      await Promise.all(Array.from({ length: MAX_CONCURRENT_UPLOADS }, work));
      await reload();
      isRunning.current = false;
      setBusy(false);
      if (arrived > 0) notify(t('galleries.added', { smart_count: arrived }), { type: 'success' });
      return arrived === rows.length;
    },
  };
}
