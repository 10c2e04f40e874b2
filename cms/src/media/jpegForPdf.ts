/** Converts stored pictures, which are WebP, to JPEG for PDFs. */
import { toPicture } from '@qaima/schemas';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { storedFiles } from './folderOrBucket';

/** The maximum side of the JPEG, enough for a few printed centimetres. */
const MAX_SIDE_PIXELS = 640;

/** A stored picture as a JPEG on white. Null if it is missing or unreachable; the PDF is then rendered without it. */
export async function pictureAsJpeg(name: string): Promise<Buffer | null> {
  if (toPicture(name) === null) return null;
  try {
    const file = await storedFiles().open(name);
    if (file === null) return null;
    return await sharp(await buffer(file.content))
      .resize(MAX_SIDE_PIXELS, MAX_SIDE_PIXELS, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 90 })
      .toBuffer();
  } catch {
    return null;
  }
}
