/**
 * Refuses chosen files that are no pictures, or damaged ones, before anything is made or sent: by content, since a name or
 * type proves nothing. The first bytes say whether it is a picture, decoding it whether it is whole.
 */
import { useCallback } from 'react';
import { PICTURE_HEAD_BYTES, pictureKindOf } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { useSay } from '../i18n/i18n.js';
import { namesIn } from './formatFileNames.js';

type Judgement = 'picture' | 'bad' | 'damaged';

async function looksLikePicture(file: File): Promise<boolean> {
  // A file that can't be read (moved, or still in the cloud) has no head either.
  const head = await file
    .slice(0, PICTURE_HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return pictureKindOf(new Uint8Array(head)) !== null;
}

const isWhole = (file: File): Promise<boolean> =>
  createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );

async function judge(files: readonly File[]): Promise<readonly Judgement[]> {
  const looks = await Promise.all(files.map(looksLikePicture));
  const judged: Judgement[] = [];
  // One after the other: a photo takes some fifty megabytes while it is decoded.
  for (const [index, file] of files.entries())
    judged.push(!looks[index] ? 'bad' : (await isWhole(file)) ? 'picture' : 'damaged');
  return judged;
}

/** Gives the pictures among the files; a notice names the others and says what is wrong with them. */
export function useAcceptPictures(): (files: readonly File[]) => Promise<readonly File[]> {
  const notify = useNotify();
  const say = useSay();
  return useCallback(
    async (files) => {
      const judged = await judge(files);
      const those = (wanted: Judgement) => files.filter((_, index) => judged[index] === wanted);
      for (const fault of ['bad', 'damaged'] as const) {
        const refused = those(fault);
        if (refused.length > 0) notify(say(`picture.${fault}`, { names: namesIn(refused) }), { type: 'error' });
      }
      return those('picture');
    },
    [notify, say],
  );
}
