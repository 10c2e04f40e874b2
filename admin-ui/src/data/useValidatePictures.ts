/**
 * Rejects files that are not pictures or are damaged, and converts photos of iPhones. The first bytes identify a
 * picture; decoding proves that it is complete.
 */
import { useCallback } from 'react';
import { IMAGE_HEADER_BYTES, detectImageFormat, isHeic } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { useTranslate } from '../i18n/i18n.js';
import { joinFileNames } from '../i18n/joinFileNames.js';
import { heicToJpeg } from './decodeHeic.js';
import { resolveTopic, TOPIC_OPTION } from './notificationTopics.js';

const TOPIC = 'pictureFiles';

/** Why a file is rejected. `heic`: a photo of an iPhone that could not be converted. */
const PROBLEMS = ['bad', 'damaged', 'heic'] as const;
type Problem = (typeof PROBLEMS)[number];

async function headerOf(file: File): Promise<Uint8Array> {
  // A file that can't be read (because it was moved, or is stored only in the cloud) counts as not a picture.
  const head = await file
    .slice(0, IMAGE_HEADER_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return new Uint8Array(head);
}

const isWhole = (file: File): Promise<boolean> =>
  createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );

/** The picture to use for a file, or why there is none. */
async function readPicture(file: File): Promise<File | Problem> {
  const header = await headerOf(file);
  if (isHeic(header)) return heicToJpeg(file).catch(() => 'heic' as const);
  if (detectImageFormat(header) === null) return 'bad';
  return (await isWhole(file)) ? file : 'damaged';
}

/**
 * Returns a function that filters out invalid files and converts photos of iPhones. A notification names the invalid
 * files and their problem.
 */
export function useValidatePictures(): (files: readonly File[]) => Promise<readonly File[]> {
  const notify = useNotify();
  const t = useTranslate();
  return useCallback(
    async (files) => {
      const read: (File | Problem)[] = [];
      // Sequential, because a decoded photo takes about 50 MB of memory.
      for (const file of files) read.push(await readPicture(file));
      resolveTopic(TOPIC);
      for (const issue of PROBLEMS) {
        const refused = files.filter((_, index) => read[index] === issue);
        if (refused.length > 0)
          notify(t(`picture.${issue}`, { names: joinFileNames(refused) }), { type: 'error', [TOPIC_OPTION]: TOPIC });
      }
      return read.filter((one) => one instanceof File);
    },
    [notify, t],
  );
}
