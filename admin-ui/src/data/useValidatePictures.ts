/**
 * Rejects files that are not pictures or are damaged. The first bytes identify a picture; decoding proves that it is
 * complete.
 */
import { useCallback } from 'react';
import { IMAGE_HEADER_BYTES, detectImageFormat } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { useTranslate } from '../i18n/i18n.js';
import { joinFileNames } from '../i18n/joinFileNames.js';
import { resolveTopic, TOPIC_OPTION } from './notificationTopics.js';

const TOPIC = 'pictureFiles';

type PictureVerdict = 'picture' | 'bad' | 'damaged';

async function looksLikePicture(file: File): Promise<boolean> {
  // A file that can't be read (because it was moved, or is stored only in the cloud) counts as not a picture.
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
  // Sequential, because a decoded photo takes about 50 MB of memory.
  for (const [index, file] of files.entries())
    judged.push(!looks[index] ? 'bad' : (await isWhole(file)) ? 'picture' : 'damaged');
  return judged;
}

/** Returns a function that filters out invalid files. A notification names these files and their problem. */
export function useValidatePictures(): (files: readonly File[]) => Promise<readonly File[]> {
  const notify = useNotify();
  const t = useTranslate();
  return useCallback(
    async (files) => {
      const judged = await validateFiles(files);
      resolveTopic(TOPIC);
      const those = (wanted: PictureVerdict) => files.filter((_, index) => judged[index] === wanted);
      for (const issue of ['bad', 'damaged'] as const) {
        const refused = those(issue);
        if (refused.length > 0)
          notify(t(`picture.${issue}`, { names: joinFileNames(refused) }), { type: 'error', [TOPIC_OPTION]: TOPIC });
      }
      return those('picture');
    },
    [notify, t],
  );
}
