/** Refuses chosen files that are no pictures before anything is made or sent: by content, since a name or type proves nothing. */
import { useCallback } from 'react';
import { PICTURE_HEAD_BYTES, pictureKindOf } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { useSay } from '../app/i18n.js';
import { namesIn } from './fileNames.js';

async function isPicture(file: File): Promise<boolean> {
  // A file that can't be read (moved, or still in the cloud) has no head either.
  const head = await file
    .slice(0, PICTURE_HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return pictureKindOf(new Uint8Array(head)) !== null;
}

/** Gives the pictures among the files; a notice names the others and says what is accepted. */
export function useAcceptPictures(): (files: readonly File[]) => Promise<readonly File[]> {
  const notify = useNotify();
  const say = useSay();
  return useCallback(
    async (files) => {
      const judged = await Promise.all(files.map(isPicture));
      const refused = files.filter((_, index) => !judged[index]);
      if (refused.length > 0) notify(say('picture.bad', { names: namesIn(refused) }), { type: 'error' });
      return files.filter((_, index) => judged[index]);
    },
    [notify, say],
  );
}
