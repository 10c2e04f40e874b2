/**
 * Refuses chosen files that are no pictures, or damaged ones, before anything is made or sent: by content, since a name or
 * type proves nothing. The first bytes say whether it is a picture, decoding it whether it is whole.
 */
import { useCallback } from 'react';
import { IMAGE_HEADER_BYTES, detectImageFormat } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { useTranslate } from '../i18n/i18n.js';
import { formatFileNames } from './formatFileNames.js';

type PictureVerdict = 'picture' | 'bad' | 'damaged';

async function looksLikePicture(file: File): Promise<boolean> {
  // A file that can't be read (moved, or still in the cloud) has no head either.
  const head = await file
    .slice(0, IMAGE_HEADER_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return detectImageFormat(new Uint8Array(head)) !== null;
}

const isWhole = (file: File): Promise<boolean> =>
  createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );

async function validateFiles(files: readonly File[]): Promise<readonly PictureVerdict[]> {
  const looks = await Promise.all(files.map(looksLikePicture));
  const judged: PictureVerdict[] = [];
  // One after the other: a photo takes some fifty megabytes while it is decoded.
  for (const [index, file] of files.entries())
    judged.push(!looks[index] ? 'bad' : (await isWhole(file)) ? 'picture' : 'damaged');
  return judged;
}

/** Gives the pictures among the files; a notice names the others and says what is wrong with them. */
export function useValidatePictures(): (files: readonly File[]) => Promise<readonly File[]> {
  const notify = useNotify();
  const t = useTranslate();
  return useCallback(
    async (files) => {
      const judged = await validateFiles(files);
      const those = (wanted: PictureVerdict) => files.filter((_, index) => judged[index] === wanted);
      for (const fault of ['bad', 'damaged'] as const) {
        const refused = those(fault);
        if (refused.length > 0) notify(t(`picture.${fault}`, { names: formatFileNames(refused) }), { type: 'error' });
      }
      return those('picture');
    },
    [notify, t],
  );
}
